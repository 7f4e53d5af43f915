/** The decision that is due, and its answers. */
export const prompt = {
  decision: 'Decision',
  both: '{a} and {b}',
  cost: '({cost, plural, =0 {free} other {# AT}})',
  roll: {
    roll: '{dice, plural, one {Roll the die} other {Roll # dice}}',
    useTyped: 'Type in real dice',
    useLive: 'Let the computer roll',
    order: 'First the die of {a}, then that of {b}.',
    rollOff: {
      title: 'Roll-off',
      text: 'One die each. The higher lays out the table; the other side then picks its edge. A tie rolls again.',
    },
    deployOrder: { title: 'Who deploys first?', text: 'Equal points: one die each, the lower deploys first.' },
    firstTurn: { title: 'Who begins?', text: 'Everyone is in place. One die each, the higher takes the first turn.' },
    shot: {
      title: '{who} shoots at {at}',
      text: '{dice, plural, one {# die} other {# dice}}: each {need}. One hit or more is one wound, a double 6 a head shot.',
    },
    closeCombat: {
      title: '{who} strikes at {against}',
      text: '{dice, plural, one {# die} other {# dice}}: each {need}, and every hit is a wound. It goes on until one is out.',
    },
    free: { title: 'A free roll', text: 'For what no rule covers: the dice decide, you say what they mean.' },
  },
  edge: {
    title: 'Choose your table edge',
    text: '{other} gets the edge opposite.',
    north: 'North edge',
    east: 'East edge',
    south: 'South edge',
    west: 'West edge',
  },
  deploy: {
    title: 'Deploy a character',
    place: 'Place {who}',
    text: 'Click on the table, within {depth, number}u of your {edge} edge. {left, plural, one {This is your last one} other {# are waiting}}; the sides take turns.',
    north: 'north',
    east: 'east',
    south: 'south',
    west: 'west',
  },
  cover: {
    title: 'Does {who} take cover?',
    text: '{shooter} is firing at {who} ({weapon}). Cover lasts until {who} acts; declining costs nothing.',
    take: 'Take cover',
    decline: 'Stay up',
  },
  aim: {
    title: 'Does {who} aim at {at}?',
    text: 'Each die {need}. A target not yet in cover may then still take cover. Without aiming the shot goes off as it is.',
    aim: 'Aim',
    decline: 'Just shoot',
  },
  fightFirst: {
    title: '{who} meets several enemies: whom first?',
    text: 'They are fought one after the other, each to the end.',
    fight: 'Fight {who}',
  },
  act: {
    title: 'Your turn: {tokens, plural, =0 {no tokens} one {# token} other {# tokens}} to spend',
    with: '{who}: {actions}',
    text: 'Choose one of your characters, on the table or by its card. What you do not spend you keep.',
  },
  over: {
    title: 'The game is over',
  },
} as const;
