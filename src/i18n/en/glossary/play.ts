import type { Word } from './word.ts';

/** How a game goes: turns, actions, what comes of them, abilities, rules. */
export const play = {
  turn: { term: 'Turn', text: 'One side acts, the other reacts.' },
  round: { term: 'Round', text: 'In 1-48COMBAT: turns in alternation until the tokens of both are spent.' },
  initiative: {
    term: 'Initiative',
    also: 'bid',
    text: 'In 1-48COMBAT: the roll at the start of a round for who goes first, bettered by tokens.',
  },
  deploymentZone: { term: 'Deployment zone', text: 'The strip along a side’s own edge where its characters begin.' },
  skirmish: { term: 'Skirmish', text: 'A game won by losses alone.' },
  mission: { term: 'Mission', text: 'A game won by touching the enemy’s objective, or by losses.' },
  scenario: {
    term: 'Scenario',
    text: 'A game with a table, forces and conditions of victory of its own.',
  },
  objective: { term: 'Objective', text: 'What a side has to keep the enemy away from in a mission.' },
  attack: {
    term: 'Attack',
    text: 'What is barred to the suppressed, and what bars from Suppression Fire; the edition says what belongs to it.',
  },
  move: { term: 'Move', also: 'movement', text: 'An action along any path, as long as the card’s Move at most.' },
  climb: { term: 'Climbing', also: 'platform, elevated place', text: 'Going up to or down from an elevated place.' },
  cross: { term: 'Crossing', also: 'obstacle', text: 'Going over partial cover, or into it.' },
  contact: { term: 'Contact', text: 'Two bases that touch; of enemies it means close combat.' },
  reaction: { term: 'Reaction', text: 'What is done in the other side’s turn: taking cover, or a shot from a marker.' },
  fire: { term: 'Fire', also: 'shoot', text: 'A shot at an enemy in sight, with the dice of the weapon.' },
  toHit: { term: 'Number to hit', also: 'to-hit score', text: 'The lowest number of a die that hits.' },
  hit: { term: 'Hit', text: 'A die that shows the number that is needed, or more.' },
  headShot: {
    term: 'Head shot',
    also: 'double 6, headshot',
    text: 'Two sixes in one shot: the target is out at once.',
  },
  aim: { term: 'Aim', text: 'A token for more dice in a shot.' },
  moveAndFire: { term: 'Move & Fire', also: 'M&F', text: 'A shorter move and one shot for a single token.' },
  takeCover: {
    term: 'Take Cover',
    also: 'taking cover',
    text: 'Getting down: harder to hit. Not the same as being in cover behind something.',
  },
  opportunityFire: {
    term: 'Opportunity Fire',
    also: 'OF, Target',
    text: 'A marker that is watched: whoever comes near it may be shot at in his own turn.',
  },
  suppressionFire: {
    term: 'Suppression Fire',
    also: 'SF',
    text: 'Fire that several keep up on an area, so that nobody in it attacks.',
  },
  suppressed: { term: 'Suppressed', text: 'Having been in an area under Suppression Fire in this turn.' },
  grenade: {
    term: 'Grenade',
    also: 'hand grenade',
    text: 'Thrown at a spot; it bursts there or near it and catches friend and foe.',
  },
  boughtGrenade: {
    term: 'Bought grenade',
    also: 'extra grenade',
    text: 'In the 2.0 beta: a single grenade for one point, which can be thrown once, handed over, dropped and picked up.',
  },
  scatter: {
    term: 'Scatter',
    also: 'dispersion, drift',
    text: 'A grenade comes down beside its aim, where the other side puts it.',
  },
  burst: {
    term: 'Burst',
    also: 'blast, blast radius, R',
    text: 'A grenade going off: its radius says how far it reaches.',
  },
  closeCombat: {
    term: 'Close combat',
    also: 'H2H, hand to hand',
    text: 'A fight of two bases in contact, until one of them is out.',
  },
  wound: { term: 'Wound', text: 'The first turns the card over, the second eliminates.' },
  woundShock: {
    term: 'Wound shock',
    also: 'shock marker',
    text: 'The time after a wound in which a character can do nothing.',
  },
  panic: {
    term: 'Panic',
    also: 'psychological shock, shock test',
    text: 'In the 2.0 beta, if wanted: one who saw a friend hit close by and did not hold can do nothing until he recovers.',
  },
  eliminated: { term: 'Eliminated', also: 'killed, out', text: 'Out of the game.' },
  command: {
    term: 'Command',
    also: 'leader, command radius',
    text: 'The ability that lets friends nearby do more than their cards allow.',
  },
  camouflage: { term: 'Camouflage', text: 'The ability to count as taking cover wherever there is partial cover.' },
  edition: {
    term: 'Edition',
    text: 'One text of the rules, of a year and in a language; a game is played by one of them.',
  },
  ruling: {
    term: 'Ruling',
    text: 'Our answer where the texts are silent or contradict themselves; its number begins with R.',
  },
  houseRule: { term: 'House rule', text: 'Another answer that the two players of a game have agreed on.' },
} as const satisfies Readonly<Record<string, Word>>;
