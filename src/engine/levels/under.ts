import { edges, toOutline } from '../geometry/distance.ts';
import type { Disk, Outline } from '../geometry/outline.ts';
import { stretchesOnLeg } from '../geometry/sweptDisk.ts';
import { add, distance, dot, type Point, scale, subtract, unit } from '../geometry/vector.ts';

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

/** Quarters of the rim: with these among them two cuts that follow each other are never far apart. */
const QUARTERS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/**
 * The rim of the disk is cut where it may leave what lies within 0.5u of the floor; each arc between two cuts is wholly
 * within or wholly beyond. The depth of its centre alone would not do: about an inner corner of the floor, the disk
 * may reach into the open from both sides.
 */
function diskLiesUnder(disk: Disk, floor: Outline): boolean {
  if (floor.kind === 'disk') return distance(disk.at, floor.at) + disk.radius <= floor.radius + BEYOND + SLACK;
  const cuts = edges(floor.points).flatMap(([p, q]) => [
    ...cutsByCircle(disk, p),
    ...cutsByLine(disk, p, q, BEYOND),
    ...cutsByLine(disk, p, q, -BEYOND),
  ]);
  const inOrder = [...QUARTERS, ...cuts].sort((u, v) => turnOf(u) - turnOf(v));
  return inOrder.every((u, i) => {
    const v = inOrder[(i + 1) % inOrder.length] as Point;
    const middle = add(disk.at, scale(unit(add(u, v)), disk.radius));
    return toOutline(middle, floor) <= BEYOND + SLACK;
  });
}

/** Where the circle of 0.5u about a corner cuts the rim, as directions from its centre. */
function cutsByCircle({ at, radius }: Disk, corner: Point): readonly Point[] {
  const far = distance(at, corner);
  const along = (far * far + radius * radius - BEYOND * BEYOND) / (2 * far);
  return cutsAcross(scale(subtract(corner, at), 1 / far), along / radius);
}

/** Where the line beside an edge, so far to its left, cuts the rim. */
function cutsByLine({ at, radius }: Disk, p: Point, q: Point, beside: number): readonly Point[] {
  const left = leftOf(unit(subtract(q, p)));
  return cutsAcross(left, (dot(subtract(p, at), left) + beside) / radius);
}

/** The two directions that go so far along an axis (of a circle of radius 1); none if it goes farther than the circle. */
function cutsAcross(axis: Point, along: number): readonly Point[] {
  if (!(Math.abs(along) < 1)) return [];
  const foot = scale(axis, along);
  const across = scale(leftOf(axis), Math.sqrt(1 - along * along));
  return [add(foot, across), subtract(foot, across)];
}

const leftOf = ([x, y]: Point): Point => [-y, x];

/** Grows with the angle of a direction, once round from 0 to 4. */
const turnOf = ([x, y]: Point): number => (y >= 0 ? 1 - x : 3 + x);
