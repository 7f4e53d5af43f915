import type { Messages } from '../messages.ts';

/** The Italian quick start. */
export const italian: Messages['rulesIn']['italian'] = {
  'SETUP-2': {
    text: 'Prima di scegliere le squadre i due concordano quanti Punti Vittoria può valere al massimo ciascuna.',
  },
  'SETUP-4': {
    text: 'Almeno tanti elementi scenici che coprono quanti sono i personaggi delle due squadre insieme.',
  },
  'SETUP-5': {
    text: 'Entrambi tirano un dado e il più basso schiera per primo; quanto valgono le squadre non conta.',
  },
  'WIN-4': {
    text: 'Anche in una Missione si vince eliminando personaggi che valgono metà dei Punti Vittoria del nemico.',
  },
  'MOVE-3': {
    text: 'Arrampicarsi costa un gettone più del movimento, che può finire in cima solo con tutta la base.',
  },
  'MOVE-4': {
    text: 'Un ostacolo si scavalca con un gettone in più. Quanto può essere grande non è detto: al massimo alto 2u e non più largo del Movimento.',
  },
  'MOVE-8': {
    text: 'Al contatto con una base rotonda da 60 mm un personaggio può entrare in una sua buca libera, e l’ingresso non si misura.',
  },
  'FIRE-8': {
    title: 'Libera scelta delle armi',
    text: 'Un personaggio con più armi attacca con quella che preferisce, e può cambiare tra un attacco e l’altro.',
  },
  'AIM-1': {
    text: 'Un gettone in più aggiunge i dadi di Mira dell’arma. A quali tiri non è detto: a quelli di Sparare e di Fuoco di Opportunità.',
  },
  'TC-5': {
    title: 'Dove ripararsi non aiuta',
    text: 'Nessuno può ripararsi in risposta a un tiro di Fuoco di Opportunità, e contro le granate non serve.',
  },
  'GREN-3': {
    text: 'Fino a 10u il punto può stare dentro o dietro qualsiasi copertura, totale compresa; più lontano chi lancia deve vederlo.',
  },
  'GREN-5': {
    text: 'Decide un dado: 5 o 6 è esatto, da 2 a 4 sposta il segnalino di 2u, 1 di 4u, o di meno se l’avversario vuole.',
  },
  'GREN-7': {
    text: 'Chiunque, amico o nemico, stia nel raggio di azione. Una copertura dell’uno o dell’altro tipo ferma l’esplosione; Ripararsi no.',
  },
  'GREN-10': {
    text: 'A parità di valore di Corpo a Corpo decide un dado: la prossima ferita va al più basso.',
  },
  'GREN-13': {
    text: 'Un tipo solo di granata: i dadi stanno sulla carta, il raggio sul segnalino stampato.',
  },
  'H2H-3': {
    text: 'Tirano entrambi, anche chi viene eliminato. Si tira uno dopo l’altro; i dadi sono quelli che le carte mostravano prima.',
  },
  'OF-3': {
    text: 'Un nemico che arriva nel raggio di azione del segnalino, e il cui movimento si può interrompere. Come ogni altro, il tiro richiede la LOS.',
  },
  'OF-7': {
    text: 'Non è detto; come altrove, chi ha subito un tiro prosegue lo stesso movimento, se ancora può.',
  },
  'SF-2': {
    text: 'Devono mantenerlo due personaggi, oppure uno con un’arma fatta apposta, come una mitragliatrice.',
  },
  'SF-3': {
    text: 'Un amico che in questo turno non ha ancora sparato può unirsi con un gettone, con il segnalino in LOS.',
  },
  'SF-4': {
    text: 'Chi in un qualsiasi momento è nel raggio del segnalino, visto o no, non attacca in quel turno, salvo granate da vicino e un Corpo a Corpo fuori dalla zona.',
  },
  'SF-9': {
    text: 'All’inizio del proprio turno si tira un dado per ogni personaggio che spara; ogni 6 ferisce un nemico scelto da chi tira, nel raggio e visto da quel personaggio.',
  },
  'SF-10': {
    title: 'Dopo un tiro',
    text: 'Un personaggio che in questo turno ha sparato non può unirsi; chi inizia la soppressione può aver attaccato prima.',
  },
  'SF-12': { text: 'La carta dice quante u intorno al segnalino sono battute.' },
  'WOUND-2': {
    text: 'Una ferita nuova porta un segnalino di shock, che resta finché non comincia il prossimo turno del suo giocatore.',
  },
  'WOUND-4': {
    text: 'Una seconda ferita, da qualunque parte venga, o un headshot elimina un personaggio.',
  },
  'LOS-1': {
    text: 'Le distanze corrono tra i punti più vicini di due basi o segnalini; una u è sempre 2,5 cm.',
  },
  'COVER-6': {
    title: 'Copertura a distanza ravvicinata',
    text: 'Un elemento scenico non copre il bersaglio da un attacco che parte da 2u o meno.',
  },
  'COVER-7': { text: 'I personaggi in mezzo non danno copertura; solo gli elementi scenici.' },
  'COVER-8': {
    text: 'Chi sta in una base rotonda da 60 mm ha copertura parziale da ogni lato, ma non contro un attacco da 2u o meno.',
  },
  'COVER-12': { text: 'Una copertura dell’uno o dell’altro tipo tra l’esplosione e una base fa da scudo.' },

  R21: {
    text: 'Un personaggio è al sicuro se su ogni linea retta dall’esplosione alla sua base c’è una copertura dell’uno o dell’altro tipo; il testo stesso dice che ripararsi non aiuta.',
  },
  R33: {
    title: 'Personaggi come copertura',
    text: 'Come copertura si nominano solo elementi scenici, quindi i personaggi in mezzo non ne danno.',
  },
  R81: {
    text: 'Tra un attacco e l’altro le armi si cambiano liberamente; i tiri di tutte insieme contano nel limite di quella che ora spara.',
  },
  R83: {
    text: 'I tiri di Sparare e di Fuoco di Opportunità; non Muovi & Spara, granate, Fuoco di Soppressione o Corpo a Corpo.',
  },
  R85: {
    title: 'Dispersione “di” una distanza',
    text: 'Il segnalino si sposta fino alla distanza indicata, come altrove.',
  },
  R86: {
    text: 'Un dado per ciascuno di quelli in parità; la prossima ferita va al più basso, e con dadi uguali si tira di nuovo.',
  },
  R88: {
    text: 'Permesso se al contatto nessuna delle due basi è nel raggio del segnalino; chi vi è attaccato risponde ai colpi.',
  },
  R89: {
    text: 'Anche uno nel raggio del segnalino, e visto dal personaggio a cui appartiene il dado; ogni 6 può sceglierne un altro.',
  },
  R90: {
    text: 'I tiri di Sparare, Muovi & Spara e Fuoco di Opportunità di questo turno; non una granata, un Corpo a Corpo o un segnalino appena messo.',
  },
  R91: {
    text: 'Finché non comincia il prossimo turno dello schieramento del ferito: in quel turno il personaggio può agire.',
  },
  R95: {
    text: 'Conta se il bersaglio è a più di 2u; si tralascia solo ciò in cui sta chi spara.',
  },
  R96: { text: 'Un bersaglio così è allo scoperto, purché lo si veda.' },
};
