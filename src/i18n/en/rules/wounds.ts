/** WOUND, abilities (CMD, CAM) and what only the beta has (REIN, PSY, MULTI). */
export const wounds = {
  'WOUND-1': { title: 'First wound', text: 'The card is turned to its wounded side, whose values count from then on.' },
  'WOUND-2': { title: 'Wound shock', text: 'A fresh wound brings a shock marker, which stays until the turn ends.' },
  'WOUND-3': {
    title: 'In shock',
    text: 'One in wound shock does nothing more, but is as hard to hit as if taking cover.',
  },
  'WOUND-4': {
    title: 'Eliminated',
    text: 'A second wound, a head shot or two wounds of one burst eliminate a character.',
  },
  'WOUND-5': {
    title: 'The fallen',
    text: 'An eliminated character is taken off the table; only in the beta does the body stay.',
  },
  'CMD-1': { title: 'Command', text: 'Friends within 5u of a leader may do more than their own number of actions.' },
  'CMD-2': { title: 'How many more', text: 'Each friend may do as many extra actions as the leader’s Command says.' },
  'CMD-3': { title: 'They still cost', text: 'Every extra action is paid for like any other.' },
  'CMD-4': { title: 'The leader', text: 'Leading others costs the leader neither tokens nor actions.' },
  'CAM-1': { title: 'Camouflage', text: 'In partial cover this character always counts as taking cover.' },
  'REIN-1': {
    title: 'Reinforcement cards',
    text: 'Only in the beta: a card with two characters, one on each side, of whom one is on the table at a time.',
  },
  'REIN-2': {
    title: 'Arriving',
    text: 'Only in the beta: reinforcements come in at the own table edge in a later turn.',
  },
  'REIN-3': { title: 'Hit once', text: 'Only in the beta: any hit takes a reinforcement out and turns the card.' },
  'REIN-4': {
    title: 'How it counts',
    text: 'Only in the beta: the card is lost when both of its characters are gone.',
  },
  'PSY-1': {
    title: 'Shock test',
    text: 'Only in the beta, if wanted: the nearest friend within 2u of one who is hit must roll to hold.',
  },
  'PSY-2': { title: 'Panic', text: 'Only in the beta, if wanted: one who panics does nothing but try to recover.' },
  'PSY-3': { title: 'Steadying', text: 'Only in the beta, if wanted: a leader can help a friend to recover.' },
  'MULTI-1': {
    title: 'Bigger battles',
    text: 'Said only in the beta: larger or smaller forces change nothing in the rules, and there are two sides.',
  },
};
