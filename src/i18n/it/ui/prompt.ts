import type { Messages } from '../../messages.ts';

/** The decision that is due, and its answers. */
export const prompt: Messages['ui']['prompt'] = {
  unanswered: 'Non è stato possibile calcolarlo; la partita continua anche senza.',
  decision: 'Decisione',
  both: '{a} e {b}',
  setOff:
    '{at} ha fatto scattare il segnalino di {who}{optional, select, false {, e quel tiro è obbligatorio} other {}}: Fuoco di Opportunità.',
  cost: '({cost, plural, =0 {gratis} other {# AT}})',
  roll: {
    bothRolled: 'Un {die, number} per entrambi: si tira di nuovo.',
    tied: 'Parità: si tira di nuovo.',
    roll: '{dice, plural, one {Tira il dado} other {Tira # dadi}}',
    useTyped: 'Inserisci dadi veri',
    useLive: 'Fai tirare il computer',
    orderOfShots: 'Tiro per tiro: {sizes} dadi.',
    order: 'Prima il dado di {a}, poi quello di {b}.',
    rollOff: {
      title: 'Chi prepara il tavolo?',
      text: 'Un dado a testa. Il più alto prepara il tavolo; l’altro poi sceglie il suo bordo. In caso di parità si tira di nuovo.',
    },
    deployOrder: {
      title: 'Chi schiera per primo?',
      text: 'Un dado a testa, il più basso schiera per primo. In caso di parità si tira di nuovo.',
    },
    initiative: {
      title: 'Chi ha l’iniziativa?',
      text: '{a} punta {bidA, number}, {b} {bidB, number}. Un dado a testa, e ogni gettone puntato aggiunge 1: gioca per primo il totale più alto. In caso di parità si tira di nuovo; le puntate restano.',
    },
    firstTurn: {
      title: 'Chi comincia?',
      text: 'Tutti sono al loro posto. Un dado a testa, il più alto gioca il primo turno.',
    },
    shot: {
      title: '{who} spara a {at}',
      text: '{dice, plural, one {# dado, che {need}. Un colpo a segno è una ferita} other {# dadi: ciascuno {need}. Uno o più colpi a segno sono una ferita}}{sixes, plural, =0 {} =2 {; un doppio 6 è un headshot ed elimina} other {; # sei sono un headshot ed eliminano}}.',
      together: {
        shot: 'Per quanti colpi vadano a segno: una ferita.{sixes, plural, =0 {} =2 { Un doppio 6 in uno dei tiri è un headshot ed elimina.} other { # sei in uno dei tiri sono un headshot ed eliminano.}}',
        roll: 'Per quanti colpi vadano a segno: una ferita.{sixes, plural, =0 {} =2 { Un doppio 6 fra tutti i dadi è un headshot ed elimina.} other { # sei fra tutti i dadi sono un headshot ed eliminano.}}',
      },
    },
    closeCombat: {
      title: '{who} combatte contro {against}',
      text: '{dice, plural, one {# dado} other {# dadi}}: ciascuno {need}, e ogni colpo a segno è una ferita. Si va avanti finché uno dei due non è fuori.',
    },
    scatter: {
      title: 'Dove cade la granata di {who}?',
      sure: '{count, plural, =1 {Con {from, number}} =2 {Con {from, number} o {to, number}} other {Da {from, number} a {to, number}}}: nel punto scelto.',
      away: '{count, plural, =1 {Con {from, number}} =2 {Con {from, number} o {to, number}} other {Da {from, number} a {to, number}}}: {drift, select, exactly {a {distance, number}u esatte da lì, o nel punto scelto,} other {fino a {distance, number}u da lì,}} a scelta dell’avversario.',
    },
    burst: {
      title: 'Esplode la granata di {who}',
      text: '{dice, plural, one {# dado} other {# dadi}}: ciascuno {need}, e ogni colpo a segno è una ferita, a partire dal valore di Corpo a Corpo più basso.',
      once: '{dice, plural, one {# dado} other {# dadi}}: ciascuno {need}{hidden, select, none {} other {, {hard} contro {hidden}}}. {eliminates, select, true {Ogni colpo a segno elimina un personaggio} other {Ogni colpo a segno è una ferita}}, a partire dal valore di Corpo a Corpo più basso, nessuno due volte.',
      bySixes:
        '{dice, plural, one {# dado} other {# dadi}}: ciascuno {need}. Uno o più colpi a segno feriscono uno di loro, {single, select, thrower {a scelta di chi lancia} other {il valore di Corpo a Corpo più basso}}; due sei feriscono tutti, tre eliminano tutti.',
    },
    burstTie: {
      title: 'A chi tocca la prossima ferita?',
      text: 'Un dado per ciascuno di quelli in parità; è colpito il più basso.',
    },
    suppression: {
      title: 'Fuoco di Soppressione',
      text: '{dice, plural, one {# dado} other {# dadi}}, uno per ogni personaggio che spara: ogni 6 ferisce.',
    },
    shockTest: {
      title:
        '{because, select, none {{who} tenta di superare il panico} other {{because} è stato colpito: {who} mantiene i nervi saldi?}}',
      text: '{most, plural, =1 {Con un 1} other {Con # o meno}}: {recovering, select, true {ce la fa} other {resiste}}. {own, plural, one {La sua carta ha # azione} other {La sua carta ha # azioni}}{help, plural, =0 {} one {, e # gettone aiuta} other {, e # gettoni aiutano}}. {recovering, select, true {Altrimenti può ritentare} other {Altrimenti cade nel panico}}.',
    },
    free: {
      title: 'Dado libero',
      text: 'Per ciò che nessuna regola prevede: decidono i dadi, voi dite che cosa significano.',
    },
  },
  edge: {
    title: 'Scegli il tuo bordo del tavolo',
    text: 'A {other} va il bordo opposto.',
    small: 'Le regole chiedono un tavolo di almeno 24u per 24u; su questo si può giocare lo stesso.',
    north: 'Bordo nord',
    east: 'Bordo est',
    south: 'Bordo sud',
    west: 'Bordo ovest',
  },
  bids: {
    title: 'Puntate per l’iniziativa',
    turn: 'Puntate per l’iniziativa: {name}',
    text: 'Ogni gettone puntato aggiunge 1 al tuo dado ed è speso. In questo round gioca per primo il più alto.',
    lookAway: '{other}, non guardare mentre {name} punta. Le due puntate si mostrano insieme.',
    begin: 'Fai una puntata',
    again: 'Ricomincia da {other}',
    screen: '{name} fa la sua puntata',
    alone: 'Solo {name} può guardare.',
    label: 'La tua puntata, da 0 a {most, number}',
    labelOf: '{name}, da 0 a {most, number}',
    show: 'Mostra ciò che scrivo',
    done: 'Questa è la mia puntata',
    bid: 'Queste sono le nostre puntate',
    fault: 'Scrivi un numero da 0 a {most, number}.',
  },
  deploy: {
    title: 'Schiera un personaggio',
    place: 'Metti in campo {who}',
    text: 'Scegli un punto entro {depth, number}u dal tuo bordo {edge}. {left, plural, one {È l’ultimo che ti resta} other {Ne restano #}}; si schiera a turno, uno a testa.',
    textTouching:
      'Scegli un punto presso il tuo bordo {edge}: la base deve toccarlo. {left, plural, one {È l’ultimo che ti resta} other {Ne restano #}}; si schiera a turno, uno a testa.',
    either: 'Dei due su una carta può venire prima l’uno o l’altro; il secondo segue quando il primo è caduto.',
    widened: 'Nell’area non c’era più posto, perciò è più profonda del solito.',
    arriving: 'Rinforzi per {name}',
    textArriving:
      'Scegli un punto presso il tuo bordo {edge}: la base deve toccarlo. Non costa nulla, e chi arriva può agire subito. Chi è trattenuto può arrivare in un turno successivo.',
    keepBack: 'Trattieni {who}',
    north: 'nord',
    east: 'est',
    south: 'sud',
    west: 'ovest',
  },
  cover: {
    title: '{who} si ripara?',
    text: '{shooter} spara {shots, plural, one {} other {con # tiri }}{aimed, select, true {con Mira } other {}}a {who} ({weapon}). {against, select, all {L’effetto dura finché {who} non agisce} other {L’effetto contro {shooter} dura per questo turno}}; rinunciare non costa nulla.',
    take: 'Riparati',
    decline: 'Non ripararti',
  },
  aim: {
    title: '{who} mira a {at}?',
    text: 'Ogni dado {need}. Un bersaglio non ancora riparato può poi ripararsi. Senza Mira il tiro parte così com’è.',
    aim: 'Mira',
    decline: 'Spara e basta',
  },
  fightFirst: {
    title: '{who} incontra più nemici: chi per primo?',
    text: 'Si combatte contro uno dopo l’altro, ogni volta fino in fondo.',
    fight: 'Combatti contro {who}',
  },
  listed: {
    opportunity: 'Fuoco di Opportunità contro {target}?',
    opportunityText:
      '{shot, select, forced {Chi può sparare deve farlo, una volta per segnalino: scegli il prossimo.} paid {Un tiro per segnalino, al costo di un gettone, di un’azione e di uno dei tiri del turno. Rinunciando, i segnalini restano dove sono.} other {Un tiro gratuito, uno per segnalino. Rinunciando, i segnalini restano dove sono.}}',
    goOn: '{who} prosegue?',
    goOnText: 'Il resto del movimento non costa altro; fermandosi qui lo si perde.',
    moveAndFire: '{who} può sparare',
    moveAndFireText:
      'Il tiro di Muovi & Spara, da {moving, select, true {qui; poi il movimento prosegue} other {dove il movimento è finito}}.',
    burstWound: '{single, select, thrower {Chi viene ferito dall’esplosione?} other {A chi tocca la prossima ferita?}}',
    burstWoundText:
      '{single, select, thrower {I colpi a segno sono una sola ferita, per uno di questi.} other {{hits, plural, one {Resta # colpo a segno} other {Restano # colpi a segno}}, e questi hanno lo stesso valore di Corpo a Corpo.}}',
    suppressionWound: 'Chi viene ferito dal sei?',
    suppressionWoundText:
      '{victim, select, any {Si può scegliere uno qualsiasi di questi.} other {Hanno lo stesso valore di Corpo a Corpo.}}',
    pickUp: '{who} la raccoglie?',
    pickUpText:
      'Qui a terra c’è una {grenade, select, frag {granata a frammentazione} concussion {granata offensiva} other {granata fumogena}}; prenderla non costa nulla e il movimento prosegue.',
    takeAnswer: 'Raccoglila',
    leaveAnswer: 'Lasciala',
    burstCover: 'Chi si ripara prima dell’esplosione?',
    burstCoverText:
      'Contro chi si ripara, a una granata a frammentazione serve uno in più per colpire. Ripararsi costa un gettone e un’azione a testa.',
    coverAnswer: '{who} si ripara',
    shockTest: 'Chi deve tenere i nervi saldi?',
    shockTestText: 'Questi sono alla stessa distanza da {who}: uno di loro deve fare la prova.',
    bodyStays: 'Il corpo di {who} resta nella buca?',
    bodyStaysText: 'Chiude la buca finché qualcuno non lo toglie; la base dà comunque copertura.',
    staysAnswer: 'Resta',
    takenOffAnswer: 'Viene tolto',
    takeHole: '{who} occupa la buca?',
    takeHoleText:
      'La buca di {beaten} è libera per chi ha vinto, senza costo; mentre entra può essere visto. Rinunciando, il corpo resta dov’è.',
    takeHoleAnswer: 'Entra',
    own: '{who} (dei tuoi)',
    suppressionFirst: 'Quale soppressione tira per prima?',
    suppressionFirstText: 'Ogni segnalino tira i suoi dadi all’inizio del tuo turno.',
    shoot: '{who} spara a {at}',
    shootWith: '{who} spara a {at} ({weapon})',
    goOnAnswer: 'Prosegui',
    stopAnswer: 'Fermati qui',
    markerOf: 'Il fuoco di {firers}',
    pass: 'Rinuncia',
  },
  objective: {
    across:
      'Meglio di no: {what}. Attraversa entrambe le zone: l’avversario può toccare questo elemento senza uscire dalla propria zona e vincere subito.',
    title: 'Scegli il tuo obiettivo',
    text: 'Il nemico vince se lo tocca. Scegli uno degli elementi evidenziati, qui o sul tavolo.',
    textEither:
      'Il nemico vince se lo tocca. Scegli uno degli elementi evidenziati, o un punto qualsiasi della tua area.',
    textSpot:
      'Il nemico vince se lo tocca. Nella tua area non ci sono elementi da scegliere: prendi un punto al suo interno, o prendi quello proposto.',
    spot: 'Un punto sul tuo bordo',
  },
  drift: {
    title: 'La granata di {who} si disperde',
    text: '{exactly, select, true {Metti il segnalino esattamente a {most, number}u dal punto scelto, o lascialo lì} other {Metti il segnalino dove vuoi entro {most, number}u da dove era mirata}}: indica il punto o trascinalo.',
    stay: 'Lasciala dov’è',
    north: '{most, number}u a nord',
    east: '{most, number}u a est',
    south: '{most, number}u a sud',
    west: '{most, number}u a ovest',
  },
  equip: {
    title: 'Chi la riceve? {grenade}',
    text: 'Comprate prima della partita, si assegnano una alla volta, a turno.',
  },
  smoke: {
    title: 'Il fumo si allarga: metti la seconda cortina',
    text: 'Deve toccare la prima: il suo centro è al massimo a {most, number}u da quello della prima. Indica il punto o trascinala lì. Spariscono entrambe all’inizio del turno dopo.',
    upon: 'Sopra la prima',
  },
  act: {
    watched:
      '{trigger, select, acting {Qualsiasi cosa faccia {who},} other {Se {who} si muove, spara o lancia,}} scatta il Fuoco di Opportunità di {by}.',
    title: 'Tocca a te: {tokens, plural, =0 {nessun gettone} one {# gettone} other {# gettoni}} da spendere',
    with: '{who}: {actions}',
    text: 'Scegli uno dei tuoi personaggi, sul tavolo o dalla sua carta. Ciò che non spendi resta da parte.',
    textInRound:
      'Scegli uno dei tuoi personaggi, sul tavolo o dalla sua carta. Ciò che resta alla fine del round va perso.',
  },
  over: {
    title: 'La partita è finita',
  },
};

