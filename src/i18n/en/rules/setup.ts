/** SETUP, TURN and WIN. */
export const setup = {
  'SETUP-1': {
    title: 'Laying out the table',
    text: 'Both roll a die; the higher lays out the table, the other picks an edge and the layer gets the one opposite.',
  },
  'SETUP-2': {
    title: 'Size of the forces',
    text: 'The two sides agree on a rough points total for their forces before the game.',
  },
  'SETUP-3': {
    title: 'No duplicates',
    text: 'Only in the 2009 rules: a force holds one character of each type. Here the same card may come more than once.',
  },
  'SETUP-4': {
    title: 'Amount of scenery',
    text: 'Only in the beta and the Italian quick start: at least as many elements as there are characters on both sides together.',
  },
  'SETUP-5': {
    title: 'Who deploys first',
    text: 'The force with more points deploys first; if the points are equal, both roll and the lower roll deploys first.',
  },
  'SETUP-6': {
    title: 'Taking turns to deploy',
    text: 'The sides place one character each in turn until all are on the table.',
  },
  'SETUP-7': {
    title: 'Deployment zone',
    text: 'A character is deployed with its base at most 5u from its own table edge.',
  },
  'SETUP-8': { title: 'Tokens at the start', text: 'Both sides begin with 5 action tokens in front of them.' },
  'SETUP-9': {
    title: 'Starting in cover',
    text: 'Only in the beta: every character begins the game with a Take Cover marker. Here nobody does.',
  },
  'SETUP-10': {
    title: 'Bought weapons',
    text: 'Only in the beta: extra grenades are bought with points and handed out after deployment.',
  },
  'SETUP-11': { title: 'Size of the board', text: 'The board measures at least 24u by 24u, which is 60 cm by 60 cm.' },
  'SETUP-12': {
    title: 'Same faction twice',
    text: 'Both sides may field the same faction; the beta says so, the other editions do not forbid it.',
  },
  'SETUP-13': {
    title: 'Terrain is declared',
    text: 'Before play it is settled for each piece of scenery whether it is total or partial cover.',
  },
  'SETUP-14': {
    title: 'The stat card',
    text: 'A card shows name, role, points and faction, what the character may do, its weapons and their dice, and has a side for when it is wounded.',
  },
  'TURN-1': { title: 'Alternating turns', text: 'The two sides take their turns one after the other.' },
  'TURN-2': {
    title: 'Who begins',
    text: 'Both roll a die and the higher one takes the first turn; the quick start itself does not say who does.',
  },
  'TURN-3': { title: 'Income', text: 'A side gets 5 action tokens at the start of each of its turns.' },
  'TURN-4': { title: 'Saving tokens', text: 'Tokens that are not spent are kept, as many as you like.' },
  'TURN-5': {
    title: 'No spending limit',
    text: 'A side may spend all it has in one turn; only the 2009 rules set a limit.',
  },
  'TURN-6': {
    title: 'Spend at least one',
    text: 'In each of your own turns you spend at least one token, as long as anything can be done with it.',
  },
  'TURN-7': {
    title: 'Number of actions',
    text: 'A character may not do more actions in one turn than its card allows, unless a leader helps.',
  },
  'TURN-8': {
    title: 'What a character may do',
    text: 'Only what its card lists; close combat and Take Cover are open to everyone.',
  },
  'TURN-9': {
    title: 'Any order',
    text: 'You may switch between your characters as you like and come back to one later in the turn.',
  },
  'TURN-10': {
    title: 'Spent tokens',
    text: 'A token that is spent lies on the character’s card and is not used again.',
  },
  'TURN-11': { title: 'Out of tokens', text: 'Without tokens there are no more actions, and your turn is over.' },
  'TURN-12': {
    title: 'In the other side’s turn',
    text: 'Outside your own turn, tokens pay for reactions: taking cover, and aiming an Opportunity Fire shot.',
  },
  'TURN-13': {
    title: 'Taking back',
    text: 'How far moves may be taken back is agreed before the game; the beta allows none at all.',
  },
  'TURN-14': {
    title: 'Double actions',
    text: 'An action that costs two tokens counts as two of the actions on the card.',
  },
  'TURN-15': {
    title: 'What no rule covers',
    text: 'A question without a rule is settled with a die, as the beta suggests; a free roll is there for it.',
  },
  'WIN-1': {
    title: 'Winning a skirmish',
    text: 'You win as soon as characters worth half of the enemy’s points, or more, are eliminated.',
  },
  'WIN-2': {
    title: 'Mission objectives',
    text: 'In a mission each side names a piece of scenery that lies at least partly in its own zone; the enemy must reach it.',
  },
  'WIN-3': {
    title: 'Reaching the objective',
    text: 'In a mission, one base that touches the enemy’s objective wins at once.',
  },
  'WIN-4': {
    title: 'Winning a mission by losses',
    text: 'In a mission too, a side wins by eliminating half of the enemy characters.',
  },
  'WIN-5': { title: 'Scenarios', text: 'Only in the beta: a scenario comes with victory conditions of its own.' },
  'WIN-6': {
    title: 'Both at once',
    text: 'If both sides reach their goal at the same moment, the side whose turn it is wins.',
  },
  'WIN-7': {
    title: 'Ending early',
    text: 'A side may concede, and both together may agree on a draw or stop and count losses; this is ours, not the rules’.',
  },
};
