import { distance, samePoint } from '../geometry/vector.ts';
import type { Awaiting, TakeHoleFrame } from '../model.ts';
import type { Procedure } from '../procedure.ts';
import { character, isOnTable, sideOf } from '../table.ts';
import { bodies } from '../wounds/bodies.ts';
import { beginMovement, watchedFrom } from './movementProcedure.ts';

/**
 * H2H-6, R136: the winner of a close combat may step into the hole of the one he has beaten, for nothing; the body is then
 * taken off (R36). The way there is gone like any other.
 */
export const takeHole: Procedure<TakeHoleFrame> = {
  awaits(game, { who, beaten }): Awaiting | null {
    if (!isOnTable(character(game, who))) return null;
    return {
      kind: 'choose',
      by: sideOf(game, who),
      about: { what: 'takeHole', who, beaten },
      options: [
        { command: { type: 'choose', option: 'take' }, cost: 0 },
        { command: { type: 'pass' }, cost: 0 },
      ],
    };
  },

  check: () => null,

  answer(rec, { who, beaten, hole }, command) {
    rec.pop();
    if (command.type !== 'choose') {
      return rec.record({ event: 'declined', by: sideOf(rec.game, who), what: 'takeHole' });
    }
    const lying = bodies(rec.game).find(({ of, at }) => of === beaten && samePoint(at, hole));
    if (lying) rec.record({ event: 'bodyTakenOff', marker: lying.id, of: beaten, why: 'winner', by: who });
    const from = character(rec.game, who).at ?? hole;
    beginMovement(rec, who, [from, hole], distance(from, hole), watchedFrom(rec.game, who));
  },

  run: (rec) => rec.pop(),
};
