import { cross, type Point, unit } from '../engine/geometry/vector.ts';
import type { Sector } from './sectors.ts';

/** The points looked at are this far apart, in u: nothing wider than 1.42 times that goes unnoticed. */
const APART = 0.025;

/** A part of the plan, in u. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * A coverage bitmap: the points of a fine lattice that are in any of the rings added, and in none of those then taken away.
 * `reach` keeps in it the gaps: where one might get to but is not known to.
 */
export class CoverageBitmap {
  readonly #left: number;
  readonly #top: number;
  readonly #rows: number;
  /** Words of 32 points in a row. */
  readonly #words: number;
  readonly #bits: Uint32Array;
  /** The same, all zero but while a ring is laid over the lattice. */
  readonly #edges: Uint32Array;
  /** The rows that have had any point in them, from the first to the last. */
  readonly #used: Uint8Array;
  #first: number;
  #last = -1;

  /** For what is no farther than `within` u from a place. */
  constructor([x, y]: Point, within: number) {
    this.#left = x - within;
    this.#top = y - within;
    this.#rows = Math.ceil((2 * within) / APART) + 1;
    this.#words = (this.#rows >> 5) + 1;
    this.#bits = new Uint32Array(this.#rows * this.#words);
    this.#edges = new Uint32Array(this.#rows * this.#words);
    this.#used = new Uint8Array(this.#rows);
    this.#first = this.#rows;
  }

  add(ring: readonly Point[]): void {
    this.#lay(ring, true);
  }

  /** Says whether that closes any part of a gap. */
  remove(ring: readonly Point[]): boolean {
    return this.#lay(ring, false);
  }

