import type { Messages } from '../../messages.ts';

/** The decision that is due, and its answers. */
export const prompt: Messages['ui']['prompt'] = {
  unanswered: 'Le calcul a échoué ; la partie continue sans lui.',
  decision: 'Décision',
  both: '{a} et {b}',
  setOff:
    '{at} a déclenché le marqueur posé par {who}{optional, select, false {, et ce tir est obligatoire} other {}} : Tir d’Opportunité.',
  cost: '({cost, plural, =0 {gratuit} other {# PA}})',
  roll: {
    bothRolled: 'Un {die, number} des deux côtés : relancez.',
    tied: 'Égalité : relancez.',
    roll: '{dice, plural, one {Lancer le dé} other {Lancer # dés}}',
    useTyped: 'Saisir de vrais dés',
    useLive: 'Laisser lancer l’ordinateur',
    orderOfShots: 'Tir par tir : {sizes} dés.',
    order: 'D’abord le dé de ce joueur : {a} ; puis celui de l’autre : {b}.',
    rollOff: {
      title: 'Jet de préparation',
      text: 'Un dé chacun. Le plus haut met en place la table ; l’autre camp choisit ensuite son bord. Égalité : on relance.',
    },
    deployOrder: {
      title: 'Qui se déploie en premier ?',
      text: 'Un dé chacun, le plus bas se déploie en premier. Égalité : on relance.',
    },
    initiative: {
      title: 'Qui a l’initiative ?',
      text: '{a} mise {bidA, number}, {b} mise {bidB, number}. Un dé chacun, et chaque pion misé ajoute 1 : le plus haut commence. Égalité : on relance ; les mises restent.',
    },
    firstTurn: {
      title: 'Qui commence ?',
      text: 'Tout le monde est en place. Un dé chacun, le plus haut joue le premier tour.',
    },
    shot: {
      title: '{who} tire sur {at}',
      text: '{dice, plural, one {# dé} other {# dés}} : chacun {need}. Une réussite ou plus fait une blessure, un double 6 un headshot.',
      together: {
        shot: 'Quel que soit le nombre de réussites : une blessure. Un double 6 dans l’un des tirs : un headshot.',
        roll: 'Quel que soit le nombre de réussites : une blessure. Un double 6 n’importe où dans le jet : un headshot.',
      },
    },
    closeCombat: {
      title: '{who} frappe {against}',
      text: '{dice, plural, one {# dé} other {# dés}} : chacun {need}, et chaque réussite fait une blessure. On continue jusqu’à ce que l’un soit éliminé.',
    },
    scatter: {
      title: 'Où tombe la grenade lancée par {who} ?',
      sure: '{count, plural, =1 {Un {from, number}} =2 {Un {from, number} ou un {to, number}} other {De {from, number} à {to, number}}} : à l’endroit visé.',
      away: '{count, plural, =1 {Un {from, number}} =2 {Un {from, number} ou un {to, number}} other {De {from, number} à {to, number}}} : {drift, select, exactly {exactement {distance, number}u plus loin, ou pas du tout,} other {jusqu’à {distance, number}u plus loin,}} au gré de l’autre camp.',
    },
    burst: {
      title: 'La grenade lancée par {who} explose',
      text: '{dice, plural, one {# dé} other {# dés}} : chacun {need}, et chaque réussite fait une blessure, la plus basse valeur de Corps à Corps d’abord.',
      once: '{dice, plural, one {# dé} other {# dés}} : chacun {need}{hidden, select, none {} other {, {hard} contre {hidden}}}. {eliminates, select, true {Chaque réussite élimine un personnage} other {Chaque réussite fait une blessure}}, la plus basse valeur de Corps à Corps d’abord, personne deux fois.',
      bySixes:
        '{dice, plural, one {# dé} other {# dés}} : chacun {need}. Des réussites en blessent un seul, {single, select, thrower {au choix du lanceur} other {la plus basse valeur de Corps à Corps}} ; deux six les blessent tous, trois les éliminent tous.',
    },
    burstTie: {
      title: 'Qui subit la blessure suivante ?',
      text: 'Un dé pour chacun des ex æquo ; le plus bas est touché.',
    },
    suppression: {
      title: 'Tir de Suppression',
      text: '{dice, plural, one {# dé} other {# dés}}, un par tireur : chaque 6 blesse.',
    },
    shockTest: {
      title:
        '{because, select, none {{who} essaie de surmonter la panique} other {{because} est touché : {who} garde-t-il son sang-froid ?}}',
      text: '{most, plural, =1 {Un 1} other {# ou moins}} : {recovering, select, true {c’est fait} other {oui}}. {own, plural, one {Sa carte a # action} other {Sa carte a # actions}}{help, plural, =0 {} one {, et # pion l’aide} other {, et # pions l’aident}}. {recovering, select, true {Sinon il peut réessayer} other {Sinon il panique}}.',
    },
    free: {
      title: 'Un jet libre',
      text: 'Pour ce qu’aucune règle ne prévoit : les dés décident, vous dites ce qu’ils signifient.',
    },
  },
  edge: {
    title: 'Choisissez votre bord de table',
    text: 'Le bord opposé revient à {other}.',
    north: 'Bord nord',
    east: 'Bord est',
    south: 'Bord sud',
    west: 'Bord ouest',
  },
  bids: {
    title: 'Mises pour l’initiative',
    turn: 'Mises pour l’initiative : {name}',
    text: 'Chaque pion misé ajoute 1 à votre dé et est dépensé. Le plus haut commence cette manche.',
    lookAway: '{other}, ne regardez pas pendant que {name} mise. Les deux mises sont révélées ensemble.',
    begin: 'Miser',
    again: 'Recommencer avec {other}',
    screen: '{name} mise',
    alone: 'Personne d’autre ne regarde : {name} mise.',
    label: 'Votre mise, de 0 à {most, number}',
    labelOf: '{name}, de 0 à {most, number}',
    show: 'Montrer ce que je tape',
    done: 'C’est ma mise',
    bid: 'Ce sont nos mises',
    fault: 'Tapez un nombre de 0 à {most, number}.',
  },
  deploy: {
    title: 'Déployez un personnage',
    place: 'Placer {who}',
    text: 'Cliquez sur la table, à {depth, number}u ou moins de votre bord {edge}. {left, plural, one {C’est votre dernier} other {# attendent encore}} ; les camps alternent.',
    textTouching:
      'Cliquez sur la table à votre bord {edge}, que le socle doit toucher. {left, plural, one {C’est votre dernier} other {# attendent encore}} ; les camps alternent.',
    either:
      'Des deux d’une même carte, l’un ou l’autre peut venir d’abord ; le second suit quand le premier est tombé.',
    widened: 'Il ne restait plus de place dans la zone ; elle est donc plus profonde que d’habitude.',
    arriving: 'Renforts pour {name}',
    textArriving:
      'Cliquez à votre bord {edge}, que le socle doit toucher. C’est gratuit, et celui qui arrive peut agir aussitôt. Celui qui est retenu peut venir à un tour suivant.',
    keepBack: 'Retenir {who}',
    north: 'nord',
    east: 'est',
    south: 'sud',
    west: 'ouest',
  },
  cover: {
    title: '{who} se met-il à terre ?',
    text: '{shooter} tire {shots, plural, one {} other {# fois }}{aimed, select, true {en visant } other {}}sur {who} ({weapon}). {against, select, all {La mise à terre dure jusqu’à sa prochaine action} other {La mise à terre vaut contre {shooter} pour ce tour}} ; décliner ne coûte rien.',
    take: 'Se mettre à terre',
    decline: 'Rester debout',
  },
  aim: {
    title: '{who} vise-t-il {at} ?',
    text: 'Chaque dé {need}. Une cible pas encore à terre peut alors encore s’y mettre. Sans viser, le tir part tel quel.',
    aim: 'Viser',
    decline: 'Tirer sans viser',
  },
  fightFirst: {
    title: '{who} rencontre plusieurs ennemis : qui d’abord ?',
    text: 'Les combats se suivent, chacun jusqu’au bout.',
    fight: 'Combattre {who}',
  },
  listed: {
    opportunity: 'Tir d’Opportunité sur {target} ?',
    opportunityText:
      '{shot, select, forced {Qui peut tirer le doit, une fois par marqueur : dites qui est le suivant.} paid {Un tir par marqueur, pour un pion, une action et un des tirs du tour. Décliner laisse les marqueurs en place.} other {Un tir gratuit, un par marqueur. Décliner laisse les marqueurs en place.}}',
    goOn: '{who} continue-t-il ?',
    goOnText: 'Le reste du mouvement ne coûte rien de plus ; s’arrêter ici y renonce.',
    moveAndFire: '{who} peut tirer',
    moveAndFireText:
      'Le tir du Tir d’Assaut, {moving, select, true {d’ici ; puis le mouvement continue} other {de l’endroit où le mouvement s’est terminé}}.',
    burstWound: '{single, select, thrower {Qui est blessé par l’explosion ?} other {Qui subit la blessure suivante ?}}',
    burstWoundText:
      '{single, select, thrower {Les réussites font une seule blessure, pour l’un d’entre eux.} other {Il reste {hits, plural, one {# réussite} other {# réussites}}, et ceux-ci sont à égalité au Corps à Corps.}}',
    suppressionWound: 'Qui est blessé par le six ?',
    suppressionWoundText:
      '{victim, select, any {N’importe lequel d’entre eux peut être choisi.} other {Ils sont à égalité au Corps à Corps.}}',
    pickUp: '{who} la ramasse-t-il ?',
    pickUpText:
      'Une {grenade, select, frag {grenade à fragmentation} concussion {grenade offensive} other {grenade fumigène}} se trouve ici ; la prendre ne coûte rien, et le mouvement continue.',
    takeAnswer: 'La ramasser',
    leaveAnswer: 'La laisser',
    burstCover: 'Qui se met à terre avant l’explosion ?',
    burstCoverText:
      'Une grenade à fragmentation touche celui qui se met à terre sur un de plus au dé. Se mettre à terre coûte un pion et une action à chacun.',
    coverAnswer: '{who} se met à terre',
    shockTest: 'Qui garde son sang-froid ?',
    shockTestText: 'À égale distance de l’événement ({who}) : l’un d’eux doit faire le test.',
    bodyStays: 'La dépouille reste-t-elle dans l’emplacement ? ({who})',
    bodyStaysText:
      'Elle ferme l’emplacement jusqu’à ce qu’on la dégage ; le socle scénique offre tout de même un couvert.',
    staysAnswer: 'Elle reste',
    takenOffAnswer: 'Elle est retirée',
    takeHole: '{who} prend-il l’emplacement ?',
    takeHoleText:
      'L’emplacement du vaincu ({beaten}) est libre pour le vainqueur, gratuitement ; il est visible en y entrant. Décliner laisse la dépouille où elle est.',
    takeHoleAnswer: 'Y entrer',
    own: '{who} (à vous)',
    suppressionFirst: 'Quelle suppression lance d’abord ?',
    suppressionFirstText: 'Chaque marqueur lance ses dés au début de votre tour.',
    shoot: '{who} tire sur {at}',
    shootWith: '{who} tire sur {at} ({weapon})',
    goOnAnswer: 'Continuer',
    stopAnswer: 'S’arrêter ici',
    markerOf: 'Le tir mené par {firers}',
    pass: 'Décliner',
  },
  objective: {
    across:
      'À éviter : {what}. Traverse les deux zones : l’autre camp peut toucher cet élément sans quitter sa zone et gagner aussitôt.',
    title: 'Choisissez votre objectif',
    text: 'L’ennemi l’emporte en le touchant. Prenez un des éléments éclairés, ici ou sur la table.',
    textEither:
      'L’ennemi l’emporte en le touchant. Prenez un des éléments éclairés, ou cliquez n’importe où dans votre zone.',
    textSpot:
      'L’ennemi l’emporte en le touchant. Votre zone ne contient aucun décor à prendre : cliquez-y un point, ou prenez celui proposé.',
    spot: 'Un point à votre bord',
  },
  drift: {
    title: 'La grenade lancée par {who} est déviée',
    text: '{exactly, select, true {Posez le marqueur à exactement {most, number}u de l’endroit visé, ou laissez-le là} other {Posez le marqueur n’importe où à {most, number}u ou moins de l’endroit visé}} : cliquez ou faites-le glisser.',
    stay: 'La laisser où elle est',
    north: '{most, number}u au nord',
    east: '{most, number}u à l’est',
    south: '{most, number}u au sud',
    west: '{most, number}u à l’ouest',
  },
  equip: {
    title: 'Qui la reçoit ? {grenade}',
    text: 'Achetées avant la partie, distribuées une par une à tour de rôle.',
  },
  smoke: {
    title: 'La fumée s’étend : posez le second écran',
    text: 'Il doit toucher le premier : son centre est à {most, number}u au plus du premier. Cliquez ou faites-le glisser. Les deux disparaissent au début du tour d’après.',
    upon: 'Sur le premier',
  },
  act: {
    watched:
      '{trigger, select, acting {Toute action ({who})} other {Se déplacer, tirer ou lancer ({who})}} déclenche le Tir d’Opportunité : {by}.',
    title: 'À vous : {tokens, plural, =0 {aucun pion} one {# pion} other {# pions}} à dépenser',
    with: '{who} : {actions}',
    text: 'Choisissez un de vos personnages, sur la table ou par sa carte. Ce que vous ne dépensez pas, vous le gardez.',
    textInRound:
      'Choisissez un de vos personnages, sur la table ou par sa carte. Ce qui reste à la fin de la manche est perdu.',
  },
  over: {
    title: 'La partie est terminée',
  },
};

