/** What comes by a link. */
export const link = {
  title: 'Sent by link',
  steps: '{steps, plural, one {# step} other {# steps}}',
  beside: 'It opens beside your own games and changes none of them.',
  besideThings: 'In the library it stands beside your own things and changes none of them.',
  draft: 'A position in the making: {name}. Something in it is to be mended before it is played.',
  toWorkshop: 'To the workshop',
  open: 'Open it',
  leave: 'Not now',
  refused: 'This link cannot be opened: {reason}',
} as const;
