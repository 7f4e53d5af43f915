/** Rulings R01 to R34. */
export const rulings1 = {
  R01: { title: 'Tied roll at set-up', text: 'A tie is rolled again.' },
  R02: {
    title: 'Zone on middling tables',
    text: 'In the beta: on a table under 36u, deploy touching the edge; from 36u on, within 5u.',
  },
  R03: {
    title: 'Secret bids',
    text: 'In the 2009 rules: bids for the initiative are made in secret and shown together.',
  },
  R04: {
    title: 'Who takes the first turn',
    text: 'Each rolls a die, the higher goes first, and a tie is rolled again.',
  },
  R05: { title: 'Passing with tokens left', text: 'In the 2009 rules: no passing while any action can be done.' },
  R06: { title: 'Nothing to spend on', text: 'The duty to spend a token lapses when no action is possible.' },
  R07: {
    title: 'When actions count anew',
    text: 'Tokens on cards, shots and movement are counted afresh at the start of every turn, whoever’s it is.',
  },
  R08: {
    title: 'Acting out of turn',
    text: 'In the other side’s turn you may take cover when shot at, and take Opportunity Fire shots.',
  },
  R09: { title: 'Two tokens, two actions', text: 'An action for two tokens uses two of the card’s actions.' },
  R10: {
    title: 'Victory for both',
    text: 'When both conditions are met by one event, the side whose turn it is wins.',
  },
  R11: {
    title: 'Crossing partial cover',
    text: 'Allowed up to 2u of height and up to the Move in width, for one token more; total cover is never crossed.',
  },
  R12: { title: 'No way through an enemy', text: 'The move ends where it touches an enemy, and they fight.' },
  R13: { title: 'Head shot without a chance', text: 'In the beta: two sixes do nothing when no die could have hit.' },
  R14: {
    title: 'Shots bought together',
    text: 'In the 2009 rules: all shots of an action are bought, rolled and judged as one wound at most.',
  },
  R15: {
    title: 'When to aim',
    text: 'Aim is declared after the target had its chance to take cover; the target then gets another one.',
  },
  R16: {
    title: 'Aim on later shots',
    text: 'In the beta: only the first shot of a turn is aimed, unless the card says otherwise.',
  },
  R17: {
    title: 'Cover against frag grenades',
    text: 'In the beta: those already taking cover, or in shock, are hit on 5 or more.',
  },
  R18: { title: 'Longest throw', text: 'A grenade is thrown 15u at most.' },
  R19: { title: 'Seeing where it lands', text: 'The spot need not be seen up to 10u; beyond that it must be.' },
  R20: { title: 'A gap in the French table', text: 'In the French quick start: a 3 or a 4 moves a grenade up to 1u.' },
  R21: {
    title: 'Safe from a burst',
    text: 'A character is safe if cover lies on every straight line from the burst to its base; a Take Cover marker is no help.',
  },
  R22: { title: 'Single hit of a burst', text: 'In the 2009 rules: the thrower picks who is wounded.' },
  R23: { title: 'Equals in a burst', text: 'The thrower chooses among equal close combat values.' },
  R24: {
    title: 'Several close combats',
    text: 'They are fought in order of contact; at the same moment, the mover chooses.',
  },
  R25: {
    title: 'No dice on either side',
    text: 'The close combat ends, both stay in contact, and neither may shoot the other.',
  },
  R26: {
    title: 'Already inside the range',
    text: 'Such an enemy sets off Opportunity Fire when it moves inside the range, once for each move.',
  },
  R27: { title: 'Marker of a wounded character', text: 'It is taken off, since its owner can do nothing more.' },
  R28: {
    title: 'Opportunity Fire while suppressed',
    text: 'The shot cannot be taken in that turn, but the marker stays.',
  },
  R29: {
    title: 'What the suppressed may do',
    text: 'Move, take cover, climb, throw grenades close by and fight hand to hand, but make no other attack.',
  },
  R30: { title: 'How long shock lasts in the beta', text: 'Until the end of its owner’s next turn.' },
  R31: { title: 'Command for each friend', text: 'Every friend in reach gets the full number of extra actions.' },
  R32: { title: 'Partly within 2u', text: 'A piece of which any point is within 2u of the shooter is left out whole.' },
  R33: {
    title: 'Characters as cover in Italian',
    text: 'In the Italian quick start: characters in between give no cover.',
  },
  R34: {
    title: 'Seen from where',
    text: 'Every point of the base must be seen from some point of the shooter’s base, not all from the same one.',
  },
};
