/** What the game is, for somebody who passes by. */
export const welcome = {
  picture: 'A table with two forces on it, seen from above',
  players: 'Two players at one screen, five soldiers each, an hour or less.',
  rules: 'Sight, cover, costs and odds are worked out for you, and shown before you decide.',
  editions: 'Five editions of the rules, each with its reasons to look up.',
} as const;
