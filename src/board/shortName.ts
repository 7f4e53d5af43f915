import type { RosterEntry } from '../engine/index.ts';

/** The last word of a name, and the number that tells two of the same card apart: as it stands on the board. */
export const shortName = ({ id, card }: RosterEntry): string =>
  [card.name.split(' ').at(-1), ...(id === card.id ? [] : [id.slice(card.id.length + 1)])].join(' ');
