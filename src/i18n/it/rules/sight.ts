import type { sight as english } from '../../en/rules/sight.ts';
import type { Shape } from '../../messages.ts';

/** LOS and COVER. */
export const sight: Shape<typeof english> = {
  'LOS-1': {
    title: 'Misurare',
    text: 'Le distanze corrono tra i punti più vicini di due basi o segnalini.',
  },
  'LOS-2': {
    title: 'Nessuna linea di vista',
    text: 'Un bersaglio che la copertura totale nasconde per intero non si vede e non gli si può sparare.',
  },
  'LOS-3': {
    title: 'Nascosto in parte',
    text: 'Se la copertura totale nasconde solo una parte del bersaglio, vale come copertura parziale.',
  },
  'LOS-4': {
    title: 'In piena vista',
    text: 'Se si vede tutta la base del bersaglio, esso è allo scoperto.',
  },
  'LOS-5': {
    title: 'Dietro una copertura parziale',
    text: 'Il bersaglio è in copertura se ogni linea verso la sua base attraversa una copertura parziale; se un suo punto si vede libero, è allo scoperto.',
  },
  'LOS-13': {
    title: 'Puntatore laser',
    text: 'Solo nella beta, se si vuole: la vista si giudica da un punto sopra la testa di chi spara.',
  },
  'LOS-14': {
    title: 'Vedere un punto',
    text: 'Un segnalino è in LOS se se ne vede un punto qualsiasi oltre la copertura totale.',
  },
  'COVER-6': {
    title: 'Copertura vicino a chi spara',
    text: 'Un elemento scenico o un personaggio entro 2u da chi spara non dà copertura al bersaglio.',
  },
  'COVER-7': {
    title: 'Personaggi come copertura',
    text: 'Un personaggio vivo in mezzo è copertura parziale.',
  },
  'COVER-8': {
    title: 'Copertura di una base rotonda',
    text: 'Chi sta in una base rotonda da 60 mm ha copertura parziale da ogni lato.',
  },
  'COVER-9': {
    title: 'Più coperture',
    text: 'Due coperture parziali in mezzo non valgono più di una.',
  },
  'COVER-10': {
    title: 'Terreno di occultamento',
    text: 'Solo nella beta: interrompe la linea di vista e tuttavia lascia passare i tiri, contro copertura parziale.',
  },
  'COVER-11': {
    title: 'Sparare tra livelli',
    text: 'Solo nella beta: delle coperture parziali conta unicamente la più vicina al bersaglio.',
  },
  'COVER-12': {
    title: 'Copertura dalle esplosioni',
    text: 'Una copertura tra l’esplosione e una base la protegge.',
  },
  'COVER-15': {
    title: 'Tipi di terreno',
    text: 'La copertura è totale o parziale; le classi più fini della beta si leggono come l’una o l’altra.',
  },
  'COVER-16': {
    title: 'Che cosa conta come elemento',
    text: 'Solo nella beta: misure da cui un elemento appartiene a una classe; il resto è decorazione.',
  },
};
