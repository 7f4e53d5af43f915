import { expect, test } from 'vitest';
import { cursorAfter } from '../../src/pointing/cursor.ts';
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
