import { distance, onLevel, type Point, samePoint } from '../geometry/vector.ts';
import type { Awaiting, Game, TakeHoleFrame } from '../model.ts';
import { landingAt } from '../movement/index.ts';
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
    const { at, level } = character(rec.game, who);
    const from = at ?? hole;
    const way = [onLevel(from, level), onLevel(hole, levelOfHole(rec.game, hole, level))];
    beginMovement(rec, who, way, distance(from, hole), watchedFrom(rec.game, who));
  },

  run: (rec) => rec.pop(),
};

/** R147: a landing is on the lower level of its passage, from whichever of the two one steps into it. */
function levelOfHole({ setup }: Game, hole: Point, level: number): number {
  const passages = setup.elements.filter(({ passage }) => passage?.low === level || passage?.high === level);
  return landingAt(passages, hole)?.passage.passage?.low ?? level;
}
