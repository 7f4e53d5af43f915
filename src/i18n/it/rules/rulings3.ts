import type { rulings3 as english } from '../../en/rules/rulings3.ts';
import type { Shape } from '../../messages.ts';

/** Rulings R69 to R104. */
export const rulings3: Shape<typeof english> = {
  R69: {
    title: 'Nessun dado a questa distanza',
    text: 'Un’arma senza dadi a quella distanza lì non può sparare.',
  },
  R70: { title: 'Quali tiri hanno la Mira', text: 'Ogni tiro del turno può avere la Mira, una volta.' },
  R71: {
    title: 'Quando si misura il Comando',
    text: 'Quando si dichiara l’azione extra, entro 5u, in LOS o no; nessuno comanda se stesso.',
  },
  R72: {
    title: 'Chi fa scattare il segnalino',
    text: 'Solo un personaggio che agisce nel turno del proprio schieramento.',
  },
  R73: {
    title: 'Colpito lungo il percorso',
    text: 'Distanza e vista si giudicano in quel punto; chi non può proseguire resta lì, o nell’ultimo punto in cui c’è posto.',
  },
  R74: {
    title: 'Tiri Target',
    text: 'Nel regolamento del 2009: il tiro costa un gettone e una delle azioni della carta.',
  },
  R75: {
    title: 'In parte dietro una parziale',
    text: 'Nel regolamento del 2009: una base che non si vede per intero è in copertura parziale.',
  },
  R76: {
    title: 'Copertura totale da vicino',
    text: 'Entro 2u da chi spara blocca come sempre, ma nascondendo una parte non dà copertura parziale.',
  },
  R77: {
    title: 'Soppressione nel 2009',
    text: 'Nel regolamento del 2009: visti da chiunque spari sul segnalino; nessun movimento a contatto.',
  },
  R78: {
    title: 'Dove si ferma un’esplosione',
    text: 'Le linee partono dal centro del segnalino e devono attraversare il bordo dell’elemento.',
  },
  R79: {
    title: 'Prendere gli amici',
    text: 'Nella beta: si giudica dove la granata è mirata, prima che si disperda.',
  },
  R80: {
    title: 'Unirsi alla soppressione',
    text: 'Nel proprio turno, con il segnalino in LOS; un segnalino per personaggio.',
  },
  R81: {
    title: 'Cambiare arma',
    text: 'Nel Quick Start italiano: tra un attacco e l’altro le armi si cambiano liberamente.',
  },
  R82: {
    title: 'Granate come armi',
    text: 'Una granata a mano è una delle armi della carta; il Corpo a Corpo no.',
  },
  R83: {
    title: 'Che cosa può avere la Mira',
    text: 'Nei Quick Start italiano e francese: i tiri di Sparare e di Fuoco di Opportunità.',
  },
  R84: {
    title: 'Ripararsi a 5u esatte',
    text: 'Nel Quick Start francese: lì conta un segnalino precedente, uno nuovo non si può prendere.',
  },
  R85: {
    title: 'Dispersione in italiano',
    text: 'Nel Quick Start italiano: fino alla distanza indicata, come altrove.',
  },
  R86: {
    title: 'Parità decisa dal dado',
    text: 'Nel Quick Start italiano: la prossima ferita va al dado più basso.',
  },
  R87: {
    title: 'Sei che non sono headshot',
    text: 'I sei delle granate e del Fuoco di Soppressione sono normali colpi a segno.',
  },
  R88: {
    title: 'Combattere fuori dalla zona',
    text: 'Nel Quick Start italiano: al contatto nessuna delle due basi può essere nel raggio del segnalino.',
  },
  R89: {
    title: 'A chi va il sei della soppressione',
    text: 'Nel Quick Start italiano: a uno nel raggio del segnalino e visto dal personaggio a cui appartiene il dado.',
  },
  R90: {
    title: 'Tiri che impediscono di unirsi',
    text: 'Nel Quick Start italiano: aver sparato in questo turno impedisce a un amico di unirsi.',
  },
  R91: {
    title: 'Shock fino al prossimo turno',
    text: 'Nel Quick Start italiano: finché non comincia il prossimo turno del suo giocatore.',
  },
  R92: {
    title: 'Un tiro obbligatorio',
    text: 'Nel Quick Start francese: al Fuoco di Opportunità non si può rinunciare.',
  },
  R93: {
    title: 'Soppressione in francese',
    text: 'Nel Quick Start francese: da quando si è nel raggio e visti, fino alla fine del turno.',
  },
  R94: {
    title: 'Sfiorare di passaggio',
    text: 'Nel Quick Start francese: una base si può toccare di passaggio senza combattere.',
  },
  R95: {
    title: 'Copertura accanto a chi spara',
    text: 'Nei Quick Start italiano e francese: conta se il bersaglio è a più di 2u.',
  },
  R96: {
    title: 'Bersaglio entro 2u',
    text: 'Nei Quick Start italiano e francese: un bersaglio così è allo scoperto.',
  },
  R97: {
    title: 'Il raggio di chi',
    text: 'Quello sulla carta del personaggio che ha messo il segnalino.',
  },
  R98: {
    title: 'Assegnare i sei',
    text: 'Uno dopo l’altro, ciascuno al valore H2H più basso visibile in quel momento.',
  },
  R99: {
    title: 'Dadi di uno scambio',
    text: 'Entrambi tirano ciò che le loro carte mostravano prima; una carta girata conta dallo scambio successivo.',
  },
  R100: {
    title: 'Ordine delle ferite',
    text: 'Si ordinano una volta sola, secondo i valori di prima dell’esplosione.',
  },
  R101: {
    title: 'Pagare gli ostacoli',
    text: 'Ogni volta che ci si arrampica o si scavalca costa il suo gettone e conta nei tre di movimento.',
  },
  R102: {
    title: 'Riparati in automatico',
    text: 'Il Camouflage e l’effetto dello shock contano anche contro il Fuoco di Opportunità.',
  },
  R103: {
    title: 'Sotto soppressione sparando',
    text: 'Continua a contare tra chi spara, ma in quel turno non tira dadi.',
  },
  R104: { title: 'Entrare in una base rotonda', text: 'Gratis al contatto, da qualsiasi lato.' },
};
