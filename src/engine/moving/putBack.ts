import { flattened, levelOf } from '../geometry/vector.ts';
import type { MovementFrame } from '../model.ts';
import { cutWay, planOf, standFault } from '../movement/index.ts';
import { moveStoreys } from '../moves.ts';
import type { Recorder } from '../recorder.ts';
import { character } from '../table.ts';

/** R73, R152: one who does not go on is put back to the last point of his path where his base has room, if it has none here. */
export function putBack(rec: Recorder, { who, walked }: MovementFrame): void {
  const storeys = moveStoreys(rec.game, who);
  const stands = (at: readonly [number, number], level: number) =>
    standFault(storeys.on(level), rec.game.setup.ruleset.movement, at) === null;
  const way = planOf(walked);
  const { at, level } = character(rec.game, who);
  if (!way || !at || stands(at, level)) return;
  for (let along = way.length; along > -BACKWARDS; along -= BACKWARDS) {
    const to = cutWay(walked, Math.max(0, along)).before.at(-1);
    if (to && stands(flattened(to), levelOf(to))) return rec.record({ event: 'putBack', who, to });
  }
}

/** How finely the last place with room is looked for, in u. */
const BACKWARDS = 0.01;
