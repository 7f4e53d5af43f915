import { diskOutline } from '../engine/geometry/outline.ts';
import { add, distance, GRID, onGrid, type Point } from '../engine/geometry/vector.ts';
import { standFault } from '../engine/movement/index.ts';
import { type ConfigurationSpace, isFree, isFreeLeg } from './configurationSpace.ts';
import { type Corner, cornersRound } from './corners.ts';
import { cornersInPassages } from './narrowPassages.ts';

/**
 * Directions may be off by this (sine) and still count as along an outline: corners are rounded to the grid and stand a
 * little off it.
 */
const ALONG = 0.13;

/**
 * The nodes that paths are made of, and which of them see each other: a base can go straight from one to the other. Node 0
 * is the start, then come the gates, the corners that shortest paths bend at, and the Steiner points. Everything is worked out when it
 * is first asked for, and kept for as long as the graph.
 */
export class VisibilityGraph {
  readonly space: ConfigurationSpace;
  readonly #points: Point[];
  /** The same as x, y, before any of them was moved. */
  readonly #places: Float64Array;
  /** Nodes 1 to this one are gates: a path goes on from there to another level. */
  readonly gates: number;
  /** Steiner points are the nodes from this one on. */
  readonly firstSteiner: number;
  /** Tangents to the outline at each node: back x, back y, forth x, forth y; zeros where a path may bend anyhow. */
  readonly #tangents: Float64Array;
  readonly #free: Int8Array;
  /** Answers by pairs of nodes, the lower first. */
  readonly #visible: Int8Array;
  readonly #stand: Int8Array;

  /** Nodes farther than `within` u from the start are left out, but for gates, which are free. */
  constructor(
    space: ConfigurationSpace,
    allCorners: readonly Corner[],
    allSteiner: readonly Point[],
    within = Number.POSITIVE_INFINITY,
    gates: readonly Point[] = [],
  ) {
    const corners = allCorners.filter((c) => distance(c.at, space.start) <= within);
    const points = allSteiner.filter((p) => distance(p, space.start) <= within);
    this.space = space;
    this.#points = [space.start, ...gates, ...corners.map((c) => c.at), ...points];
    this.#places = new Float64Array(this.#points.flat());
    this.gates = gates.length;
    this.firstSteiner = 1 + gates.length + corners.length;
    this.#tangents = new Float64Array(4 * this.#points.length);
    corners.forEach(({ back, forth }, i) => {
      this.#tangents.set([...back, ...forth], 4 * (1 + gates.length + i));
    });
    this.#visible = new Int8Array(this.#points.length ** 2);
    this.#free = new Int8Array(this.#points.length);
    this.#stand = new Int8Array(this.#points.length);
    this.#free[0] = 1;
  }

  get size(): number {
    return this.#points.length;
  }

  at(i: number): Point {
    return this.#points[i] as Point;
  }

  isSteiner(i: number): boolean {
    return i >= this.firstSteiner;
  }

  isGate(i: number): boolean {
    return i > 0 && i <= this.gates;
  }

  /** Is this node certainly farther from a place than `most` u? */
  isFar(i: number, x: number, y: number, most: number): boolean {
    const dx = (this.#places[2 * i] as number) - x;
    const dy = (this.#places[2 * i + 1] as number) - y;
    const far = most + MOVED;
    return far < 0 || dx * dx + dy * dy > far * far;
  }

  /** Can the base be at this node at all? One that is barred by a hair is moved to where there is room. */
  isFree(i: number): boolean {
    if (this.#free[i] === 0) {
      const at = freeNear(this.space, this.at(i));
      this.#free[i] = at ? 1 : -1;
      if (at) this.#points[i] = at;
    }
    return this.#free[i] === 1;
  }

  /** May an action end at this node? */
  canStand(i: number): boolean {
    if (this.#stand[i] === 0) this.#stand[i] = standFault(this.space.scene, this.space.rules, this.at(i)) ? -1 : 1;
    return this.#stand[i] === 1;
  }

  /** Do two free nodes see each other? */
  isVisible(i: number, j: number): boolean {
    const low = Math.min(i, j);
    const high = Math.max(i, j);
    const pair = low * this.#points.length + high;
    if (this.#visible[pair] === 0) this.#visible[pair] = isFreeLeg(this.space, this.at(low), this.at(high)) ? 1 : -1;
    return this.#visible[pair] === 1;
  }

  /** The directions of the outline at a node, back and forth; zero vectors where a path may bend anyhow. */
  tangents(i: number): [back: Point, forth: Point] {
    const [bx = 0, by = 0, fx = 0, fy = 0] = this.#tangents.subarray(4 * i, 4 * i + 4);
    return [
      [bx, by],
      [fx, fy],
    ];
  }

  /** Can a shortest path come to node i in this direction: to a corner along its outline, neither into it nor off it? */
  comes(i: number, x: number, y: number): boolean {
    return this.#side(i, x, y) !== NEITHER;
  }

  /** Does a path that comes and goes in these directions bend round node i, as a shortest path does? */
  bends(i: number, [cx, cy]: Point, gx: number, gy: number): boolean {
    const sides = this.#side(i, cx, cy) & this.#side(i, gx, gy);
    const turning = cx * gy - cy * gx;
    return ((sides & LEFT) !== 0 && turning >= -ALONG) || ((sides & RIGHT) !== 0 && turning <= ALONG);
  }

  /** On which sides a path in this direction may have the outline at node i. */
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

/** The corners that paths in a configuration space may bend at: round all that is in the way, or is better left alone. */
export function cornersOf(space: ConfigurationSpace): Corner[] {
  const { radius, enemies } = space.scene;
  const outlines = [
    ...space.walls.map((wall) => wall.outline),
    ...space.regions.map((region) => region.element.outline),
    ...enemies.map((e) => diskOutline(e.at, e.radius)),
  ];
  return [...outlines.flatMap((outline) => cornersRound(outline, radius)), ...cornersInPassages(space, outlines)];
}

/** The point itself, or if that is barred by a hair, between two outlines, the nearest of the grid with room; or null. */
function freeNear(space: ConfigurationSpace, p: Point): Point | null {
  if (isFree(space, p)) return p;
  if (!isFree(space, p, 2 * GRID)) return null;
  return AROUND.map((step) => onGrid(add(p, step))).find((q) => isFree(space, q)) ?? null;
}

/** No node is moved farther than this, in u. */
const MOVED = 3 * GRID;

const AROUND: readonly Point[] = [-2, -1, 0, 1, 2]
  .flatMap((x) => [-2, -1, 0, 1, 2].map((y): Point => [x * GRID, y * GRID]))
  .sort((a, b) => Math.abs(a[0]) + Math.abs(a[1]) - Math.abs(b[0]) - Math.abs(b[1]));
