import { edges, nearestOnSegment, toOutline } from '../engine/geometry/distance.ts';
import type { Outline } from '../engine/geometry/outline.ts';
import { add, between, distance, onGrid, type Point, scale, subtract, unit } from '../engine/geometry/vector.ts';
import { type ConfigurationSpace, isFree } from './configurationSpace.ts';
import { type Corner, SLACK } from './corners.ts';

/** Where a path through a narrow passage bends: between outlines, and between walls that are one base apart. */
export const cornersInPassages = (space: ConfigurationSpace, outlines: readonly Outline[]): Corner[] => [
  ...space.walls.flatMap((wall) => mouths(space, wall.outline)),
  ...passagesBetween(outlines, space.scene.radius).map(bendsAnyhow),
];

/** Where there is this much more room than a base needs, in u, or more, the corners round both sides lead through. */
const ROOM = 0.1;
/** How far before a narrow passage a path has to be in line with it, in u. */
const MOUTH = 0.3;
/** Widths that differ by less are the same, in u. */
const SAME = 1e-6;

/**
 * Places to bend at in narrow passages between outlines: the middle of each and a point before and behind
 * it. The corners on both sides lie a little off the boundary of the Minkowski sum, here perhaps in the other's.
 */
function passagesBetween(outlines: readonly Outline[], radius: number): Point[] {
  const places: Point[] = [];
  const most = 2 * radius + ROOM;
  for (const [i, a] of outlines.entries()) {
    for (const b of outlines.slice(0, i)) {
      if (distance(a.bounds.at, b.bounds.at) > a.bounds.radius + b.bounds.radius + most) continue;
      for (const [p, q] of [...facing(a, b), ...facing(b, a)]) {
        const wide = distance(p, q);
        if (wide < 2 * radius - SAME || wide > most) continue;
        const middle = between(p, q, 0.5);
        if (Math.min(toOutline(middle, a), toOutline(middle, b)) < wide / 2 - SAME) continue;
        const [x, y] = scale(unit(subtract(q, p)), MOUTH);
        places.push(onGrid(middle), onGrid(add(middle, [-y, x])), onGrid(add(middle, [y, -x])));
      }
    }
  }
  return places;
}

/** Points of an outline that may be nearest to another, with the nearest ones of that. */
function facing(a: Outline, b: Outline): [Point, Point][] {
  const ends: readonly { at: Point; off: number }[] =
    a.kind === 'disk' ? [{ at: a.at, off: a.radius }] : a.points.map((at) => ({ at, off: 0 }));
  return ends.flatMap(({ at, off }) => {
    const others =
      b.kind === 'disk'
        ? [add(b.at, scale(unit(subtract(at, b.at)), b.radius))]
        : edges(b.points).map(([p, q]) => nearestOnSegment(at, p, q));
    return others.map((q): [Point, Point] => [add(at, scale(unit(subtract(q, at)), off)), q]);
  });
}

/**
 * Corners in contact with a wall, where there is no room to keep clear of it: the mouths of passages of exactly one base.
 * Only where such a point is on the grid, or no rounded path could come through.
 */
function mouths(space: ConfigurationSpace, outline: ConfigurationSpace['walls'][number]['outline']): Corner[] {
  if (outline.kind === 'disk') return [];
  const { points } = outline;
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    const l = distance(a, b);
    const along: Point = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
    const normal: Point = [along[1], -along[0]];
    return [...mouth(space, a, normal, scale(along, -MOUTH)), ...mouth(space, b, normal, scale(along, MOUTH))];
  });
}

function mouth(space: ConfigurationSpace, end: Point, normal: Point, outwards: Point): Corner[] {
  const exact = add(end, scale(normal, space.scene.radius));
  const at = onGrid(exact);
  if (distance(exact, at) > 1e-9 || isFree(space, add(exact, scale(normal, SLACK)))) return [];
  return [at, onGrid(add(at, outwards))].map(bendsAnyhow);
}

/** A place where a path may bend in any direction. */
const bendsAnyhow = (at: Point): Corner => ({ at, back: [0, 0], forth: [0, 0] });
