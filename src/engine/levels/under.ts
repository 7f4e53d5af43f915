import { edges, isInside, toBoundary } from '../geometry/distance.ts';
import type { Outline } from '../geometry/outline.ts';
import { stretchesOnLeg } from '../geometry/sweptDisk.ts';
import { distance } from '../geometry/vector.ts';

/** R145: how far what stands under a floor may reach beyond its edge, in u: the thickness of a wall. */
const BEYOND = 0.5;
const SLACK = 1e-9;

const known = new WeakMap<Outline, WeakMap<Outline, boolean>>();

/** R145: does an outline lie under a floor, no point of it more than 0.5u beyond the edge? Scenery stays: it is asked once. */
export function isUnder(outline: Outline, floor: Outline): boolean {
  let answers = known.get(floor);
  if (!answers) {
    answers = new WeakMap();
    known.set(floor, answers);
  }
  let answer = answers.get(outline);
  if (answer === undefined) {
    answer = liesUnder(outline, floor);
    answers.set(outline, answer);
  }
  return answer;
}

function liesUnder(outline: Outline, floor: Outline): boolean {
  if (outline.kind === 'disk') {
    const edge = toBoundary(outline.at, floor);
    return (isInside(outline.at, floor) ? edge : -edge) >= outline.radius - BEYOND - SLACK;
  }
  return edges(outline.points).every(([p, q]) => {
    const [first] = stretchesOnLeg(p, q, floor, BEYOND + SLACK);
    return first !== undefined && first.from <= SLACK && first.to >= distance(p, q) - SLACK;
  });
}
