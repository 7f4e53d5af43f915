/** What holds the table: languages, parts still on their way, a new version. */
export const shell = {
  language: {
    title: 'Language',
    auto: 'As the browser prefers',
    /** {language} is its own name for itself. */
    failed: '{language} could not be loaded. Is there a network?',
  },
  loading: 'One moment …',
  notNumber: '{field}: this is not a number.',
  update: {
    title: 'A new version is ready',
    text: 'It is loaded when you say so. Your game is kept: you find it under Continue.',
    take: 'Load it now',
    later: 'Later',
  },
} as const;

/** How the people at a screen like it. */
export const preferences = {
  title: 'Preferences',
  theme: {
    title: 'Colours',
    auto: 'As the browser prefers',
    day: 'Day',
    dark: 'Dark',
    contrast: 'High contrast',
  },
  motion: {
    title: 'Motion',
    auto: 'As the browser prefers',
    less: 'Nothing moves by itself',
  },
} as const;
