/** A game that goes or comes by a link. */
export const link = {
  title: 'Une partie par lien',
  steps: '{steps, plural, one {# étape} other {# étapes}}',
  beside: 'Elle s’ouvre à côté de vos parties et n’en change aucune.',
  open: 'L’ouvrir',
  leave: 'Pas maintenant',
  refused: 'Ce lien ne peut pas être ouvert : {reason}',
  copy: 'Copier un lien vers cette partie',
  copied: 'Lien copié : {length, number} caractères, avec toute la partie.',
  copiedLong:
    'Lien copié : {length, number} caractères. Certaines messageries coupent de tels liens ; le fichier est plus sûr.',
  tooLong: 'Cette partie est trop longue pour un lien : envoyez le fichier.',
  notCopied: 'Ce navigateur ne permet pas la copie : envoyez le fichier.',
  none: 'D’un fichier de cet ordinateur il n’y a pas de lien : envoyez le fichier.',
} as const;
