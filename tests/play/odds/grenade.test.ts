import { describe, expect } from 'vitest';
import { chanceFrom } from '../../../src/play/chance.ts';
import { fatesOf } from '../../../src/play/odds/fates.ts';
import { test } from '../../support/builders/editions.ts';
import { frag, type Given, given, grenade } from '../../support/builders/given.ts';
import { down, fateOf, oddsIn, same, shape } from './odds.ts';

describe('a grenade', () => {
  const throwing = (b: Given['b'], change: Given = {}) =>
    given({
      a: [
        { id: 's', at: [4, 12], card: { weapons: [frag({ short: 3 })] } },
        { id: 'r', points: 99 },
      ],
      b: [...(b ?? []), { id: 'x', points: 99 }],
      ...change,
    });
  const man = (id: string, y: number, h2h: number, wounded = false) =>
    ({ id, at: [9, y], card: { h2h }, state: { wounded } }) as const;

  /** A burst by itself: hits by the lowest value first, one each and round again. */
  const burst = (wounds: readonly number[], chance: ReturnType<typeof chanceFrom>): number[] => {
    const taken = [...wounds];
    let hits = [1, 2, 3].filter(() => chance.int(1, 6) >= 4).length;
    while (hits > 0 && taken.some((n) => n < 2)) {
      for (let i = 0; i < taken.length && hits > 0; i++) {
        if ((taken[i] as number) >= 2) continue;
        taken[i] = (taken[i] as number) + 1;
        hits--;
      }
    }
    return taken;
  };

  test.each([
    [[man('t', 12, 1)], [0], 5],
    [[man('t', 12, 1), man('u', 13.2, 2)], [0, 0], 6],
    [[man('t', 12, 1, true), man('u', 13.2, 2), man('v', 10.8, 3)], [1, 0, 0], 7],
  ])('over %j: as 100,000 bursts have it', (men, wounds, seed) => {
    const odds = oddsIn(throwing(men), grenade('s', [9, 12]));
    const chance = chanceFrom(seed);
    const burst100k = Array.from({ length: 100_000 }, () => burst(wounds, chance));
    for (const [i, { id }] of men.entries()) {
      const before = wounds[i] as number;
      const share = (n: number) => burst100k.filter((taken) => taken[i] === n).length / burst100k.length;
      const fate = fateOf(odds, id);
      expect(fate.none).toBeCloseTo(share(before), 2);
      expect(fate.wound).toBeCloseTo(before === 0 ? share(1) : 0, 2);
      expect(fate.eliminated).toBeCloseTo(share(2), 2);
    }
  });

  test('over equals: who takes the next wound is a branch, after the dice [R23 QF]', () => {
    const odds = oddsIn(throwing([man('t', 12, 1), man('u', 13.2, 1)]), grenade('s', [9, 12]));
    expect(shape(odds)).toEqual([
      'dice > endings',
      'dice > burstWound t > endings',
      'dice > burstWound u > endings',
      ...second,
    ]);
    const { least, most } = fatesOf(odds, 't');
    expect([least.none, most.none]).toEqual([expect.closeTo(1 / 8, 12), expect.closeTo(1 / 8 + 3 / 8, 12)]);
    expect(most.eliminated).toBeCloseTo(1 / 8, 12); // three hits: one each, and one of them again
  });
  const second = ['dice > burstWound t > endings', 'dice > burstWound u > endings'];

  test('over equals whose wounds are rolled for: a tie rolls again [R23=b QF]', () => {
    const equals = [man('t', 12, 1), man('u', 13.2, 1)];
    const odds = oddsIn(throwing(equals, { rulings: { R23: 'b' } }), grenade('s', [9, 12]));
    expect(odds.kind).toBe('endings');
    same(fateOf(odds, 't'), { none: 1 / 8 + 3 / 16, wound: 3 / 16 + 3 / 8 + 1 / 16, eliminated: 1 / 16 });
    expect(fateOf(odds, 'u')).toEqual(fateOf(odds, 't'));
  });

  test('that may drift: the burst where it was aimed, and the chance that the other side moves it [GREN-5 QI]', () => {
    const far = [{ id: 't', at: [16, 12], card: { h2h: 1 } }] as const;
    const odds = oddsIn(throwing(far), grenade('s', [16, 12]));
    const parts = odds.kind === 'dice' ? odds.outcomes : [];
    expect(parts.map(({ chance, odds: then }) => [chance, then.kind === 'choice' && then.about])).toEqual([
      [expect.closeTo(1 / 3, 12), false],
      [expect.closeTo(1 / 6, 12), { what: 'drift', who: 's', from: [16, 12], most: 4 }],
      [expect.closeTo(1 / 2, 12), { what: 'drift', who: 's', from: [16, 12], most: 2 }],
    ]);
    const here = { none: 1 / 8, wound: 3 / 8, eliminated: 1 / 2 };
    for (const { odds: then } of parts) same(fateOf(then.kind === 'choice' ? down(then, 'drift') : then), here);
  });
});
