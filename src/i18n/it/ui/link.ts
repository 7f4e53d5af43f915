/** What comes by a link. */
export const link = {
  title: 'Arrivato con un link',
  steps: '{steps, plural, one {# passo} other {# passi}}',
  beside: 'Si apre accanto alle tue partite e non ne cambia nessuna.',
  besideThings: 'In biblioteca sta accanto alle tue cose e non ne cambia nessuna.',
  draft: 'Una posizione in lavorazione: {name}. Prima di giocarla c’è qualcosa da sistemare.',
  toWorkshop: 'In officina',
  open: 'Aprila',
  leave: 'Non ora',
  refused: 'Questo link non si può aprire: {reason}',
} as const;
