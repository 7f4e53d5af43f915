/**
 * Sight by brute force: sampled points of the target, sampled and refined lines, and for each line a plain test of a
 * segment against every element. It says how sure it is: an answer that hangs on less than MARGIN (u) is unsure.
 */
import type { Base, Blocker } from '../../../src/engine/sight/index.ts';
import { type Circle, contains, distanceTo, rimPoints, sq, tangents } from './bruteShapes.ts';

export { contains, distanceTo } from './bruteShapes.ts';

export interface Verdict {
  readonly yes: boolean;
  readonly sure: boolean;
}

/** An element, and the radius about the shooter within which it does not count (B). */
export interface Part {
  readonly blocker: Blocker;
  readonly hole?: number;
}

const MARGIN = 1e-3;
const SHRINK = 1e-6;
const DARK = 1e-7;
/** Where every lane is wider than this, no spot beside the samples is hidden. */
const WIDE = 0.5;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One set of elements between two bases. */
export class BruteScene {
  readonly a: Circle;
  readonly t: Circle;
  private readonly d: number;
  private readonly axis: number;
  private readonly walls: { x1: number; y1: number; x2: number; y2: number; hole: number }[] = [];
  private readonly disks: (Circle & { hole: number })[] = [];
  /** Elements that a line can be in from the start. */
  private readonly solids: { blocker: Blocker; hole: number }[] = [];
  private readonly isOverTarget: boolean;
  private readonly features: readonly Circle[];

  constructor(from: Base, to: Base, parts: readonly Part[]) {
    this.a = { x: from.at[0], y: from.at[1], r: from.radius - SHRINK };
    this.t = { x: to.at[0], y: to.at[1], r: to.radius - SHRINK };
    this.d = Math.hypot(this.t.x - this.a.x, this.t.y - this.a.y);
    this.axis = Math.atan2(this.t.y - this.a.y, this.t.x - this.a.x);
    let isOver = false;
    for (const { blocker, hole = 0 } of parts) {
      if (!this.mayMatter(blocker)) continue;
      this.add(blocker, hole);
      if (distanceTo(blocker, this.t.x, this.t.y) < this.t.r) isOver = true;
    }
    this.isOverTarget = isOver;
    this.features = this.allFeatures();
  }

  private add(blocker: Blocker, hole: number): void {
    const { outline } = blocker;
    if (outline.kind === 'disk') this.disks.push({ x: outline.at[0], y: outline.at[1], r: outline.radius, hole });
    else {
      const ring = outline.points.length > 2 ? [...outline.points, ...outline.points.slice(0, 1)] : outline.points;
      let before: readonly [number, number] | null = null;
      for (const p of ring) {
        if (before) this.walls.push({ x1: before[0], y1: before[1], x2: p[0], y2: p[1], hole });
        before = p;
      }
    }
    if (hole > 0 || distanceTo(blocker, this.a.x, this.a.y) < this.a.r) this.solids.push({ blocker, hole });
  }

  private mayMatter({ outline }: Blocker): boolean {
    const dx = outline.bounds.at[0] - this.a.x;
    const dy = outline.bounds.at[1] - this.a.y;
    const along = dx * Math.cos(this.axis) + dy * Math.sin(this.axis);
    const across = Math.abs(dy * Math.cos(this.axis) - dx * Math.sin(this.axis));
    const reach = outline.bounds.radius + Math.max(this.a.r, this.t.r) + 0.01;
    return across < reach && along > -reach && along < this.d + reach;
  }

  private get isEmpty(): boolean {
    return this.walls.length === 0 && this.disks.length === 0;
  }

