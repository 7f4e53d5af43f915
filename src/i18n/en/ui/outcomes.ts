/** Dice laid ready, and all that a roll may come to. */
export const outcomes = {
  title: 'Dice and outcomes',
  open: 'Outcomes',
  hint: 'Everything this roll can come to. Choose a line to play on with those dice; what has been played stays as a branch.',
  rolls: 'Dice {dice}:',
  nothing: 'Nothing happens.',
  played: 'already played as a branch',
  all: '{count, plural, one {Make # branch} other {Make all # branches}}',
  allHint: 'One branch for each; the game stays where it is.',
  likeliest: 'One branch for each of the likeliest; the game stays where it is.',
  made: 'The branches are made: they are listed beside the timeline.',
  lying: 'Dice laid ready: {dice}',
  next: {
    label: 'Next dice',
    lay: 'Lay ready',
    none: 'None lie ready: chance decides. Type what the next rolls are to show, such as 126 44.',
    ready:
      '{count, plural, one {# die lies} other {# dice lie}} ready: {dice}. They are used for the next rolls, and lie there again after Undo.',
    short:
      '{count, plural, one {Only # die lies} other {Only # dice lie}} ready, and this roll needs {due, number}: chance decides it. Ready: {dice}.',
    fault: 'Type numbers from 1 to 6 only, at most {most, number} of them.',
  },
} as const;
