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
