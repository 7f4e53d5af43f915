import type { Messages } from '../messages.ts';

/** A sentence for each event; which of several keys it is, and the values, comes from narrate.ts. */
export const events: Messages['events'] = {
  placed:
    'Correzione: {who} viene messo in un altro punto{storeys, select, yes {, al livello {level, number}} other {}}.',
  corrected:
    'Correzione: {who}{out, select, yes { · fuori dal gioco} no { · di nuovo in gioco} other {}}{second, select, yes { · il primo della carta è caduto} no { · il primo della carta è di nuovo in campo} other {}}{wounded, select, yes { · ferito} no { · illeso} other {}}{inCover, select, yes { · riparato} no { · non riparato} other {}}{shock, select, yes { · sotto shock} no { · shock finito} other {}}{panicking, select, yes { · in panico} no { · panico superato} other {}}{tokens, select, yes {{spent, plural, one { · # gettone sulla carta} other { · # gettoni sulla carta}}} other {}}',
  markerRemoved: 'Non è più sul tavolo: {marker}.',
  tokensSet: 'Correzione: {side} ha ora {tokens, plural, one {# gettone} other {# gettoni}}.',
  turnSet:
    'Correzione: turno {number, number}, tocca a {side}{counted, select, yes {{spent, plural, one { · # gettone già speso} other { · # gettoni già spesi}}} other {}}.',
  grenadesSet:
    'Correzione: {who} porta ora granate aggiuntive: {frag, number} a frammentazione, {concussion, number} {concussion, plural, one {offensiva} other {offensive}}, {smoke, number} {smoke, plural, one {fumogena} other {fumogene}}.',

  rolled: '{by} tira {dice}.',
  rolledBoth:
    '{about, select, rollOff {Preparazione del tavolo} deployOrder {Chi schiera per primo} firstTurn {Chi comincia} initiative {Iniziativa} other {Tiro di dadi}}: {a} {dieA}, {b} {dieB}.',
  tied: 'Parità: si tira di nuovo.',

  rollOffWon: '{by} fa il punteggio più alto e prepara il tavolo; {other} sceglie un bordo.',
  edgeChosen:
    '{by} prende il bordo {edge, select, north {nord} east {est} south {sud} other {ovest}}, {other} quello opposto.',
  deployOrder: {
    points: '{first} schiera per primo, con più Punti Vittoria ({more, number} contro {fewer, number}).',
    roll: '{first} schiera per primo, con il dado più basso.',
  },
  objectiveChosen: {
    element: '{by} sceglie un obiettivo: {what}.',
    spot: '{by} sceglie come obiettivo un punto della propria area.',
  },
  objectiveReached: '{who} raggiunge l’obiettivo di {of}.',
  deployed: {
    plain: 'Schierato{storeys, select, yes { al livello {level, number}} other {}}: {who}.',
    inCover: 'Schierato{storeys, select, yes { al livello {level, number}} other {}} e già riparato: {who}.',
  },
  keptBack: 'Trattenuto: {who}.',
  arrived: '{who} arriva come rinforzo{storeys, select, yes {, al livello {level, number}} other {}}.',
  firstTurn: '{side} gioca il primo turno.',

  roundBegan: 'Round {number, number}.',
  bidsRevealed:
    'Puntate per l’iniziativa: {a} {bidA, plural, =0 {nulla} one {# gettone} other {# gettoni}}, {b} {bidB, plural, =0 {nulla} one {# gettone} other {# gettoni}}.',
  initiativeWon: '{by} ha l’iniziativa, {more, number} a {fewer, number}.',
  roundEnded: {
    allSpent:
      'Il round {number, number} è finito: nessuno dei due può più spendere.{lost, plural, =0 {} other { Gettoni persi: {a} {lostA, number}, {b} {lostB, number}.}}',
    passed:
      'Il round {number, number} è finito: entrambi hanno passato.{lost, plural, =0 {} other { Gettoni persi: {a} {lostA, number}, {b} {lostB, number}.}}',
  },

  turnBegan: 'Turno {number, number}: {side}.',
  countersCleared: {
    all: 'Azioni, tiri e movimento ripartono da zero.',
    turn: 'Tiri e movimento ripartono da zero.',
  },
  income: '{side} riceve {tokens, plural, one {# gettone} other {# gettoni}}.',
  turnEnded: {
    declared: '{side} chiude il turno.',
    passed: '{side} passa.',
    noTokens: '{side} non ha più gettoni; il turno finisce.',
    limit: '{side} ha speso tutto ciò che un turno permette; il turno finisce.',
    noAction: '{side} non ha più nulla per cui spendere gettoni; il turno finisce.',
  },
  spent: {
    own: '{who} spende {tokens, plural, one {# gettone} other {# gettoni}} per {on, select, move {muovere} fire {un tiro} moveAndFire {Muovi & Spara} grenade {una granata} opportunityFire {il Fuoco di Opportunità} suppressionFire {il Fuoco di Soppressione} joinSuppression {il Fuoco di Soppressione} aim {la Mira} recover {riprendersi} other {ripararsi}}.',
    commanded:
      '{who} spende {tokens, plural, one {# gettone} other {# gettoni}} per {on, select, move {muovere} fire {un tiro} moveAndFire {Muovi & Spara} grenade {una granata} opportunityFire {il Fuoco di Opportunità} suppressionFire {il Fuoco di Soppressione} joinSuppression {il Fuoco di Soppressione} aim {la Mira} recover {riprendersi} other {ripararsi}}, {beyond, plural, one {# azione} other {# azioni}} oltre quelle della sua carta, grazie al Comando di {leaders}.',
  },

  moved: {
    plain:
      '{who} si muove di {length, number}u{climbs, select, up { e sale al livello {level, number}} down { e scende al livello {level, number}} other {}}.',
    across:
      '{who} si muove di {length, number}u{climbs, select, up { e sale al livello {level, number}} down { e scende al livello {level, number}} other {}} e scavalca: {crossed}.',
    into: '{who} si muove di {length, number}u{climbs, select, up { e sale al livello {level, number}} down { e scende al livello {level, number}} other {}} e {landing, select, true {si ferma sul pianerottolo} other {entra in}}: {hole}.',
  },
  contact: '{who} arriva a contatto con {with}: Corpo a Corpo!',

  putBack: '{who} non trova posto lì e torna un po’ indietro.',
  stopped: '{who} si ferma qui.',
  newWay: '{who} prosegue per un altro percorso.',
  actionLost: '{who} non è più in grado di farlo; i gettoni sono persi.',

  fireDeclared:
    '{who} spara {shots, plural, one {} other {con # tiri }}{aims, select, up {dal basso } down {dall’alto } other {}}a {at} ({weapon}).',
  tookCover: {
    all: '{who} si ripara.',
    from: '{who} si ripara da {from} per questo turno.',
  },
  coverLost: '{who} non è più riparato.',
  declined:
    '{by} rinuncia {what, select, takeCover {a ripararsi} opportunityFire {al Fuoco di Opportunità} moveAndFire {al tiro di Muovi & Spara} takeHole {a occupare la buca} other {alla Mira}}.',
  aimed: '{who} mira: {dice, plural, one {# dado} other {# dadi}} in più.',
  shot: {
    hit: '{who} tira {dice} contro {at}, serve {need, number}+: {hits, plural, one {un colpo a segno} other {# colpi a segno}}.',
    miss: '{who} tira {dice} contro {at}, serve {need, number}+: mancato.',
    headShot: '{who} tira {dice} contro {at}, serve {need, number}+: headshot!',
    hopeless: '{who} tira {dice} contro {at}: serviva più di un 6, nulla può colpire.',
  },

  markerPlaced: {
    opportunity:
      '{owner} mette un segnalino di Fuoco di Opportunità{storeys, select, yes { al livello {level, number}} other {}}.',
    suppression:
      'Inizia il Fuoco di Soppressione{storeys, select, yes { al livello {level, number}} other {}}, mantenuto da {firers}.',
    objective: '{owner} segna il punto del proprio obiettivo.',
    smoke: 'Dove è esplosa si spande il fumo.',
    grenade:
      'Una granata resta a terra ({grenade, select, frag {a frammentazione} concussion {offensiva} other {fumogena}}).',
    body: 'Il corpo di {owner} resta sul tavolo.',
    corrected:
      'Correzione: messo sul tavolo{storeys, select, yes { al livello {level, number}} other {}}: {kind, select, opportunity {Fuoco di Opportunità, {owner}} suppression {Fuoco di Soppressione, {firers}} objective {obiettivo di {owner}} body {corpo di {owner}} smoke {fumo di {owner}} other {granata ({grenade, select, frag {a frammentazione} concussion {offensiva} other {fumogena}})}}.',
  },
  equipped:
    '{who} riceve una granata aggiuntiva ({grenade, select, frag {a frammentazione} concussion {offensiva} other {fumogena}}).',
  handedOver:
    '{who} passa a {to} una granata ({grenade, select, frag {a frammentazione} concussion {offensiva} other {fumogena}}).',
  pickedUp:
    '{who} raccoglie una granata ({grenade, select, frag {a frammentazione} concussion {offensiva} other {fumogena}}).',
  leftLying: '{who} lascia una granata a terra.',
  smokeSpread: '{side} mette la sua seconda cortina di fumo.',
  opportunityTaken: {
    free: '{who} coglie l’opportunità e spara {aims, select, up {dal basso } down {dall’alto } other {}}a {at} ({weapon}).',
    counts:
      '{who} coglie l’opportunità e spara {aims, select, up {dal basso } down {dall’alto } other {}}a {at} ({weapon}), per un gettone e uno dei suoi tiri.',
  },
  firersJoined: '{who} si unisce al Fuoco di Soppressione.',
  firerLeft: '{who} non partecipa più al Fuoco di Soppressione.',
  suppressed: '{who} {number, plural, one {è} other {sono}} sotto soppressione per questo turno.',
  suppressionRolled: 'Fuoco di Soppressione di {firers}: {dice}. Ogni 6 ferisce.',

  grenadeThrown: {
    sure: '{who} lancia una granata ({weapon}).',
    scatters: '{who} lancia una granata ({weapon}) che può disperdersi.',
  },
  scattered: {
    exact: 'La granata cade nel punto scelto.',
    away: 'La granata si disperde: l’avversario la sposta fino a {distance, number}u.',
  },
  drifted: 'La granata cade in un altro punto{storeys, select, yes {, al livello {level, number}} other {}}.',
  driftedOff: 'La granata va persa fuori dal tavolo.',
  burst: {
    nobody: 'Esplode{storeys, select, yes { al livello {level, number}} other {}} e non prende nessuno.',
    caught: 'Esplode{storeys, select, yes { al livello {level, number}} other {}} e prende {caught}.',
    sheltered:
      'Esplode{storeys, select, yes { al livello {level, number}} other {}} e prende {caught}; al sicuro: {sheltered}.',
  },
  burstRolled: {
    plain:
      'Esplosione: {dice}, serve {need, number}+: {hits, plural, =0 {nessun colpo a segno} one {# colpo a segno} other {# colpi a segno}}.',
    hidden:
      'Esplosione: {dice}, serve {need, number}+, oppure {hard, number}+ contro {hidden}: {hits, plural, =0 {nessun colpo a segno} one {# colpo a segno} other {# colpi a segno}}.',
  },

  exchange: {
    both: 'Corpo a Corpo{priority, select, none {} other {, prima {priority}}}: {attacker} tira {attackerDice} ({attackerHits, plural, =0 {nessun colpo a segno} one {# colpo a segno} other {# colpi a segno}}), {defender} tira {defenderDice} ({defenderHits, plural, =0 {nessun colpo a segno} one {# colpo a segno} other {# colpi a segno}}).',
    oneSided:
      'Corpo a Corpo: {by} tira {dice} ({hits, plural, =0 {nessun colpo a segno} one {# colpo a segno} other {# colpi a segno}}); {other} non risponde ai colpi.',
  },
  deadlock: 'Né {attacker} né {defender} può vincere questo Corpo a Corpo, che finisce.',
  wounded: '{who} resta ferito.',
  eliminated: {
    shot: '{who} è eliminato.',
    headShot: '{who} è eliminato con un headshot.',
    closeCombat: '{who} è eliminato nel Corpo a Corpo.',
    burst: '{who} è eliminato dall’esplosione.',
    suppression: '{who} è eliminato dal Fuoco di Soppressione.',
  },
  firstFell: '{who} cade; l’altro della carta può arrivare dal prossimo turno del suo schieramento.',
  bodyTakenOff: {
    owner: 'Il corpo di {who} viene tolto dal tavolo.',
    winner: '{by} entra nella buca; il corpo di {who} viene tolto dal tavolo.',
    cleared: '{by} toglie dalla buca il corpo di {who}.',
  },
  weaponSwitched: '{who} cambia arma ({weapon}).',
  conditionMet: {
    eliminate:
      '{other} ha perso {count, plural, one {un personaggio} other {# personaggi}}, come lo scenario chiede a {by}.',
    eliminateAll: '{other} ha perso {who}, come lo scenario chiede a {by}.',
    reach: '{by} ha raggiunto ciò che lo scenario chiede: {element}.',
    reachEdge:
      '{by} ha raggiunto il bordo {edge, select, north {nord} east {est} south {sud} other {ovest}}, come lo scenario chiede.',
    hold: 'Alla fine del turno {turn, number}, {by} controlla ciò che lo scenario chiede: {element}.',
    survive: '{by} ha resistito fino alla fine del turno {turn, number}, come lo scenario chiede.',
  },
  shockEnded: '{who} non è più sotto shock.',
  shockTested: {
    shaken:
      '{who} vede colpire {because} e tira {die, number}; regge con {most, number} o meno: {holds, select, true {resiste} other {non resiste}}.',
    recovering:
      '{who} tenta di riprendersi e tira {die, number}; ce la fa con {most, number} o meno: {holds, select, true {ce l’ha fatta} other {non ancora}}.',
  },
  panicked: '{who} cade nel panico.',
  recovered: '{who} ha superato il panico.',

  freeRollAsked: {
    plain: '{by} chiede un dado libero.',
    noted: '{by} chiede un dado libero: {note}',
  },
  umpired: {
    plain: 'Entrambi concordano una correzione.',
    noted: 'Entrambi concordano una correzione: {note}',
  },
  over: {
    losses:
      'Vince {winner}: {loser} ha perso metà della squadra, {of, select, points {{lost, plural, one {# Punto Vittoria} other {# Punti Vittoria}}} other {{lost, plural, one {# personaggio} other {# personaggi}}}}.',
    objective: 'Vince {winner}: ha raggiunto l’obiettivo di {loser}.',
    condition: 'Vince {winner}: ha fatto ciò che lo scenario chiede.',
    turnLimit: 'I turni dello scenario sono finiti, e vince {winner}.',
    turnLimitDraw: 'I turni dello scenario sono finiti: pareggio.',
    wipedOut: 'Vince {winner}: {loser} non ha più nessuno.',
    bothAtOnce:
      'Entrambi raggiungono il loro scopo nello stesso momento; vince {winner}, che sta giocando il suo turno.',
    bothAtOnceDraw: 'Entrambi raggiungono il loro scopo nello stesso momento: pareggio.',
    conceded: '{loser} si arrende, vince {winner}.',
    agreedDraw: 'Pareggio, concordato da entrambi.',
    stopped:
      'Ci si ferma e si conta: è in vantaggio {winner}, con {kept, plural, one {# Punto Vittoria perso} other {# Punti Vittoria persi}} contro {lost, number}.',
    stoppedDraw: 'Ci si ferma e si conta: pareggio, Punti Vittoria persi: {a} {lostA, number}, {b} {lostB, number}.',
  },

  reasons: {
    open: 'allo scoperto {add, number}+',
    cover: '{signed} copertura parziale: {from}',
    takingCover: '{signed} riparato',
    shock: '{signed} Shock da Ferita',
    camouflage: '{signed} Camouflage',
    weaponDice: '{add, plural, one {# dado} other {# dadi}} dell’arma',
    moreShots: '{signed} per altri tiri',
    aim: '{signed} Mira',
    burst: 'esplosione {add, number}+',
    closeCombat: 'Corpo a Corpo {add, number}+',
    closeCombatDice: '{add, plural, one {# dado} other {# dadi}} nel Corpo a Corpo',
    other: '{signed} {rule}',
    otherFrom: '{signed} {rule}: {from}',
  },
};