  private allFeatures(): Circle[] {
    const corners = this.walls.flatMap(({ x1, y1, x2, y2 }) => [`${x1} ${y1}`, `${x2} ${y2}`]);
    const points = [...new Set(corners)].map((corner) => {
      const [x = 0, y = 0] = corner.split(' ').map(Number);
      return { x, y, r: 0 };
    });
    const rims = [...new Set(this.solids.map((s) => s.hole || this.a.r))].map((r) => ({ ...this.a, r }));
    const onRims = rims.flatMap((rim) => rimPoints(rim, this.walls, this.disks));
    // Where an element overlaps T, lines just reach T beside it.
    const onTarget = this.isOverTarget ? rimPoints(this.t, this.walls, this.disks) : [];
    return [...points, ...this.disks, ...rims, ...onRims, ...onTarget];
  }

  /** Is the segment from p, an exit point of A, to q free? */
  free(px: number, py: number, qx: number, qy: number): boolean {
    const ex = qx - px;
    const ey = qy - py;
    for (const { x1, y1, x2, y2, hole } of this.walls) {
      const o1 = ex * (y1 - py) - ey * (x1 - px);
      const o2 = ex * (y2 - py) - ey * (x2 - px);
      if (o1 > 0 === o2 > 0) continue;
      const o3 = (x2 - x1) * (py - y1) - (y2 - y1) * (px - x1);
      const o4 = (x2 - x1) * (qy - y1) - (y2 - y1) * (qx - x1);
      if (o3 > 0 === o4 > 0) continue;
      const at = o3 / (o3 - o4);
      if (hole > 0 && sq(px + ex * at - this.a.x) + sq(py + ey * at - this.a.y) < hole * hole) continue;
      return false;
    }
    for (const { x, y, r, hole } of this.disks) {
      const from = hole > 0 ? this.leaving(px, py, ex, ey, hole) : 0;
      if (from >= 1) continue;
      const at = Math.min(1, Math.max(from, ((x - px) * ex + (y - py) * ey) / (ex * ex + ey * ey || 1)));
      if (sq(px + ex * at - x) + sq(py + ey * at - y) < r * r) return false;
    }
    for (const { blocker, hole } of this.solids) {
      const from = hole > 0 ? this.leaving(px, py, ex, ey, hole) : 0;
      if (from < 1 && contains(blocker, px + ex * from, py + ey * from)) return false;
    }
    return true;
  }

  /** The share of the segment at which it leaves the circle about A. */
  private leaving(px: number, py: number, ex: number, ey: number, hole: number): number {
    const wx = px - this.a.x;
    const wy = py - this.a.y;
    const square = ex * ex + ey * ey;
    const half = wx * ex + wy * ey;
    return (-half + Math.sqrt(Math.max(0, half * half - square * (wx * wx + wy * wy - hole * hole)))) / square;
  }

  /** Is the line through (x, y) in direction w free, from where it leaves A to where it enters T? */
  freeLine(x: number, y: number, w: number): boolean {
    const c = Math.cos(w);
    const s = Math.sin(w);
    const overA = sq(this.a.r) - sq((this.a.x - x) * s - (this.a.y - y) * c);
    const overT = sq(this.t.r) - sq((this.t.x - x) * s - (this.t.y - y) * c);
    if (overA <= 0 || overT <= 0) return false;
    const from = (this.a.x - x) * c + (this.a.y - y) * s + Math.sqrt(overA);
    const to = (this.t.x - x) * c + (this.t.y - y) * s - Math.sqrt(overT);
    return this.free(x + from * c, y + from * s, x + to * c, y + to * s);
  }

  /** EXISTS: a grid of lines first, then every common tangent of two features, moved a little in all directions. */
  exists(): Verdict {
    if (this.isEmpty || this.hasWideLane()) return { yes: true, sure: true };
    const features = [this.a, this.t, ...this.features];
    let isThin = false;
    for (const [i, one] of features.entries()) {
      for (const other of features.slice(i + 1)) {
        for (const [x, y, w] of tangents(one, other, this.axis)) {
          if (!this.mayMeet(x, y, w)) continue;
          if (this.freeNearby(x, y, w, MARGIN)) return { yes: true, sure: true };
          isThin ||= this.freeNearby(x, y, w, 3e-5) || this.freeNearby(x, y, w, 1e-6);
        }
      }
    }
    return { yes: isThin, sure: !isThin };
  }

