/** Pictures of one's own: portraits, a photograph under the table. */
export const pictures = {
  faults: {
    'too-big': 'Questa immagine supera i 20 MB. Prendine una più piccola.',
    'other-type': 'Non è un PNG né un JPEG. Salva l’immagine in uno di questi formati.',
    'too-many-pixels': 'Questa immagine ha più di 64 milioni di pixel. Rimpiccioliscila.',
    moving: 'Questa immagine si muove. Prendine una ferma.',
    broken: 'Questa immagine è rovinata o incompleta.',
    unread: 'Questa immagine non si legge.',
  },
} as const;
