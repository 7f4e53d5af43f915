import { describe, expect, test } from 'vitest';
import {
  EDITIONS,
  isEdition,
  RULING_OPTIONS,
  type Rulings,
  rulesetOf,
  rulingsFault,
} from '../../src/editions/index.ts';
import { attack, type Game, RULING_IDS, type Ruleset } from '../../src/engine/index.ts';
import { given, move, refusedBy, roundBase } from '../support/given.ts';

const plain = rulesetOf('tactic-2.2');
const options = Object.entries(RULING_OPTIONS).flatMap(([id, letters]) =>
  Object.keys(letters ?? {}).map((letter) => [id, letter] as const),
);

/** The paths of all fields in which two rulesets differ. */
const differences = (p: unknown, q: unknown, path = ''): string[] =>
  typeof p === 'object' && p !== null
    ? Object.keys(p).flatMap((key) => differences(p[key as never], (q as object)[key as never], `${path}.${key}`))
    : p === q
      ? []
      : [path];

describe('editions', () => {
  test('are known by their ids and by nothing else', () => {
    expect(EDITIONS.map(isEdition)).toEqual(EDITIONS.map(() => true));
    for (const id of ['', 'tactic', 'constructor', '__proto__']) expect(isEdition(id)).toBe(false);
  });
});

describe('rulings', () => {
  /** The unit is that of two sizes; the price of crossing has two sides to it. */
  const twofold = ['R52', 'R101'];

  test.each(options)('%s=%s changes the ruleset, in one thing, and leaves the edition as it is', (id, letter) => {
    const before = JSON.stringify(plain);
    const changed = differences(plain, rulesetOf('tactic-2.2', { [id]: letter }));
    expect(changed).toHaveLength(twofold.includes(id) ? 2 : 1);
    expect(rulingsFault({ [id]: letter })).toBeNull();
    expect(JSON.stringify(rulesetOf('tactic-2.2'))).toBe(before);
  });

  test('a is what the edition has anyway, for every ruling of the list', () => {
    const all = Object.fromEntries(RULING_IDS.map((id) => [id, 'a']));
    expect(rulingsFault(all)).toBeNull();
    expect(rulesetOf('tactic-2.2', all)).toEqual(plain);
  });

  test('several together do all that each does by itself', () => {
    const all: Rulings = Object.fromEntries(options.map(([id, letter]) => [id, letter]));
    const each = Object.entries(all).flatMap(([id, letter]) =>
      differences(plain, rulesetOf('tactic-2.2', { [id]: letter })),
    );
    expect(differences(plain, rulesetOf('tactic-2.2', all)).sort()).toEqual([...new Set(each)].sort());
  });

  test.each([
    [{ R32: 'c' }, 'R32'],
    [{ R32: 'B' }, 'R32'],
    [{ R32: 2 }, 'R32'],
    [{ R01: 'b' }, 'R01'],
    [{ R999: 'a' }, 'R999'],
    [{ R110: 'a' }, 'R110'],
    [{ R32: 'constructor' }, 'R32'],
    [{ constructor: 'a' }, 'constructor'],
    [JSON.parse('{ "__proto__": "a" }'), '__proto__'],
    [{ R32: 'b', FIRE: 'b' }, 'FIRE'],
    [{ R39: 'b' }, 'R39'],
    [{ R39: 19.9 }, 'R39'],
    [{ R39: 40.1 }, 'R39'],
    [{ R39: Number.NaN }, 'R39'],
  ] as [Rulings, string][])('%j is not one of them: %s', (rulings, id) => {
    expect(rulingsFault(rulings)).toBe(id);
  });
});

describe('the size of bases', () => {
  const radius = (rulings: Rulings) => rulesetOf('tactic-2.2', rulings).baseRadius;

  test('[R39 Q] [R52 Q] 25 mm, half a u', () => {
    expect([plain.baseRadius, plain.markerRadius]).toEqual([0.5, 0.5]);
  });

  test.each([
    [20, 0.4],
    [25, 0.5],
    [40, 0.8],
  ])('[R39=%i Q] that many millimetres are a radius of %f u', (mm, u) => {
    expect(rulingsFault({ R39: mm })).toBeNull();
    expect(radius({ R39: mm })).toBe(u);
  });

  test('[R52=b Q] with the inch as unit a base is a little smaller, a marker too', () => {
    expect(radius({ R52: 'b' })).toBe(12.5 / 25.4);
    expect(rulesetOf('tactic-2.2', { R52: 'b' }).markerRadius).toBe(12.5 / 25.4);
    expect(radius({ R52: 'b', R39: 40 })).toBeCloseTo(20 / 25.4, 12);
  });

  const pair = (rulings: Rulings, apart: number): Game =>
    given({ rulings, a: [{ id: 's', at: [2, 12] }], b: [{ id: 't', at: [2 + apart, 12] }] });

  test('[R39=40 Q] [LOS-1 Q] distances run from the edges of these bases', () => {
    expect(attack(pair({ R39: 40 }, 11.6), 's', 't').range).toBe('short');
    expect(attack(pair({ R39: 40 }, 11.61), 's', 't').range).toBe('long');
  });

  test('[R52=b Q] [R39=20 Q] contact is where these bases touch', () => {
    const touching = (rulings: Rulings, apart: number) => attack(pair(rulings, apart), 's', 't').violation?.rule;
    expect(touching({ R52: 'b' }, 25 / 25.4)).toBe('R25');
    expect(touching({ R52: 'b' }, 1)).toBeUndefined();
    expect(touching({ R39: 20 }, 0.8)).toBe('R25');
    expect(touching({ R39: 20 }, 0.81)).toBeUndefined();
  });

  test('[R39=40 Q] [R58 Q] and so does the edge of the table', () => {
    const game = given({ rulings: { R39: 40 }, a: [{ id: 'a1', at: [2, 12] }], b: [{ id: 'b1', at: [20, 2] }] });
    expect(refusedBy(game, move('a1', [2, 12], [0.8, 12]))).toBeNull();
    expect(refusedBy(game, move('a1', [2, 12], [0.79, 12]))).toBe('R58');
  });
});

test('[R104=b Q] [R134=b Q] options are the players’: a ruleset of one game tells nothing of another’s', () => {
  const rules = (game: Game): Ruleset => game.setup.ruleset;
  const scenery = [roundBase('crater', [10, 12])];
  const house = given({ scenery, rulings: { R104: 'b', R134: 'b' } });
  expect(rules(house).movement).toMatchObject({ holes: 'measured', mayStraddle: true });
  expect(rules(given({ scenery })).movement).toMatchObject({ holes: 'free', mayStraddle: false });
});