  private hasWideLane(): boolean {
    const nx = -Math.sin(this.axis) * 0.24;
    const ny = Math.cos(this.axis) * 0.24;
    for (let i = -4; i <= 4; i++) {
      for (let j = -4; j <= 4; j++) {
        const x = this.a.x + nx * this.a.r * i;
        const y = this.a.y + ny * this.a.r * i;
        const w = Math.atan2(this.t.y + ny * this.t.r * j - y, this.t.x + nx * this.t.r * j - x);
        const c = MARGIN * -Math.sin(w);
        const s = MARGIN * Math.cos(w);
        if (this.freeLine(x, y, w) && this.freeLine(x + c, y + s, w) && this.freeLine(x - c, y - s, w)) return true;
      }
    }
    return false;
  }

  private mayMeet(x: number, y: number, w: number): boolean {
    const c = Math.cos(w);
    const s = Math.sin(w);
    return [this.a, this.t].every((base) => Math.abs((base.x - x) * s - (base.y - y) * c) < base.r + 0.01);
  }

  /** Turns about the middle of the pair and shifts, so that both kinds of motion have a like size. */
  private freeNearby(x: number, y: number, w: number, size: number): boolean {
    const c = Math.cos(w);
    const s = Math.sin(w);
    const middle = ((this.a.x + this.t.x) / 2 - x) * c + ((this.a.y + this.t.y) / 2 - y) * s;
    for (let k = 0; k < 16; k++) {
      const shift = size * Math.cos((k * Math.PI) / 8 + 0.1);
      const turn = (size * Math.sin((k * Math.PI) / 8 + 0.1) * 2) / this.d;
      if (this.freeLine(x + middle * c - shift * s, y + middle * s + shift * c, w + turn)) return true;
    }
    return false;
  }

  /** How wide the widest free lane from A to the point (x, y) of T is (u, at A); 0 if the point is hidden. */
  lane(x: number, y: number): number {
    const dx = this.a.x - x;
    const dy = this.a.y - y;
    const far = Math.hypot(dx, dy);
    const axis = Math.atan2(dy, dx);
    const half = Math.asin(Math.min(1, this.a.r / far));
    const turns = [-half, half];
    const add = (w: number) => {
      const off = w - axis;
      const turn = off > Math.PI ? off - 2 * Math.PI : off < -Math.PI ? off + 2 * Math.PI : off;
      if (turn > -half && turn < half) turns.push(turn);
    };
    for (const feature of this.features) {
      const w = Math.atan2(feature.y - y, feature.x - x);
      const v = feature.r === 0 ? 0 : Math.asin(Math.min(1, feature.r / Math.hypot(feature.x - x, feature.y - y)));
      add(w - v);
      if (v > 0) add(w + v);
    }
    turns.sort((p, q) => p - q);
    let widest = 0;
    let run = 0;
    let before = -half;
    for (const turn of turns) {
      const width = turn - before;
      if (width < 1e-12) continue;
      const c = Math.cos(axis + (turn + before) / 2);
      const s = Math.sin(axis + (turn + before) / 2);
      const reach = dx * c + dy * s - Math.sqrt(Math.max(0, sq(this.a.r) - sq(dx * s - dy * c)));
      run = this.free(x + reach * c, y + reach * s, x, y) ? run + width : 0;
      widest = Math.max(widest, run);
      before = turn;
    }
    return widest * far;
  }

