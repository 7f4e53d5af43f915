interface Word {
  readonly term: string;
  /** What it is called besides, separated by commas: short forms, and names of other editions. */
  readonly also?: string;
  readonly text: string;
}

/** The words of the game, to be looked up. */
export const glossary = {
  // Tokens, cards and markers, scenery, sight.
  actionToken: {
    term: 'Action token',
    also: 'AT',
    text: 'What every action is paid with. Spent ones lie on the card of whoever acted.',
  },
  action: {
    term: 'Action',
    text: 'What a character does for tokens: move, fire, throw, take cover, lay a marker. The card says how many.',
  },
  character: {
    term: 'Character',
    also: 'miniature, figure',
    text: 'One person on the table, with a base and a card of its own.',
  },
  statCard: {
    term: 'Stat card',
    also: 'profile',
    text: 'All that a character can do, on two sides: unhurt and wounded.',
  },
  woundedSide: { term: 'Wounded side', text: 'The side of the card that counts once the character has been wounded.' },
  points: {
    term: 'Points',
    also: 'point value, VP',
    text: 'What a character is worth; forces are agreed in points, and some editions are won by them.',
  },
  reinforcement: {
    term: 'Reinforcement',
    also: 'reserve',
    text: 'In the 2.0 beta: a card with two characters; the second can come in once the first has been hit.',
  },
  force: { term: 'Force', also: 'squad', text: 'All the characters of one side.' },
  shots: { term: 'Shots', text: 'How often a weapon may be fired in one turn.' },
  machineGun: { term: 'Machine gun', also: 'MG', text: 'A weapon that keeps up Suppression Fire without help.' },
  marker: { term: 'Marker', text: 'A counter on the table or beside a base. Distances run from its edge.' },
  base: {
    term: 'Base',
    text: 'The round foot of a miniature, 25 mm across. Sight, hits, distances and movement all go by it.',
  },
  die: { term: 'Die', also: 'D6, dice', text: 'A cube with the numbers from 1 to 6.' },
  unit: { term: 'Unit', also: 'u', text: 'The measure of all distances: 2.5 cm, or an inch where that is agreed.' },
  scenery: {
    term: 'Scenery',
    also: 'scenic element, terrain',
    text: 'Whatever stands on the table and is no character: it hides, blocks and slows.',
  },
  totalCover: {
    term: 'Total cover',
    text: 'Scenery that cannot be seen or walked through.',
  },
  partialCover: { term: 'Partial cover', text: 'Scenery that makes a target harder to hit without hiding it.' },
  countedCovers: {
    term: 'Counted covers',
    also: 'separate covers',
    text: 'In the 2.0 beta: each partial cover in the way, 2u from the last, makes the target harder to hit.',
  },
  sheltering: {
    term: 'Sheltering',
    also: 'sheltering terrain',
    text: 'In the 2.0 beta: what hides and stops everything, such as a house. The same as total cover.',
  },
  protecting: {
    term: 'Protecting',
    also: 'protecting terrain',
    text: 'In the 2.0 beta: partial cover of some substance, such as a wall. It slows the way and stops bursts.',
  },
  concealing: {
    term: 'Concealing',
    also: 'concealing terrain, concealment',
    text: 'In the 2.0 beta: partial cover that only hides, such as leaves or smoke. It is walked through and stops no burst.',
  },
  impassable: {
    term: 'Impassable',
    also: 'impassable terrain, wire, water',
    text: 'In the 2.0 beta: ground nobody enters or crosses, although it hides nothing.',
  },
  difficult: {
    term: 'Difficult',
    also: 'difficult terrain, mud, snow',
    text: 'In the 2.0 beta: ground that shortens each move and hides nothing.',
  },
  inTheOpen: { term: 'In the open', text: 'Not in cover: a 4 or more hits.' },
  roundBase: {
    term: 'Round scenic base',
    also: '60 mm base',
    text: 'A piece of scenery with a hole for one character, who is in cover there.',
  },
  hole: {
    term: 'Hole',
    also: 'foxhole',
    text: 'The place for one character in a round scenic base. Entering it on contact is free.',
  },
  body: {
    term: 'Body',
    also: 'dead, fallen',
    text: 'In the 2.0 beta: an eliminated character left on the table. It is partial cover, and it blocks a hole it lies in.',
  },
  smoke: {
    term: 'Smoke',
    also: 'smoke screen',
    text: 'In the 2.0 beta: what a smoke grenade leaves for a while. It hides like concealing terrain and always counts as a cover of its own.',
  },
  lineOfSight: {
    term: 'Line of sight',
    also: 'LOS',
    text: 'Two characters see each other unless total cover hides one whole base from every point of the other.',
  },
  shortRange: { term: 'Short range', also: 'S', text: 'Up to and with 10u: the first number of a weapon’s dice.' },
  longRange: { term: 'Long range', also: 'L', text: 'Farther than 10u: the second number of a weapon’s dice.' },
  // How a game goes: turns, actions, what comes of them, abilities, rules.
  turn: { term: 'Turn', text: 'One side acts, the other reacts.' },
  round: { term: 'Round', text: 'In 1-48COMBAT: turns in alternation until the tokens of both are spent.' },
  initiative: {
    term: 'Initiative',
    also: 'bid',
    text: 'In 1-48COMBAT: the roll for who goes first in a round; tokens bid are added to it.',
  },
  deploymentZone: { term: 'Deployment zone', text: 'The strip along a side’s own edge where its characters begin.' },
  skirmish: { term: 'Skirmish', text: 'A game won by losses alone.' },
  mission: { term: 'Mission', text: 'A game won by touching the enemy’s objective, or by losses.' },
  scenario: {
    term: 'Scenario',
    text: 'A game with a table, forces and conditions of victory of its own.',
  },
  objective: { term: 'Objective', text: 'In a mission: what each side must keep the enemy from touching.' },
  attack: {
    term: 'Attack',
    text: 'What suppressed characters may not do, and what keeps a character out of Suppression Fire; each edition says what counts as one.',
  },
  move: { term: 'Move', also: 'movement', text: 'An action along any path, as long as the card’s Move at most.' },
  climb: { term: 'Climbing', also: 'platform, elevated place', text: 'Going up to or down from an elevated place.' },
  cross: { term: 'Crossing', also: 'obstacle', text: 'Going over partial cover, or into it.' },
  contact: { term: 'Contact', text: 'Two bases that touch. Contact between enemies means close combat.' },
  reaction: { term: 'Reaction', text: 'What is done in the other side’s turn: taking cover, or a shot from a marker.' },
  fire: { term: 'Fire', also: 'shoot', text: 'A shot at an enemy in sight, with the dice of the weapon.' },
  toHit: { term: 'Number to hit', also: 'to-hit score', text: 'The lowest number of a die that hits.' },
  hit: { term: 'Hit', text: 'A die that shows the number that is needed, or more.' },
  headShot: {
    term: 'Head shot',
    also: 'double 6, headshot',
    text: 'Two sixes in one shot: the target is out at once.',
  },
  aim: { term: 'Aim', text: 'One more token for more dice in a shot.' },
  moveAndFire: { term: 'Move & Fire', also: 'M&F', text: 'A shorter move and one shot for a single token.' },
  takeCover: {
    term: 'Take Cover',
    also: 'taking cover',
    text: 'Getting down: harder to hit. Not the same as being in cover behind something.',
  },
  opportunityFire: {
    term: 'Opportunity Fire',
    also: 'OF, Target',
    text: 'A marker that a character watches: an enemy coming near it may be shot at in the middle of a move.',
  },
  suppressionFire: {
    term: 'Suppression Fire',
    also: 'SF',
    text: 'Fire that several keep up on an area, so that nobody in it attacks.',
  },
  suppressed: {
    term: 'Suppressed',
    text: 'Under Suppression Fire at some moment of this turn, and so barred from most attacks.',
  },
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
    text: 'A grenade lands off its aim, where the other side puts it.',
  },
  burst: {
    term: 'Burst',
    also: 'blast, blast radius, R',
    text: 'A grenade going off: its radius says how far it reaches.',
  },
  closeCombat: {
    term: 'Close combat',
    also: 'H2H, hand to hand',
    text: 'A fight between enemies whose bases touch, until one of them is eliminated.',
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
    text: 'In the 2.0 beta, optional: a character who sees a friend hit close by may panic, and can then do nothing until it recovers.',
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

/** Terms of the glossary that several parts of the product say: one term, one meaning, everywhere. */
export const terms = {
  range: { short: 'short range', long: 'long range' },
  cover: { open: 'in the open', partial: 'in partial cover', total: 'out of sight' },
};
