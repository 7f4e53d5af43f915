/** Reasons that come from the program. */
export const flow = {
  'FLOW-OVER': { title: 'The game is over', text: 'The game has ended; nothing more can be done in it.' },
  'FLOW-TURN': { title: 'Not your decision', text: 'The other side decides now.' },
  'FLOW-PENDING': { title: 'Something comes first', text: 'Another decision or roll is due first.' },
  'FLOW-UNKNOWN': {
    title: 'Not in this game',
    text: 'No character, weapon, piece of scenery or option of that name is in this game.',
  },
  'FLOW-STALE': { title: 'Too late', text: 'That belongs to a position that has passed.' },
  'FLOW-FORM': { title: 'Not understood', text: 'That is not a command this game understands.' },
  'FLOW-DICE': { title: 'Other dice', text: 'Those are not the dice that are to be rolled now.' },
  'FLOW-FRIEND': { title: 'Wrong side', text: 'That needs a character of the other side.' },
  'FLOW-RESERVE': { title: 'Not on the table', text: 'This character is not on the table.' },
  'FLOW-BASES': { title: 'No room', text: 'Two bases would overlap there.' },
  'FLOW-BROKEN': {
    title: 'A fault of the program',
    text: 'The program met a state that cannot be; the game is as it was before, and its file will help to mend this.',
  },
};
