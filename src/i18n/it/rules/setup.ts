import type { setup as english } from '../../en/rules/setup.ts';
import type { Shape } from '../../messages.ts';

/** SETUP, TURN and WIN. */
export const setup: Shape<typeof english> = {
  'SETUP-1': {
    title: 'Preparare il tavolo',
    text: 'Entrambi tirano un dado; il più alto prepara il tavolo, l’altro sceglie un bordo e a chi ha preparato resta quello opposto.',
  },
  'SETUP-2': {
    title: 'Grandezza delle squadre',
    text: 'Prima della partita i due concordano quanti Punti Vittoria valgono all’incirca le squadre.',
  },
  'SETUP-3': {
    title: 'Nessun doppione',
    text: 'Solo nel regolamento del 2009: una squadra ha un solo personaggio di ogni tipo. Qui la stessa carta può comparire più volte.',
  },
  'SETUP-4': {
    title: 'Quantità di elementi scenici',
    text: 'Solo nella beta e nel Quick Start italiano: almeno tanti elementi quanti sono i personaggi delle due squadre insieme.',
  },
  'SETUP-5': {
    title: 'Chi schiera per primo',
    text: 'Schiera per prima la squadra che vale più Punti Vittoria; se valgono uguale, entrambi tirano e schiera per primo il dado più basso.',
  },
  'SETUP-6': {
    title: 'Schierare a turno',
    text: 'I due mettono in campo un personaggio a testa, alternandosi, finché tutti sono sul tavolo.',
  },
  'SETUP-7': {
    title: 'Area di schieramento',
    text: 'Un personaggio si schiera con la base al massimo a 5u dal proprio bordo del tavolo.',
  },
  'SETUP-8': {
    title: 'Gettoni all’inizio',
    text: 'Entrambi cominciano con 5 gettoni Azione davanti a sé.',
  },
  'SETUP-9': {
    title: 'Cominciare riparati',
    text: 'Solo nella beta: ogni personaggio comincia la partita con un segnalino Ripararsi. Qui nessuno lo ha.',
  },
  'SETUP-10': {
    title: 'Armi comprate',
    text: 'Solo nella beta: le granate aggiuntive si comprano con i punti e si assegnano dopo lo schieramento.',
  },
  'SETUP-11': {
    title: 'Misura del tavolo',
    text: 'Il tavolo misura almeno 24u per 24u, cioè 60 cm per 60 cm.',
  },
  'SETUP-12': {
    title: 'La stessa fazione due volte',
    text: 'Entrambi possono schierare la stessa fazione; la beta lo dice, le altre edizioni non lo vietano.',
  },
  'SETUP-13': {
    title: 'Il terreno si dichiara',
    text: 'Prima di giocare si stabilisce per ogni elemento scenico se è copertura totale o parziale.',
  },
  'SETUP-14': {
    title: 'La carta profilo',
    text: 'Una carta mostra nome, ruolo, Punti Vittoria e fazione, ciò che il personaggio può fare, le sue armi con i loro dadi, e ha un lato per quando è ferito.',
  },
  'TURN-1': { title: 'Turni alternati', text: 'I due giocano i loro turni uno dopo l’altro.' },
  'TURN-2': {
    title: 'Chi comincia',
    text: 'Entrambi tirano un dado e il più alto gioca il primo turno; il Quick Start stesso non dice a chi spetta.',
  },
  'TURN-3': {
    title: 'Entrate',
    text: 'All’inizio di ciascuno dei propri turni si ricevono 5 gettoni Azione.',
  },
  'TURN-4': {
    title: 'Mettere da parte i gettoni',
    text: 'I gettoni non spesi restano da parte, quanti se ne vuole.',
  },
  'TURN-5': {
    title: 'Nessun limite di spesa',
    text: 'In un turno si può spendere tutto ciò che si ha; solo il regolamento del 2009 pone un limite.',
  },
  'TURN-6': {
    title: 'Spendere almeno un gettone',
    text: 'In ogni tuo turno spendi almeno un gettone, purché serva ancora a qualcosa.',
  },
  'TURN-7': {
    title: 'Numero di azioni',
    text: 'In un turno un personaggio non fa più azioni di quante ne ha sulla carta, salvo l’aiuto di un comandante.',
  },
  'TURN-8': {
    title: 'Che cosa può fare un personaggio',
    text: 'Solo ciò che elenca la sua carta; Corpo a Corpo e Ripararsi sono aperti a tutti.',
  },
  'TURN-9': {
    title: 'In qualsiasi ordine',
    text: 'Puoi passare da un tuo personaggio all’altro come vuoi e riprenderne uno più tardi nello stesso turno.',
  },
  'TURN-10': {
    title: 'Gettoni spesi',
    text: 'Un gettone speso sta sulla carta del personaggio e non si usa di nuovo.',
  },
  'TURN-11': {
    title: 'Senza gettoni',
    text: 'Finiti i gettoni finiscono le azioni, e il tuo turno è concluso.',
  },
  'TURN-12': {
    title: 'Nel turno dell’avversario',
    text: 'Fuori dal proprio turno i gettoni pagano le reazioni: Ripararsi, e la Mira di un tiro di Fuoco di Opportunità.',
  },
  'TURN-13': {
    title: 'Tornare indietro',
    text: 'Fino a che punto si possono annullare le mosse si concorda prima della partita; la beta non lo ammette affatto.',
  },
  'TURN-14': {
    title: 'Azioni doppie',
    text: 'Un’azione che costa due gettoni vale due delle azioni della carta.',
  },
  'TURN-15': {
    title: 'Ciò che nessuna regola prevede',
    text: 'Una questione senza regola si risolve con un dado, come suggerisce la beta; per questo c’è il tiro libero.',
  },
  'WIN-1': {
    title: 'Vincere uno Skirmish',
    text: 'Vinci appena sono eliminati personaggi che valgono metà o più dei Punti Vittoria del nemico.',
  },
  'WIN-2': {
    title: 'Obiettivi di una Missione',
    text: 'In una Missione ciascuno nomina un elemento scenico che sta almeno in parte nella sua area; il nemico deve raggiungerlo.',
  },
  'WIN-3': {
    title: 'Raggiungere l’obiettivo',
    text: 'In una Missione una sola base a contatto con l’obiettivo del nemico vince subito.',
  },
  'WIN-4': {
    title: 'Vincere una Missione per perdite',
    text: 'Anche in una Missione si vince eliminando metà dei personaggi nemici.',
  },
  'WIN-5': {
    title: 'Scenari',
    text: 'Solo nella beta: uno scenario porta con sé le proprie condizioni di vittoria.',
  },
  'WIN-6': {
    title: 'Entrambi insieme',
    text: 'Se entrambi raggiungono il loro scopo nello stesso momento, vince chi sta giocando il suo turno.',
  },
  'WIN-7': {
    title: 'Finire prima',
    text: 'Ci si può arrendere, e insieme si può concordare il pareggio o fermarsi e contare le perdite; lo aggiungiamo noi, non viene dalle regole.',
  },
};
