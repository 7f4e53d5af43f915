import { diskOutline } from '../engine/geometry/outline.ts';
import { add, distance, GRID, onGrid, type Point, scale } from '../engine/geometry/vector.ts';
import { standFault } from '../engine/movement/stand.ts';
import { type Field, isClear, isOpen } from './configurationSpace.ts';
import { type Corner, cornersRound, SLACK } from './corners.ts';
import { narrowsOf } from './narrowPassages.ts';

/**
 * Directions may be off by this (sine) and still count as along an outline: corners are rounded to the grid and stand a
 * little off it.
 */
const ALONG = 0.13;

/**
 * The places of a field that ways are made of, and which of them can be gone between. Node 0 is the start, then come the
 * corners that ways bend at, then the stops. Everything is worked out when it is first asked for, and remembered.
 */
export class Network {
  readonly field: Field;
  readonly #points: Point[];
  /** The same as x, y, before any of them was moved. */
  readonly #places: Float64Array;
  /** Stops are the nodes from this one on. */
  readonly firstStop: number;
  /** Tangents to the outline at each node: back x, back y, forth x, forth y; zeros where a way may bend anyhow. */
  readonly #tangents: Float64Array;
  readonly #open: Int8Array;
  /** Answers by pairs of nodes, the lower first. */
  readonly #clear: Int8Array;
  readonly #stand: Int8Array;

  /** Nodes farther than `within` u from the start are left out. */
  constructor(
    field: Field,
    allCorners: readonly Corner[],
    allStops: readonly Point[],
    within = Number.POSITIVE_INFINITY,
  ) {
    const corners = allCorners.filter((c) => distance(c.at, field.start) <= within);
    const stops = allStops.filter((p) => distance(p, field.start) <= within);
    this.field = field;
    this.#points = [field.start, ...corners.map((c) => c.at), ...stops];
    this.#places = new Float64Array(this.#points.flat());
    this.firstStop = 1 + corners.length;
    this.#tangents = new Float64Array(4 * this.#points.length);
    corners.forEach(({ back, forth }, i) => {
      this.#tangents.set([...back, ...forth], 4 * (i + 1));
    });
    this.#clear = new Int8Array(this.#points.length ** 2);
    this.#open = new Int8Array(this.#points.length);
    this.#stand = new Int8Array(this.#points.length);
    this.#open[0] = 1;
  }

  get size(): number {
    return this.#points.length;
  }

  at(i: number): Point {
    return this.#points[i] as Point;
  }

  isStop(i: number): boolean {
    return i >= this.firstStop;
  }

