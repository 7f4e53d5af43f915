/**
 * Covers along dense lines, by brute force and by its own arithmetic: each line is walked in small steps, and the fewest
 * covers of all lines are the answer (R37). For partial cover alone, all of it beyond 2u of the shooter.
 */
import type { Base, Blocker } from '../../src/engine/sight/index.ts';
import { contains } from './bruteShapes.ts';

const STEP = 0.02;

/** `slack` moves every length that decides, to find out how sure an answer is. */
export function fewestCovers(from: Base, to: Base, blockers: readonly Blocker[], lines: number, slack = 0): number {
  const d = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]);
  const [cx, cy] = [(to.at[0] - from.at[0]) / d, (to.at[1] - from.at[1]) / d];
  let fewest = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= lines; i++) {
    for (let j = 0; j <= lines; j++) {
      const a = (2 * i - lines) / lines;
      const b = (2 * j - lines) / lines;
      const p = [from.at[0] - cy * a * from.radius * 0.999, from.at[1] + cx * a * from.radius * 0.999] as const;
      const q = [to.at[0] - cy * b * to.radius * 0.999, to.at[1] + cx * b * to.radius * 0.999] as const;
      fewest = Math.min(fewest, coversAlong(p, q, from, to, blockers, slack));
    }
  }
  return fewest;
}

type P = readonly [number, number];

function coversAlong(p: P, q: P, from: Base, to: Base, blockers: readonly Blocker[], slack: number): number {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  let last = Number.NEGATIVE_INFINITY; // where the cover counted last ends
  let inside = false;
  let began = 0;
  let covers = 0;
  for (let s = 0; s < length; s += STEP) {
    const x = p[0] + ((q[0] - p[0]) * s) / length;
    const y = p[1] + ((q[1] - p[1]) * s) / length;
    if (Math.hypot(x - from.at[0], y - from.at[1]) < from.radius) continue;
    if (Math.hypot(x - to.at[0], y - to.at[1]) < to.radius) break;
    if (Math.hypot(x - from.at[0], y - from.at[1]) <= from.radius + 2 || !blockers.some((b) => contains(b, x, y))) {
      inside = false;
      continue;
    }
    if (inside && s - began < 2) last = s;
    else if (s >= last + 2 + slack) {
      covers++;
      began = s;
      last = s;
      inside = true;
    }
  }
  return covers;
}
