import type { rulebook as english } from '../../en/ui/rulebook.ts';
import type { Shape } from '../../messages.ts';

/** The rule book: what can be looked up, and what is said about each edition. */
export const rulebook: Shape<typeof english> = {
  title: 'Regole',
  open: 'Consulta una regola',
  about: 'Su questa edizione',
  editions: 'Le edizioni',
  edition: 'Edizione',
  back: 'Indietro',
  tabs: { 'look-up': 'Consulta', edition: 'Sull’edizione' },

  search: 'Cerca',
  searchHint: 'OF-3, R32 o una parola qualsiasi',
  results: 'Risultati',
  found: '{count, plural, =0 {Nessun risultato} one {# voce} other {# voci}}',
  nothing: 'Nulla si chiama così. Prova con una sola parola, o con la sigla di una regola.',
  choose:
    'Scrivi la sigla di una regola o di un’interpretazione, oppure una parola; le frecce scorrono l’elenco. Esc chiude il libro.',
  groups: {
    setup: 'Preparazione',
    turn: 'Turni e gettoni',
    victory: 'Vittoria',
    move: 'Muovere',
    fire: 'Sparare',
    takeCover: 'Ripararsi',
    grenades: 'Granate',
    closeCombat: 'Corpo a Corpo',
    opportunity: 'Fuoco di Opportunità',
    suppression: 'Fuoco di Soppressione',
    wounds: 'Ferite',
    abilities: 'Abilità',
    sight: 'Linea di vista e copertura',
    advanced: 'Solo nella beta',
    rulings: 'Le nostre interpretazioni',
    words: 'Parole del gioco',
  },
  sign: '{kind, select, ruling {Nostra interpretazione} other {Regola}}: {title} ({id})',
  /** Beside rules of levels: what their drawings show. */
  drawings: {
    heights:
      'Di lato: una cosa sta su ogni livello che ne contiene almeno 1u. Alta 3u o 3,9u: solo livello 0; 4u o 6u: livelli 0 e 1; 7u: tutti e tre.',
    down: 'Da una finestra verso il basso: muro e pavimento sottostanti non coprono, la propria finestra è troppo vicina. Del resto conta solo la protezione più vicina al bersaglio.',
    up: 'Verso una finestra in alto: conta la finestra, non ciò che sta in strada. Il bersaglio è più in alto: un dado in meno.',
    total:
      'Il muro arriva solo al livello 0: due ai piani alti si vedono al di sopra, uno in alto e uno dietro il muro no.',
    floor: 'Chi sta del tutto sotto il pavimento non è visibile dall’alto; chi è sulle scale che vi salgono sì.',
    landing:
      'Sul pianerottolo di una lunga scala si sale senza spesa, e il movimento finisce. Il successivo riparte dalla cima o dal piede, come si vuole.',
    throw:
      'Al massimo un livello più su, da 5u al massimo sotto un tetto, e con un varco per cui lanciare. Oltre un bordo cade al suolo sottostante e lì esplode.',
  },
  kinds: { rule: 'Regola', ruling: 'Nostra interpretazione', word: 'Parola del gioco' },

  also: 'Anche: {names}',
  notHere: 'In {edition} la questione non si pone.',
  options: 'I giocatori possono concordare un’altra risposta',
  agreed: '– concordato per questa partita',
  baseOption: 'Qualsiasi misura della base da 20 a 40 mm, uguale per tutti.',
  elsewhere: 'Altre edizioni',
  arisesIn: 'Si pone in: {editions}',
  related: 'Vedi anche',
  word: 'Per saperne di più',

  page: {
    unofficial:
      'Take Cover non ha legami con gli autori di queste regole. I nomi delle edizioni sono i loro e dicono quale testo segue ciascuna; tutto ciò che si legge qui è detto con parole nostre.',
    source: 'Segue: {source}.',
    changes: 'Che cosa cambia rispetto a {edition}',
    noChanges: 'Qui non cambia nulla: le altre si confrontano con questa.',
    rule: 'Regola',
    otherwise: 'Detto con altre parole, o conseguenza di quanto sopra ({count, number})',
    gaps: 'Dove il suo testo tace o si contraddice',
    gapsNote:
      'A ciascuna risponde una nostra interpretazione. Dove c’è scelta, i giocatori possono concordare un’altra risposta in Nuova partita.',
    answer: 'Giochiamo così:',
    or: 'Oppure:',
    rulings: 'Altre interpretazioni con una scelta ({count, number})',
    rulingsNote: 'Questioni che più edizioni lasciano aperte. La nostra risposta è la prima.',
  },
};
