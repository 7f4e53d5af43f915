import {
  between,
  type Disk,
  distance,
  edges,
  nearestOnSegment,
  type Outline,
  type Point,
  segmentsMeet,
  unit,
} from '../../engine/index.ts';

/** What can be measured from: a disk (a point has no radius), or the lines along an outline or an edge of the table. */
export type Rim =
  | { readonly kind: 'disk'; readonly disk: Disk }
  /** The rim of a round thing that one may stand in: as far from it inside as outside. */
  | { readonly kind: 'circle'; readonly disk: Disk }
  | { readonly kind: 'lines'; readonly lines: readonly (readonly [Point, Point])[] };

export const rimOf = (outline: Outline): Rim =>
  outline.kind === 'disk'
    ? { kind: 'circle', disk: { at: outline.at, radius: outline.radius } }
    : { kind: 'lines', lines: edges(outline.points) };

/** The shortest way from one to the other, in u, and its two ends; 0 where they meet, and then the ends are one point. */
export interface Gap {
  readonly distance: number;
  readonly ends: readonly [Point, Point];
}

export function gapBetween(a: Rim, b: Rim): Gap {
  if (a.kind === 'circle' || (a.kind === 'lines' && b.kind === 'disk')) {
    const { distance: d, ends } = fromFirst(b, a);
    return { distance: d, ends: [ends[1], ends[0]] };
  }
  return fromFirst(a, b);
}

/** `a` is a disk wherever `b` is none, or both are round, or both lines. */
function fromFirst(a: Rim, b: Rim): Gap {
  if (b.kind === 'circle') return a.kind === 'lines' ? linesToCircle(a.lines, b.disk) : roundToCircle(a, b.disk);
  if (a.kind === 'lines') return b.kind === 'lines' ? linesToLines(a.lines, b.lines) : linesToDisk(a.lines, b.disk);
  if (b.kind === 'disk') return shrunk(a.disk.at, a.disk.radius, b.disk.at, b.disk.radius);
  const [p, q] = linesToDisk(b.lines, a.disk).ends;
  return { distance: distance(p, q), ends: [q, p] };
}

/** From rim to rim along the line between two middles. */
function shrunk(p: Point, radiusP: number, q: Point, radiusQ: number): Gap {
  const d = distance(p, q) - radiusP - radiusQ;
  if (d <= 0) return meet(between(p, q, 0.5));
  const [x, y] = unit([q[0] - p[0], q[1] - p[1]]);
  return {
    distance: d,
    ends: [
      [p[0] + x * radiusP, p[1] + y * radiusP],
      [q[0] - x * radiusQ, q[1] - y * radiusQ],
    ],
  };
}

const meet = (at: Point): Gap => ({ distance: 0, ends: [at, at] });

function linesToDisk(lines: readonly (readonly [Point, Point])[], { at, radius }: Disk): Gap {
  const near = nearest(
    lines.map(([a, b]) => nearestOnSegment(at, a, b)),
    at,
  );
  return shrunk(near, 0, at, radius);
}

const nearest = (points: readonly Point[], to: Point): Point =>
  points.reduce((best, each) => (distance(each, to) < distance(best, to) ? each : best));

/** A disk inside a circle is as far from it as it can be moved outwards; from outside it is as if both were disks. */
function roundToCircle({ disk: { at, radius } }: Extract<Rim, { disk: Disk }>, circle: Disk): Gap {
  const d = distance(at, circle.at);
  if (d + radius > circle.radius) return shrunk(at, radius, circle.at, circle.radius);
  return outwards(at, radius, circle);
}

function outwards(at: Point, radius: number, circle: Disk): Gap {
  const [x, y] = distance(at, circle.at) > 0 ? unit([at[0] - circle.at[0], at[1] - circle.at[1]]) : [1, 0];
  return {
    distance: circle.radius - distance(at, circle.at) - radius,
    ends: [
      [at[0] + x * radius, at[1] + y * radius],
      [circle.at[0] + x * circle.radius, circle.at[1] + y * circle.radius],
    ],
  };
}

function linesToCircle(lines: readonly (readonly [Point, Point])[], circle: Disk): Gap {
  const corners = lines.flat();
  const farthest = corners.reduce((best, p) => (distance(p, circle.at) > distance(best, circle.at) ? p : best));
  if (distance(farthest, circle.at) <= circle.radius) return outwards(farthest, 0, circle);
  return linesToDisk(lines, circle);
}

function linesToLines(some: readonly (readonly [Point, Point])[], others: readonly (readonly [Point, Point])[]): Gap {
  let best: Gap | null = null;
  for (const [a, b] of some) {
    for (const [c, d] of others) {
      const pairs: [Point, Point][] = [
        [a, nearestOnSegment(a, c, d)],
        [b, nearestOnSegment(b, c, d)],
        [nearestOnSegment(c, a, b), c],
        [nearestOnSegment(d, a, b), d],
      ];
      const [p, q] = shortest(pairs);
      if (segmentsMeet(a, b, c, d)) return meet(between(p, q, 0.5));
      if (!best || distance(p, q) < best.distance) best = { distance: distance(p, q), ends: [p, q] };
    }
  }
  return best ?? meet([0, 0]);
}

const shortest = (pairs: readonly [Point, Point][]): [Point, Point] =>
  pairs.reduce((best, pair) => (distance(pair[0], pair[1]) < distance(best[0], best[1]) ? pair : best));
