import type { Messages } from '../messages.ts';

/** What a rule says when the players have switched it, by rule and option, each one sentence. */
export const houseRules: Messages['houseRules'] = {
  'SETUP-2': {
    about: 'Le due squadre valgono all’incirca i Punti Vittoria concordati.',
    'at-most': 'Una squadra vale al massimo i Punti Vittoria concordati prima di sceglierla.',
  },
  'SETUP-3': {
    any: 'In una squadra la stessa carta può comparire più volte.',
    'one-of-each': 'In una squadra ogni carta sta al massimo una volta.',
  },
  'SETUP-4': {
    any: 'Sul tavolo possono esserci quanti elementi scenici si vuole.',
    'element-for-each': 'Sul tavolo ci sono almeno tanti elementi scenici quanti personaggi.',
    'cover-for-each': 'Sul tavolo ci sono almeno tanti elementi che danno copertura quanti personaggi.',
  },
  'SETUP-5': {
    points: 'Schiera per prima la squadra che vale più Punti Vittoria.',
    roll: 'Entrambi tirano, e schiera per primo il dado più basso, qualunque sia il valore delle squadre.',
  },
  'SETUP-7': {
    'by-size':
      'Su un tavolo da 24u o meno si schiera a contatto con il proprio bordo, su uno da 36u o più entro 5u da esso.',
    n: 'I personaggi si schierano entro {n, number}u dal proprio bordo.',
  },
  'SETUP-8': {
    n: 'Entrambi cominciano la partita con {n, plural, =0 {zero gettoni} one {# gettone} other {# gettoni}}.',
  },
  'SETUP-9': {
    'in-cover': 'Chi viene schierato comincia la partita riparato.',
    'no-cover': 'All’inizio della partita nessuno è riparato.',
  },

  'TURN-1': {
    turns: 'I due giocano turni alternati, senza round.',
    rounds: 'I turni formano round, che durano finché non sono spesi tutti i gettoni ricevuti.',
  },
  'TURN-2': {
    roll: 'Entrambi tirano, e il dado più alto gioca il primo turno.',
    'first-to-deploy': 'Gioca il primo turno chi ha schierato per primo.',
    'last-to-deploy': 'Gioca il primo turno chi ha schierato per ultimo.',
    initiative: 'Prima di ogni round entrambi puntano gettoni e tirano per decidere chi comincia.',
  },
  'TURN-3': {
    n: 'All’inizio del proprio turno, o di ogni round, si {n, plural, one {riceve # gettone} other {ricevono # gettoni}}.',
  },
  'TURN-5': {
    none: 'In un turno si possono spendere tutti i propri gettoni.',
    n: 'Nel proprio turno si {n, plural, one {spende al massimo # gettone} other {spendono al massimo # gettoni}}, finché l’altro ne ha.',
  },
  'TURN-6': {
    n: '{n, plural, =0 {Si può chiudere il turno senza spendere gettoni.} one {In ogni proprio turno si spende almeno # gettone, se si può.} other {In ogni proprio turno si spendono almeno # gettoni, se si può.}}',
  },
  'TURN-7': {
    turn: 'Una carta conta le azioni di un turno.',
    round: 'Una carta conta le azioni di un intero round.',
  },

  'WIN-1': {
    points: 'Uno Skirmish si vince eliminando metà dei Punti Vittoria del nemico.',
    characters: 'Uno Skirmish si vince eliminando metà dei personaggi del nemico.',
    'characters-and-lead':
      'Uno Skirmish si vince eliminando metà dei personaggi del nemico, e più di quanti se ne sono persi.',
  },
  'WIN-2': {
    'no-element': 'Un obiettivo è un elemento scenico nella propria area, e un punto soltanto se non ce n’è alcuno.',
    always: 'Un obiettivo è un elemento scenico nella propria area, o un suo punto qualsiasi.',
  },
  'WIN-4': {
    points: 'Una Missione si vince anche eliminando metà dei Punti Vittoria del nemico.',
    characters: 'Una Missione si vince anche eliminando metà dei personaggi del nemico.',
  },

  'MOVE-2': {
    n: 'In un turno un personaggio spende in movimento al massimo {n, plural, one {# gettone} other {# gettoni}}.',
  },
  'MOVE-6': {
    fights: 'Qualsiasi contatto con una base nemica fa cominciare il Corpo a Corpo.',
    passes: 'Le basi nemiche si possono sfiorare; il Corpo a Corpo comincia dove un movimento finisce a contatto.',
  },

  'COVER-6': {
    element: 'Ciò che ha una parte entro 2u da chi spara non dà copertura parziale.',
    parts: 'Degli elementi vicini a chi spara solo la parte entro 2u non dà copertura.',
    target: 'Nulla dà copertura parziale a un bersaglio entro 2u da chi spara.',
    'target-and-element':
      'Ciò che sta entro 2u da chi spara non dà copertura parziale, e nulla ne dà a un bersaglio così vicino.',
  },
  'COVER-7': {
    characters: 'I personaggi in mezzo danno copertura parziale.',
    scenery: 'Solo gli elementi scenici danno copertura, i personaggi in mezzo no.',
  },
  'LOS-5': {
    all: 'Una copertura parziale conta se oltre essa non si vede alcun punto del bersaglio.',
    part: 'Una copertura parziale conta a meno che oltre essa si veda tutto il bersaglio.',
  },
  'LOS-13': {
    bases: 'La vista parte da qualsiasi punto della base di chi guarda.',
    laser: 'La vista parte da un punto sopra la testa di chi guarda, e ciò che nasconde una parte vale una copertura.',
  },

  'FIRE-5': {
    none: 'Non ci sono headshot: i sei sono colpi a segno come gli altri.',
    n: 'Almeno {n, number} sei in un solo tiro eliminano il bersaglio.',
  },
  'FIRE-7': {
    'one-at-a-time': 'Più tiri si dichiarano e si risolvono uno dopo l’altro.',
    together: 'Più tiri contro lo stesso bersaglio si pagano e si tirano insieme.',
  },
  'FIRE-8': {
    one: 'In un turno un personaggio usa una sola arma.',
    switch: 'Un personaggio usa un’arma alla volta, e passare a un’altra nello stesso turno è un’azione.',
    any: 'In un turno un personaggio può usare tutte le sue armi.',
  },
  'AIM-1': {
    each: 'La Mira si può usare in ogni tiro di un turno.',
    first: 'La Mira si può usare solo nel primo tiro di un turno.',
    card: 'La Mira si può usare nel primo tiro di un turno, e in ogni tiro con un’arma la cui carta lo dice.',
  },
  'MF-1': {
    'at-an-end': 'Con Muovi & Spara si spara prima del movimento o dopo.',
    anywhere: 'Con Muovi & Spara si spara prima del movimento, dopo, o in qualsiasi punto del percorso.',
  },

  'TC-1': {
    'any-time': 'Ci si ripara nel proprio turno come quando si è bersaglio.',
    'shot-at': 'Ci si ripara quando si è bersaglio e in nessun altro momento.',
  },
  'TC-2': { n: 'Ripararsi aggiunge {n, number} al risultato minimo per colpire.' },
  'TC-3': {
    all: 'Chi si ripara è riparato contro tutti, fino alla prossima azione.',
    'one-shooter': 'Chi si ripara è riparato solo contro chi gli spara, per questo turno.',
  },
  'TC-4': {
    n: '{n, plural, =0 {Ci si può riparare a qualsiasi distanza da chi spara.} other {Non ci si ripara da chi spara entro #u.}}',
  },

  'GREN-1': {
    n: 'Lanciare una granata costa {n, plural, one {# gettone} other {# gettoni}}.',
  },
  'GREN-2': {
    'no-limit': 'Una granata si lancia lontano quanto si vuole.',
    n: 'Una granata si lancia al massimo a {n, number}u.',
  },
  'GREN-3': {
    never: 'Per lanciare una granata in un punto non serve mai vederlo.',
    n: 'Oltre {n, number}u chi lancia deve vedere il punto.',
  },
  'GREN-4': {
    always: 'Ogni granata può disperdersi.',
    n: 'Una granata lanciata oltre {n, number}u può disperdersi.',
  },
  'GREN-5': {
    wide: 'Una granata si disperde fino a 4u con 1 e fino a 2u con 2, 3 o 4.',
    narrow: 'Una granata si disperde fino a 2u con 1 o 2 e fino a 1u con 3 o 4.',
  },
  'GREN-9': {
    'each-hit':
      'Ogni colpo a segno di un’esplosione è una ferita, prima il valore di Corpo a Corpo più basso, e se ne avanzano si ricomincia.',
    'each-hit-once':
      'Ogni colpo a segno di un’esplosione è una ferita, prima il valore di Corpo a Corpo più basso, e nessuno è ferito due volte.',
    'by-sixes':
      'I colpi a segno di un’esplosione feriscono un solo personaggio; due sei li feriscono tutti, con tre sei sono eliminati tutti.',
  },
  'GREN-10': {
    thrower: 'A parità, la prossima ferita di un’esplosione la assegna chi ha lanciato.',
    roll: 'A parità, la prossima ferita di un’esplosione la decide un dado.',
  },

  'H2H-2': { n: 'Nel Corpo a Corpo un dado colpisce con {n, plural, =6 {un 6} other {# o più}}.' },
  'H2H-3': {
    simultaneous: 'In un Corpo a Corpo si tira insieme, con i dadi mostrati prima.',
    'in-turns': 'Chi attacca tira per primo, e un colpo a segno gira la carta prima che l’altro tiri.',
    'if-alive': 'Chi attacca tira per primo, e risponde solo chi è ancora vivo.',
  },
  'H2H-6': {
    stays: 'Chi vince un Corpo a Corpo resta dov’è.',
    'takes-the-hole': 'Chi vince un Corpo a Corpo può entrare gratis nella buca dello sconfitto.',
  },

  'OF-4': {
    free: 'Un tiro di Fuoco di Opportunità non costa nulla e vi si può rinunciare.',
    automatic: 'Un tiro di Fuoco di Opportunità non costa nulla e si fa sempre.',
    paid: 'Un tiro di Fuoco di Opportunità costa un gettone e un’azione, e vi si può rinunciare.',
  },
  'SF-4': {
    range: 'È sotto soppressione chi è nel raggio del segnalino, visto o no.',
    firer: 'È sotto soppressione chi è nel raggio del segnalino e visto da uno che spara.',
    marker: 'È sotto soppressione chi è nel raggio del segnalino e visto da esso.',
  },
  'SF-7': {
    lasting: 'Il Fuoco di Soppressione continua di turno in turno finché qualcosa non lo fa cessare.',
    round: 'Il Fuoco di Soppressione finisce con il round.',
  },
  'SF-9': {
    'lowest-h2h': 'Tira chi spara e vede una vittima; un sei ferisce quella con il valore di Corpo a Corpo più basso.',
    chosen: 'Tirano tutti quelli che sparano, e chi è ferito da un sei lo sceglie il loro giocatore.',
  },

  'WOUND-2': {
    turn: 'Lo Shock da Ferita dura fino alla fine del turno.',
    'own-turn-begins': 'Lo Shock da Ferita dura finché non comincia il prossimo turno del giocatore del ferito.',
    'own-turn-ends': 'Lo Shock da Ferita dura fino alla fine del prossimo turno del giocatore del ferito.',
    'second-turn-begins': 'Lo Shock da Ferita dura finché non comincia il turno successivo a quello saltato.',
    round: 'Lo Shock da Ferita dura fino alla fine del round.',
  },
  'WOUND-5': {
    removed: 'Gli eliminati si tolgono dal tavolo.',
    stay: 'I corpi degli eliminati restano sul tavolo e danno copertura parziale.',
  },
  'PSY-1': {
    none: 'Nessuno cade nel panico.',
    panic: 'Può cadere nel panico l’amico più vicino entro 2u da chi è colpito.',
  },
  'CMD-1': { n: 'I comandanti guidano gli amici entro {n, number}u.' },
  'CMD-2': {
    each: 'Il Comando dà le azioni extra della carta a ogni amico nel raggio di comando.',
    'pool-a-turn': 'Il Comando dà le azioni extra della carta in un turno, divise tra tutti.',
    'pool-a-round': 'Il Comando dà le azioni extra della carta in un round, divise tra tutti.',
  },
};
