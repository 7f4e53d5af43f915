import { describe, expect } from 'vitest';
import { chanceFrom } from '../../../src/play/chance.ts';
import { test } from '../../support/builders/editions.ts';
import { type Given, given, move } from '../../support/builders/given.ts';
import { down, fateOf, oddsIn } from './odds.ts';

/** A close combat by itself, with nothing of the engine: who strikes how often, until one has fallen. */
function fightOut(
  h2h: readonly [number, number],
  red: readonly [number, number],
  chance: ReturnType<typeof chanceFrom>,
) {
  const taken: [number, number] = [0, 0];
  while (taken[0] < 2 && taken[1] < 2) {
    const dice = [0, 1].map((i) => (taken[i as 0 | 1] === 0 ? h2h : red)[i as 0 | 1]);
    const hits = dice.map(
      (n) => Array.from({ length: n as number }, () => chance.int(1, 6)).filter((d) => d >= 5).length,
    );
    taken[0] += hits[1] as number;
    taken[1] += hits[0] as number;
  }
  return taken;
}

describe('close combat', () => {
  const fight = (h2h: readonly [number, number], red: readonly [number, number], change: Given = {}) =>
    given({
      a: [
        { id: 's', at: [5, 12], card: { h2h: h2h[0] }, woundedCard: { h2h: red[0] } },
        { id: 'r', points: 99 },
      ],
      b: [
        { id: 't', at: [8, 12], card: { h2h: h2h[1] }, woundedCard: { h2h: red[1] } },
        { id: 'x', points: 99 },
      ],
      ...change,
    });
  const meet = move('s', [5, 12], [8, 12]);

  test('to its end: an exchange without a hit counts as not fought', () => {
    // one die each, both wounded, 5+ hits (H2H-2): 4/9 nobody, 2/9 each of them alone, 1/9 both at once
    const state = { wounded: true };
    const a = [
      { id: 's', at: [5, 12] as const, card: { h2h: 1 }, state },
      { id: 'r', points: 99 },
    ];
    const b = [
      { id: 't', at: [8, 12] as const, card: { h2h: 1 }, state },
      { id: 'x', points: 99 },
    ];
    const odds = oddsIn(fight([1, 1], [1, 1], { a, b }), meet);
    expect(odds.kind === 'endings' && odds.endings.map(({ chance }) => chance)).toEqual([
      expect.closeTo(1 / 5, 12),
      expect.closeTo(2 / 5, 12),
      expect.closeTo(2 / 5, 12),
    ]);
  });

  test.each([
    [[3, 2], [2, 1], 1],
    [[4, 4], [3, 2], 2],
    [[1, 2], [1, 1], 3],
    [[2, 3], [0, 2], 4],
  ] as const)('%j dice, wounded %j: as 100,000 fights have it', (h2h, red, seed) => {
    const odds = oddsIn(fight(h2h, red), meet);
    const chance = chanceFrom(seed);
    const fought = Array.from({ length: 100_000 }, () => fightOut(h2h, red, chance));
    for (const [who, i] of [
      ['s', 0],
      ['t', 1],
    ] as const) {
      const share = (n: number) => fought.filter((taken) => Math.min(taken[i], 2) === n).length / fought.length;
      const fate = fateOf(odds, who);
      expect(fate.none).toBeCloseTo(share(0), 2);
      expect(fate.wound).toBeCloseTo(share(1), 2);
      expect(fate.eliminated).toBeCloseTo(share(2), 2);
    }
  });

  test('without dice on either side is over at once [R25 QIFC]', () => {
    expect(oddsIn(fight([0, 0], [0, 0]), meet)).toMatchObject({ endings: [{ chance: 1, harmed: {} }] });
  });

  test('with two enemies met at once: whom first is a branch [R24 QIFC]', () => {
    const b = [
      { id: 't', at: [8, 11.5] as const, card: { h2h: 3 } },
      { id: 'u', at: [8, 12.5] as const, card: { h2h: 1 } },
      { id: 'x', points: 99 },
    ];
    const odds = oddsIn(fight([2, 0], [2, 0], { b }), meet);
    expect(odds).toMatchObject({ kind: 'choice', about: { what: 'fightFirst' } });
    expect(fateOf(down(odds, 't'), 'u').none).toBeGreaterThan(fateOf(down(odds, 'u'), 'u').none);
  });
});
