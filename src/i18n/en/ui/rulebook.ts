/** The rule book: what can be looked up, and what is said about each edition. */
export const rulebook = {
  title: 'Rules',
  open: 'Look up a rule',
  about: 'About this edition',
  editions: 'The editions',
  edition: 'Edition',
  back: 'Back',
  tabs: { 'look-up': 'Look up', edition: 'About the edition' },

  search: 'Search',
  searchHint: 'OF-3, R32, or any word',
  results: 'Results',
  found: '{count, plural, =0 {Nothing found} one {# entry} other {# entries}}',
  nothing: 'No entry found. Try a single word, or the id of a rule.',
  choose:
    'Type the id of a rule or a ruling, or a word; the arrow keys go up and down the list. Escape closes the book.',
  groups: {
    setup: 'Setting up',
    turn: 'Turns and tokens',
    victory: 'Victory',
    move: 'Moving',
    fire: 'Shooting',
    takeCover: 'Taking cover',
    grenades: 'Grenades',
    closeCombat: 'Close combat',
    opportunity: 'Opportunity Fire',
    suppression: 'Suppression Fire',
    wounds: 'Wounds',
    abilities: 'Abilities',
    sight: 'Line of sight and cover',
    advanced: 'Only in the beta',
    rulings: 'Our rulings',
    words: 'Words of the game',
  },
  sign: '{kind, select, ruling {Our ruling} other {Rule}}: {title} ({id})',
  /** Beside rules of levels: what their drawings show. */
  drawings: {
    heights:
      'From the side: something is on each level that holds at least 1u of it. 3u and 3.9u high: level 0 alone; 4u and 6u: levels 0 and 1; 7u: all three.',
    down: 'Down from a window: the wall and floor below are looked over, the own window is too near to cover. Of the rest the cover nearest to the target counts, and no other.',
    up: 'Up to a window: the window counts, what stands in the street does not. The target is higher: one die less.',
    total:
      'The wall reaches level 0 alone: two upstairs see each other over it, one upstairs and one behind it do not.',
    floor: 'Who is wholly under the floor is out of sight from above; who is on the stairs up to it is seen.',
    landing:
      'A stop on long stairs is free to step into, and ends the move. The next one goes on from the head or from the foot, as one likes.',
    throw:
      'One level up at most, from 5u at most under a roof, and with a gap to throw through. Over an edge it falls to the next ground below and bursts there.',
  },
  kinds: { rule: 'Rule', ruling: 'Our ruling', word: 'Word of the game' },

  also: 'Also: {names}',
  notHere: 'This question does not arise in {edition}.',
  options: 'The players may agree on another answer',
  agreed: '– agreed for this game',
  baseOption: 'Any size of a base from 20 to 40 mm, the same for all.',
  elsewhere: 'Other editions',
  arisesIn: 'Arises in: {editions}',
  related: 'See also',
  word: 'More about it',

  page: {
    unofficial:
      'Take Cover is not connected with the makers of these rules. The names of the editions are theirs and say which text an edition follows; all that is said here is in our own words.',
    source: 'Follows: {source}.',
    changes: 'Differences from {edition}',
    noChanges: 'This is the edition the others are compared with.',
    rule: 'Rule',
    otherwise: 'Different wording only, or a consequence of the above ({count, number})',
    gaps: 'Where its text is silent or contradicts itself',
    gapsNote:
      'Each is settled by a ruling of ours. Where there is a choice, the players may agree on another answer in New game.',
    answer: 'We play:',
    or: 'Or:',
    rulings: 'Other rulings with a choice ({count, number})',
    rulingsNote: 'Questions that several editions leave open. Our answer comes first.',
  },
} as const;
