import { expect, test } from 'vitest';
import { CARDS, TABLES } from '../../src/content/index.ts';
import { rulesetOf } from '../../src/editions/index.ts';
import { type Card, type Character, type Marker, prepareSetup } from '../../src/engine/index.ts';
import { namesOf } from '../../src/i18n/index.ts';
import { given, type Man, suppressing, watch } from '../support/builders/given.ts';
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

test('markers are called by what they are and whose', () => {
  const markers: readonly Marker[] = [
    watch('m1', 'bo', [8, 12]),
    suppressing('m2', [8, 12], 3, 'bo', 'bea'),
    { id: 'm3', kind: 'smoke', at: [8, 12], radius: 2.5, owner: 'a', spread: false },
    { id: 'm4', kind: 'grenade', at: [8, 12], grenade: 'frag' },
    { id: 'm5', kind: 'objective', at: [8, 12], owner: 'b' },
  ];
  const game = given({ edition: 'tactic-2.0-beta', b: [{ id: 'bo' }, { id: 'bea' }], markers });
  const { thing } = namesOf(game.setup, strict(), game.state.characters, markers);
  expect(markers.map(({ id }) => thing(id))).toEqual([
    'bo’s Opportunity Fire',
    'Suppression Fire by bo',
    'smoke of A',
    'Frag grenade, left lying',
    'Objective of B',
  ]);
});

test('what nobody knows is called by its id', () => {
  expect(names.thing('m7')).toBe('m7');
  expect(names.weapon('slingshot')).toBe('slingshot');
});

test('[REIN-1 B] of the two on a reinforcement card the one who is meant, or both while nobody has said who comes first', () => {
  const second = { name: 'Second' } as const;
  const named = (state: Partial<Character>, at: Man['at'] = [5, 5], markers: readonly Marker[] = []) => {
    const edition = 'tactic-2.0-beta';
    const game = given({ edition, a: [{ id: 'abel', at, second, state }], b: [{ id: 'bo', at: [20, 20] }], markers });
    return namesOf(game.setup, strict(), game.state.characters, game.state.markers);
  };
  const fallen = { flipped: true, firstFell: 2 };
  expect(named({}).thing('abel')).toBe('abel');
  expect(named({}, null).thing('abel')).toBe('abel / Second');
  expect(named(fallen).thing('abel')).toBe('Second');
  expect(named(fallen, null).thing('abel')).toBe('Second');
  expect(named({}).either('abel', true)).toBe('Second');
  expect(named({}).either('bo', true)).toBe('bo');
  const bodies = ['m1', 'm2'].map((id): Marker => ({ id, kind: 'body', at: [3, 3], of: 'abel' }));
  const [first] = bodies as [Marker];
  expect(named(fallen, [5, 5], [first]).thing('m1')).toContain('abel');
  const both = named({ ...fallen, out: true }, null, bodies);
  expect([both.thing('m1'), both.thing('m2')]).toEqual([
    expect.stringContaining('abel'),
    expect.stringContaining('Second'),
  ]);
  expect(named({ ...fallen, out: true }, null, [first]).thing('m1')).toContain('Second');
});