  /** Is this node certainly farther from a place than `most` u? */
  isFar(i: number, x: number, y: number, most: number): boolean {
    const dx = (this.#places[2 * i] as number) - x;
    const dy = (this.#places[2 * i + 1] as number) - y;
    const far = most + MOVED;
    return far < 0 || dx * dx + dy * dy > far * far;
  }

  /** Can the base be at this node at all? One that is barred by a hair is moved to where there is room. */
  isOpen(i: number): boolean {
    if (this.#open[i] === 0) {
      const at = roomAt(this.field, this.at(i));
      this.#open[i] = at ? 1 : -1;
      if (at) this.#points[i] = at;
    }
    return this.#open[i] === 1;
  }

  /** May an action end at this node? */
  canStand(i: number): boolean {
    if (this.#stand[i] === 0) this.#stand[i] = standFault(this.field.scene, this.field.rules, this.at(i)) ? -1 : 1;
    return this.#stand[i] === 1;
  }

  /** May the base go straight between two open nodes? */
  isClear(i: number, j: number): boolean {
    const low = Math.min(i, j);
    const high = Math.max(i, j);
    const pair = low * this.#points.length + high;
    if (this.#clear[pair] === 0) this.#clear[pair] = isClear(this.field, this.at(low), this.at(high)) ? 1 : -1;
    return this.#clear[pair] === 1;
  }

  /** The directions of the outline at a node, back and forth; zero vectors where a way may bend anyhow. */
  tangents(i: number): [back: Point, forth: Point] {
    const [bx = 0, by = 0, fx = 0, fy = 0] = this.#tangents.subarray(4 * i, 4 * i + 4);
    return [
      [bx, by],
      [fx, fy],
    ];
  }

  /** Can a shortest way come to node i in this direction: to a corner along its outline, neither into it nor off it? */
  comes(i: number, x: number, y: number): boolean {
    return this.#side(i, x, y) !== NEITHER;
  }

  /** Does a way that comes and goes in these directions bend round node i, as a shortest way does? */
  bends(i: number, [cx, cy]: Point, gx: number, gy: number): boolean {
    const sides = this.#side(i, cx, cy) & this.#side(i, gx, gy);
    const turning = cx * gy - cy * gx;
    return ((sides & LEFT) !== 0 && turning >= -ALONG) || ((sides & RIGHT) !== 0 && turning <= ALONG);
  }

  /** On which sides a way in this direction may have the outline at node i. */
  #side(i: number, x: number, y: number): number {
    const t = this.#tangents;
    const back = x * (t[4 * i + 1] as number) - y * (t[4 * i] as number);
    const forth = x * (t[4 * i + 3] as number) - y * (t[4 * i + 2] as number);
    return (back >= -ALONG && forth >= -ALONG ? LEFT : 0) | (back <= ALONG && forth <= ALONG ? RIGHT : 0);
  }
}

const NEITHER = 0;
const LEFT = 1;
const RIGHT = 2;

/** The corners that ways in a field may bend at: round all that is in the way, or is better left alone. */
export function cornersOf(field: Field): Corner[] {
  const { radius, enemies } = field.scene;
  const outlines = [
    ...field.walls.map((wall) => wall.outline),
    ...field.patches.map((patch) => patch.element.outline),
    ...enemies.map((e) => diskOutline(e.at, e.radius)),
  ];
  return [
    ...outlines.flatMap((outline) => cornersRound(outline, radius)),
    ...field.walls.flatMap((wall) => mouths(field, wall.outline)),
    ...narrowsOf(outlines, radius).map(anyhow),
  ];
}

/** A place where a way may bend in any direction. */
const anyhow = (at: Point): Corner => ({ at, back: [0, 0], forth: [0, 0] });

/** The point itself, or if that is barred by a hair, between two outlines, the nearest of the grid with room; or null. */
function roomAt(field: Field, p: Point): Point | null {
  if (isOpen(field, p)) return p;
  if (!isOpen(field, p, 2 * GRID)) return null;
  return AROUND.map((step) => onGrid(add(p, step))).find((q) => isOpen(field, q)) ?? null;
}

/** No node is moved farther than this, in u. */
const MOVED = 3 * GRID;

const AROUND: readonly Point[] = [-2, -1, 0, 1, 2]
  .flatMap((x) => [-2, -1, 0, 1, 2].map((y): Point => [x * GRID, y * GRID]))
  .sort((a, b) => Math.abs(a[0]) + Math.abs(a[1]) - Math.abs(b[0]) - Math.abs(b[1]));

/** How far before a gap of exactly one base a way has to be in line with it, in u. */
const MOUTH = 0.3;

/**
 * Corners in contact with a wall, where there is no room to keep clear of it: the mouths of gaps of exactly one base.
 * Only where such a point is on the grid, or no rounded way could come through.
 */
function mouths(field: Field, outline: Field['walls'][number]['outline']): Corner[] {
  if (outline.kind === 'disk') return [];
  const { points } = outline;
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    const l = distance(a, b);
    const along: Point = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
    const normal: Point = [along[1], -along[0]];
    return [...mouth(field, a, normal, scale(along, -MOUTH)), ...mouth(field, b, normal, scale(along, MOUTH))];
  });
}

function mouth(field: Field, end: Point, normal: Point, outwards: Point): Corner[] {
  const exact = add(end, scale(normal, field.scene.radius));
  const at = onGrid(exact);
  if (distance(exact, at) > 1e-9 || isOpen(field, add(exact, scale(normal, SLACK)))) return [];
  return [at, onGrid(add(at, outwards))].map(anyhow);
}