/** For somebody's first turns: what to do with the mouse or the finger now. */
export const hints: Messages['ui']['hints'] = {
  title: 'Conseil',
  hide: 'Plus de conseils',
  deploy:
    'La bande claire est à vous : cliquez-y pour poser le personnage nommé ci-dessus, ou laissez faire le programme. Un autre nom, ici, en place un autre d’abord.',
  pick: 'Vos figurines à l’anneau lumineux peuvent agir : cliquez-en une sur la table, ou sa carte. Le disque doré sous votre nom compte vos pions ; chaque action en coûte.',
  again:
    'Continuez avec toute figurine à l’anneau lumineux, tant qu’il y a des pions, ou choisissez Fin du tour : les pions gardés restent à vous pour le tour suivant.',
  act: 'Mouvement, puis cliquez où aller. Tir, puis cliquez un ennemi. À terre : plus difficile à toucher. Échap renonce sans rien dépenser.',
  move: 'Montrez un endroit : la ligne indique le trajet, les mots ce qu’il coûte. Cliquez pour y aller. Les anneaux disent où mènent 1, 2 et 3 pions.',
  fire: 'Montrez un ennemi : la ligne indique ce qui l’abrite, les mots combien de dés et quel score touche. Cliquez pour tirer.',
  tool: 'Montrez la table : ce qui en résulterait s’affiche avant toute dépense. Cliquez pour le faire, Échap pour revenir en arrière.',
  answer: 'La réponse revient à {name}. Chaque bouton dit ce qu’il coûte ; rien ne continue avant.',
  roll: 'Les dés décident : appuyez sur le bouton. Tout ce qui compte pour eux est à côté.',
  setting: { title: 'Conseils', shown: 'Dans les premiers tours d’une partie', hidden: 'Aucun' },
};
