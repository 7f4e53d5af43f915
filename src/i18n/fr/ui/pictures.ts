/** Pictures of one's own: portraits, a photograph under the table. */
export const pictures = {
  faults: {
    'too-big': 'Cette image dépasse 20 Mo. Prenez-la plus petite.',
    'other-type': 'Ce n’est ni un PNG ni un JPEG. Enregistrez l’image dans l’un de ces formats.',
    'too-many-pixels': 'Cette image a plus de 64 millions de pixels. Réduisez-la.',
    moving: 'Cette image est animée. Prenez-en une fixe.',
    broken: 'Cette image est abîmée ou incomplète.',
    unread: 'Cette image n’a pas pu être lue.',
  },
} as const;
