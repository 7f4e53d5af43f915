import { edges, isInside, nearestOnSegment } from '../geometry/distance.ts';
import { type Outline, polygonOutline } from '../geometry/outline.ts';
import { add, between, cross, distance, dot, type Point, rotate, scale, subtract, unit } from '../geometry/vector.ts';
import type { PreparedElement } from '../scenery.ts';

/** What is stood on above the table: all floors of a level together. Around them is the void (MOVE-11, R155). */
export interface Ground {
  readonly floors: readonly Outline[];
  /** Where the ground ends: the stretches of the floors' edges beyond which there is no other floor, as lines. */
  readonly rim: readonly Outline[];
}

const known = new WeakMap<readonly PreparedElement[], Map<number, Ground>>();

/** The ground of a level above 0. The scenery of a game stays: it is worked out once. */
export function groundOf(elements: readonly PreparedElement[], level: number): Ground {
  let levels = known.get(elements);
  if (!levels) {
    levels = new Map();
    known.set(elements, levels);
  }
  let ground = levels.get(level);
  if (!ground) {
    ground = madeOf(elements.filter(({ top }) => top === level).map(({ outline }) => outline));
    levels.set(level, ground);
  }
  return ground;
}

/** Is there ground at a point of this level? */
export const hasGround = (elements: readonly PreparedElement[], p: Point, level: number): boolean =>
  level === 0 || groundOf(elements, level).floors.some((floor) => isInside(p, floor));

/** The level of the next ground at a point, from this level down (R157). */
export function groundUnder(elements: readonly PreparedElement[], p: Point, level: number): number {
  for (let under = level; under > 0; under--) if (hasGround(elements, p, under)) return under;
  return 0;
}

function madeOf(outlines: readonly Outline[]): Ground {
  const floors = outlines.map(ringed);
  const rim = floors.flatMap((floor) => {
    const others = floors.filter((each) => each !== floor);
    return edges(floor.points).flatMap((edge) => exposed(edge, others));
  });
  return { floors, rim: rim.map((line) => polygonOutline(line)) };
}

type Ring = Outline & { readonly kind: 'polygon' };

/** Corners of the ring that stands for a round floor: it lies within the circle, less than 0.002u from it where that is 3u wide. */
const CORNERS = 96;

function ringed(outline: Outline): Ring {
  if (outline.kind === 'polygon') return outline;
  const { at, radius } = outline;
  const first: Point = [at[0] + radius, at[1]];
  const points = Array.from({ length: CORNERS }, (_, i) => rotate(first, at, (i * 360) / CORNERS));
  return polygonOutline(points) as Ring;
}

/** Floors that are no farther from each other than this are one ground, in u. */
const SEAM = 1e-6;

/** The stretches of an edge that have no other floor on their outer side. A ring has its inside on the left of each edge. */
function exposed([p, q]: readonly [Point, Point], others: readonly Ring[]): [Point, Point][] {
  const cuts = [0, 1, ...others.flatMap((other) => edges(other.points).flatMap((edge) => cutsOf(p, q, edge)))].sort(
    (a, b) => a - b,
  );
  const [x, y] = unit(subtract(q, p));
  const outward = scale([y, -x], SEAM);
  const stretches: [Point, Point][] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [from, to] = [between(p, q, cuts[i] as number), between(p, q, cuts[i + 1] as number)];
    if (distance(from, to) <= SEAM) continue;
    const beyond = add(between(from, to, 0.5), outward);
    if (!others.some((other) => isInside(beyond, other))) stretches.push([from, to]);
  }
  return stretches;
}

/** Where another edge crosses pq, or one of its ends lies on it, as shares of the way from p to q. */
function cutsOf(p: Point, q: Point, [r, s]: readonly [Point, Point]): number[] {
  const along = subtract(q, p);
  const square = dot(along, along);
  const ends = [r, s].flatMap((end) =>
    distance(end, nearestOnSegment(end, p, q)) <= SEAM ? [dot(subtract(end, p), along) / square] : [],
  );
  const other = subtract(s, r);
  const turn = cross(along, other);
  if (turn === 0) return within(ends);
  const start = subtract(r, p);
  const [here, there] = [cross(start, other) / turn, cross(start, along) / turn];
  return within(there >= 0 && there <= 1 ? [...ends, here] : ends);
}

const within = (shares: readonly number[]): number[] => shares.filter((share) => share > 0 && share < 1);
