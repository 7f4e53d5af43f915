import { expect, test } from 'vitest';
import { CARDS, TABLES } from '../../src/content/index.ts';
import { rulesetOf } from '../../src/editions/index.ts';
import { type Card, prepareSetup } from '../../src/engine/index.ts';
import { namesOf } from '../../src/i18n/index.ts';
import { strict } from './words.ts';

const [card] = CARDS as [Card];
const [{ table }] = TABLES as [(typeof TABLES)[number]];

const names = namesOf(
  prepareSetup({
    table,
    scenery: [
      { id: 'w1', look: 'stone-wall', terrain: [], shape: { kind: 'circle', at: [1, 1], radius: 1 } },
      { id: 'w2', look: 'hedge', name: 'Old hedge', terrain: [], shape: { kind: 'circle', at: [5, 1], radius: 1 } },
      { id: 'w3', look: 'ufo', terrain: [], shape: { kind: 'circle', at: [9, 1], radius: 1 } },
    ],
    cards: CARDS,
    sides: { a: { name: 'Anna', force: [card.id, card.id] }, b: { name: 'Bruno', force: [] } },
    type: 'skirmish',
    ruleset: rulesetOf('tactic-2.2'),
  }),
  strict(),
);

test('sides, characters, scenery and weapons have names; the second of a card is numbered', () => {
  expect(names.side('b')).toBe('Bruno');
  expect(names.thing(card.id)).toBe(card.name);
  expect(names.thing(`${card.id}-2`)).toBe(`${card.name} 2`);
  expect(['w1', 'w2', 'w3'].map(names.thing)).toEqual(['stone wall', 'Old hedge', 'ufo']);
  expect(names.weapon('smg')).toBe('submachine gun');
});

test('what nobody knows is called by its id', () => {
  expect(names.thing('m7')).toBe('m7');
  expect(names.weapon('slingshot')).toBe('slingshot');
});
