/** Pictures of one's own: portraits, a photograph under the table. */
export const pictures = {
  faults: {
    'too-big': 'This picture is over 20 MB. Take it smaller.',
    'other-type': 'This is no PNG or JPEG. Save the picture as one of these.',
    'too-many-pixels': 'This picture has over 64 million pixels. Make it smaller.',
    moving: 'This picture moves. Take one that does not.',
    broken: 'This picture is damaged or cut off.',
    unread: 'This picture could not be read.',
  },
} as const;
