import type { Point } from '../geometry/vector.ts';
import { type Strip, uncoveredAt } from './envelopes.ts';
import { frame, onTable } from './workspace.ts';

/** Chords of the base at which its hidden part is sampled: fine enough to draw, no more. */
const CHORDS = 97;

interface Run {
  readonly lower: Point[];
  readonly upper: Point[];
  from: number;
  to: number;
}

/** The part of T that no strip covers, as polygons on the table, with what lies inside an element (R55) added. */
export function drawUncovered(strips: readonly Strip[], isInElement: (p: Point) => boolean): Point[][] {
  const done: Run[] = [];
  let runs: Run[] = [];
  for (let i = 0; i < CHORDS; i++) {
    // Closer together towards both ends of the base, where its edge is steep.
    const share = (2 * i + 1) / CHORDS - 1;
    const x = frame.d + frame.rT * share * (1.5 - 0.5 * share * share);
    const next: Run[] = [];
    for (const [from, to] of shadeAt(strips, x, isInElement)) {
      const going = runs.filter((run) => run.from < to && run.to > from);
      const run = going.length === 1 && !next.includes(going[0] as Run) ? (going[0] as Run) : newRun();
      run.lower.push([x, from]);
      run.upper.push([x, to]);
      run.from = from;
      run.to = to;
      next.push(run);
    }
    done.push(...runs.filter((run) => !next.includes(run)));
    runs = next;
  }
  return [...done, ...runs]
    .filter((run) => run.lower.length > 1)
    .map((run) => [...run.lower, ...run.upper.reverse()].map(([x, y]) => onTable(x, y)));
}

const newRun = (): Run => ({ lower: [], upper: [], from: 0, to: 0 });

function shadeAt(strips: readonly Strip[], x: number, isInElement: (p: Point) => boolean): [number, number][] {
  const gaps = uncoveredAt(strips, x, frame.d, frame.rT);
  const square = frame.rT * frame.rT - (x - frame.d) * (x - frame.d);
  const h = square > 0 ? Math.sqrt(square) : 0;
  const steps = 64;
  for (let k = 0; k < steps; k++) {
    const y = h * ((2 * k + 1) / steps - 1);
    if (isInElement(onTable(x, y))) gaps.push([y - h / steps, y + h / steps]);
  }
  return merged(gaps);
}

function merged(gaps: [number, number][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const gap of gaps.sort((a, b) => a[0] - b[0])) {
    const last = joined[joined.length - 1];
    if (last && gap[0] <= last[1] + 1e-9) last[1] = Math.max(last[1], gap[1]);
    else joined.push([gap[0], gap[1]]);
  }
  return joined;
}
