import { expect, test } from 'vitest';
import { captionsOf } from '../../../../src/board/view/layers/labels/captions.ts';
import type { Chip } from '../../../../src/board/view/layers/labels/useChips.ts';
import { character, sum } from '../../../../src/engine/index.ts';
import { type ShotPreview, shotPreview } from '../../../../src/pointing/index.ts';
import { given, total } from '../../../support/builders/given.ts';

const game = given({
  a: [{ id: 'abel', at: [4, 12] }],
  b: [
    { id: 'bo', at: [10, 12] },
    { id: 'ben', at: [20, 3] },
    { id: 'bert', at: [4, 20] },
  ],
  scenery: [total('house', [2, 15], [4, 2])],
});
const targets = ['bo', 'bert'].flatMap((id): ShotPreview[] => {
  const shot = shotPreview(game, 'abel', id);
  return shot ? [shot] : [];
});

const looks = (chips: ReadonlyMap<string, Chip>, chosen: string | null = null) =>
  captionsOf(game, {
    selected: 'abel',
    hovered: null,
    asked: [],
    targets,
    chips,
    diceOf: ({ count, need }) => `${sum(count)} dice on ${sum(need)}`,
    chosen,
    scale: 30,
    named: null,
    level: 0,
    cuts: [],
    baseOf: (id) => ({ at: character(game, id).at ?? [0, 0], radius: 0.5 }),
  })
    .filter(({ id }) => id.startsWith('shot'))
    .map(({ id, look, text, below }) => [id, look, text, below]);

test('a target has its chance and its dice, one out of sight a struck eye', () => {
  expect(looks(new Map([['bo', { percent: '88%', dice: '3 dice · 4+' }]]))).toEqual([
    ['shot bo', 'chip', '88%', '3 dice · 4+'],
    ['shot bert', 'unseen', '', undefined],
  ]);
});

test('whose chance is not known yet says so, and who is chosen stands out', () => {
  expect(looks(new Map([['bo', { percent: null, dice: '3 dice · 4+' }]]), 'bo')[0]).toEqual([
    'shot bo',
    'chosenChip',
    '…',
    '3 dice · 4+',
  ]);
});

test('without a tool in the hand the dice are enough', () => {
  expect(looks(new Map())[0]?.slice(0, 3)).toEqual(['shot bo', 'tag', '3 dice on 4']);
});

test('of those on other levels there stands at least how many levels, where there is no room for names', () => {
  const storeys = given({
    edition: 'tactic-2.0-beta',
    a: [
      { id: 'abel', at: [4, 12], state: { level: 1 } },
      { id: 'amos', at: [20, 12] },
    ],
    b: [{ id: 'bo', at: [4, 12] }],
    scenery: [{ ...total('slab', [2, 10], [4, 4]), terrain: [], floor: true }],
  });
  const words = (level: number, scale: number) =>
    captionsOf(storeys, {
      ...{ selected: null, hovered: null, asked: [], targets: [], chips: new Map(), diceOf: () => '', chosen: null },
      ...{ scale, named: null, level, cuts: [], baseOf: () => ({ at: [0, 0], radius: 0.5 }) },
    }).map(({ id, text, badge }) => [id, text, badge]);
  expect(words(0, 11)).toEqual([['name abel', '', '+1']]);
  expect(words(1, 11)).toEqual([['name bo', '', '−1']]);
  expect(words(1, 30)).toContainEqual(['name bo', 'bo', '−1']);
  // on a lower floor that nothing covers as well; far away on the ground nobody is mistaken
  expect(words(2, 30)).toContainEqual(['name abel', 'abel', '−1']);
  expect(words(2, 30)).toContainEqual(['name amos', 'amos', undefined]);
});
