import type { betaSight as english } from '../../en/rulesIn/betaSight.ts';
import type { Shape } from '../../messages.ts';

/** Line of sight, cover and terrain in the 2.0 beta. */
export const betaSight: Shape<typeof english> = {
  'LOS-2': {
    text: 'Un bersaglio che un riparo nasconde per intero non si vede e non gli si può sparare.',
  },
  'LOS-13': {
    text: 'Se si vuole: la vista parte da un punto sopra la testa di chi spara. Bersaglio tutto illuminato: scoperto; in parte: una copertura parziale; per nulla: nessuna vista. Basi rotonde e fumo tengono le loro regole.',
  },
  'COVER-6': {
    text: 'La parte di un elemento entro 2u da chi spara non conta; ciò che sta più in là conta ancora, se ne restano almeno 2u.',
  },
  'COVER-7': { text: 'Un personaggio in mezzo è protezione, da vivo o come corpo.' },
  'COVER-8': {
    text: 'Chi sta in una base rotonda da 60 mm ha copertura parziale da ogni lato, a meno che una parte di quella base sia entro 2u da chi spara.',
  },
  'COVER-9': {
    title: 'Le coperture si contano',
    text: 'Ogni copertura parziale separata in mezzo aggiunge uno al risultato minimo per colpire. Separata vuol dire a 2u; dietro tre o più nessuno è colpito.',
  },
  'COVER-10': {
    text: 'L’occultamento interrompe la linea di vista: oltre non si mette né si mantiene alcun segnalino. I tiri ci passano, contro copertura parziale; un’esplosione non ne è fermata.',
  },
  'COVER-11': {
    text: 'Tra livelli conta solo la copertura parziale più vicina al bersaglio, e la totale solo fin dove arriva in altezza. Qui i piani non si giocano ancora.',
  },
  'COVER-12': {
    text: 'Un riparo o una protezione tra l’esplosione e una base la protegge; un occultamento no.',
  },
  'COVER-15': {
    text: 'Il riparo blocca vista e passo. La protezione è copertura parziale, scavalcata con un gettone in più. L’occultamento è copertura parziale e interrompe la vista. Impassabile e difficile non coprono. Un elemento può essere più cose.',
  },
  'COVER-16': {
    text: 'Riparo: una faccia intera grande almeno quanto una carta profilo. Protezione e occultamento: alti 1u o più. Impassabile e difficile: almeno 1u per 1u. Tutto il resto è decorazione.',
  },
};
