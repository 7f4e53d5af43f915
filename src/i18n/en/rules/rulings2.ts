/** Rulings R35 to R68. */
export const rulings2 = {
  R35: { title: 'Bursts and elimination', text: 'In the beta: each hit of a burst is one wound.' },
  R36: { title: 'Where the body lies', text: 'In the beta: in the place of its base.' },
  R37: { title: 'Counting covers', text: 'In the beta: separate covers are counted along the clearest line of fire.' },
  R38: { title: 'Size of a marker', text: 'A marker is a disk of 25 mm, measured from its edge.' },
  R39: { title: 'Size of a base', text: 'A base is a disk of 25 mm.' },
  R40: { title: 'Camouflage and Take Cover', text: 'Together they add one, not two; nobody needs a second marker.' },
  R41: { title: 'Several leaders', text: 'The highest Command counts; they do not add up.' },
  R42: { title: 'Leader in shock', text: 'A leader who is in shock or suppressed still leads.' },
  R43: {
    title: 'After a close combat',
    text: 'The move ends at the contact; a survivor may go on with another action.',
  },
  R44: { title: 'Opportunity Fire is free', text: 'The shot uses up neither a shot of the weapon nor an action.' },
  R45: {
    title: 'Several watchers',
    text: 'Each gets its shot, in the order their owner likes, while the target lasts.',
  },
  R46: {
    title: 'Stopped on the way',
    text: 'The mover is halted at the first point where the shot is possible; afterwards the same move goes on at no cost.',
  },
  R47: {
    title: 'Starting together',
    text: 'Without a machine gun, Suppression Fire is started by two at once, each paying a token.',
  },
  R48: {
    title: 'Start of a turn',
    text: 'First markers that expire, then income, then suppression rolls, reinforcements and smoke.',
  },
  R49: { title: 'Off the table', text: 'A grenade that scatters off the table bursts at its edge.' },
  R50: { title: 'Touching two at once', text: 'Both close combats are fought, in the order the mover chooses.' },
  R51: {
    title: 'Lines that only touch',
    text: 'What merely grazes an edge or a corner neither hides nor shows anything.',
  },
  R52: { title: 'The unit', text: 'One u is 2.5 cm.' },
  R53: {
    title: 'The first five tokens',
    text: 'Both sides hold 5 from the start and may react with them; the first own turn brings no more.',
  },
  R54: {
    title: 'A shot declined',
    text: 'The marker stays and is offered again in a later move, or after the enemy has left the range and come back.',
  },
  R55: {
    title: 'Both kinds of cover',
    text: 'Total cover blocks; otherwise a target is in cover if some of it is hidden by total cover or no line is free of both kinds.',
  },
  R56: { title: 'Bursts and closeness', text: 'The rules about 2u and 5u are about shooting and do not touch bursts.' },
  R57: {
    title: 'Inside scenery',
    text: 'Lines to one inside a wood or a crater cross it; for a shooter inside, it gives the targets nothing.',
  },
  R58: { title: 'The table’s edge', text: 'Bases must stay wholly on the table.' },
  R59: { title: 'The turn ends by itself', text: 'With no tokens left and nothing to decide, the turn ends.' },
  R60: {
    title: 'How long one is suppressed',
    text: 'For the turn in which one was in the area, even if the marker goes.',
  },
  R61: {
    title: 'Within 5u of the edge',
    text: 'The nearest point of the base counts; a side with nobody left to place is passed over.',
  },
  R62: { title: 'Picking objectives', text: 'Openly and before deployment, first by the side that deploys first.' },
  R63: { title: 'Touching the objective', text: 'Touching it at any point of a move is enough.' },
  R64: {
    title: 'Many things at one point',
    text: 'Opportunity Fire first, then suppression, the objective, and close combat last.',
  },
  R65: {
    title: 'Taking cover ends one’s fire',
    text: 'Also as a reaction, Take Cover ends Opportunity and Suppression Fire of one’s own.',
  },
  R66: {
    title: 'Close combat is no action',
    text: 'It costs nothing and leaves markers of those who come out unhurt.',
  },
  R67: { title: 'Tokens for nothing', text: 'Tokens of an action that comes to nothing do not come back.' },
  R68: {
    title: 'Move & Fire in detail',
    text: 'The target is named with the shot, which may be left out; a wound on the way loses it.',
  },
};
