import { edges, toOutline } from '../geometry/distance.ts';
import type { Disk, Outline } from '../geometry/outline.ts';
import { stretchesOnLeg } from '../geometry/sweptDisk.ts';
import { distance, type Point } from '../geometry/vector.ts';

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
  if (outline.kind === 'disk') return diskLiesUnder(outline, floor);
  return edges(outline.points).every(([p, q]) => {
    const [first] = stretchesOnLeg(p, q, floor, BEYOND + SLACK);
    return first !== undefined && first.from <= SLACK && first.to >= distance(p, q) - SLACK;
  });
}

/**
 * The rim of the disk is cut where it may leave what lies within 0.5u of the floor; each arc between two cuts is wholly
 * within or wholly beyond. The depth of its centre alone would not do: about an inner corner of the floor, the disk
 * may reach into the open from both sides.
 */
function diskLiesUnder(disk: Disk, floor: Outline): boolean {
  if (floor.kind === 'disk') return distance(disk.at, floor.at) + disk.radius <= floor.radius + BEYOND + SLACK;
  const cuts = edges(floor.points)
    .flatMap(([p, q]) => [
      ...cutsByCircle(disk, p),
      ...cutsByLine(disk, p, q, BEYOND),
      ...cutsByLine(disk, p, q, -BEYOND),
    ])
    .sort((a, b) => a - b);
  const first = cuts[0] ?? 0;
  return [...cuts, first + 2 * Math.PI].every((cut, i, all) => {
    const turn = (cut + (all[i - 1] ?? cut)) / 2;
    const middle: Point = [disk.at[0] + disk.radius * Math.cos(turn), disk.at[1] + disk.radius * Math.sin(turn)];
    return toOutline(middle, floor) <= BEYOND + SLACK;
  });
}

/** Where on the rim, in radians, the circle of 0.5u about a corner cuts it. */
function cutsByCircle({ at, radius }: Disk, corner: Point): number[] {
  const far = distance(at, corner);
  const cosine = (far * far + radius * radius - BEYOND * BEYOND) / (2 * far * radius);
  return cutsAbout(Math.atan2(corner[1] - at[1], corner[0] - at[0]), cosine);
}

/** Where on the rim, in radians, the line beside an edge, so far to its left, cuts it. */
function cutsByLine({ at, radius }: Disk, p: Point, q: Point, beside: number): number[] {
  const length = distance(p, q);
  const [nx, ny] = [(p[1] - q[1]) / length, (q[0] - p[0]) / length];
  const off = (p[0] - at[0]) * nx + (p[1] - at[1]) * ny + beside;
  return cutsAbout(Math.atan2(ny, nx), off / radius);
}

/** The two angles, from -pi to pi, whose difference from `axis` has this cosine; none if there are none. */
function cutsAbout(axis: number, cosine: number): number[] {
  if (!(Math.abs(cosine) < 1)) return [];
  const half = Math.acos(cosine);
  return [axis - half, axis + half].map((turn) => Math.atan2(Math.sin(turn), Math.cos(turn)));
}
