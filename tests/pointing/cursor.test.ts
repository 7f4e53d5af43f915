import { expect, test } from 'vitest';
import type { Point } from '../../src/engine/index.ts';
import { characterAfter, cursorAfter } from '../../src/pointing/cursor.ts';
import { given } from '../support/builders/given.ts';

const { table } = given({}).setup;

test('arrows move half a u, with Shift a tenth', () => {
  expect(cursorAfter('ArrowRight', [5, 5], false, false, table)).toEqual([5.5, 5]);
  expect(cursorAfter('ArrowUp', [5, 5], true, false, table)).toEqual([5, 4.9]);
});

test('on a turned board they follow the eye', () => {
  expect(cursorAfter('ArrowRight', [5, 5], false, true, table)).toEqual([4.5, 5]);
});

test('the cursor stays on the table', () => {
  expect(cursorAfter('ArrowLeft', [0.2, 5], false, false, table)).toEqual([0, 5]);
  expect(cursorAfter('ArrowDown', [5, 24], false, false, table)).toEqual([5, 24]);
});

test('other keys are not for the cursor', () => {
  expect(cursorAfter('a', [5, 5], false, false, table)).toBeNull();
});

test('Page Down and Page Up go by characters, of those who stand over one another from the highest to the lowest', () => {
  const at = [12, 12] as const;
  const game = given({
    edition: 'tactic-2.0-beta',
    a: [
      { id: 'first', at: [3, 2] },
      { id: 'ground', at },
      { id: 'last', at: [3, 20] },
    ],
    b: [
      { id: 'attic', at, state: { level: 2 } },
      { id: 'upstairs', at, state: { level: 1 } },
    ],
  });
  const walk = (key: string) => {
    const steps: string[] = [];
    let [from, level]: [Point, number] = [[0, 0], 0];
    for (let i = 0; i < 5; i++) {
      const next = characterAfter(key, game, from, level);
      steps.push(next?.id ?? '');
      [from, level] = [next?.at ?? from, next?.level ?? level];
    }
    return steps;
  };
  expect(walk('PageDown')).toEqual(['first', 'attic', 'upstairs', 'ground', 'last']);
  expect(walk('PageUp')).toEqual(['last', 'ground', 'upstairs', 'attic', 'first']);
  expect(characterAfter('Home', game, [0, 0], 0)).toBeNull();
});
