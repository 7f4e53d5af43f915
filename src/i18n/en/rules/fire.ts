/** FIRE, ATK, AIM, MF and TC. */
export const fire = {
  'FIRE-1': {
    title: 'Declaring a shot',
    text: 'Name the shooter and an enemy it has in sight; each shot costs one token.',
  },
  'FIRE-2': {
    title: 'Short and long range',
    text: 'Up to and with 10u a weapon rolls its short-range dice, farther away its long-range dice.',
  },
  'FIRE-3': {
    title: 'The number that hits',
    text: 'A die hits on 4 or more in the open and on 5 or more against partial cover; taking cover adds one more.',
  },
  'FIRE-4': { title: 'Hits of one shot', text: 'However many dice hit, one shot makes one wound at most.' },
  'FIRE-5': { title: 'Head shot', text: 'Two sixes in the roll of one shot eliminate the target at once.' },
  'FIRE-6': { title: 'Shots a turn', text: 'A weapon fires no more often in one turn than its card says.' },
  'FIRE-7': {
    title: 'Shots one by one',
    text: 'Each shot is declared, paid and rolled by itself; only in the 2009 rules are they rolled together.',
  },
  'FIRE-8': {
    title: 'One weapon a turn',
    text: 'A character attacks with one of its weapons in a turn and cannot change to another.',
  },
  'FIRE-9': {
    title: 'Order of a shot',
    text: 'Declare, then the target may take cover, then the shooter may aim, then the target has another chance, then roll.',
  },
  'FIRE-10': { title: 'Beyond the die', text: 'If more than a 6 is needed nothing hits, and the tokens stay spent.' },
  'FIRE-11': { title: 'Target higher up', text: 'Only in the beta: one die less against a target on a higher level.' },
  'ATK-1': {
    title: 'What is an attack',
    text: 'Fire, Move & Fire, Opportunity Fire, Suppression Fire, a grenade and close combat are attacks.',
  },
  'AIM-1': { title: 'Aim', text: 'One more token adds the weapon’s Aim dice to a shot.' },
  'AIM-2': { title: 'No Aim on the move', text: 'Aim cannot be added to Move & Fire.' },
  'MF-1': {
    title: 'Move & Fire',
    text: 'One token pays for a shorter move with one shot before or after it, not in the middle.',
  },
  'MF-2': {
    title: 'How Move & Fire counts',
    text: 'It counts as movement, towards the three tokens a turn, and as one of the weapon’s shots.',
  },
  'MF-3': {
    title: 'Move & Fire and terrain',
    text: 'Only in the beta: not into or out of difficult ground, nor upwards.',
  },
  'TC-1': { title: 'Taking cover', text: 'One token, in your own turn or when you are shot at.' },
  'TC-2': {
    title: 'Effect of taking cover',
    text: 'It takes one more to hit someone who is taking cover, on top of what the terrain gives and in the open as well.',
  },
  'TC-3': {
    title: 'How long cover lasts',
    text: 'The Take Cover marker stays until the character does anything else.',
  },
  'TC-4': {
    title: 'Too close for cover',
    text: 'From 5u or less taking cover is of no use, and it cannot be chosen when shot at from there.',
  },
  'TC-5': {
    title: 'Not against Opportunity Fire',
    text: 'Nobody can take cover in answer to an Opportunity Fire shot.',
  },
  'TC-6': {
    title: 'Not on ladders',
    text: 'Only in the beta: nobody takes cover on a ladder or while climbing a ruin.',
  },
  'TC-7': {
    title: 'Who may take cover',
    text: 'Anyone with an action left, a token to pay with, no marker yet, and not in wound shock.',
  },
};
