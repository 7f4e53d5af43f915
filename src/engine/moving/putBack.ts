import type { Point } from '../geometry/vector.ts';
import type { MovementFrame } from '../model.ts';
import { cutPath, measurePath, standFault } from '../movement/index.ts';
import { moveScene } from '../moves.ts';
import type { Recorder } from '../recorder.ts';
import { character } from '../table.ts';

/** R73: one who does not go on is put back to the last point of his path where his base has room, if it has none here. */
export function putBack(rec: Recorder, { who, walked }: MovementFrame): void {
  const scene = moveScene(rec.game, who);
  const stands = (at: Point) => standFault(scene, rec.game.setup.ruleset.movement, at) === null;
  const way = measurePath(walked);
  const { at } = character(rec.game, who);
  if (!way || !at || stands(at)) return;
  for (let back = way.length; back >= 0; back -= BACKWARDS) {
    const to = cutPath(way, back).before.at(-1) as Point;
    if (stands(to)) return rec.record({ event: 'putBack', who, to });
  }
}

/** How finely the last place with room is looked for, in u. */
const BACKWARDS = 0.01;
