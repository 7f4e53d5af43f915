import { edges, isInside, toBoundary } from '../geometry/distance.ts';
import type { Outline } from '../geometry/outline.ts';
import { between, distance, dot, type Point, subtract } from '../geometry/vector.ts';

/**
 * The greatest breadth of any connected part of an outline outside the disk (COVER-6 in B: "a part at least 2u wide").
 * 0 if all of it is inside. A part's breadth is measured between its farthest points, all vertices or points on the disk.
 */
export function farPartBreadth(outline: Outline, at: Point, radius: number): number {
  return outline.kind === 'disk'
    ? crescentBreadth(outline.at, outline.radius, at, radius)
    : partBreadth(outline.points, outline, at, radius);
}

function crescentBreadth(centre: Point, r: number, at: Point, radius: number): number {
  const d = distance(centre, at);
  if (d + r <= radius) return 0;
  if (d >= r + radius || d + radius <= r) return 2 * r;
  // The circles cross; seen from the element's centre the crossing points lie `along` towards the disk.
  const along = (d * d + r * r - radius * radius) / (2 * d);
  return along >= 0 ? 2 * r : 2 * Math.sqrt(r * r - along * along);
}

function partBreadth(points: readonly Point[], outline: Outline, at: Point, radius: number): number {
  const chains = chainsBeyond(points, at, radius);
  if (chains.length === 1) return spread(chains[0] as Point[]);
  let widest = 0;
  for (const part of joinAlongRim(chains, outline, at)) widest = Math.max(widest, spread(part));
  return widest;
}

/** The parts of the boundary outside the disk, each with its end points on the rim. */
function chainsBeyond(points: readonly Point[], at: Point, radius: number): Point[][] {
  const chains: Point[][] = [];
  let current: Point[] | null = null;
  for (const [a, b] of edges(points)) {
    let from = 0;
    for (const [enter, leave] of rangesWithin(a, b, at, radius)) {
      if (enter > from) {
        current ??= start(chains, between(a, b, from));
        current.push(between(a, b, enter));
      }
      current = null;
      from = leave;
    }
    if (from >= 1) continue;
    current ??= start(chains, between(a, b, from));
    current.push(b);
  }
  // The ring closes: what runs through its first vertex is one chain.
  const first = chains[0];
  const last = chains[chains.length - 1];
  if (
    points.length > 2 &&
    current &&
    first &&
    last &&
    first !== last &&
    distance(first[0] as Point, points[0] as Point) === 0
  ) {
    chains[0] = [...last, ...first];
    chains.pop();
  }
  return chains;
}

function start(chains: Point[][], p: Point): Point[] {
  const chain = [p];
  chains.push(chain);
  return chain;
}

function rangesWithin(a: Point, b: Point, at: Point, radius: number): [number, number][] {
  const e = subtract(b, a);
  const p = subtract(a, at);
  const square = dot(e, e);
  const half = dot(p, e);
  const root = half * half - square * (dot(p, p) - radius * radius);
  if (root <= 0) return [];
  const w = Math.sqrt(root);
  const from = (-half - w) / square;
  const to = (-half + w) / square;
  return to <= 0 || from >= 1 ? [] : [[from, to]];
}

/** Two chains belong to one part if the rim of the disk joins an end of one to an end of the other inside the outline. */
function joinAlongRim(chains: readonly Point[][], outline: Outline, at: Point): Point[][] {
  const ends = chains
    .flatMap((chain, i) =>
      [chain[0] as Point, chain[chain.length - 1] as Point].map((p) => ({ p, i, key: turnKey(subtract(p, at)) })),
    )
    .sort((a, b) => a.key - b.key);
  const part = chains.map((_, i) => i);
  const root = (i: number): number => (part[i] === i ? i : root(part[i] as number));
  for (const [n, end] of ends.entries()) {
    const next = ends[(n + 1) % ends.length] as typeof end;
    if (isInside(rimMiddle(end.p, next.p, at), outline)) part[root(end.i)] = root(next.i);
  }
  const parts = new Map<number, Point[]>();
  for (const [i, chain] of chains.entries()) parts.set(root(i), [...(parts.get(root(i)) ?? []), ...chain]);
  return [...parts.values()];
}

/** The point of the rim half-way from p to q, counter-clockwise (x towards y). */
function rimMiddle(p: Point, q: Point, at: Point): Point {
  const [px, py] = subtract(p, at);
  const [qx, qy] = subtract(q, at);
  const r = Math.sqrt(px * px + py * py);
  const turnsLeft = px * qy - py * qx >= 0;
  const x = px + qx;
  const y = py + qy;
  const length = Math.sqrt(x * x + y * y);
  if (length < 1e-9) return [at[0] - py, at[1] + px];
  const k = (turnsLeft ? r : -r) / length;
  return [at[0] + x * k, at[1] + y * k];
}

const turnKey = ([x, y]: Point): number => {
  const sum = Math.abs(x) + Math.abs(y);
  return x >= 0 ? (y >= 0 ? y / sum : 4 + y / sum) : 2 - y / sum;
};

function spread(points: readonly Point[]): number {
  let widest = 0;
  for (const p of points) for (const q of points) widest = Math.max(widest, distance(p, q));
  return widest;
}

/**
 * Does an outline meet a base outside the disk of radius `hole` about `centre`? The farthest of the points they share
 * decides.
 */
export function farPartOverlaps(outline: Outline, base: Point, radius: number, centre: Point, hole: number): boolean {
  const d = distance(centre, base);
  const back = between(centre, base, (d + radius) / d);
  const inBoth = (p: Point) =>
    distance(p, base) <= radius + 1e-9 && (isInside(p, outline) || toBoundary(p, outline) < 1e-9);
  const candidates: Point[] = [back];
  if (outline.kind === 'disk') {
    const e = distance(centre, outline.at);
    if (e > 0) candidates.push(between(centre, outline.at, (e + outline.radius) / e));
    candidates.push(...circlesMeet(base, radius, outline.at, outline.radius));
  } else {
    for (const [a, b] of edges(outline.points)) {
      candidates.push(a);
      for (const range of rangesWithin(a, b, base, radius))
        candidates.push(...range.filter((t) => t > 0 && t < 1).map((t) => between(a, b, t)));
    }
  }
  return candidates.some((p) => distance(p, centre) > hole + 1e-6 && inBoth(p));
}

function circlesMeet(a: Point, ra: number, b: Point, rb: number): Point[] {
  const [x, y] = subtract(b, a);
  const square = x * x + y * y;
  const along = square === 0 ? 0 : (square + ra * ra - rb * rb) / (2 * square);
  const root = square === 0 ? -1 : (ra * ra) / square - along * along;
  if (root < 0) return [];
  const across = Math.sqrt(root);
  return [-across, across].map((k) => [a[0] + along * x - k * y, a[1] + along * y + k * x]);
}
