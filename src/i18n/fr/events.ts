import type { Messages } from '../messages.ts';

/** A sentence for each event; which of several keys it is, and the values, comes from narrate.ts. */
export const events: Messages['events'] = {
  placed: 'Correction : {who} est mis à un autre endroit{storeys, select, yes {, au niveau {level, number}} other {}}.',
  corrected:
    'Correction : {who}{out, select, yes { · hors de la partie} no { · de retour dans la partie} other {}}{second, select, yes { · le premier de la carte est tombé} no { · le premier de la carte est de retour} other {}}{wounded, select, yes { · blessé} no { · indemne} other {}}{inCover, select, yes { · à terre} no { · plus à terre} other {}}{shock, select, yes { · sous le choc} no { · remis du choc} other {}}{panicking, select, yes { · en panique} no { · remis de la panique} other {}}{tokens, select, yes {{spent, plural, one { · # pion sur la carte} other { · # pions sur la carte}}} other {}}',
  markerRemoved: 'Plus sur la table : {marker}.',
  tokensSet: 'Correction : {side} a maintenant {tokens, plural, one {# pion} other {# pions}}.',
  turnSet:
    'Correction : tour {number, number}, à {side} de jouer{counted, select, yes {{spent, plural, one { · # pion déjà dépensé} other { · # pions déjà dépensés}}} other {}}.',
  grenadesSet:
    'Correction : grenades supplémentaires de {who} : {frag, number} à fragmentation, {concussion, number} {concussion, plural, one {offensive} other {offensives}}, {smoke, number} {smoke, plural, one {fumigène} other {fumigènes}}.',

  rolled: '{by} lance {dice}.',
  rolledBoth:
    '{about, select, rollOff {Jet de préparation} deployOrder {Qui se déploie en premier} firstTurn {Qui commence} initiative {Initiative} other {Jet}} : {a} {dieA}, {b} {dieB}.',
  tied: 'Égalité : on relance.',

  rollOffWon: '{by} gagne le jet et met en place la table ; {other} choisit un bord.',
  edgeChosen:
    '{by} prend le bord {edge, select, north {nord} east {est} south {sud} other {ouest}}, {other} celui d’en face.',
  deployOrder: {
    points: '{first} se déploie en premier, ayant plus de points ({more, number} contre {fewer, number}).',
    roll: '{first} se déploie en premier : son jet est le plus bas.',
  },
  objectiveChosen: {
    element: '{by} choisit un objectif : {what}.',
    spot: '{by} choisit comme objectif un point de sa propre zone.',
  },
  objectiveReached: '{who} atteint l’objectif adverse : {of}.',
  deployed: {
    plain: '{who} est déployé{storeys, select, yes { au niveau {level, number}} other {}}.',
    inCover: '{who} est déployé{storeys, select, yes { au niveau {level, number}} other {}}, à terre.',
  },
  keptBack: '{who} reste en réserve.',
  arrived: '{who} arrive en renfort{storeys, select, yes {, au niveau {level, number}} other {}}.',
  firstTurn: '{side} joue le premier tour.',

  roundBegan: 'Manche {number, number}.',
  bidsRevealed:
    'Mises pour l’initiative : {a} {bidA, plural, =0 {rien} one {# pion} other {# pions}}, {b} {bidB, plural, =0 {rien} one {# pion} other {# pions}}.',
  initiativeWon: '{by} a l’initiative, {more, number} contre {fewer, number}.',
  roundEnded: {
    allSpent:
      'La manche {number, number} est terminée : aucun camp ne peut plus rien dépenser.{lost, plural, =0 {} other { Pions perdus : {a} {lostA, number}, {b} {lostB, number}.}}',
    passed:
      'La manche {number, number} est terminée : les deux camps ont passé.{lost, plural, =0 {} other { Pions perdus : {a} {lostA, number}, {b} {lostB, number}.}}',
  },

  turnBegan: 'Tour {number, number} : {side}.',
  countersCleared: {
    all: 'Actions, tirs et mouvements repartent de zéro.',
    turn: 'Tirs et mouvements repartent de zéro.',
  },
  income: '{side} reçoit {tokens, plural, one {# pion} other {# pions}}.',
  turnEnded: {
    declared: '{side} termine son tour.',
    passed: '{side} passe.',
    noTokens: '{side} n’a plus de pions ; le tour se termine.',
    limit: '{side} a dépensé tout ce que permet un tour ; le tour se termine.',
    noAction: '{side} n’a plus rien à quoi dépenser ses pions ; le tour se termine.',
  },
  spent: {
    own: '{who} dépense {tokens, plural, one {# pion} other {# pions}} pour {on, select, move {un mouvement} fire {un tir} moveAndFire {un Tir d’Assaut} grenade {une grenade} opportunityFire {un Tir d’Opportunité} suppressionFire {un Tir de Suppression} joinSuppression {un Tir de Suppression} aim {viser} recover {se ressaisir} other {se mettre à terre}}.',
    commanded:
      '{who} dépense {tokens, plural, one {# pion} other {# pions}} pour {on, select, move {un mouvement} fire {un tir} moveAndFire {un Tir d’Assaut} grenade {une grenade} opportunityFire {un Tir d’Opportunité} suppressionFire {un Tir de Suppression} joinSuppression {un Tir de Suppression} aim {viser} recover {se ressaisir} other {se mettre à terre}}, {beyond, plural, one {# action} other {# actions}} de plus que ne permet sa carte, sous le Commandement exercé par {leaders}.',
  },

  moved: {
    plain:
      '{who} se déplace de {length, number}u{climbs, select, up { et monte au niveau {level, number}} down { et descend au niveau {level, number}} other {}}.',
    across:
      '{who} se déplace de {length, number}u{climbs, select, up { et monte au niveau {level, number}} down { et descend au niveau {level, number}} other {}} et franchit : {crossed}.',
    into: '{who} se déplace de {length, number}u{climbs, select, up { et monte au niveau {level, number}} down { et descend au niveau {level, number}} other {}} et {landing, select, true {s’arrête sur le palier} other {prend place dans}} : {hole}.',
  },
  contact: '{who} arrive au contact de l’ennemi ({with}) : Corps à Corps !',

  putBack: '{who} n’a pas la place et recule un peu.',
  stopped: '{who} s’arrête ici.',
  newWay: '{who} continue par un autre trajet.',
  actionLost: '{who} n’est plus en état de le faire ; les pions sont perdus.',

  fireDeclared:
    '{who} tire {shots, plural, one {} other {# fois }}{aims, select, up {d’en bas } down {d’en haut } other {}}sur {at} ({weapon}).',
  tookCover: {
    all: '{who} se met à terre.',
    from: '{who} se met à terre face à {from} pour ce tour.',
  },
  coverLost: '{who} n’est plus à terre.',
  declined:
    '{by} choisit de ne pas {what, select, takeCover {se mettre à terre} opportunityFire {saisir l’occasion de tirer} moveAndFire {tirer en plus} takeHole {prendre l’emplacement} other {viser}}.',
  aimed: '{who} vise : {dice, plural, one {# dé} other {# dés}} de plus.',
  shot: {
    hit: '{who} lance {dice} contre {at}, touche sur {need, number}+ : {hits, plural, one {une réussite} other {# réussites}}.',
    miss: '{who} lance {dice} contre {at}, touche sur {need, number}+ : manqué.',
    headShot: '{who} lance {dice} contre {at}, touche sur {need, number}+ : headshot, en pleine tête !',
    hopeless: '{who} lance {dice} contre {at} : il fallait plus qu’un 6, rien ne peut toucher.',
  },

  markerPlaced: {
    opportunity:
      '{owner} pose un marqueur de Tir d’Opportunité{storeys, select, yes { au niveau {level, number}} other {}}.',
    suppression:
      'Un Tir de Suppression commence{storeys, select, yes { au niveau {level, number}} other {}}, mené par {firers}.',
    objective: '{owner} marque le point de son objectif.',
    smoke: 'La fumée se répand à l’endroit de l’explosion.',
    grenade:
      'Une grenade reste au sol ({grenade, select, frag {fragmentation} concussion {offensive} other {fumigène}}).',
    body: 'Une dépouille reste sur la table : {owner}.',
    corrected:
      'Correction : posé sur la table{storeys, select, yes { au niveau {level, number}} other {}} : {kind, select, opportunity {Tir d’Opportunité, {owner}} suppression {Tir de Suppression, {firers}} objective {objectif de {owner}} body {dépouille de {owner}} smoke {fumée de {owner}} other {grenade ({grenade, select, frag {fragmentation} concussion {offensive} other {fumigène}})}}.',
  },
  equipped:
    '{who} reçoit une grenade supplémentaire ({grenade, select, frag {fragmentation} concussion {offensive} other {fumigène}}).',
  handedOver:
    '{who} donne une grenade à {to} ({grenade, select, frag {fragmentation} concussion {offensive} other {fumigène}}).',
  pickedUp:
    '{who} ramasse une grenade ({grenade, select, frag {fragmentation} concussion {offensive} other {fumigène}}).',
  leftLying: '{who} laisse une grenade au sol.',
  smokeSpread: '{side} pose son second écran de fumée.',
  opportunityTaken: {
    free: '{who} saisit l’occasion de tirer {aims, select, up {d’en bas } down {d’en haut } other {}}sur {at} ({weapon}).',
    counts:
      '{who} saisit l’occasion de tirer {aims, select, up {d’en bas } down {d’en haut } other {}}sur {at} ({weapon}), pour un pion et un de ses tirs.',
  },
  firersJoined: 'Se joint au Tir de Suppression : {who}.',
  firerLeft: '{who} ne participe plus au Tir de Suppression.',
  suppressed: '{who} {number, plural, one {est} other {sont}} sous suppression pour ce tour.',
  suppressionRolled: 'Tir de Suppression mené par {firers} : {dice}. Chaque 6 blesse.',

  grenadeThrown: {
    sure: '{who} jette une grenade ({weapon}).',
    scatters: '{who} jette une grenade ({weapon}), avec dispersion possible.',
  },
  scattered: {
    exact: 'La grenade tombe à l’endroit visé.',
    away: 'La grenade est déviée : l’autre camp la déplace de {distance, number}u au plus.',
  },
  drifted: 'La grenade tombe à un autre endroit{storeys, select, yes {, au niveau {level, number}} other {}}.',
  driftedOff: 'La grenade est perdue hors de la table.',
  burst: {
    nobody: 'Elle explose{storeys, select, yes { au niveau {level, number}} other {}} et n’atteint personne.',
    caught: 'Elle explose{storeys, select, yes { au niveau {level, number}} other {}} et atteint : {caught}.',
    sheltered:
      'Elle explose{storeys, select, yes { au niveau {level, number}} other {}} et atteint : {caught} ; à l’abri : {sheltered}.',
  },
  burstRolled: {
    plain:
      'L’explosion : {dice}, touche sur {need, number}+ : {hits, plural, =0 {aucune réussite} one {# réussite} other {# réussites}}.',
    hidden:
      'L’explosion : {dice}, touche sur {need, number}+, sur {hard, number}+ contre {hidden} : {hits, plural, =0 {aucune réussite} one {# réussite} other {# réussites}}.',
  },

  exchange: {
    both: 'Corps à Corps{priority, select, none {} other {, {priority} d’abord}} : {attacker} lance {attackerDice} ({attackerHits, plural, =0 {aucune réussite} one {# réussite} other {# réussites}}), {defender} lance {defenderDice} ({defenderHits, plural, =0 {aucune réussite} one {# réussite} other {# réussites}}).',
    oneSided:
      'Corps à Corps : {by} lance {dice} ({hits, plural, =0 {aucune réussite} one {# réussite} other {# réussites}}) ; {other} ne riposte pas.',
  },
  deadlock: 'Ni {attacker} ni {defender} ne peut gagner ce Corps à Corps ; il prend fin.',
  wounded: '{who} est blessé.',
  eliminated: {
    shot: '{who} est éliminé.',
    headShot: '{who} est éliminé par un headshot.',
    closeCombat: '{who} est éliminé au Corps à Corps.',
    burst: '{who} est éliminé par l’explosion.',
    suppression: '{who} est éliminé par le Tir de Suppression.',
  },
  firstFell: '{who} tombe ; le second personnage de la carte peut arriver dès le prochain tour de son camp.',
  bodyTakenOff: {
    owner: 'La dépouille est retirée de la table : {who}.',
    winner: '{by} prend la place ; la dépouille est retirée de la table : {who}.',
    cleared: '{by} ôte la dépouille de l’emplacement : {who}.',
  },
  weaponSwitched: '{who} change d’arme ({weapon}).',
  conditionMet: {
    eliminate:
      '{by} remplit sa condition : {other} a perdu {count, plural, one {un personnage} other {# personnages}}.',
    eliminateAll: '{by} remplit sa condition : {other} a perdu {who}.',
    reach: '{by} a atteint l’élément demandé par le scénario : {element}.',
    reachEdge:
      '{by} a atteint le bord {edge, select, north {nord} east {est} south {sud} other {ouest}}, comme le demande le scénario.',
    hold: '{by} tient, à la fin du tour {turn, number}, l’élément demandé par le scénario : {element}.',
    survive: '{by} a tenu jusqu’à la fin du tour {turn, number}, comme le demande le scénario.',
  },
  shockEnded: '{who} est remis du choc.',
  shockTested: {
    shaken:
      '{who} voit {because} touché et lance {die, number} ({most, number} ou moins pour tenir) : {holds, select, true {il garde son sang-froid} other {il craque}}.',
    recovering:
      '{who} essaie de se ressaisir et lance {die, number} ({most, number} ou moins pour y arriver) : {holds, select, true {c’est fait} other {pas encore}}.',
  },
  panicked: '{who} panique.',
  recovered: '{who} a surmonté la panique.',

  freeRollAsked: {
    plain: '{by} demande un jet libre.',
    noted: '{by} demande un jet libre : {note}',
  },
  umpired: {
    plain: 'Les deux camps conviennent d’une correction.',
    noted: 'Les deux camps conviennent d’une correction : {note}',
  },
  over: {
    losses:
      '{winner} remporte la partie : {loser} a perdu la moitié de sa force, {of, select, points {{lost, plural, one {# point} other {# points}}} other {{lost, plural, one {# personnage} other {# personnages}}}}.',
    objective: '{winner} remporte la partie en atteignant l’objectif adverse ({loser}).',
    condition: '{winner} remporte la partie, ayant fait ce que demande le scénario.',
    turnLimit: 'Les tours du scénario sont écoulés, et {winner} remporte la partie.',
    turnLimitDraw: 'Les tours du scénario sont écoulés : match nul.',
    wipedOut: '{winner} remporte la partie : {loser} n’a plus personne.',
    bothAtOnce: 'Les deux atteignent leur but en même temps ; {winner} l’emporte, car c’est son tour.',
    bothAtOnceDraw: 'Les deux atteignent leur but en même temps : match nul.',
    conceded: '{loser} abandonne, {winner} remporte la partie.',
    agreedDraw: 'Match nul, convenu par les deux camps.',
    stopped:
      'Partie arrêtée, pertes comptées : {winner} est en tête, avec {kept, plural, one {# point perdu} other {# points perdus}} contre {lost, number}.',
    stoppedDraw: 'Partie arrêtée, pertes comptées : match nul ; {a} a perdu {lostA, number}, {b} {lostB, number}.',
  },

  /** Reasons of a number: what a shot needs, and the dice it has. `signed` is +1, −1 … */
  reasons: {
    open: 'à découvert {add, number}+',
    cover: '{signed} couvert : {from}',
    takingCover: '{signed} à terre',
    shock: '{signed} sous le choc',
    camouflage: '{signed} Camouflage',
    weaponDice: '{add, plural, one {# dé} other {# dés}} pour l’arme',
    moreShots: '{signed} pour les tirs en plus',
    aim: '{signed} Viser',
    burst: 'explosion {add, number}+',
    closeCombat: 'Corps à Corps {add, number}+',
    closeCombatDice: '{add, plural, one {# dé} other {# dés}} au Corps à Corps',
    other: '{signed} {rule}',
    otherFrom: '{signed} {rule} : {from}',
  },
};
