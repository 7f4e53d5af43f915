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
    order: 'Dans cet ordre : {a}, puis {b}.',
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
      text: '{dice, plural, one {# dé, qui {need}. Une réussite fait une blessure} other {# dés, dont chacun {need}. Une réussite ou plus fait une blessure}}{sixes, plural, =0 {} =2 {, un double 6 un headshot, qui élimine} other {, # six un headshot, qui élimine}}.',
      together: {
        shot: 'Quel que soit le nombre de réussites : une blessure.{sixes, plural, =0 {} =2 { Un double 6 dans l’un des tirs : un headshot, qui élimine.} other { # six dans l’un des tirs : un headshot, qui élimine.}}',
        roll: 'Quel que soit le nombre de réussites : une blessure.{sixes, plural, =0 {} =2 { Un double 6 n’importe où dans le jet : un headshot, qui élimine.} other { # six n’importe où dans le jet : un headshot, qui élimine.}}',
      },
    },
    closeCombat: {
      title: '{who} frappe {against}',
      text: '{dice, plural, one {# dé, qui} other {# dés, dont chacun}} {need} ; chaque réussite fait une blessure. On continue jusqu’à ce que l’un des deux soit éliminé.',
    },
    scatter: {
      title: 'Où tombe la grenade jetée par {who} ?',
      sure: '{count, plural, =1 {Un {from, number}} =2 {Un {from, number} ou un {to, number}} other {De {from, number} à {to, number}}} : à l’endroit visé.',
      away: '{count, plural, =1 {Un {from, number}} =2 {Un {from, number} ou un {to, number}} other {De {from, number} à {to, number}}} : {drift, select, exactly {déviée d’exactement {distance, number}u, ou pas du tout,} other {déviée de {distance, number}u au plus,}} au gré de l’autre camp.',
    },
    burst: {
      title: 'La grenade jetée par {who} explose',
      text: '{dice, plural, one {# dé, qui} other {# dés, dont chacun}} {need}, et chaque réussite fait une blessure, la plus basse valeur de Corps à Corps d’abord.',
      once: '{dice, plural, one {# dé, qui} other {# dés, dont chacun}} {need}{hidden, select, none {} other {, {hard} contre {hidden}}}. {eliminates, select, true {Chaque réussite élimine un personnage} other {Chaque réussite fait une blessure}}, la plus basse valeur de Corps à Corps d’abord, personne deux fois.',
      bySixes:
        '{dice, plural, one {# dé, qui} other {# dés, dont chacun}} {need}. Une réussite ou plus en blesse un seul, {single, select, thrower {au choix du lanceur} other {la plus basse valeur de Corps à Corps}} ; deux six les blessent tous, trois les éliminent tous.',
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
    text: '{other} reçoit le bord opposé.',
    small: 'Les règles demandent une table d’au moins 24u sur 24u ; on peut tout de même jouer sur celle-ci.',
    north: 'Bord nord',
    east: 'Bord est',
    south: 'Bord sud',
    west: 'Bord ouest',
  },
  bids: {
    title: 'Mises pour l’initiative',
    turn: 'Mises pour l’initiative : {name}',
    text: 'Chaque pion misé ajoute 1 à votre dé et est dépensé. Le plus haut commence cette manche.',
    lookAway: '{other}, ne regardez pas : {name} mise. Les deux mises sont révélées ensemble.',
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
    text: 'Choisissez un endroit à {depth, number}u ou moins de votre bord {edge}. {left, plural, one {C’est votre dernier} other {# attendent encore}} ; les camps alternent.',
    textTouching:
      'Choisissez un endroit à votre bord {edge}, que le socle doit toucher. {left, plural, one {C’est votre dernier} other {# attendent encore}} ; les camps alternent.',
    either:
      'Des deux personnages d’une même carte, l’un ou l’autre peut venir d’abord ; le second suit quand le premier est tombé.',
    widened: 'Il ne restait plus de place dans la zone ; elle est donc plus profonde que d’habitude.',
    arriving: 'Renforts pour {name}',
    textArriving:
      'Choisissez un endroit à votre bord {edge}, que le socle doit toucher. C’est gratuit, et celui qui arrive peut agir aussitôt. Celui qui reste en réserve peut venir à un tour suivant.',
    keepBack: 'Garder {who} en réserve',
    north: 'nord',
    east: 'est',
    south: 'sud',
    west: 'ouest',
  },
  cover: {
    title: '{who} se met-il à terre ?',
    text: '{shooter} tire {shots, plural, one {} other {# fois }}{aimed, select, true {en visant } other {}}sur {who} ({weapon}). {against, select, all {Une fois à terre, il y reste jusqu’à sa prochaine action} other {Il n’est alors à terre que face à {shooter}, pour ce tour}} ; décliner ne coûte rien.',
    take: 'Se mettre à terre',
    decline: 'Rester debout',
  },
  aim: {
    title: '{who} vise-t-il {at} ?',
    text: 'Chaque dé {need}. Si elle n’est pas encore à terre, la cible pourra s’y mettre ensuite. Sans viser, le tir part tel quel.',
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
      '{shot, select, forced {Quiconque peut tirer doit le faire, une fois par marqueur : dites qui est le suivant.} paid {Un tir par marqueur, pour un pion, une action et un des tirs du tour. Décliner laisse les marqueurs en place.} other {Un tir gratuit, un par marqueur. Décliner laisse les marqueurs en place.}}',
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
      'Contre un personnage à terre, la grenade à fragmentation demande un point de plus au dé. Se mettre à terre coûte un pion et une action à chacun.',
    coverAnswer: '{who} se met à terre',
    shockTest: 'Qui garde son sang-froid ?',
    shockTestText: 'À égale distance de l’événement ({who}) : l’un d’eux doit faire le test.',
    bodyStays: 'La dépouille ({who}) reste-t-elle dans l’emplacement ?',
    bodyStaysText: 'Elle ferme l’emplacement jusqu’à ce qu’on l’ôte ; le socle scénique offre tout de même un couvert.',
    staysAnswer: 'Elle reste',
    takenOffAnswer: 'Elle est retirée',
    takeHole: '{who} prend-il l’emplacement ?',
    takeHoleText:
      'Le vainqueur peut prendre gratuitement l’emplacement du vaincu ({beaten}), mais il est visible en y entrant. Décliner laisse la dépouille où elle est.',
    takeHoleAnswer: 'Y entrer',
    own: '{who} (à vous)',
    suppressionFirst: 'Quel Tir de Suppression lancer d’abord ?',
    suppressionFirstText: 'Les dés de chaque marqueur se lancent au début de votre tour.',
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
    text: 'L’ennemi l’emporte en le touchant. Prenez un des éléments en surbrillance, ici ou sur la table.',
    textEither:
      'L’ennemi l’emporte en le touchant. Prenez un des éléments en surbrillance, ou n’importe quel point de votre zone.',
    textSpot:
      'L’ennemi l’emporte en le touchant. Votre zone ne contient aucun décor à choisir : prenez un point de la zone, ou prenez celui proposé.',
    spot: 'Un point à votre bord',
  },
  drift: {
    title: 'La grenade jetée par {who} est déviée',
    text: '{exactly, select, true {Posez le marqueur à exactement {most, number}u de l’endroit visé, ou laissez-le là} other {Posez le marqueur n’importe où à {most, number}u ou moins de l’endroit visé}} : désignez l’endroit ou faites-le glisser.',
    stay: 'La laisser où elle est',
    north: '{most, number}u au nord',
    east: '{most, number}u à l’est',
    south: '{most, number}u au sud',
    west: '{most, number}u à l’ouest',
  },
  equip: {
    title: '{grenade} : qui la reçoit ?',
    text: 'Achetées avant la partie, distribuées une par une à tour de rôle.',
  },
  smoke: {
    title: 'La fumée s’étend : posez le second écran',
    text: 'Il doit toucher le premier : son centre est à {most, number}u au plus du premier. Désignez l’endroit ou faites-le glisser. Les deux disparaissent au début du tour d’après.',
    upon: 'Sur le premier',
  },
  act: {
    watched:
      '{trigger, select, acting {Toute action ({who})} other {Se déplacer, tirer ou jeter une grenade ({who})}} déclenche le Tir d’Opportunité : {by}.',
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
    'La bande hachurée est votre zone de déploiement : choisissez-y une place pour le personnage nommé ci-dessus, ou laissez faire le programme. Un autre nom choisi ici passe avant.',
  pick: 'Les personnages cerclés de lumière peuvent agir : choisissez l’un d’eux sur la table, ou sur sa carte. Le disque doré compte vos pions Action (PA), qui paient les actions.',
  again: 'Continuez avec un personnage cerclé de lumière, ou choisissez « Fin du tour ».',
  done: 'Ce personnage ne peut plus rien faire pour l’instant. Choisissez-en un autre cerclé de lumière, ou « Fin du tour ».',
  end: 'Personne de votre camp ne peut plus agir : choisissez « Fin du tour ».',
  act: '{touch, select, true {Touchez le sol pour bouger, ou un ennemi pour tirer} other {Choisissez le sol pour bouger, un ennemi pour tirer, ou faites glisser la figurine là où elle doit aller}}. Rien n’est dépensé avant la confirmation.',
  move: '{touch, select, true {Touchez un endroit pour voir le trajet et son coût ; touchez-le encore pour y aller} other {Pointez un endroit pour voir le trajet et son coût ; choisissez-le pour y aller, ou faites glisser la figurine}}. Les contours montrent jusqu’où mènent vos pions.',
  /** With a move in the hand, on a table with storeys. */
  storeys:
    'On pointe sur le niveau affiché : choisissez-le à côté de la table{touch, select, true {} other {, ou avec le point et la virgule}}. Le trajet trouve l’escalier tout seul, et regarder ne coûte rien.',
  fire: '{touch, select, true {Touchez un ennemi pour voir son couvert et les chances ; touchez-le encore pour tirer} other {Pointez un ennemi pour voir son couvert et les chances ; choisissez-le pour tirer}}. Rien n’est dépensé avant.',
  tool: '{touch, select, true {Touchez la table pour voir ce qui arriverait ; touchez encore le même endroit pour le faire} other {Pointez la table pour voir ce qui arriverait ; choisissez l’endroit pour le faire}}. Rien n’est dépensé avant.',
  answer: 'C’est {name} qui décide. Chaque réponse montre son coût et ses chances.',
  roll: 'Appuyez sur le bouton pour lancer. « Pourquoi ? » montre tout ce qui compte.',
  setting: { title: 'Conseils', shown: 'Dans les premiers tours d’une partie', hidden: 'Aucun' },
};
