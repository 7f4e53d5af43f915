import { expect, test } from 'vitest';
import { keyOf } from '../../src/store/keyOf.ts';

test.each([
  ['[case F6] a letter that is none of ours counts by its place', 'ь', 'KeyM', 'm'],
  ['[case F6] so it does with Shift', 'Ь', 'KeyM', 'm'],
  ['a letter of ours counts wherever it lies', 'a', 'KeyQ', 'a'],
  ['large ones are small', 'M', 'KeyM', 'm'],
  ['signs are themselves', '?', 'Slash', '?'],
  ['and so are keys with a name', 'Escape', 'Escape', 'escape'],
  ['a sign of another layout that has no letter of ours under it', 'ё', 'Backquote', 'ё'],
])('%s', (_, key, code, meant) => {
  expect(keyOf({ key, code })).toBe(meant);
});
