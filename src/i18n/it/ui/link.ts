/** A game that goes or comes by a link. */
export const link = {
  title: 'Una partita da un link',
  steps: '{steps, plural, one {# passo} other {# passi}}',
  beside: 'Si apre accanto alle tue partite e non ne cambia nessuna.',
  open: 'Aprila',
  leave: 'Non ora',
  refused: 'Questo link non si può aprire: {reason}',
  copy: 'Copia un link a questa partita',
  copied: 'Link copiato: {length, number} caratteri, con dentro tutta la partita.',
  copiedLong: 'Link copiato: {length, number} caratteri. Alcune chat tagliano link così lunghi; il file è più sicuro.',
  tooLong: 'Questa partita è troppo lunga per un link: manda il file.',
  notCopied: 'Questo browser non lascia copiare: manda il file.',
  none: 'Da un file su questo computer non c’è link: manda il file.',
} as const;
