import type { closeAttacks as english } from '../../en/rules/closeAttacks.ts';
import type { Shape } from '../../messages.ts';

/** GREN and H2H. */
export const closeAttacks: Shape<typeof english> = {
  'GREN-1': { title: 'Costo di una granata', text: 'Lanciare una granata a mano costa due gettoni.' },
  'GREN-2': {
    title: 'Distanza di lancio',
    text: 'Fino a 10u una granata cade dove si vuole; più lontano, fino a 15u, può disperdersi.',
  },
  'GREN-3': {
    title: 'Vedere il punto',
    text: 'Fino a 10u chi lancia può non vedere il punto; più lontano deve vederlo.',
  },
  'GREN-4': {
    title: 'Quando si disperde',
    text: 'Una granata si disperde se lanciata oltre 10u, e sempre se chi lancia è sotto soppressione.',
  },
  'GREN-5': {
    title: 'Quanto si disperde',
    text: 'Decide un dado: 5 o 6 è esatto, da 2 a 4 il segnalino si sposta fino a 2u, con 1 fino a 4u.',
  },
  'GREN-6': {
    title: 'Chi sposta il segnalino',
    text: 'Il segnalino di una granata che si disperde lo sposta l’avversario.',
  },
  'GREN-7': {
    title: 'Chi è preso',
    text: 'Chiunque, amico o nemico, stia nel raggio di azione e non abbia una copertura che lo separa dall’esplosione.',
  },
  'GREN-8': {
    title: 'Dadi di un’esplosione',
    text: 'I dadi della carta si tirano una volta per tutta l’esplosione; ogni 4 o più è un colpo a segno.',
  },
  'GREN-9': {
    title: 'Ferite di un’esplosione',
    text: 'Ogni colpo a segno è una ferita; si assegnano una per una dal valore H2H più basso in su, e se ne avanzano si ricomincia.',
  },
  'GREN-10': {
    title: 'Parità in un’esplosione',
    text: 'A parità di valore H2H sceglie chi lancia.',
  },
  'GREN-11': {
    title: 'I propri nell’esplosione',
    text: 'Solo nella beta: nessun lancio che possa prendere chi lancia o un amico senza copertura.',
  },
  'GREN-12': {
    title: 'Dove si può mirare',
    text: 'A qualsiasi punto, anche dentro o dietro una copertura parziale.',
  },
  'GREN-13': {
    title: 'Tipi di granata',
    text: 'Un tipo solo, con dadi e raggio della carta; la beta conosce granate a frammentazione, offensive e fumogene.',
  },
  'GREN-14': {
    title: 'Granate aggiuntive',
    text: 'Solo nella beta: granate singole che costano un punto l’una e si possono passare ad altri.',
  },
  'GREN-15': {
    title: 'Fumo',
    text: 'Solo nella beta: una granata fumogena crea una cortina che per un po’ nasconde ciò che ha dietro.',
  },
  'GREN-16': {
    title: 'In stanze e finestre',
    text: 'Solo nella beta: posizioni coperte da un tetto e aperture si colpiscono unicamente da vicino.',
  },
  'GREN-17': { title: 'Lanciare verso l’alto', text: 'Solo nella beta: al massimo un livello più in su.' },
  'GREN-18': {
    title: 'Scorta',
    text: 'Solo nella beta: una granata indicata sulla carta non finisce mai e non si può passare ad altri.',
  },
  'H2H-1': {
    title: 'Inizio del Corpo a Corpo',
    text: 'Comincia appena un movimento porta a contatto due basi nemiche, e non costa gettoni.',
  },
  'H2H-2': {
    title: 'Colpi a segno nel Corpo a Corpo',
    text: 'Ciascuno tira i suoi dadi H2H; un 5 o un 6 è un colpo a segno.',
  },
  'H2H-3': {
    title: 'Colpiscono entrambi',
    text: 'In ogni scambio tirano entrambi, e chi è abbattuto risponde comunque ai colpi; si va avanti finché uno è fuori.',
  },
  'H2H-4': {
    title: 'Ferite nel Corpo a Corpo',
    text: 'Ogni colpo a segno è una ferita; una carta girata conta dallo scambio successivo.',
  },
  'H2H-5': {
    title: 'Molti contro uno',
    text: 'I Corpo a Corpo si combattono uno dopo l’altro, nell’ordine dei contatti.',
  },
  'H2H-6': {
    title: 'Prendere la buca',
    text: 'Solo nella beta: chi vince può entrare nella buca di chi ha battuto.',
  },
  'H2H-7': {
    title: 'Nessuno può vincere',
    text: 'Se nessuno dei due ha dadi il Corpo a Corpo finisce ed entrambi restano dove sono.',
  },
  'H2H-8': {
    title: 'Combattere chi è in una buca',
    text: 'Chi sta in una base rotonda è raggiunto quando si copre la distanza fino alla sua propria base.',
  },
};
