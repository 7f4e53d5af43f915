import type { Messages } from '../../messages.ts';

/** What holds the table: languages, parts still on their way, a new version. */
export const shell: Messages['ui']['shell'] = {
  language: {
    title: 'Lingua',
    auto: 'Come nel browser',
    failed: 'Non è stato possibile caricare: {language}. Sei connesso a Internet?',
  },
  loading: 'Un momento…',
  notFetched: 'Questa parte del gioco non è arrivata. La rete c’è? Riprova.',
  again: 'Riprova',
  notNumber: '{field}: questo non è un numero.',
  update: {
    title: 'È pronta una nuova versione',
    text: 'Si carica quando lo dici tu. La tua partita è conservata: la trovi sotto Continua.',
    take: 'Caricala ora',
    later: 'Più tardi',
  },
};

/** How the people at a screen like it. */
export const preferences: Messages['ui']['preferences'] = {
  title: 'Preferenze',
  theme: {
    title: 'Colori',
    auto: 'Come nel browser',
    day: 'Chiaro',
    dark: 'Scuro',
    contrast: 'Contrasto elevato',
  },
  motion: {
    title: 'Animazioni',
    auto: 'Come nel browser',
    less: 'Nulla si muove da solo',
  },
  letters: {
    title: 'Tasti con lettere',
    everywhere: 'Ovunque',
    board: 'Solo sul tavolo',
    alt: 'Con Alt',
    off: 'Nessuno',
  },
  ruleNumbers: {
    title: 'Numeri delle regole',
    hidden: 'Nascosti',
    shown: 'Accanto alle parole',
  },
};

/** What every dialog has. */
export const dialog: Messages['ui']['dialog'] = { close: 'Chiudi' };
