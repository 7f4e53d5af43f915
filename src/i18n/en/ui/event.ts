/** While a step is told: what its dice and the table show, in words; and how it is to be told. */
export const event = {
  title: 'What happens',
  hits: '{counted}: {outcome}',
  missed: '{who} is not hit.',
  inCover: 'Cover saves {who}.',
  skip: 'Any press goes on at once.',
  beforehand: {
    one: 'Before the roll: {share} that {who} is hurt',
    several: 'Before the roll: {share} that someone is hurt',
  },
  /** What a wound changes on a card; in a narrow column. */
  values: {
    move: 'Move',
    actions: 'Actions',
    dice: 'Dice',
    opportunityFire: 'Opp. Fire',
    suppressionFire: 'Supp. Fire',
    command: 'Command',
    h2h: 'Close combat',
  },
  speed: {
    title: 'Rolls and shots',
    slow: 'At half speed',
    normal: 'As they come',
    fast: 'Twice as fast',
    off: 'At once',
  },
  fallen: {
    title: 'The fallen stay on the table',
    shown: 'As a picture, where the rules remove them',
    hidden: 'Gone at once',
  },
  sound: {
    title: 'Sound',
    on: 'On',
    off: 'Off',
    mute: 'Mute',
  },
  volume: {
    title: 'Volume',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
  },
} as const;
