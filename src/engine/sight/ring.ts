import type { Point } from '../geometry/vector.ts';
import { frameX, frameY } from './workspace.ts';

/** The vertices of the polygon at hand, in the frame. */
export const ring = { count: 0, x: new Float64Array(512), y: new Float64Array(512) };

export function loadRing(points: readonly Point[]): void {
  if (points.length > ring.x.length) {
    ring.x = new Float64Array(points.length * 2);
    ring.y = new Float64Array(points.length * 2);
  }
  let n = 0;
  for (const p of points) {
    ring.x[n] = frameX(p);
    ring.y[n++] = frameY(p);
  }
  ring.count = n;
}
