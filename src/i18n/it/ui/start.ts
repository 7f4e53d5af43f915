import type { pages as english } from '../../en/ui/start.ts';
import type { Messages, Shape } from '../../messages.ts';

/** While the program sets up a game by itself. */
export const settingUp: Messages['ui']['settingUp'] = {
  title: 'Preparazione',
  rolling: 'I dadi dicono chi tiene quale bordo…',
  holds:
    '{faction, select, soviet {I sovietici tengono} german {I tedeschi tengono} us {Gli americani tengono} british {I britannici tengono} other {{name} tiene}} {edge, select, north {il nord} east {l’est} south {il sud} other {l’ovest}}, {otherFaction, select, soviet {i sovietici} german {i tedeschi} us {gli americani} british {i britannici} other {{otherName}}} {otherEdge, select, north {il nord} east {l’est} south {il sud} other {l’ovest}}.',
  begins:
    '{firstFaction, select, soviet {Cominciano i sovietici.} german {Cominciano i tedeschi.} us {Cominciano gli americani.} british {Cominciano i britannici.} other {Comincia {first}.}}',
  placed: '{name}: {placed, number} di {all, number} schierati',
  skip: 'Premi qualsiasi cosa per saltare',
};

/** The start page, and when something is wrong there. */
export const pages: Shape<typeof english> = {
  start: {
    name: 'Take Cover',
    line: 'Due giocatori, un tavolo, cinque soldati a testa: 1-48TACTIC su uno schermo.',
    unofficial:
      'Non ufficiale e gratuito; tutti i soldati sono inventati. Porta le tue carte e le regole che possiedi.',
    playNow: 'Gioca subito',
    playNowNote: 'L’incrocio, due squadre di cinque, tutti già schierati: dritti al primo tiro.',
    byRules: 'Preparazione completa',
    byRulesNote: 'La stessa partita, ma tirate, scegliete i bordi e schierate voi.',
    newGame: 'Nuova partita',
    newGameNote: 'Tavolo, missione, squadre, edizione, regole della casa.',
    rules: 'Consulta una regola',
    rulesNote: 'Regole e termini, spiegati con parole nostre.',
    editions: 'Regole ed edizioni',
    editionsNote: 'Sono cinque: ecco in cosa differiscono.',
    projector: 'Proiettore',
    projectorNote: 'Una seconda finestra per chi guarda.',
    open: 'Apri un file',
    file: 'File della partita',
    continue: 'Continua',
    versus: '{a} contro {b}',
    nothingStored: 'Le tue partite compaiono qui da sole.',
    resume: 'Continua {title}',
    turn: '{turn, plural, =0 {preparazione} other {turno #}}',
    over: 'finita',
    left: '{left, number} su {total, number}',
    all: '{count, plural, one {Tutte le partite (#)} other {Tutte le # partite}}',
    keepAsFile: 'Conserva come file',
    keep: 'Conserva come file: {title}',
    damaged: 'Questa partita non si può più aprire: {reason}',
    unreadable:
      '{count, plural, one {# partita salvata non si può leggere} other {# partite salvate non si possono leggere}}: vedi tutte le partite.',
    unreadableGame: 'Una partita che non si può leggere',
    keepRaw: 'Salva quel che c’è',
    delete: 'Elimina',
    deleteGame: 'Elimina {title}',
    size: '{size, number} kB',
    gone: '{title} è stata eliminata.',
    bringBack: 'Recuperala',
    tryAgain: 'Riprova',
    fileUnread: 'Questo file non si può leggere. È ancora al suo posto?',
    fileRefused: 'Questo file non si può aprire: {reason}',
    droppedOnUnsaved: 'La partita sul tavolo non è salvata e andrebbe persa. Aprire “{file}”?',
    keepPlaying: 'Continua a giocare',
    openAnyway: 'Apri il file',
    notResumed: 'Non è stato possibile riaprire la partita in corso: {reason}',
    several: {
      table: 'sul tavolo',
      waits: 'salvata, in “Continua”',
      library: 'per la biblioteca',
      unsaved: 'non aperta: la partita prima non è salvata',
    },
    understood: 'Va bene',
    loading: 'Un momento…',
    defaultNames: { a: 'Giocatore 1', b: 'Giocatore 2' },
    workshop: 'Officina',
    workshopNote: 'Componi una posizione e gioca da lì.',
    library: 'Biblioteca',
    libraryNote: 'Carte, forze, tavoli e regole tuoi.',
  },
  failure: {
    title: 'Qualcosa in questa pagina è andato storto',
    text: 'La tua partita è al sicuro. Se vuoi salvala su file, poi riprova.',
    save: 'Salva la partita su file',
    again: 'Riprova',
    anew: 'Ricarica la pagina',
    start: 'Alla pagina iniziale',
    notHere: 'Finché la pagina non è tornata non si apre nulla.',
    fault: 'Che cosa dice il programma: {message}',
  },
};
