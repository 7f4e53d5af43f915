/** A game that goes or comes by a link. */
export const link = {
  title: 'A game by link',
  steps: '{steps, plural, one {# step} other {# steps}}',
  beside: 'It opens beside your own games and changes none of them.',
  open: 'Open it',
  leave: 'Not now',
  refused: 'This link cannot be opened: {reason}',
  copy: 'Copy a link to this game',
  copied: 'The link is copied: {length, number} characters, the whole game is in it.',
  copiedLong:
    'The link is copied: {length, number} characters. Some chats cut links as long as this; the file is safer.',
  tooLong: 'This game is too long for a link: send the file.',
  notCopied: 'This browser does not let it be copied: send the file.',
  none: 'From a file on this computer there is no link: send the file.',
} as const;
