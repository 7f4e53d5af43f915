/** What comes by a link. */
export const link = {
  title: 'Reçu par lien',
  steps: '{steps, plural, one {# étape} other {# étapes}}',
  beside: 'Elle s’ouvre à côté de vos parties et n’en change aucune.',
  besideThings: 'Dans la bibliothèque, cela se range à côté de vos affaires sans rien y changer.',
  draft: 'Une position en chantier : {name}. Il y a quelque chose à corriger avant de la jouer.',
  toWorkshop: 'À l’atelier',
  open: 'L’ouvrir',
  leave: 'Pas maintenant',
  refused: 'Ce lien ne peut pas être ouvert : {reason}',
} as const;
