import type { beta as english } from '../../en/rulesIn/beta.ts';
import type { Shape } from '../../messages.ts';
import { betaAttacks } from './betaAttacks.ts';
import { betaFire } from './betaFire.ts';
import { betaMoves } from './betaMoves.ts';
import { betaRulings } from './betaRulings.ts';
import { betaSight } from './betaSight.ts';

/** The 2.0 beta, the full rules: set-up, turns, victory, wounds, reinforcements and panic; the rest stands beside. */
export const beta: Shape<typeof english> = {
  'SETUP-2': {
    text: 'I due concordano un totale di Punti Vittoria: da 30 a 40 per squadra nelle prime partite, e uguale per entrambi in un torneo.',
  },
  'SETUP-4': {
    text: 'Almeno tanti elementi scenici quanti sono i personaggi delle due squadre, meglio se a 5u o più dai bordi.',
  },
  'SETUP-7': {
    text: 'Sul tavolo più piccolo un personaggio si schiera con la base a contatto con il proprio bordo; su uno da 36u o più, al massimo a 5u da esso.',
  },
  'SETUP-8': {
    text: 'Nessuno ha gettoni prima del primo turno; ciascuno riceve i suoi quando comincia il proprio primo turno.',
  },
  'SETUP-9': {
    text: 'Ogni personaggio comincia la partita con un segnalino Ripararsi, che vale finché non fa altro.',
  },
  'SETUP-10': {
    text: 'Le granate aggiuntive si pagano con la squadra, un punto l’una, e si danno ai personaggi quando tutti sono schierati.',
  },
  'SETUP-12': {
    text: 'Entrambi possono schierare la stessa fazione; la si racconta allora come un’esercitazione e conta come ogni altra partita.',
  },
  'SETUP-13': {
    text: 'Prima di giocare si stabilisce se ogni elemento scenico è riparo, protezione, occultamento, impassabile o difficile.',
  },
  'SETUP-14': {
    text: 'Una carta mostra nome, ruolo, Punti Vittoria e fazione, ciò che il personaggio può fare, le sue armi e i dadi. Un lato è per chi è illeso, uno per chi è ferito o, nei rinforzi, per un secondo personaggio.',
  },
  'TURN-2': {
    text: 'Quando tutti sono schierati entrambi tirano un dado; in caso di parità si ritira, e il più alto ha il primo turno.',
  },
  'TURN-6': {
    text: 'In ciascuno dei tuoi turni si spende almeno un gettone; il dovere è detto due volte e cade solo se non si può fare nulla.',
  },
  'TURN-7': {
    text: 'Per turno un personaggio non fa più azioni di quante ne ammette la sua carta, se non con l’aiuto di un comandante.',
  },
  'TURN-11': { text: 'Quando finisci i gettoni finisce il tuo turno; puoi anche chiuderlo prima.' },
  'TURN-12': {
    text: 'Fuori dal proprio turno i gettoni pagano Ripararsi quando si è bersaglio, e la Mira di un tiro di Fuoco di Opportunità.',
  },
  'TURN-13': {
    title: 'Non si torna indietro',
    text: 'Un’azione lecita, una volta fatta, resta. Quanto strettamente il programma vi si attenga si concorda prima della partita.',
  },
  'TURN-15': {
    text: 'Ciò a cui nessuna regola risponde si affida a un dado. Qui le interpretazioni rispondono al più, e un tiro libero al resto.',
  },
  'WIN-1': {
    text: 'Vinci appena è eliminata metà o più dei personaggi nemici e tu ne hai persi meno; i punti non contano.',
  },
  'WIN-2': {
    text: 'In una Missione ciascuno nomina un elemento scenico solido, o un punto qualsiasi del tavolo, che sta almeno in parte nella sua area.',
  },
  'WIN-4': { text: 'Anche in una Missione eliminare metà dei personaggi nemici è una vittoria.' },
  'WIN-5': {
    text: 'Uno scenario dice da sé come si prepara il tavolo, quali squadre partecipano e che cosa fa vincere; le condizioni solite contano solo se le nomina.',
  },
  ...betaMoves,
  ...betaFire,
  ...betaAttacks,
  'WOUND-2': {
    text: 'Una ferita nuova porta un segnalino di shock, che resta finché il prossimo turno del suo giocatore è concluso: si salta un turno.',
  },
  'WOUND-3': {
    text: 'Chi è in Shock da Ferita non fa nulla, ma è difficile da colpire come se fosse riparato, tranne che da 5u o meno.',
  },
  'WOUND-4': {
    text: 'Una seconda ferita o un headshot elimina un personaggio. Di una stessa esplosione nessuno subisce più di una ferita.',
  },
  'WOUND-5': {
    title: 'Il corpo resta',
    text: 'Chi cade resta dove stava. Un corpo è copertura parziale per i tiri che lo passano, si può scavalcare, e nessuno vi finisce sopra un movimento; carta e gettoni escono dal gioco.',
  },
  'CMD-2': {
    text: 'Ogni amico nel raggio di comando può fare tante azioni in più quanto è il valore di Comando, tutte nello stesso turno.',
  },
  'CAM-1': {
    text: 'In copertura parziale questo personaggio conta sempre come riparato, ma non da 5u o meno e non contro le esplosioni.',
  },
  ...betaSight,
  'REIN-1': {
    text: 'La carta ha due personaggi, uno per lato, a un solo prezzo. Stanno sul tavolo uno dopo l’altro; il giocatore dice chi è il primo.',
  },
  'REIN-2': {
    text: 'Il primo si schiera con gli altri, o entra all’inizio di un proprio turno successivo con la base a contatto con il proprio bordo. Il secondo entra allo stesso modo, dal proprio turno dopo che il primo è stato colpito.',
  },
  'REIN-3': {
    text: 'Qualsiasi colpo a segno abbatte quello sul tavolo, un headshot non fa di più. Il corpo resta, i gettoni lasciano la carta, ed essa si gira sull’altro personaggio.',
  },
  'REIN-4': {
    text: 'Una carta di rinforzo vale un solo personaggio perso, e solo quando entrambi sono caduti.',
  },
  'PSY-1': {
    text: 'Se si vuole: quando qualcuno è ferito o cade, l’amico più vicino entro 2u tira subito e gratis un dado. Fino al suo attuale numero di azioni resiste, oltre cade nel panico.',
  },
  'PSY-2': {
    text: 'Se si vuole: chi è in panico può solo tentare di riprendersi, ogni volta un gettone e lo stesso dado, entro le sue azioni. Il panico non ripara, a differenza dello Shock da Ferita.',
  },
  'PSY-3': {
    text: 'Se si vuole: un amico con Comando abbastanza vicino permette altri tentativi, e può spendere gettoni suoi, ognuno dei quali toglie uno al dado.',
  },
  'MULTI-1': {
    text: 'Le squadre possono essere più piccole o più grandi, da pochi uomini a un plotone, senza cambiare le regole; gli schieramenti sono due.',
  },
  ...betaRulings,
};