  /** The box around all that is left, near enough; null if nothing is. Rows with nothing in them are not looked at from then on. */
  bounds(): Box | null {
    let [left, right] = [this.#words, -1];
    const [top, bottom] = [this.#first, this.#last];
    [this.#first, this.#last] = [this.#rows, -1];
    for (let row = top; row <= bottom; row++) {
      let isUsed = false;
      for (let word = 0; word < this.#words; word++) {
        if (this.#bits[row * this.#words + word] === 0) continue;
        isUsed = true;
        if (word < left) left = word;
        if (word > right) right = word;
      }
      this.#used[row] = 0;
      if (isUsed) this.#use(row);
    }
    if (right < 0) return null;
    const [x, y] = [this.#left, this.#top];
    return {
      ...{ left: x + 32 * left * APART, right: x + 32 * (right + 1) * APART },
      ...{ top: y + this.#first * APART, bottom: y + this.#last * APART },
    };
  }

  /** The part of a sector, opening at a place, in which there are gaps no farther than `radius`; null if there are none. */
  narrowed(at: Point, { from, to }: Sector, radius: number): Sector | null {
    const [x, y] = [at[0] - this.#left, at[1] - this.#top];
    let first: Point | null = null;
    let last: Point | null = null;
    const up = from[1] < 0 || to[1] < 0 ? radius : 0;
    const down = from[1] > 0 || to[1] > 0 ? radius : 0;
    const bottom = Math.min(this.#last, Math.floor((y + down) / APART));
    for (let row = Math.max(this.#first, Math.ceil((y - up) / APART)); row <= bottom; row++) {
      if (this.#used[row] === 0) continue;
      const dy = row * APART - y;
      const half = Math.sqrt(Math.max(0, radius * radius - dy * dy));
      const low = Math.max(-half, lowest(-from[1], -from[0] * dy), lowest(to[1], to[0] * dy));
      const high = Math.min(half, -lowest(from[1], -from[0] * dy), -lowest(-to[1], to[0] * dy));
      const left = this.#next(row, Math.ceil((x + low) / APART), Math.floor((x + high) / APART), 1);
      if (left === null) continue;
      const right = this.#next(row, Math.floor((x + high) / APART), left, -1) ?? left;
      for (const column of [left, right]) {
        const p: Point = [column * APART - x, dy];
        if (!first || cross(first, p) < 0) first = p;
        if (!last || cross(last, p) > 0) last = p;
      }
    }
    if (!first || !last) return null;
    const [begins, ends] = [beside(first, -SPARE), beside(last, SPARE)];
    return { from: begins && cross(from, begins) > 0 ? begins : from, to: ends && cross(ends, to) > 0 ? ends : to };
  }

  /** The first column with a gap, from one column to another (these included), in a row. */
  #next(row: number, from: number, to: number, step: 1 | -1): number | null {
    const most = 32 * this.#words - 1;
    const end = Math.max(0, Math.min(most, to));
    for (let column = Math.max(0, Math.min(most, from)); (end - column) * step >= 0; column += step) {
      const bits = this.#bits[row * this.#words + (column >> 5)] as number;
      if (bits === 0) column = step > 0 ? column | 31 : column & ~31;
      else if (((bits >>> (column & 31)) & 1) !== 0) return column;
    }
    return null;
  }

  /** Adds or takes away the points within a ring: marks where each row crosses its edges, then fills in between. */
  #lay(ring: readonly Point[], add: boolean): boolean {
    const { top, bottom, left, right } = this.#boxOf(ring);
    for (let i = 0; i < ring.length; i++)
      this.#mark(ring[i] as Point, ring[i + 1 < ring.length ? i + 1 : 0] as Point, add);
    let changed = false;
    for (let row = top; row <= bottom; row++) {
      if (!add && this.#used[row] === 0) continue;
      if (add) this.#use(row);
      let inside = 0;
      for (let i = row * this.#words + left; i <= row * this.#words + right; i++) {
        let points = this.#edges[i] as number;
        this.#edges[i] = 0;
        points ^= points << 1;
        points ^= points << 2;
        points ^= points << 4;
        points ^= points << 8;
        points ^= points << 16;
        points ^= inside;
        inside = points >> 31;
        const bits = this.#bits[i] as number;
        changed ||= (bits & points) !== 0;
        this.#bits[i] = add ? bits | points : bits & ~points;
      }
    }
    return changed;
  }

  #use(row: number): void {
    this.#used[row] = 1;
    this.#first = Math.min(this.#first, row);
    this.#last = Math.max(this.#last, row);
  }

  /** Marks in each row the column from which on a point is beyond an edge. */
  #mark(a: Point, b: Point, add: boolean): void {
    const [from, to] = a[1] < b[1] ? [a, b] : [b, a];
    const [x, y] = [from[0] - this.#left, from[1] - this.#top];
    const slope = (to[0] - from[0]) / (to[1] - from[1]);
    const last = Math.min(this.#rows, Math.ceil((to[1] - this.#top) / APART)) - 1;
    for (let row = Math.max(0, Math.ceil(y / APART)); row <= last; row++) {
      if (!add && this.#used[row] === 0) continue;
      const column = this.#column(x + (row * APART - y) * slope);
      const i = row * this.#words + (column >> 5);
      this.#edges[i] = (this.#edges[i] as number) ^ (1 << (column & 31));
    }
  }

  #column(x: number): number {
    return Math.max(0, Math.min(32 * this.#words - 1, Math.ceil(x / APART)));
  }

  /** The rows and the words in which a ring may have points. */
  #boxOf(ring: readonly Point[]): { top: number; bottom: number; left: number; right: number } {
    let [top, bottom, left, right] = [this.#rows * APART, 0, this.#rows * APART, 0];
    for (const [x, y] of ring) {
      top = Math.min(top, y - this.#top);
      bottom = Math.max(bottom, y - this.#top);
      left = Math.min(left, x - this.#left);
      right = Math.max(right, x - this.#left);
    }
    return {
      top: Math.max(0, Math.ceil(top / APART)),
      bottom: Math.min(this.#rows - 1, Math.floor(bottom / APART)),
      left: this.#column(left) >> 5,
      right: this.#column(right) >> 5,
    };
  }
}

/** What the points of the lattice say of their surroundings, in u. */
const SPARE = APART;

/** The direction of what lies this much to the left of a point, as seen from [0, 0]; null if that is all around. */
function beside([x, y]: Point, off: number): Point | null {
  const l = Math.sqrt(x * x + y * y);
  return l <= 2 * SPARE ? null : unit([x - (y * off) / l, y + (x * off) / l]);
}

/** The lowest x with a·x >= b, where a > 0 bounds it from below; without a bound -∞, where nothing will do +∞. */
function lowest(a: number, b: number): number {
  if (a > 0) return b / a;
  return a === 0 && b > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
