import { isInside, toBoundary, toOutline } from '../../../src/engine/geometry/distance.ts';
import type { Point } from '../../../src/engine/geometry/vector.ts';
import type { MoveScene } from '../../../src/engine/movement/index.ts';

/**
 * An independent search to measure routes against: sixteen directions on a fine grid, states of AT and u used, by the
 * rules of column Q. It knows nothing of corners, legs or sweeps. Finds an upper bound of the best way, 0–3 % too long.
 */
export interface GridWay {
  readonly tokens: number;
  readonly length: number;
}

interface Cell {
  readonly open: boolean;
  readonly stand: boolean;
  /** Indices of the cover elements the base lies on. */
  readonly on: readonly number[];
}

const STEPS: [number, number][] = [];
for (let x = -2; x <= 2; x++) {
  for (let y = -2; y <= 2; y++) {
    const [a, b] = [Math.abs(x), Math.abs(y)];
    if ((a === 1 || b === 1) && a + b > 0 && !(a === 2 && b === 2) && !(a === 0 && b === 2) && !(a === 2 && b === 0))
      STEPS.push([x, y]);
  }
}
STEPS.push([0, 1], [0, -1], [1, 0], [-1, 0]);

export class GridSearch {
  readonly #n: number;
  readonly #cells: Cell[] = [];
  readonly #scene: MoveScene;
  readonly #step: number;

  constructor(scene: MoveScene, size: number, step: number) {
    this.#scene = scene;
    this.#step = step;
    this.#n = Math.round(size / step) + 1;
    for (let i = 0; i < this.#n * this.#n; i++) this.#cells.push(this.#cell(this.point(i)));
  }

  point(i: number): Point {
    return [(i % this.#n) * this.#step, Math.floor(i / this.#n) * this.#step];
  }

  indexOf(p: Point): number {
    return Math.round(p[1] / this.#step) * this.#n + Math.round(p[0] / this.#step);
  }

  #cell(p: Point): Cell {
    const { radius, table, elements, friends, enemies } = this.#scene;
    const off =
      table && (p[0] < radius || p[1] < radius || p[0] > table.width - radius || p[1] > table.height - radius);
    const near = (b: { at: Point; radius: number }) =>
      Math.hypot(b.at[0] - p[0], b.at[1] - p[1]) < b.radius + radius - 1e-9;
    const open =
      !off && !enemies.some(near) && !elements.some((e) => e.impassable && toOutline(p, e.outline) < radius - 1e-9);
    const on: number[] = [];
    let stand = open && !friends.some(near);
    elements.forEach((e, i) => {
      if (e.impassable || e.cover !== 'partial' || toOutline(p, e.outline) >= radius - 1e-9) return;
      on.push(i);
      if (!(isInside(p, e.outline) && toBoundary(p, e.outline) >= radius - 1e-9)) stand = false;
    });
    return { open, stand, on };
  }

  /** The fewest AT to each cell, and u of the present action with them, for up to `most` AT: used[t][cell]. */
  run(from: Point, move: number, most: number): { used: Float64Array[]; total: Float64Array[] } {
    const size = this.#cells.length;
    const fresh = () => new Float64Array(size).fill(Number.POSITIVE_INFINITY);
    const used = Array.from({ length: most + 2 }, fresh);
    const total = Array.from({ length: most + 2 }, fresh);
    const start = this.indexOf(from);
    (used[1] as Float64Array)[start] = 0;
    (total[1] as Float64Array)[start] = 0;
    for (let t = 1; t <= most; t++) this.#layer(t, used, total, move, most);
    return { used, total };
  }

  #layer(t: number, used: Float64Array[], total: Float64Array[], move: number, most: number): void {
    const mine = used[t] as Float64Array;
    const buckets: number[][] = [];
    const put = (cell: number) => {
      const b = Math.floor((mine[cell] as number) / (this.#step / 2));
      const bucket = buckets[b];
      if (bucket) bucket.push(cell);
      else buckets[b] = [cell];
    };
    for (let c = 0; c < mine.length; c++) if ((mine[c] as number) <= move) put(c);
    for (let b = 0; b < buckets.length; b++) {
      for (const c of buckets[b] ?? []) this.#relax(t, c, used, total, move, most, put);
    }
  }

  #relax(
    t: number,
    c: number,
    used: Float64Array[],
    total: Float64Array[],
    move: number,
    most: number,
    put: (c: number) => void,
  ) {
    const mine = used[t] as Float64Array;
    const here = this.#cells[c] as Cell;
    const x = c % this.#n;
    const y = Math.floor(c / this.#n);
    const sum = (total[t] as Float64Array)[c] as number;
    const set = (layer: number, cell: number, u: number, all: number) => {
      const row = used[layer] as Float64Array;
      if (u < (row[cell] as number) - 1e-12) {
        row[cell] = u;
        (total[layer] as Float64Array)[cell] = all;
        return true;
      }
      return false;
    };
    if (here.stand) set(t + 1, c, 0, sum);
    for (const [dx, dy] of STEPS) {
      const nx = x + dx;
      const ny = y + dy;
      if (nx < 0 || ny < 0 || nx >= this.#n || ny >= this.#n) continue;
      const next = ny * this.#n + nx;
      const there = this.#cells[next] as Cell;
      if (!there.open) continue;
      const length = Math.hypot(dx, dy) * this.#step;
      const u = (mine[c] as number) + length;
      if (u > move + 1e-9) continue;
      const cost = there.on.filter((e) => !here.on.includes(e)).length;
      if (t + cost > most + 1) continue;
      if (set(t + cost, next, u, sum + length) && cost === 0) put(next);
    }
  }

  /** The best way to a point of the grid; null if it takes more than `most` AT. */
  best(found: { used: Float64Array[]; total: Float64Array[] }, to: Point, most: number): GridWay | null {
    const cell = this.indexOf(to);
    if (!this.#cells[cell]?.stand) return null;
    for (let t = 1; t <= most; t++) {
      if (((found.used[t] as Float64Array)[cell] as number) < Number.POSITIVE_INFINITY) {
        return { tokens: t, length: (found.total[t] as Float64Array)[cell] as number };
      }
    }
    return null;
  }
}
