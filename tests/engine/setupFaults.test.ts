import { describe, expect } from 'vitest';
import { TABLES } from '../../src/content/index.ts';
import { type EditionId, type HouseRules, type Rulings, rulesetOf } from '../../src/editions/index.ts';
import { isBelowSize, type Setup, setupFaults } from '../../src/engine/index.ts';
import { editionNow } from '../support/builders/editionNow.ts';
import { test } from '../support/builders/editions.ts';
import { box, setupOf, total } from '../support/builders/given.ts';

const TABLE = { width: 24, height: 24, name: '', ground: 'grass' };

/** Cards p (7 points) and q (5), in forces as named. */
function setup(
  edition: EditionId,
  a: string[],
  b: string[],
  change: Partial<Setup> & { rules?: HouseRules } = {},
): Setup {
  const { rules = {}, ...rest } = change;
  const { table, scenery, cards, type } = setupOf({
    edition,
    a: [{ id: 'p', points: 7 }],
    b: [{ id: 'q', points: 5 }],
    scenery: TABLES[0]?.scenery ?? [],
  });
  const sides = { a: { name: 'A', force: a }, b: { name: 'B', force: b } };
  return { table, scenery, cards, type, sides, ruleset: rulesetOf(edition, {}, rules), ...rest };
}

describe('a table smaller than the rules ask', () => {
  const small = (rulings: Rulings, width: number, height: number) => {
    const made = setup(editionNow(), ['p'], ['q']);
    const table = { ...made.table, width, height };
    return setupFaults({ ...made, table, ruleset: rulesetOf(editionNow(), rulings) });
  };

  test('[R169 QIFCB] [SETUP-11 QIFCB] can be played on', () => {
    expect(small({}, 23, 40)).toEqual([]);
    expect([isBelowSize({ ...TABLE, width: 23 }), isBelowSize(TABLE)]).toEqual([true, false]);
  });

  test('[R169=b QIFCB] or is refused', () => {
    expect(small({ R169: 'b' }, 23.9, 40)).toEqual([{ rule: 'SETUP-11', data: { have: 23.9, need: 24 } }]);
    expect(small({ R169: 'b' }, 40, 14)).toEqual([{ rule: 'SETUP-11', data: { have: 14, need: 24 } }]);
    expect(small({ R169: 'b' }, 24, 24)).toEqual([]);
  });
});

describe('the points of a force', () => {
  test('[SETUP-2 I] are at most the maximum that was agreed', () => {
    const forces = (mostPoints: number) => setup('tactic-qs-it', ['p', 'q', 'p'], ['q'], { mostPoints });
    expect(setupFaults(forces(19))).toEqual([]);
    expect(setupFaults(forces(18))).toEqual([{ rule: 'SETUP-2', side: 'a', data: { by: 'a', have: 19, most: 18 } }]);
    expect(setupFaults(forces(4)).map(({ side }) => side)).toEqual(['a', 'b']);
  });

  test('[SETUP-2 I] are anything if no maximum is known', () => {
    expect(setupFaults(setup('tactic-qs-it', ['p', 'p', 'p'], ['q']))).toEqual([]);
  });

  test('[SETUP-2 QFCB] are agreed on about', () => {
    expect(setupFaults(setup(editionNow(), ['p', 'q'], ['q'], { mostPoints: 1 }))).toEqual([]);
  });
});

describe('a type of character', () => {
  test('[SETUP-3 C] is in a force once; the other side may have it too', () => {
    expect(setupFaults(setup('combat-1.1', ['p', 'q'], ['q', 'p']))).toEqual([]);
    expect(setupFaults(setup('combat-1.1', ['p', 'q', 'q', 'q'], ['p', 'p']))).toEqual([
      { rule: 'SETUP-3', side: 'a', place: 2, data: { by: 'a', who: 'q' } },
      { rule: 'SETUP-3', side: 'b', place: 1, data: { by: 'b', who: 'p' } },
    ]);
  });

  test('[SETUP-3 QIFB] may come more than once, unless the players say otherwise', () => {
    const twice = (rules = {}) => setup(editionNow(), ['p', 'p'], ['q'], { rules });
    expect(setupFaults(twice())).toEqual([]);
    expect(setupFaults(twice({ 'SETUP-3': 'one-of-each' })).map(({ rule }) => rule)).toEqual(['SETUP-3']);
  });
});

describe('scenery', () => {
  const eye = box('field', [2, 2], [4, 4], { terrain: [] });
  const low = (n: number) => box(`low-${n}`, [n, 8], [0.5, 0.5]);
  const house = total('house', [20, 20], [3, 3]);

  test('[SETUP-4 I] holds as many elements that give cover, of either kind, as there are characters', () => {
    const on = (...scenery: Setup['scenery']) => setup('tactic-qs-it', ['p', 'p'], ['q'], { scenery });
    expect(setupFaults(on(house, low(1), low(2)))).toEqual([]);
    expect(setupFaults(on(house, low(1), eye))).toEqual([{ rule: 'SETUP-4', data: { have: 2, need: 3 } }]);
    expect(setupFaults(on())).toEqual([{ rule: 'SETUP-4', data: { have: 0, need: 3 } }]);
  });

  test('[SETUP-4 B] holds as many elements as there are characters, whatever they are', () => {
    const on = (...scenery: Setup['scenery']) => setup('tactic-2.0-beta', ['p', 'p'], ['q'], { scenery });
    expect(setupFaults(on(house, low(1), eye))).toEqual([]);
    expect(setupFaults(on(house, eye))).toEqual([{ rule: 'SETUP-4', data: { elements: 2, need: 3 } }]);
  });

  test('[SETUP-4 QFC] is as the players like it', () => {
    expect(setupFaults(setup(editionNow(), ['p'], ['q'], { scenery: [] }))).toEqual([]);
  });
});
