import { expect, test } from 'vitest';
import type { Point } from '../../src/engine/index.ts';
import { cursorAfter, thingAfter } from '../../src/pointing/cursor.ts';
import { given, total, watch } from '../support/builders/given.ts';

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

const at = [12, 12] as const;
const people = given({
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
  scenery: [total('house', [17, 4], [2, 2]), total('barn', [6, 15], [2, 2])],
  markers: [watch('m1', 'attic', [9, 9])],
});
const meant = { by: 'a', selected: 'last' } as const;

/** Who stands, or what lies, where a key goes again and again. */
function walk(key: string, shift = false, times = 5): string[] {
  const steps: string[] = [];
  let [from, level]: [Point, number] = [[0, 0], 0];
  for (let i = 0; i < times; i++) {
    const next = thingAfter({ key, shift }, people, from, level, meant);
    const who = people.state.characters.find((c) => c.at?.join() === next?.at.join() && c.level === next?.level);
    steps.push(who?.id ?? next?.at.join() ?? 'nowhere');
    [from, level] = [next?.at ?? from, next?.level ?? level];
  }
  return steps;
}

test('Page Down and Page Up go by characters, of those who stand over one another from the highest to the lowest', () => {
  expect(walk('PageDown')).toEqual(['first', 'attic', 'upstairs', 'ground', 'last']);
  expect(walk('PageUp')).toEqual(['last', 'ground', 'upstairs', 'attic', 'first']);
});

test('with Shift they go among the enemies, and round', () => {
  expect(walk('PageDown', true, 3)).toEqual(['attic', 'upstairs', 'attic']);
});

test('Home goes to whoever is selected, with Shift to the markers; End to what gives cover; figures to the own', () => {
  expect(walk('Home', false, 1)).toEqual(['last']);
  expect(walk('Home', true, 1)).toEqual(['9,9']);
  expect(walk('End', false, 3)).toEqual(['18,5', '7,16', '18,5']);
  expect(walk('End', true, 1)).toEqual(['7,16']);
  expect(walk('2', false, 1)).toEqual(['ground']);
  expect(walk('4', false, 1)).toEqual(['nowhere']);
  expect(thingAfter({ key: '2', shift: false }, people, [0, 0], 0, { by: null, selected: null })).toBeNull();
});
