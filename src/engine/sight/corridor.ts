import { type Frame, type Range, SIDES } from './workspace.ts';

/** Distance from side i of the corridor, positive within. */
export const within = ({ normalX, normalY, offset }: Frame, i: number, x: number, y: number): number =>
  (normalX[i] as number) * x + (normalY[i] as number) * y + (offset[i] as number);

/** Does a disk have a point between the four sides? Errs towards yes. */
export const diskMeetsCorridor = (frame: Frame, x: number, y: number, radius: number): boolean =>
  within(frame, 0, x, y) > -radius &&
  within(frame, 1, x, y) > -radius &&
  within(frame, 2, x, y) > -radius &&
  within(frame, 3, x, y) > -radius;

/** Is the point in the corridor, with a disk of radius `hole` about A's centre left out instead of A? */
export function isInCorridor(frame: Frame, x: number, y: number, hole: number): boolean {
  for (let i = 0; i < SIDES; i++) if (within(frame, i, x, y) < 0) return false;
  return x * x + y * y >= hole * hole && (x - frame.d) * (x - frame.d) + y * y >= frame.rT * frame.rT;
}

/** What is left of a segment within the four sides, as a range of its parameter 0 … 1; false if nothing is. */
export function cutToSides(frame: Frame, ax: number, ay: number, bx: number, by: number, left: Range): boolean {
  let from = 0;
  let to = 1;
  for (let i = 0; i < SIDES; i++) {
    const a = within(frame, i, ax, ay);
    const b = within(frame, i, bx, by);
    if (a < 0) {
      if (b < 0) return false;
      const t = a / (a - b);
      if (t > from) from = t;
    } else if (b < 0) {
      const t = a / (a - b);
      if (t < to) to = t;
    }
  }
  left.from = from;
  left.to = to;
  return from < to;
}

/** The part of a segment inside the disk about (x, 0), as a range of its parameter; false if it has none. */
export function cutByDisk(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  x: number,
  radius: number,
  inside: Range,
): boolean {
  const ex = bx - ax;
  const ey = by - ay;
  const px = ax - x;
  const square = ex * ex + ey * ey;
  const half = px * ex + ay * ey;
  const root = half * half - square * (px * px + ay * ay - radius * radius);
  if (!(root > 0) || square === 0) return false;
  const w = Math.sqrt(root);
  inside.from = (-half - w) / square;
  inside.to = (-half + w) / square;
  return inside.to > 0 && inside.from < 1;
}

/**
 * Half the chord that a line cuts out of a circle it passes at some height over the centre, as x times square, where
 * square = 1 + m m; 0 if it misses the circle.
 */
export function halfChord(radius: number, height: number, square: number): number {
  const r = radius * radius * square - height * height;
  return r > 0 ? Math.sqrt(r) : 0;
}