/** For somebody's first turns: what to do with the mouse or the finger now. */
export const hints: Messages['ui']['hints'] = {
  title: 'Suggerimento',
  hide: 'Basta suggerimenti',
  deploy:
    'La striscia tratteggiata è la tua area di schieramento: scegli un punto al suo interno per il personaggio nominato sopra, o lascia fare al programma. Se qui scegli un altro nome, tocca prima a lui.',
  pick: 'I personaggi con un anello chiaro possono agire: scegli uno di loro sul tavolo, o la sua carta. La moneta conta i tuoi gettoni Azione (AT), con cui si pagano le azioni.',
  again: 'Continua con un altro personaggio che abbia un anello chiaro, o premi “Fine turno”.',
  done: 'Questo personaggio ora non può fare altro. Scegline un altro con un anello chiaro, o premi “Fine turno”.',
  end: 'Nessuno della tua squadra può fare altro: premi “Fine turno”.',
  act: '{touch, select, true {Tocca il terreno per muovere, o un nemico per sparare} other {Scegli il terreno per muovere, un nemico per sparare, o trascina la miniatura dove deve andare}}. Prima della conferma non si spende nulla.',
  move: '{touch, select, true {Tocca un punto per vedere il percorso e il suo costo; toccalo di nuovo per andarci} other {Indica un punto per vedere il percorso e il suo costo; sceglilo per andarci, o trascina la miniatura}}. I contorni mostrano fin dove bastano i gettoni.',
  /** With a move in the hand, on a table with storeys. */
  storeys:
    'Si indica sul livello che si vede: sceglilo accanto al tavolo{touch, select, true {} other {, o con il punto e la virgola}}. Il percorso trova da sé le scale, e guardare non costa nulla.',
  fire: '{touch, select, true {Tocca un nemico per vedere la copertura e le probabilità; toccalo di nuovo per sparare} other {Indica un nemico per vedere la copertura e le probabilità; sceglilo per sparare}}. Prima non si spende nulla.',
  tool: '{touch, select, true {Tocca il tavolo per vedere che cosa succederebbe; tocca di nuovo lo stesso punto per farlo} other {Indica il tavolo per vedere che cosa succederebbe; scegli il punto per farlo}}. Prima non si spende nulla.',
  answer: 'Ora decide {name}. Ogni risposta mostra il suo costo e le sue probabilità.',
  roll: 'Premi il pulsante per tirare. “Perché?” mostra tutto ciò che conta.',
  setting: { title: 'Suggerimenti', shown: 'Nei primi turni di una partita', hidden: 'Nessuno' },
};