  /** ALL: points of T, the worst of them improved by a pattern search for the narrowest lane. */
  all(): Verdict {
    if (this.isOverTarget) return { yes: false, sure: true };
    if (this.isEmpty) return { yes: true, sure: true };
    const tried: (Spot & { lane: number })[] = [];
    const look = (x: number, y: number) => {
      const spot = this.pulledIn(x, y, this.t.r * 0.9999999);
      const found = { ...spot, lane: this.lane(spot.x, spot.y) };
      tried.push(found);
      return found;
    };
    for (const [share, n] of [
      [0, 1],
      [0.35, 6],
      [0.7, 12],
      [1, 30],
    ] as const) {
      for (let i = 0; i < n; i++) {
        const w = (2 * Math.PI * (i + share * 0.37)) / n;
        const found = look(this.t.x + share * this.t.r * Math.cos(w), this.t.y + share * this.t.r * Math.sin(w));
        if (found.lane < DARK && this.isDark(found)) return { yes: false, sure: true };
      }
    }
    if (tried.every((p) => p.lane > WIDE)) return { yes: true, sure: true };
    for (const start of apart(tried, 7)) {
      let at = start;
      for (let step = 0.12 * this.t.r; step > 2e-4 && at.lane > 0; ) {
        const from = at;
        for (let k = 0; k < 8 && at === from; k++) {
          const next = look(at.x + step * Math.cos((k * Math.PI) / 4), at.y + step * Math.sin((k * Math.PI) / 4));
          if (next.lane < at.lane - 1e-12) at = next;
        }
        if (at === from) step *= 0.4;
      }
      if (at.lane < DARK && this.isDark(at)) return { yes: false, sure: true };
    }
    for (const w of this.edgeSamples()) {
      const found = look(this.t.x + this.t.r * Math.cos(w), this.t.y + this.t.r * Math.sin(w));
      if (found.lane < DARK && this.isDark(found)) return { yes: false, sure: true };
    }
    if (tried.some((p) => p.lane < DARK)) return { yes: false, sure: false };
    // Where a lane is so narrow, the search may have missed a hidden spot beside it.
    return { yes: true, sure: tried.every((p) => p.lane > 20 * MARGIN) };
  }

  /** Angles on T's edge, one between each two places where a line over two features crosses it. */
  private edgeSamples(): number[] {
    const crossings = [0];
    const features = [this.a, ...this.features];
    for (const [i, one] of features.entries()) {
      for (const other of features.slice(i + 1)) {
        for (const [x, y, w] of tangents(one, other, this.axis)) {
          if (!this.mayMeet(x, y, w)) continue;
          const across = ((this.t.x - x) * Math.sin(w) - (this.t.y - y) * Math.cos(w)) / this.t.r;
          if (Math.abs(across) >= 1) continue;
          const v = Math.asin(across);
          crossings.push(w + Math.PI - v, w + v);
        }
      }
    }
    const turns = crossings.map((w) => w - 2 * Math.PI * Math.floor(w / (2 * Math.PI))).sort((p, q) => p - q);
    return turns
      .map((w, i) => [w, turns[i + 1] ?? 2 * Math.PI] as const)
      .filter(([w, next]) => next - w > MARGIN)
      .map(([w, next]) => (w + next) / 2);
  }

  private pulledIn(x: number, y: number, radius: number): Spot {
    const k = Math.max(1, Math.hypot(x - this.t.x, y - this.t.y) / radius);
    return { x: this.t.x + (x - this.t.x) / k, y: this.t.y + (y - this.t.y) / k };
  }

  /** Is a spot about the point wholly hidden? */
  private isDark(p: Spot): boolean {
    const { x, y } = this.pulledIn(p.x, p.y, this.t.r - MARGIN * 0.6);
    const e = MARGIN / 2;
    return [
      [0, 0],
      [e, 0],
      [-e, 0],
      [0, e],
      [0, -e],
    ].every(([i = 0, j = 0]) => this.lane(x + i, y + j) < DARK);
  }
}

/** The spots with the narrowest lanes, not too near each other. */
function apart<S extends Spot & { lane: number }>(spots: readonly S[], count: number): S[] {
  const chosen: S[] = [];
  for (const spot of [...spots].sort((p, q) => p.lane - q.lane)) {
    if (chosen.length === count) break;
    if (chosen.every((other) => Math.hypot(spot.x - other.x, spot.y - other.y) > 0.12)) chosen.push(spot);
  }
  return chosen;
}
