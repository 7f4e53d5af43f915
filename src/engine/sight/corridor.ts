import { frame } from './workspace.ts';

/** Half-planes whose common part, without both bases, is the waist: the outer tangents and the tangent chords. */
export const SIDES = 4;
const normalX = new Float64Array(SIDES);
const normalY = new Float64Array(SIDES);
const offset = new Float64Array(SIDES);

/** Makes the waist ready for the frame as it is now. */
export function layWaist(): void {
  const { lean, upright, rA, rT, d } = frame;
  setSide(0, -lean, -upright, rA);
  setSide(1, -lean, upright, rA);
  setSide(2, 1, 0, -rA * lean);
  setSide(3, -1, 0, d + rT * lean);
}

function setSide(i: number, x: number, y: number, c: number): void {
  normalX[i] = x;
  normalY[i] = y;
  offset[i] = c;
}

export const sideX = (i: number): number => normalX[i] as number;
export const sideY = (i: number): number => normalY[i] as number;
/** Distance from side i of the waist, positive within. */
export const within = (i: number, x: number, y: number): number =>
  (normalX[i] as number) * x + (normalY[i] as number) * y + (offset[i] as number);

/** Does a disk have a point between the four sides? Errs towards yes. */
export const diskMeetsWaist = (x: number, y: number, radius: number): boolean =>
  within(0, x, y) > -radius && within(1, x, y) > -radius && within(2, x, y) > -radius && within(3, x, y) > -radius;

/** Is the point in the waist, with a disk of radius `hole` about A's centre left out instead of A? */
export function isInWaist(x: number, y: number, hole: number): boolean {
  if (within(0, x, y) < 0 || within(1, x, y) < 0 || within(2, x, y) < 0 || within(3, x, y) < 0) return false;
  return x * x + y * y >= hole * hole && (x - frame.d) * (x - frame.d) + y * y >= frame.rT * frame.rT;
}

/** What is left of a segment within the four sides, as a range of its parameter 0 … 1; false if nothing is. */
export const kept = { from: 0, to: 1 };

export function cutToSides(ax: number, ay: number, bx: number, by: number): boolean {
  let from = 0;
  let to = 1;
  for (let i = 0; i < SIDES; i++) {
    const a = within(i, ax, ay);
    const b = within(i, bx, by);
    if (a < 0) {
      if (b < 0) return false;
      const t = a / (a - b);
      if (t > from) from = t;
    } else if (b < 0) {
      const t = a / (a - b);
      if (t < to) to = t;
    }
  }
  kept.from = from;
  kept.to = to;
  return from < to;
}

/** The part of a segment inside a disk, as a range of its parameter; false if it has none. */
export const inside = { from: 0, to: 0 };

export function cutByDisk(ax: number, ay: number, bx: number, by: number, x: number, radius: number): boolean {
  const ex = bx - ax;
  const ey = by - ay;
  const px = ax - x;
  const square = ex * ex + ey * ey;
  const half = px * ex + ay * ey;
  const rest = px * px + ay * ay - radius * radius;
  const root = half * half - square * rest;
  if (!(root > 0) || square === 0) return false;
  const w = Math.sqrt(root);
  inside.from = (-half - w) / square;
  inside.to = (-half + w) / square;
  return inside.to > 0 && inside.from < 1;
}
