import type { shell as english } from '../../en/ui/shell.ts';
import type { Shape } from '../../messages.ts';

/** What holds the table: languages, parts still on their way, a new version. */
export const shell: Shape<typeof english> = {
  language: {
    title: 'Lingua',
    auto: 'Come nel browser',
    failed: 'Non è stato possibile caricare: {language}. C’è una rete?',
  },
  loading: 'Un momento …',
  notNumber: '{field}: questo non è un numero.',
  update: {
    title: 'È pronta una nuova versione',
    text: 'Si carica quando lo dici tu. La tua partita è conservata: la trovi sotto Continua.',
    take: 'Caricala ora',
    later: 'Più tardi',
  },
};
