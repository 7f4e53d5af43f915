import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { RuleId, Violation } from '../../src/engine/index.ts';
import { type Names, refusal, ruleText, say } from '../../src/i18n/index.ts';
import { readSources } from '../support/architecture/sources.ts';
import { strict, words } from './words.ts';

const t = strict();
const EDITION = 'tactic-2.2';
const names: Names = {
  side: (side) => ({ a: 'Anna', b: 'Bruno' })[side],
  thing: (id) => ({ ivo: 'Ivo Oak', emil: 'Emil Elm', w1: 'stone wall' })[id] ?? id,
  either: (id) => id,
  weapon: (id) => (id === 'smg' ? 'submachine gun' : id),
  storeys: false,
  level: () => 0,
  isPassage: () => false,
};
const said = (violation: Violation): string => say(t, refusal(t, violation, names, EDITION));

describe('a refusal', () => {
  test.each<readonly [Violation, string]>([
    [{ rule: 'MOVE-1', data: { length: 4.2345, most: 4 } }, 'This path is 4.23u long; one move is 4u at most.'],
    [
      { rule: 'MOVE-4', data: { element: 'w1', height: 3, most: 2 } },
      'Too high to cross (stone wall): 3u, and 2u is the limit. Go round it.',
    ],
    [
      { rule: 'MOVE-4', data: { element: 'w1', width: 5, most: 4 } },
      'Too wide to cross in one move (stone wall): 5u, and this move has 4u. Go round it.',
    ],
    [{ rule: 'TURN-11', data: { need: 2, have: 1 } }, 'This needs 2 tokens; you have 1 left.'],
    [{ rule: 'TURN-11', data: { need: 1, have: 0 } }, 'This needs 1 token; you have none left.'],
    [{ rule: 'LOS-2', data: { who: 'emil' } }, 'Emil Elm is out of sight. Move to where you have a line of sight.'],
    [
      { rule: 'R69', data: { weapon: 'smg' } },
      'This weapon has no dice at that range (submachine gun). Change the distance or the weapon.',
    ],
    [{ rule: 'FLOW-TURN', data: { by: 'b' } }, 'Bruno decides first.'],
    [{ rule: 'FLOW-FORM', data: { field: 'path[3]' } }, 'The field path[3] of that command is not as it has to be.'],
    [
      { rule: 'FLOW-BASES', data: { who: 'ivo', other: 'emil' } },
      'You cannot put Ivo Oak and Emil Elm on the same spot.',
    ],
    [{ rule: 'FLOW-FRIEND', data: { who: 'ivo' } }, 'Ivo Oak is on your side.'],
    [{ rule: 'FLOW-FRIEND', data: { enemy: 'emil' } }, 'Emil Elm is not on your side.'],
    [{ rule: 'FLOW-FRIEND', data: { same: 'ivo' } }, 'Choose somebody other than Ivo Oak.'],
    [{ rule: 'FLOW-BASES', data: { base: 'emil' } }, 'Emil Elm is in the way: no room there. Pick another spot.'],
  ])('%o is said as a sentence to the player', (violation, sentence) => {
    expect(said(violation)).toBe(sentence);
  });

  test.each<Violation>([{ rule: 'FLOW-OVER' }, { rule: 'FLOW-UNKNOWN' }, { rule: 'OF-3', data: { most: 15 } }])(
    '%o without a sentence of its own is explained by its rule',
    (violation) => {
      expect(said(violation)).toBe(ruleText(t, violation.rule, EDITION));
    },
  );
});

/** Where the engine, the planner of ways, or a lesson on the table refuses with an id of its own: the id, and the fields of the data that go with it. */
function refusalsOfEngine(): Violation[] {
  const engine = readSources(fileURLToPath(new URL('../../src/engine', import.meta.url)));
  const routing = readSources(fileURLToPath(new URL('../../src/routing', import.meta.url)));
  const table = readSources(fileURLToPath(new URL('../../src/store', import.meta.url)));
  const calls = [...engine, ...routing, ...table].flatMap(({ text }) => [
    ...text.matchAll(/violation\(\s*'([A-Z0-9-]+)'(?:,\s*(?:\{([^}]*)\}|(data)))?/g),
  ]);
  return calls.map(([, rule, literal = '', shared]) => ({
    rule: rule as RuleId,
    // Where one `data` serves several ids, it names the element (movement/stand.ts).
    data: Object.fromEntries(
      (shared ? ['element'] : fields(literal)).map((field) => [field, field === 'by' ? 'a' : 1]),
    ),
  }));
}

/** Names of the fields of an object as it is written in a source, `{ need: f(a, b), have }`. */
function fields(literal: string): string[] {
  const outer = literal.replace(/\([^()]*\)/g, '');
  return outer.split(',').flatMap((part) => part.match(/^\s*(\w+)/)?.[1] ?? []);
}

describe('every refusal written in the engine', () => {
  const all = refusalsOfEngine();

  test('is found', () => {
    expect(all.length).toBeGreaterThan(30);
    expect(new Set(all.map(({ rule }) => rule)).size).toBeGreaterThan(20);
  });

  test('gives its sentence all that it asks for', () => {
    for (const violation of all) expect(() => said(violation), JSON.stringify(violation)).not.toThrow();
  });

  test('is what each sentence is there for', () => {
    const chosen = new Set(all.map((violation) => refusal(t, violation, names, EDITION).key));
    // Written in the engine as one of two, by what the element is.
    for (const rule of ['MOVE-7', 'MOVE-10'] as const)
      chosen.add(refusal(t, { rule, data: { element: 'w1' } }, names, EDITION).key);
    const unused = Object.keys(words.refusals).filter((key) => !chosen.has(`refusals.${key}`));
    expect(unused).toEqual([]);
  });
});
