import type { things as english } from '../../en/glossary/things.ts';
import type { Shape } from '../../messages.ts';

/** Tokens, cards and markers, scenery, sight. */
export const things: Shape<typeof english> = {
  actionToken: {
    term: 'Gettone Azione',
    also: 'AT',
    text: 'Ciò con cui si paga ogni azione. Quelli spesi stanno sulla carta di chi ha agito.',
  },
  action: {
    term: 'Azione',
    text: 'Ciò che un personaggio fa con i gettoni: muovere, sparare, lanciare, ripararsi, mettere un segnalino. La carta dice quante.',
  },
  character: {
    term: 'Personaggio',
    also: 'miniatura',
    text: 'Una persona sul tavolo, con una base e una carta proprie.',
  },
  statCard: {
    term: 'Carta profilo',
    also: 'profilo',
    text: 'Tutto ciò che un personaggio può fare, su due lati: illeso e ferito.',
  },
  woundedSide: {
    term: 'Lato “ferito”',
    text: 'Il lato rosso della carta, che conta quando il personaggio è stato ferito.',
  },
  points: {
    term: 'Punti Vittoria',
    also: 'punti, VP',
    text: 'Quanto vale un personaggio; le squadre si concordano in punti, e in alcune edizioni fanno vincere.',
  },
  reinforcement: {
    term: 'Rinforzo',
    also: 'riserva',
    text: 'Nella beta 2.0: una carta con due personaggi, dei quali il secondo entra quando il primo è stato colpito.',
  },
  force: { term: 'Squadra', also: 'forza', text: 'Tutti i personaggi di un giocatore.' },
  shots: { term: 'Tiri', text: 'Quante volte un’arma può sparare in un turno.' },
  machineGun: {
    term: 'Mitragliatrice',
    also: 'MG',
    text: 'Un’arma che mantiene il Fuoco di Soppressione senza aiuto.',
  },
  marker: {
    term: 'Segnalino',
    text: 'Un disco sul tavolo o accanto a una base. Le distanze partono dal suo bordo.',
  },
  base: {
    term: 'Base',
    text: 'Il piede rotondo di una miniatura, largo 25 mm. È ciò che si vede, si colpisce, si misura e ingombra.',
  },
  die: { term: 'Dado', also: 'D6, dadi', text: 'Un cubo con i numeri da 1 a 6.' },
  unit: {
    term: 'Unità',
    also: 'u',
    text: 'La misura di tutte le distanze: 2,5 cm, o un pollice dove lo si concorda.',
  },
  scenery: {
    term: 'Elementi scenici',
    also: 'elemento scenico, terreno',
    text: 'Tutto ciò che sta sul tavolo e non è un personaggio: nasconde, blocca e rallenta.',
  },
  totalCover: {
    term: 'Copertura totale',
    text: 'Elementi scenici oltre i quali non si vede e attraverso i quali non si passa.',
  },
  partialCover: {
    term: 'Copertura parziale',
    text: 'Elementi scenici che rendono un bersaglio più difficile da colpire senza nasconderlo.',
  },
  countedCovers: {
    term: 'Coperture contate',
    also: 'coperture separate',
    text: 'Nella beta 2.0: ogni copertura parziale in mezzo, a 2u dalla precedente, rende il bersaglio più difficile da colpire.',
  },
  sheltering: {
    term: 'Riparo',
    also: 'terreno di riparo',
    text: 'Nella beta 2.0: ciò che nasconde e ferma tutto, come una casa. Lo stesso che copertura totale.',
  },
  protecting: {
    term: 'Protezione',
    also: 'terreno di protezione',
    text: 'Nella beta 2.0: copertura parziale di qualche consistenza, come un muro. Rallenta e ferma le esplosioni.',
  },
  concealing: {
    term: 'Occultamento',
    also: 'terreno di occultamento',
    text: 'Nella beta 2.0: copertura parziale che nasconde soltanto, come foglie o fumo. Si attraversa e non ferma esplosioni.',
  },
  impassable: {
    term: 'Impassabile',
    also: 'terreno impassabile, filo spinato, acqua',
    text: 'Nella beta 2.0: terreno in cui nessuno entra e che nessuno attraversa, benché non nasconda nulla.',
  },
  difficult: {
    term: 'Difficile',
    also: 'terreno difficile, fango, neve',
    text: 'Nella beta 2.0: terreno che accorcia ogni movimento e non nasconde nulla.',
  },
  inTheOpen: {
    term: 'Allo scoperto',
    text: 'Non in copertura: per colpire basta un 4.',
  },
  roundBase: {
    term: 'Base scenica rotonda',
    also: 'base da 60 mm',
    text: 'Un elemento scenico con una buca per un personaggio, che lì è in copertura.',
  },
  hole: {
    term: 'Buca',
    also: 'buca individuale',
    text: 'Il posto per un personaggio in una base scenica rotonda. Ci si entra gratis al contatto.',
  },
  body: {
    term: 'Corpo',
    also: 'caduto, morto',
    text: 'Nella beta 2.0: ciò che resta di chi è caduto. È copertura parziale, e in una buca la chiude.',
  },
  smoke: {
    term: 'Fumo',
    also: 'cortina di fumo',
    text: 'Nella beta 2.0: ciò che una granata fumogena lascia per un po’. Nasconde come un occultamento e conta sempre a parte.',
  },
  lineOfSight: {
    term: 'Linea di vista',
    also: 'LOS',
    text: 'C’è, a meno che la copertura totale nasconda tutta la base da ogni punto dell’altra.',
  },
  shortRange: {
    term: 'Distanza corta',
    also: 'S',
    text: 'Fino a 10u comprese: il primo numero dei dadi di un’arma.',
  },
  longRange: {
    term: 'Distanza lunga',
    also: 'L',
    text: 'Più lontano di 10u: il secondo numero dei dadi di un’arma.',
  },
};
