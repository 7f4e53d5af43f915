/** Keeping what is on the table as a case. */
export const cases = {
  text: 'A case is a position with what is expected of it: a file that opens on the table, and that cli test judges. It holds the position before the steps you choose, and what you tick of their result.',
  title: 'What the case shows',
  refused: 'It is refused: {why}',
  from: 'It begins before',
  step: '{steps, plural, one {the last step} other {the last # steps}}: {what}',
  facts: 'What must come of it',
  note: 'Note',
  keep: 'Save the case',
  nothing: 'There is nothing to expect yet: choose more steps, or tick something.',
  untitled: 'Say first what the case shows.',
  ready: 'It is read and judged once before it is saved.',
  kept: 'Kept in your library: it opens here, and it holds.',
  save: 'Save it to a file',
  differs: 'Not saved: it does not hold at {path}.',
} as const;
