import { expect, test } from 'vitest';
import { shortName } from '../../../src/board/view/shortName.ts';
import { given } from '../../support/builders/given.ts';

test.each([
  ['Gleb Sosnin', 'Sosnin'],
  ['Jean-Baptiste de la Croix', 'Croix'],
  ['Harold Rowan II', 'Rowan II'],
  ['Harold Rowan Jr.', 'Rowan Jr.'],
  ['Private 3', 'Private 3'],
  ['II', 'II'],
])('a base is called by a name that says who it is: %s', (name, short) => {
  const { setup, ...rest } = given({ a: [{ id: 'x', at: [5, 5] }], b: [] });
  const roster = setup.roster.map((entry) => ({ ...entry, card: { ...entry.card, name } }));
  expect(shortName({ ...rest, setup: { ...setup, roster } }, 'x')).toBe(short);
});
