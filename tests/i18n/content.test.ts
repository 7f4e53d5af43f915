import { expect, test } from 'vitest';
import { CARDS, CATALOGUE, FORCES, SCENARIOS, TABLES } from '../../src/content/index.ts';
import { GRENADES } from '../../src/engine/index.ts';
import { words } from './words.ts';

const { looks, tables, tableNotes, scenarios, scenarioNotes, forces, factions, roles, weapons } = words.content;

test.each([
  ['looks', looks, Object.keys(CATALOGUE)],
  ['tables', tables, TABLES.map(({ id }) => id)],
  ['tableNotes', tableNotes, TABLES.map(({ id }) => id)],
  ['scenarios', scenarios, SCENARIOS.map(({ id }) => id)],
  ['scenarioNotes', scenarioNotes, SCENARIOS.map(({ id }) => id)],
  ['forces', forces, FORCES.map(({ id }) => id)],
  ['roles', roles, CARDS.map(({ role }) => role)],
  [
    'weapons',
    weapons,
    [
      ...CARDS.flatMap(({ healthy, wounded, reinforcement }) => [healthy, wounded, reinforcement?.healthy])
        .flatMap((side) => side?.weapons ?? [])
        .map(({ id }) => id),
      ...GRENADES.map((kind) => `extra-${kind}`), // those that are bought: engine/grenades.ts
    ],
  ],
])('%s are named, each that there is and no other', (_, named, there) => {
  expect(Object.keys(named).sort()).toEqual([...new Set<string>(there)].sort());
});

test('factions are named', () => {
  for (const { faction } of CARDS) expect(Object.keys(factions)).toContain(faction);
});
