import { describe, expect, it } from 'vitest';
import { type Blocker, type SightQuestion, sight } from '../../src/engine/sight/index.ts';
import { box, look, partial, total } from '../support/builders/sightRules.ts';
import { BruteScene, contains } from '../support/references/bruteScene.ts';
import { randomQuestion } from '../support/references/compareSight.ts';

/** What counts against a witness: total cover, and those partial ones that were not set aside. */
function counting(question: SightQuestion, aside: ReadonlySet<string>, cover: Blocker['cover']): Blocker[] {
  return question.blockers.filter((b) => b.cover === cover && !aside.has(b.id));
}

describe('witnesses, verified by independent code', () => {
  it('the free line is free, the hidden point is hidden, in 2,000 random scenes', { timeout: 60_000 }, () => {
    const wrong: string[] = [];
    let [lines, points] = [0, 0];
    for (let seed = 200_000; seed < 202_000; seed++) {
      const question = randomQuestion(seed);
      const { los, cover, setAside, witness } = sight(question, { witness: true });
      const dropped = ['near', 'own-ground', 'close-target', 'character'];
      const aside = new Set(setAside.filter((s) => dropped.includes(s.why)).map((s) => s.id));
      const totals = counting(question, new Set(), 'total');
      const partials = counting(question, aside, 'partial');
      const sceneOf = (blockers: Blocker[]) =>
        new BruteScene(
          question.from,
          question.to,
          blockers.map((blocker) => ({ blocker })),
        );
      if (los !== (witness?.free !== undefined)) wrong.push(`${seed}: a line of sight without a line`);
      if (witness?.free) {
        lines++;
        const [[px, py], [qx, qy]] = witness.free;
        const past = cover === 'open' ? [...totals, ...partials] : totals;
        if (!sceneOf(past).free(px, py, qx, qy)) wrong.push(`${seed}: the line is not free`);
      }
      if (cover !== 'open' && !witness?.hidden) wrong.push(`${seed}: nothing is hidden`);
      if (witness?.hidden) {
        points++;
        const [x, y] = witness.hidden;
        const all = [...totals, ...partials];
        const isWithin = all.some((b) => contains(b, x, y));
        if (!isWithin && sceneOf(all).lane(x, y) > 1e-6) wrong.push(`${seed}: the point is seen`);
      }
    }
    expect(wrong).toEqual([]);
    expect(Math.min(lines, points)).toBeGreaterThan(500);
  });

  it('the hidden part is drawn as far as it reaches', () => {
    const { witness } = look('Q', [total(box(9, 0, 9.2, 5))], {}, {}, { witness: true });
    const points = witness?.hiddenPart?.flat() ?? [];
    expect(points.length).toBeGreaterThan(20);
    for (const [x, y] of points) {
      expect(Math.hypot(x - 10, y)).toBeLessThan(0.5 + 1e-6);
      expect(y).toBeGreaterThan(0);
    }
    expect(Math.max(...points.map(([, y]) => y))).toBeGreaterThan(0.45);
  });

  it('each element that counts has the point where it is met', () => {
    const wood = partial(box(4, -3, 6, 3));
    const { witness } = look('Q', [wood], {}, {}, { witness: true });
    expect(witness?.deciding).toEqual([{ id: wood.id, at: [4, 0] }]);
  });
});
