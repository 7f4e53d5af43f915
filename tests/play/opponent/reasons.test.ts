import { expect, test } from 'vitest';
import { BUDGET, think } from '../../../src/play/opponent/index.ts';
import { differentOf, gainOf, kindsOf } from '../../../src/play/opponent/reasons.ts';
import { given } from '../../support/builders/given.ts';

const game = given({
  a: [
    { id: 'abel', at: [12, 14] },
    { id: 'adam', at: [10, 14] },
  ],
  b: [{ id: 'bo', at: [12, 10], state: { wounded: true } }],
});

const thoughts = (strength: 'easy' | 'hard') => {
  const thought = think(game, 'a', { strength, seed: 3, budget: BUDGET });
  if (!thought) throw new Error('nobody is asked');
  return thought;
};

test('the points of a choice are the sum of its reasons', () => {
  for (const strength of ['easy', 'hard'] as const) {
    const known = thoughts(strength);
    for (const thought of [known.best, ...known.others]) {
      const { points, reasons } = gainOf(known, thought);
      const told = reasons.reduce((sum, { by }) => sum + by, 0);
      expect(Math.abs(points - told)).toBeLessThan(0.36); // what does not show is left out: 7 × 0.05
    }
  }
});

test('the choice is better than to do nothing more', () => {
  const known = thoughts('hard');
  expect(gainOf(known, known.best).points).toBeGreaterThan(0);
});

test('what is shown beside the choice is of another kind each, the choice first', () => {
  const known = thoughts('easy');
  const kinds = kindsOf(known);
  expect(kinds[0]).toBe(known.best);
  expect(new Set(kinds.map(({ command }) => command.type)).size).toBe(kinds.length);
});

test('no two hints are of one kind by one character', () => {
  const keys = differentOf(thoughts('hard')).map(({ command }) => `${command.type} ${'who' in command && command.who}`);
  expect(new Set(keys).size).toBe(keys.length);
});
