import { diceByShot, type RollAbout, sum } from '../../engine/index.ts';

/** How many dice each shot of a roll has (FIRE-7); of a single shot all of them. */
export const shotSizes = ({ count }: Extract<RollAbout, { what: 'shot' }>): readonly number[] =>
  diceByShot(count, Array.from({ length: sum(count) })).map((dice) => dice.length);
