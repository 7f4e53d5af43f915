/**
 * What a rule says when the players have switched it, by rule and option, each one sentence; `n` stands for the option
 * that is a number.
 */
export const houseRules = {
  'SETUP-2': {
    about: 'The two forces are worth about the points that were agreed.',
    'at-most': 'A force is worth at most the points agreed before the forces are picked.',
  },
  'SETUP-3': {
    any: 'A force may hold the same card more than once.',
    'one-of-each': 'A force holds each card once at most.',
  },
  'SETUP-4': {
    any: 'The table may hold as much or as little scenery as you like.',
    'element-for-each': 'The table holds at least as many pieces of scenery as there are characters.',
    'cover-for-each': 'The table holds at least as many pieces that give cover as there are characters.',
  },
  'SETUP-5': {
    points: 'The force worth more points deploys first.',
    roll: 'Both roll, and the lower die deploys first whatever the forces are worth.',
  },
  'SETUP-7': {
    'by-size':
      'On a table of 24u or less characters deploy touching their edge, on one of 36u or more within 5u of it.',
    n: 'Characters are deployed within {n, number}u of their own edge.',
  },
  'SETUP-8': {
    n: 'Both sides begin the game with {n, plural, =0 {no tokens} one {# token} other {# tokens}}.',
  },
  'SETUP-9': {
    'in-cover': 'Everybody who is deployed begins the game taking cover.',
    'no-cover': 'Nobody is taking cover when the game begins.',
  },

  'TURN-1': {
    turns: 'The sides take turns one after the other, without rounds.',
    rounds: 'Turns make up rounds, which last until the tokens dealt for them are spent.',
  },
  'TURN-2': {
    roll: 'Both roll, and the higher die takes the first turn.',
    'first-to-deploy': 'The side that deployed first takes the first turn.',
    'last-to-deploy': 'The side that deployed last takes the first turn.',
    initiative: 'Before each round both sides bid tokens and roll for the first turn of it.',
  },
  'TURN-3': {
    n: 'A side gets {n, plural, one {# token} other {# tokens}} at the start of its turn, or of each round.',
  },
  'TURN-5': {
    none: 'A side may spend all its tokens in one turn.',
    n: 'A side spends at most {n, plural, one {# token} other {# tokens}} in its own turn, as long as the other has any.',
  },
  'TURN-6': {
    n: '{n, plural, =0 {A side may end its turn without spending any token.} one {A side spends at least # token in each of its turns, if it can.} other {A side spends at least # tokens in each of its turns, if it can.}}',
  },
  'TURN-7': {
    turn: 'A card counts the actions of a turn.',
    round: 'A card counts the actions of a whole round.',
  },

  'WIN-1': {
    points: 'A skirmish is won by eliminating half of the enemy’s points.',
    characters: 'A skirmish is won by eliminating half of the enemy’s characters.',
    'characters-and-lead': 'A skirmish is won by eliminating half of the enemy’s characters while losing fewer.',
  },
  'WIN-2': {
    'no-element': 'An objective is a piece of scenery in the side’s zone, or a spot if the zone has no scenery.',
    always: 'An objective is a piece of scenery in the side’s zone, or any spot there.',
  },
  'WIN-4': {
    points: 'A mission is also won by eliminating half of the enemy’s points.',
    characters: 'A mission is also won by eliminating half of the enemy’s characters.',
  },

  'MOVE-2': {
    n: 'A character spends at most {n, plural, one {# token} other {# tokens}} on movement in a turn.',
  },
  'MOVE-6': {
    fights: 'Any touch of an enemy base begins close combat.',
    passes: 'Enemy bases may be brushed in passing; close combat begins where a move ends in contact.',
  },

  'COVER-6': {
    element: 'Scenery with any part within 2u of the shooter gives no partial cover.',
    parts: 'Of scenery near the shooter only the part within 2u gives no cover.',
    target: 'Nothing gives partial cover to a target within 2u of the shooter.',
    'target-and-element': 'Scenery within 2u of the shooter gives no partial cover, and a target that close gets none.',
  },
  'COVER-7': {
    characters: 'Characters in between give partial cover.',
    scenery: 'Scenery alone gives cover, characters in between do not.',
  },
  'LOS-5': {
    all: 'Partial cover counts if no point of the target can be seen past it.',
    part: 'Partial cover counts unless the whole target can be seen past it.',
  },
  'LOS-13': {
    bases: 'Sight runs from any point of the viewer’s base.',
    laser:
      'Sight runs from one point above the viewer’s head; whatever hides a part of the target counts as one cover.',
  },

  'FIRE-5': {
    none: 'There are no head shots: sixes are hits like others.',
    n: 'At least {n, number} sixes in one shot eliminate the target.',
  },
  'FIRE-7': {
    'one-at-a-time': 'Several shots are declared and rolled one after the other.',
    together: 'Several shots at one target are paid for and rolled together.',
  },
  'FIRE-8': {
    one: 'A character uses one weapon in a turn.',
    switch: 'A character uses one weapon at a time; switching in the same turn takes an action.',
    any: 'A character may use all of its weapons in a turn.',
  },
  'AIM-1': {
    each: 'Each shot of a turn may be aimed.',
    first: 'Only the first shot of a turn may be aimed.',
    card: 'The first shot of a turn may be aimed, and every one with a weapon whose card says so.',
  },
  'MF-1': {
    'at-an-end': 'Move & Fire shoots before the move or after it.',
    anywhere: 'Move & Fire shoots before the move, after it, or anywhere on the way.',
  },

  'TC-1': {
    'any-time': 'A character may take cover in its own turn and when shot at.',
    'shot-at': 'A character may take cover only when shot at.',
  },
  'TC-2': { n: 'Taking cover adds {n, number} to the number that hits.' },
  'TC-3': {
    all: 'Taking cover works against everybody until the character’s next action.',
    'one-shooter': 'Taking cover works against that one shooter, for this turn.',
  },
  'TC-4': {
    n: '{n, plural, =0 {Cover can be taken at any distance from the shooter.} other {Cover is not taken against a shooter within #u.}}',
  },

  'GREN-1': {
    n: 'Throwing a grenade costs {n, plural, one {# token} other {# tokens}}.',
  },
  'GREN-2': {
    'no-limit': 'A grenade may be thrown any distance.',
    n: 'A grenade is thrown {n, number}u at most.',
  },
  'GREN-3': {
    never: 'The spot a grenade is thrown at never needs to be seen.',
    n: 'Beyond {n, number}u the thrower must see the spot.',
  },
  'GREN-4': {
    always: 'Every grenade may scatter.',
    n: 'A grenade thrown beyond {n, number}u may scatter.',
  },
  'GREN-5': {
    wide: 'A grenade scatters up to 4u on a 1 and up to 2u on a 2, 3 or 4.',
    narrow: 'A grenade scatters up to 2u on a 1 or 2 and up to 1u on a 3 or 4.',
  },
  'GREN-9': {
    'each-hit': 'Each hit of a burst is a wound, the lowest close combat value first, round again if hits are left.',
    'each-hit-once':
      'Each hit of a burst is a wound, the lowest close combat value first, and nobody is wounded twice.',
    'by-sixes': 'Hits of a burst wound one, two sixes wound everybody and three eliminate everybody.',
  },
  'GREN-10': {
    thrower: 'Among equal close combat values the thrower picks who takes the next wound.',
    roll: 'Among equal close combat values a die picks who takes the next wound.',
  },

  'H2H-2': { n: 'In close combat a die hits on {n, plural, =6 {a 6} other {# or more}}.' },
  'H2H-3': {
    simultaneous: 'Both sides of a close combat strike at once, with the dice shown before.',
    'in-turns': 'The attacker strikes first, and a hit turns the card before the other strikes.',
    'if-alive': 'The attacker strikes first, and the defender strikes back only if not eliminated.',
  },
  'H2H-6': {
    stays: 'The winner of a close combat stays in place.',
    'takes-the-hole': 'The winner of a close combat may step into the loser’s hole for free.',
  },

  'OF-4': {
    free: 'An Opportunity Fire shot costs nothing and may be declined.',
    automatic: 'An Opportunity Fire shot costs nothing and is always taken.',
    paid: 'An Opportunity Fire shot costs a token and an action, and may be declined.',
  },
  'SF-4': {
    range: 'Whoever is within range of the marker is suppressed, seen or not.',
    firer: 'A character within range of the marker and in sight of one who fires at it is suppressed.',
    marker: 'Whoever is within range and in sight of the marker is suppressed.',
  },
  'SF-7': {
    lasting: 'Suppression Fire goes on from turn to turn until something ends it.',
    round: 'Suppression Fire ends with the round.',
  },
  'SF-9': {
    'lowest-h2h': 'Those who fire and see a victim roll; a six wounds the one with the lowest close combat value.',
    chosen: 'Everyone firing rolls, and for each six the firing side picks who is wounded.',
  },

  'WOUND-2': {
    turn: 'Wound shock lasts until the end of the turn.',
    'own-turn-begins': 'Wound shock lasts until the wounded character’s next turn begins.',
    'own-turn-ends': 'Wound shock lasts until the end of the wounded character’s next turn.',
    'second-turn-begins': 'Wound shock lasts until the turn after the missed one begins.',
    round: 'Wound shock lasts until the end of the round.',
  },
  'WOUND-5': {
    removed: 'The eliminated are taken off the table.',
    stay: 'The bodies of the eliminated stay on the table and give partial cover.',
  },
  'PSY-1': {
    none: 'There is no panic.',
    panic: 'The nearest friend within 2u of a character who is hit may panic.',
  },
  'CMD-1': { n: 'Command reaches friends within {n, number}u.' },
  'CMD-2': {
    each: 'Command gives every friend in reach its number of extra actions.',
    'pool-a-turn': 'Command gives so many extra actions in a turn, shared by all.',
    'pool-a-round': 'Command gives so many extra actions in a round, shared by all.',
  },
} as const;
