/** Names of what src/content holds, by its ids. Characters have names of their own on their cards. */
export const content = {
  looks: {
    'stone-wall': 'stone wall',
    hedge: 'hedge',
    fence: 'fence',
    sandbags: 'sandbags',
    bank: 'bank',
    'board-fence': 'board fence',
    barricade: 'barricade',
    wire: 'barbed wire',
    house: 'house',
    'town-house': 'town house',
    barn: 'barn',
    ruin: 'ruin',
    wood: 'wood',
    tree: 'tree',
    bushes: 'bushes',
    crater: 'crater',
    foxhole: 'foxhole',
    rubble: 'rubble',
    rocks: 'rocks',
    well: 'well',
    cart: 'cart',
    'log-pile': 'log pile',
    haystack: 'haystack',
    mud: 'mud',
    'deep-snow': 'deep snow',
    'deep-stream': 'deep stream',
    road: 'road',
    street: 'street',
    bridge: 'bridge',
    field: 'field',
    stream: 'stream',
  },
  scenarios: {
    'hold-the-bridge': 'Hold the bridge',
    'lost-patrol': 'The lost patrol',
  },
  scenarioNotes: {
    'hold-the-bridge':
      'Five Americans must hold the bridge by the mill when the last turn ends. Otherwise the four Germans win.',
    'lost-patrol':
      'Four Germans are on the wrong side of the outpost. Their sergeant must get across the snow, and four Soviets must prevent it.',
  },
  tables: {
    crossroads: 'Hamlet crossroads',
    farm: 'Farm by the stream',
    mill: 'Bridge by the mill',
    street: 'The barricaded street',
    outpost: 'Winter outpost',
    bridge: 'The valley bridge',
  },
  tableNotes: {
    crossroads: 'Four buildings around a crossing: short views, many corners, quick contact.',
    farm: 'A walled yard between a wood and a stream: strong in the middle, open on the flanks.',
    mill: 'A deep stream with a bridge and a muddy ford: whoever holds them holds the table.',
    street: 'Town houses along a street with barricades: long views, and hardly any cover for crossing it but smoke.',
    outpost: 'Foxholes and wire round two huts in deep snow: woods to approach through, gaps to guard.',
    bridge: 'A deep stream with one bridge and two muddy fords: room for larger forces and longer moves.',
  },
  forces: {
    'rifle-section': 'Rifle section',
    patrol: 'Patrol',
    'rifle-squad': 'Rifle squad',
    'infantry-section': 'Infantry section',
    'machine-gun-group': 'Machine-gun group',
    'shock-group': 'Shock group',
  },
  factions: {
    soviet: 'Soviet',
    german: 'German',
    us: 'United States',
    british: 'British',
  },
  roles: {
    nco: 'NCO',
    rifleman: 'Rifleman',
    smg: 'Submachine gunner',
    lmg: 'Machine gunner',
    scout: 'Scout',
  },
  weapons: {
    rifle: 'semi-automatic rifle',
    'bolt-rifle': 'rifle',
    smg: 'submachine gun',
    lmg: 'light machine gun',
    'scoped-rifle': 'scoped rifle',
    pistol: 'pistol',
    grenade: 'hand grenade',
    'frag-grenade': 'frag grenade',
    'concussion-grenade': 'concussion grenade',
    'smoke-grenade': 'smoke grenade',
    'extra-frag': 'extra frag grenade',
    'extra-concussion': 'extra concussion grenade',
    'extra-smoke': 'extra smoke grenade',
  },
};

/** What a scenario asks of the one who reads it (WIN-5). */
export const scenario = {
  goal: {
    eliminate: '{other} has lost {count, plural, one {a character} other {# characters}}.',
    eliminateAll: '{other} has lost {who}.',
    reach: {
      any: 'One of your characters reaches the {element}.',
      named:
        '{those, plural, one {{who} reaches} other {One of these reaches}} the {element}{those, plural, one {} other {: {who}}}.',
    },
    reachEdge: {
      any: 'One of your characters reaches the {edge, select, north {north} east {east} south {south} other {west}} edge.',
      named:
        '{those, plural, one {{who} reaches} other {One of these reaches}} the {edge, select, north {north} east {east} south {south} other {west}} edge{those, plural, one {} other {: {who}}}.',
    },
    hold: 'You hold the {element} at the end of turn {turn, number}: one of your characters touches it, and none of {other}’s does.',
    survive: {
      any: 'At least one of your characters is left at the end of turn {turn, number}.',
      named:
        '{those, plural, one {{who} is left} other {None of these is lost}} at the end of turn {turn, number}{those, plural, one {} other {: {who}}}.',
    },
  },
  limit: {
    won: 'The game is over at the end of turn {turns, number} at the latest; then {winner} has won.',
    drawn: 'The game is over at the end of turn {turns, number} at the latest; then it is a draw.',
  },
} as const;
