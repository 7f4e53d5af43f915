/** Where a player leaves it to the program where to deploy. */
export const placing = {
  one: 'Place {who} for me',
  all: 'Place everybody, on both sides',
  note: 'In cover where there is any; each of them can still be taken back.',
} as const;
