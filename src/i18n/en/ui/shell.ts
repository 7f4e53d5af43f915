/** What holds the table: languages, parts still on their way, a new version. */
export const shell = {
  language: {
    title: 'Language',
    auto: 'Same as the browser',
    /** {language} is its own name for itself. */
    failed: '{language} could not be loaded. Check your connection and try again.',
  },
  loading: 'One moment …',
  notFetched: 'This part of the game could not be fetched. Is there a network? Try again.',
  again: 'Try again',
  notNumber: '{field}: this is not a number.',
  update: {
    title: 'A new version is ready',
    text: 'Load it whenever you like. Your game is saved: find it under Continue.',
    take: 'Load it now',
    later: 'Later',
  },
} as const;

/** How the people at a screen like it. */
export const preferences = {
  title: 'Preferences',
  theme: {
    title: 'Colours',
    auto: 'Same as the browser',
    day: 'Day',
    dark: 'Dark',
    contrast: 'High contrast',
  },
  motion: {
    title: 'Motion',
    auto: 'Same as the browser',
    less: 'Less motion',
  },
  letters: {
    title: 'Keys with letters',
    everywhere: 'Everywhere',
    board: 'On the table only',
    alt: 'With Alt',
    off: 'Off',
  },
  ruleNumbers: {
    title: 'Rule numbers',
    hidden: 'Hidden',
    shown: 'Shown beside the words',
  },
} as const;

/** What every dialog has. */
export const dialog = { close: 'Close' } as const;
