import type { Messages } from '../messages.ts';

/** 1-48COMBAT of 2009: set-up, rounds, victory and what is no attack. */
export const combat: Messages['rulesIn']['combat'] = {
  'SETUP-3': { text: 'In una squadra sta un solo personaggio di ogni tipo.' },
  'SETUP-8': { text: 'Entrambi cominciano con 12 gettoni Azione, la dotazione del primo round.' },
  'SETUP-14': {
    text: 'Una carta mostra nome, ruolo, Punti Vittoria e fazione, quanto il personaggio può fare in un round, le sue armi con tiri e dadi, e ha un lato per quando è ferito.',
  },
  'TURN-1': {
    title: 'Round di turni',
    text: 'La partita procede a round; in ciascuno i due giocano turni alternati finché non sono spesi i gettoni di entrambi.',
  },
  'TURN-2': {
    title: 'Iniziativa',
    text: 'All’inizio di ogni round entrambi puntano gettoni, quanti ne vogliono, e tirano un dado; ogni gettone aggiunge uno, e il più alto comincia.',
  },
  'TURN-3': {
    text: 'Per ogni round si ricevono 12 gettoni Azione; ciò che ne resta non passa al successivo.',
  },
  'TURN-4': {
    title: 'Niente da parte',
    text: 'Nulla si mette da parte: i gettoni durano solo per il loro round.',
  },
  'TURN-5': {
    title: 'Limite di spesa',
    text: 'In un proprio turno si spendono al massimo 6 gettoni; quando l’avversario non ne ha più, il limite cade.',
  },
  'TURN-6': {
    title: 'Avanti fino all’ultimo gettone',
    text: 'Un round continua finché non sono spesi i gettoni di entrambi; non si passa il turno finché si può fare qualcosa.',
  },
  'TURN-7': {
    text: 'In un round un personaggio non fa più azioni di quante ne ha sulla carta, salvo l’aiuto di un comandante.',
  },
  'TURN-8': {
    text: 'Solo ciò che elenca la sua carta; gli attacchi e Ripararsi sono aperti a tutti.',
  },
  'TURN-10': {
    text: 'Un gettone speso sta sulla carta del personaggio fino alla fine del round.',
  },
  'TURN-11': {
    text: 'Chi è senza gettoni non ha altri turni nel round; l’altro continua finché non ne ha più nemmeno lui.',
  },
  'TURN-12': { text: 'Fuori dal proprio turno i gettoni pagano Ripararsi e i tiri Target.' },
  'WIN-1': { text: 'Vinci appena è eliminata metà o più dei personaggi nemici.' },
  // Attacks and taking cover in 1-48COMBAT.
  'FIRE-1': {
    text: 'Indica chi spara, un nemico che vede e il numero di tiri; ognuno di essi costa un gettone.',
  },
  'FIRE-3': {
    text: 'Un dado colpisce con 4 o più allo scoperto e con 5 o più contro una copertura parziale; essersi riparati da chi spara aggiunge uno.',
  },
  'FIRE-5': {
    text: 'Due sei fra i dadi di un solo tiro eliminano subito il bersaglio, anche quando più tiri si fanno insieme.',
  },
  'FIRE-7': {
    title: 'Tiri fatti insieme',
    text: 'I tiri di un’azione si comprano e si tirano insieme, e fanno al massimo una ferita.',
  },
  'FIRE-9': {
    text: 'Si dichiarano i tiri, con la Mira se si vuole, poi il bersaglio può ripararsi, poi si tirano tutti i dadi.',
  },
  'FIRE-10': {
    text: 'Non è detto, e non capita mai: copertura parziale e Ripararsi insieme chiedono un 6.',
  },
  'ATK-1': { text: 'Sparare, una granata e il Corpo a Corpo sono attacchi.' },
  'AIM-1': {
    text: 'Un gettone in più aggiunge i dadi di Mira dell’arma al primo tiro, una volta per turno.',
  },
  'AIM-2': {
    title: 'Mira in movimento',
    text: 'Non è vietata: la Mira si può usare anche nel tiro di Muovi & Spara.',
  },
  'MF-1': {
    text: 'Un gettone paga un movimento più corto con un tiro prima, dopo o in qualsiasi punto del percorso.',
  },
  'TC-1': { text: 'Un gettone, e solo quando ti sparano.' },
  'TC-2': {
    text: 'Per colpire serve uno in più al solo nemico da cui ci si ripara, oltre a ciò che dà il terreno.',
  },
  'TC-3': { text: 'Dura per questo turno e vale contro quell’unico nemico.' },
  'TC-4': { text: 'Non si può scegliere quando sparano da 5u o meno.' },
  'TC-5': {
    title: 'Dove nessuno si ripara',
    text: 'Nessuno può ripararsi in risposta a una granata o a un tiro Target.',
  },
  'GREN-2': {
    text: 'Una granata si lancia al massimo a 10u, e oltre una copertura totale al massimo a 5u.',
  },
  'GREN-3': {
    text: 'Fino a 5u chi lancia può non vedere il punto; più lontano in mezzo non deve esserci copertura totale.',
  },
  'GREN-4': { text: 'Ogni lancio può disperdersi.' },
  'GREN-5': {
    text: 'Decide un dado: 5 o 6 è esatto, 3 o 4 sposta il segnalino fino a 1u, 1 o 2 fino a 2u.',
  },
  'GREN-9': {
    text: 'Uno o più colpi a segno feriscono uno di quelli presi; due sei li feriscono tutti, tre li eliminano tutti.',
  },
  'GREN-10': {
    text: 'Non serve: chi lancia sceglie a chi va una ferita sola, oppure sono feriti tutti.',
  },
  'H2H-3': {
    title: 'Tira uno, poi l’altro',
    text: 'Chi attacca tira per primo; l’altro, se è ancora in gioco, risponde ai colpi, e così via finché uno dei due non è fuori.',
  },
  'H2H-4': { text: 'Ogni colpo a segno è una ferita, e una carta girata conta subito.' },
  'H2H-5': {
    text: 'Non è detto; qui i Corpo a Corpo si combattono uno dopo l’altro, nell’ordine dei contatti.',
  },
  'OF-1': {
    title: 'Mettere un segnalino Target',
    text: 'Con un gettone si mette un segnalino Target in un punto qualsiasi che il personaggio vede.',
  },
  'OF-4': {
    text: 'È un tiro solo al prezzo di ogni altro: un gettone e una delle azioni della carta. Vi si può rinunciare.',
  },
  'OF-8': {
    text: 'Non è detto; qui il segnalino di chi è sotto soppressione resta ma non dà alcun tiro.',
  },
  'SF-1': {
    text: 'Con un gettone si mette un segnalino in un punto qualsiasi in LOS; possono farlo ufficiali, sottufficiali e mitraglieri.',
  },
  'SF-2': {
    text: 'Una mitragliatrice basta da sola; a un ufficiale o sottufficiale servono amici entro 5u che sparino con lui.',
  },
  'SF-3': { text: 'Gli amici entro 5u dal comandante si uniscono con un gettone a testa.' },
  'SF-4': {
    text: 'Chi è nel raggio del segnalino e visto da uno che vi spara non attacca in quel turno, Corpo a Corpo compreso, salvo granate da vicino.',
  },
  'SF-7': {
    text: 'Un personaggio smette di sparare quando il round finisce, quando è ferito, eliminato o fa altro.',
  },
  'SF-9': {
    text: 'All’inizio dei propri turni si tira un dado per ogni personaggio che spara; ogni 6 ferisce uno nel raggio del segnalino, a scelta di chi spara.',
  },
  'WOUND-2': {
    text: 'Una ferita nuova porta un segnalino di shock, che resta fino alla fine del round.',
  },
  'WOUND-4': {
    text: 'Una seconda ferita, un headshot o un’esplosione con tre sei elimina un personaggio.',
  },
  'CMD-2': {
    text: 'Il Comando del comandante è un’unica riserva di azioni extra per round, divisa tra tutti gli amici nel raggio di comando.',
  },
  'LOS-5': {
    text: 'È in copertura anche un bersaglio che una copertura parziale nasconde in parte; allo scoperto è solo quello di cui si vede tutta la base.',
  },
  // Our rulings for 1-48COMBAT.
  R03: {
    text: 'Ciascuno punta mentre l’altro non guarda, le due puntate si mostrano insieme, e in caso di parità si tira di nuovo.',
  },
  R05: {
    text: 'Non si passa finché qualche azione è possibile. Il round finisce quando nessuno dei due può più spendere, e ciò che resta è perso.',
  },
  R14: {
    text: 'Tutti i tiri di un’azione si comprano insieme, Mira compresa, e fanno al massimo una ferita; per un headshot servono due sei dello stesso tiro.',
  },
  R22: { text: 'Chi lancia sceglie fra quelli presi.' },
  R31: {
    title: 'Comando come riserva',
    text: 'Il valore è una riserva di azioni extra per round, divisa tra tutti gli amici.',
  },
  R47: {
    text: 'Spara anche il comandante. Senza mitragliatrice altri entro 5u cominciano con lui o si uniscono dopo, pagando un gettone a testa.',
  },
  R55: {
    text: 'La copertura totale blocca; altrimenti un bersaglio è in copertura appena una copertura dell’uno o dell’altro tipo ne nasconde una parte.',
  },
  R74: {
    text: 'Un tiro Target costa un gettone e una delle azioni della carta, uno in più per la Mira, e vi si può rinunciare.',
  },
  R75: {
    text: 'Il bersaglio è in copertura parziale se non se ne vede tutta la base, oltre una parziale come oltre una totale.',
  },
  R77: {
    title: 'Soppressione: visti da chi, e poi',
    text: 'Visti da chiunque spari sul segnalino. Chi è sotto soppressione non muove a contatto, ma se attaccato risponde ai colpi.',
  },
  R137: {
    title: 'Ripararsi e headshot',
    text: 'Contano i dadi come sono: un doppio 6 naturale è un headshot anche contro chi è riparato.',
  },
};
