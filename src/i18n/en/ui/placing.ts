/** Where a player leaves it to the program where to deploy. */
export const placing = {
  one: 'Choose a place for me',
  all: 'Deploy both sides',
} as const;
