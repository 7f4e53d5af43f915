import type { rulings2 as english } from '../../en/rules/rulings2.ts';
import type { Shape } from '../../messages.ts';

/** Rulings R35 to R68. */
export const rulings2: Shape<typeof english> = {
  R35: {
    title: 'Esplosioni ed eliminazione',
    text: 'Nella beta: ogni colpo a segno di un’esplosione è una ferita.',
  },
  R36: { title: 'Dove giace il corpo', text: 'Nella beta: al posto della sua base.' },
  R37: {
    title: 'Contare le coperture',
    text: 'Nella beta: le coperture separate si contano lungo la linea di tiro più libera.',
  },
  R38: {
    title: 'Misura di un segnalino',
    text: 'Un segnalino è un disco di 25 mm, e si misura dal suo bordo.',
  },
  R39: { title: 'Misura di una base', text: 'Una base è un disco di 25 mm.' },
  R40: {
    title: 'Camouflage e Ripararsi',
    text: 'Insieme aggiungono uno, non due; nessuno ha bisogno di un secondo segnalino.',
  },
  R41: { title: 'Più comandanti', text: 'Conta il Comando più alto; non si sommano.' },
  R42: {
    title: 'Comandante sotto shock',
    text: 'Un comandante sotto shock o sotto soppressione comanda ancora.',
  },
  R43: {
    title: 'Dopo un Corpo a Corpo',
    text: 'Il movimento finisce al contatto; chi sopravvive può continuare con un’altra azione.',
  },
  R44: {
    title: 'Il Fuoco di Opportunità è gratis',
    text: 'Il tiro non consuma né un tiro dell’arma né un’azione.',
  },
  R45: {
    title: 'Più personaggi in attesa',
    text: 'Ciascuno ha il suo tiro, nell’ordine voluto dal loro giocatore, finché il bersaglio è in piedi.',
  },
  R46: {
    title: 'Fermato lungo il percorso',
    text: 'Chi si muove è fermato nel primo punto in cui il tiro è possibile; poi lo stesso movimento prosegue senza costo.',
  },
  R47: {
    title: 'Iniziare insieme',
    text: 'Senza mitragliatrice il Fuoco di Soppressione lo iniziano due insieme, pagando un gettone a testa.',
  },
  R48: {
    title: 'Inizio di un turno',
    text: 'Prima i segnalini che scadono, poi le entrate, poi i dadi della soppressione, i rinforzi e il fumo.',
  },
  R49: {
    title: 'Fuori dal tavolo',
    text: 'Una granata che si disperde fuori dal tavolo esplode sul suo bordo.',
  },
  R50: {
    title: 'Due contatti insieme',
    text: 'Si combattono entrambi i Corpo a Corpo, nell’ordine scelto da chi si muove.',
  },
  R51: {
    title: 'Linee che toccano appena',
    text: 'Ciò che sfiora soltanto un bordo o un angolo non nasconde e non mostra nulla.',
  },
  R52: { title: 'L’unità', text: 'Una u è 2,5 cm.' },
  R53: {
    title: 'I primi cinque gettoni',
    text: 'Entrambi ne hanno 5 fin dall’inizio e possono usarli per reagire; il proprio primo turno non ne porta altri.',
  },
  R54: {
    title: 'Un tiro rifiutato',
    text: 'Il segnalino resta e si ripropone in un movimento successivo, o dopo che il nemico è uscito dal raggio e vi è rientrato.',
  },
  R55: {
    title: 'Copertura dei due tipi',
    text: 'La copertura totale blocca; altrimenti un bersaglio è in copertura se la totale ne nasconde una parte o se nessuna linea è libera da entrambe.',
  },
  R56: {
    title: 'Esplosioni e vicinanza',
    text: 'Le regole sulle 2u e sulle 5u riguardano i tiri e non toccano le esplosioni.',
  },
  R57: {
    title: 'Dentro un elemento scenico',
    text: 'Le linee verso chi sta in un bosco o in un cratere lo attraversano; a chi spara da dentro non toglie nulla dei bersagli.',
  },
  R58: {
    title: 'Il bordo del tavolo',
    text: 'Le basi devono restare per intero sul tavolo.',
  },
  R59: {
    title: 'Il turno finisce da solo',
    text: 'Senza più gettoni e senza nulla da decidere, il turno finisce.',
  },
  R60: {
    title: 'Quanto dura la soppressione',
    text: 'Per il turno in cui si è stati nella zona, anche se il segnalino sparisce.',
  },
  R61: {
    title: 'Entro 5u dal bordo',
    text: 'Conta il punto più vicino della base; chi non ha più nessuno da schierare viene saltato.',
  },
  R62: {
    title: 'Scegliere gli obiettivi',
    text: 'Apertamente e prima dello schieramento, per primo chi schiera per primo.',
  },
  R63: {
    title: 'Toccare l’obiettivo',
    text: 'Basta toccarlo in un qualsiasi punto di un movimento.',
  },
  R64: {
    title: 'Più cose nello stesso punto',
    text: 'Prima il Fuoco di Opportunità, poi la soppressione, l’obiettivo, e per ultimo il Corpo a Corpo.',
  },
  R65: {
    title: 'Ripararsi ferma il proprio fuoco',
    text: 'Anche come reazione, Ripararsi fa cessare i propri Fuoco di Opportunità e di Soppressione.',
  },
  R66: {
    title: 'Il Corpo a Corpo non è azione',
    text: 'Non costa nulla e lascia i segnalini di chi ne esce illeso.',
  },
  R67: {
    title: 'Gettoni per nulla',
    text: 'I gettoni di un’azione che non porta a nulla non tornano indietro.',
  },
  R68: {
    title: 'Muovi & Spara nei dettagli',
    text: 'Il bersaglio si nomina con il tiro, a cui si può rinunciare; una ferita lungo il percorso lo fa perdere.',
  },
};
