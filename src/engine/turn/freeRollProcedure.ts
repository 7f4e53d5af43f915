import type { Frame } from '../model.ts';
import type { Procedure } from '../procedure.ts';

/** Dice for what no rule covers (TURN-15). They change nothing; what they mean is the players' affair. */
export const freeRoll: Procedure<Extract<Frame, { kind: 'freeRoll' }>> = {
  awaits: (_, frame) => ({ kind: 'roll', by: frame.by, dice: frame.dice, about: { what: 'free', note: frame.note } }),
  check: () => null,
  answer: (rec) => rec.pop(),
  run: (rec) => rec.pop(),
};
