import { expect, test } from 'vitest';
import { cutsOf, waysOf } from '../../../../src/board/view/layers/labels/cutAway.ts';
import { inn } from '../../../../src/content/tables/inn.ts';
import { given } from '../../../support/builders/given.ts';

const { elements } = given({ edition: 'tactic-2.0-beta', scenery: inn.scenery }).setup;
const cut = (viewed: number) =>
  Object.fromEntries(cutsOf(elements, viewed).map(({ id, levels, roof }) => [id, { levels, roof }]));

test('[MOVE-11 B] of each building it is known which floors have been taken off, and whether a roof has', () => {
  expect(cut(0)).toEqual({
    inn: { levels: [1, 1], roof: true },
    tower: { levels: [1, 2], roof: true },
    ruin: { levels: [1, 1], roof: false },
    bunker: { levels: [1, 1], roof: false },
  });
  expect(cut(1)).toEqual({ inn: { levels: null, roof: true }, tower: { levels: [2, 2], roof: true } });
  expect(cut(2)).toEqual({ tower: { levels: null, roof: true } });
});

test('what leads up from the level that is viewed is known, so that no caption lies over its arrow', () => {
  expect([0, 1, 2].map((level) => waysOf(elements, level).length)).toEqual([4, 1, 0]);
});
