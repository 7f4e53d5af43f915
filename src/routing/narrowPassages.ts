import { edges, nearestOnSegment, toOutline } from '../engine/geometry/distance.ts';
import type { Outline } from '../engine/geometry/outline.ts';
import { add, between, distance, onGrid, type Point, scale, subtract, unit } from '../engine/geometry/vector.ts';

/** Where there is this much more room than a base needs, in u, or more, the corners round both sides find a way through. */
const ROOM = 0.1;
/** How far before a narrow gap a way has to be in line with it, in u. */
const MOUTH = 0.3;
const EXACT = 1e-6;

/**
 * Places to bend at on the way through the narrow gaps between outlines: the middle of each and a point before and behind
 * it. The corners on both sides lie a little off the line that a base walks round an outline, here perhaps in its way.
 */
export function narrowsOf(outlines: readonly Outline[], radius: number): Point[] {
  const places: Point[] = [];
  const most = 2 * radius + ROOM;
  for (const [i, a] of outlines.entries()) {
    for (const b of outlines.slice(0, i)) {
      if (distance(a.bounds.at, b.bounds.at) > a.bounds.radius + b.bounds.radius + most) continue;
      for (const [p, q] of [...facing(a, b), ...facing(b, a)]) {
        const wide = distance(p, q);
        if (wide < 2 * radius - EXACT || wide > most) continue;
        const middle = between(p, q, 0.5);
        if (Math.min(toOutline(middle, a), toOutline(middle, b)) < wide / 2 - EXACT) continue;
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
