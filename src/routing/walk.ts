import { distance, type Point } from '../engine/geometry/vector.ts';
import type { Field } from './configurationSpace.ts';
import type { Way } from './labels.ts';
import { legBetween, plainLeg } from './legs.ts';
import { nextAction, type Progress, type Walked, walkLeg } from './resources.ts';
import type { Network } from './visibilityGraph.ts';

/** A way with one more leg. */
export const lengthen = (way: Way, node: number, at: Point, length: number, { progress, breaks }: Walked): Way => ({
  node,
  at,
  progress,
  total: way.total + length,
  from: way,
  breaks,
  coming: null,
});

/** Who ends a leg in cover that cannot be crossed in one move has to end his action there (MOVE-4), if he `stands`. */
export function walkTo(
  field: Field,
  { anywhere, move }: { readonly anywhere: boolean; readonly move: number },
  progress: Progress,
  from: Point,
  to: Point,
  stands: () => boolean,
): Walked | null {
  const leg = plainLeg(field, from, to, anywhere) ? null : legBetween(field, from, to, anywhere);
  const length = distance(from, to);
  const plain = { length, charges: [], noStop: [], tooHigh: [], difficult: [] };
  const walked = walkLeg(progress, leg ?? plain, move, field.rules);
  if (!walked?.endsTooHigh) return walked;
  return stands() ? stopThere(walked, length) : null;
}

/** The action ends at the end of the leg. */
export const stopThere = ({ progress, breaks }: Walked, length: number): Walked => ({
  progress: nextAction(progress),
  breaks: [...breaks, length],
  endsTooHigh: false,
});

/** How far a way is that was found as if an action could end anywhere, now that it may not; null if it cannot be gone so. */
export function inEarnest(network: Network, way: Way, known: Map<Way, Progress | null>, move: number): Progress | null {
  const before = way.from;
  if (!before) return way.progress;
  const noted = known.get(way);
  if (noted !== undefined) return noted;
  const from = inEarnest(network, before, known, move);
  const stands = () => network.canStand(way.node);
  const walked = from && walkTo(network.field, { move, anywhere: false }, from, before.at, way.at, stands);
  known.set(way, walked ? walked.progress : null);
  return walked ? walked.progress : null;
}
