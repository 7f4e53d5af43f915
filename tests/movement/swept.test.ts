import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onGrid, type Point, pathLength } from '../../src/engine/geometry/vector.ts';
import { measurePath, standFault } from '../../src/engine/movement/index.ts';
import { Q, traceMove, walkInSteps } from '../support/builders/moveScenes.ts';
import { randomPlace, randomScene, seeded, seeds } from '../support/builders/randomScenes.ts';

const STEP = 0.01;

function randomWalk(random: () => number, from: Point): Point[] {
  const path: Point[] = [from];
  let [x, y] = from;
  for (let i = 0; i < 1 + Math.floor(random() * 4); i++) {
    x += (random() - 0.5) * 5;
    y += (random() - 0.5) * 5;
    path.push(onGrid([x, y]));
  }
  return path;
}

it('[MOVE-7 Q] [MOVE-10 Q] [R12 Q] [R58 Q] the swept base agrees with a walk in small steps', () => {
  let faults = 0;
  let contacts = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = seeded(seed);
      const s = randomScene(random, { friends: 0, enemies: 3 });
      const start = randomPlace(random, s, 16);
      if (!start) return;
      const path = randomWalk(random, start);
      const trace = traceMove(s, Q, path, 100);
      const steps = walkInSteps(s, path, STEP);
      if (trace.fault && trace.fault.violation.rule !== 'R134' && trace.fault.violation.rule !== 'MOVE-4') {
        faults++;
        // Wherever the steps see an overlap, the sweep has seen it at most a step before; and never long before them.
        expect(trace.fault.along).toBeLessThanOrEqual(steps.blocked + 1e-6);
        if (trace.fault.along < steps.blocked - 2 * STEP) expect(steps.deepest).toBeLessThan(STEP);
      } else if (trace.contacts.length > 0) {
        contacts++;
        expect(steps.blocked).toBeGreaterThan(trace.length - STEP);
        expect(trace.length).toBeLessThanOrEqual(steps.contact + 1e-6);
        if (trace.length < steps.contact - 2 * STEP) expect(steps.nearest).toBeGreaterThan(-STEP);
      } else {
        expect(steps.deepest).toBeLessThan(1e-5);
        expect(steps.nearest).toBeGreaterThan(0);
        expect(trace.length).toBeCloseTo(pathLength(path), 9);
      }
    }),
    { numRuns: 400 },
  );
  expect(faults).toBeGreaterThan(50);
  expect(contacts).toBeGreaterThan(10);
}, 60_000);

it('[R134 Q] [R101 Q] what a move meets does not depend on how its path is cut up', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = seeded(seed);
      const s = randomScene(random, { friends: 2, enemies: 1, terrains: ['protecting', 'concealing', 'sheltering'] });
      const start = randomPlace(random, s, 16);
      if (!start) return;
      const path = randomWalk(random, start);
      const finer = path.flatMap((p, i) => {
        const q = path[i + 1];
        return q ? [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as Point] : [p];
      });
      const [coarse, fine] = [traceMove(s, Q, path, 100), traceMove(s, Q, finer, 100)];
      expect(fine.fault?.violation).toEqual(coarse.fault?.violation);
      expect(fine.length).toBeCloseTo(coarse.length, 6);
      expect(fine.crossings.map((c) => [c.element, c.kind, c.cost])).toEqual(
        coarse.crossings.map((c) => [c.element, c.kind, c.cost]),
      );
    }),
    { numRuns: 500 },
  );
});

it('[R140 Q] an allowed move ends where a base may stand, or in contact', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = seeded(seed);
      const s = randomScene(random, { friends: 3, enemies: 3, holes: true });
      const start = randomPlace(random, s, 16);
      if (!start) return;
      const trace = traceMove(s, Q, randomWalk(random, start), 6);
      if (trace.fault) return;
      expect(measurePath(trace.path)?.points.at(-1)).toEqual(trace.end);
      if (trace.contacts.length === 0) expect(standFault(s, Q, trace.end)).toBeNull();
    }),
    { numRuns: 500 },
  );
});
