/** The name of something in a game (a character, weapon, element or marker): 1 to 40 small letters, digits and hyphens. */
export type Id = string;

export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];
