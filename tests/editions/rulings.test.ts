import { describe, expect } from 'vitest';
import {
  EDITIONS,
  type EditionId,
  isEdition,
  type Rulings,
  rulesetOf,
  rulingOptions,
  rulingsFault,
} from '../../src/editions/index.ts';
import { attack, type Game, RULING_IDS, type Ruleset } from '../../src/engine/index.ts';
import { editionNow } from '../support/builders/editionNow.ts';
import { test } from '../support/builders/editions.ts';
import { given, move, refusedBy, roundBase } from '../support/builders/given.ts';

const optionsOf = (edition: EditionId) =>
  [...rulingOptions(edition)].flatMap(([id, letters]) => letters.map((letter) => [id, letter] as const));

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

describe.each(EDITIONS)('rulings of %s', (edition) => {
  const plain = () => rulesetOf(edition);
  /**
   * The unit is that of two sizes; the price of crossing has two sides to it, of which the beta has one anyway. Shock that
   * outlasts the missed turn ends with the beginning of a turn, and of another one.
   */
  const twofold = edition === 'tactic-2.0-beta' ? ['R52=b', 'R30=c'] : ['R52=b', 'R101=b'];

  test.each(optionsOf(edition))(
    '%s=%s changes the ruleset, in one thing, and leaves the edition as it is',
    (id, letter) => {
      const before = JSON.stringify(plain());
      const changed = differences(plain(), rulesetOf(edition, { [id]: letter }));
      expect(changed).toHaveLength(twofold.includes(`${id}=${letter}`) ? 2 : 1);
      expect(rulingsFault(edition, { [id]: letter })).toBeNull();
      expect(JSON.stringify(plain())).toBe(before);
    },
  );

  test('a is what the edition has anyway, for every ruling of the list', () => {
    const all = Object.fromEntries(RULING_IDS.map((id) => [id, 'a']));
    expect(rulingsFault(edition, all)).toBeNull();
    expect(rulesetOf(edition, all)).toEqual(plain());
  });

  test('several together do all that each does by itself', () => {
    const all: Rulings = Object.fromEntries(optionsOf(edition));
    const each = Object.entries(all).flatMap(([id, letter]) =>
      differences(plain(), rulesetOf(edition, { [id]: letter })),
    );
    expect(differences(plain(), rulesetOf(edition, all)).sort()).toEqual([...new Set(each)].sort());
  });
});

describe('no ruling', () => {
  test.each([
    ['tactic-2.2', { R84: 'b' }, 'R84'],
    ['tactic-qs-it', { R32: 'b' }, 'R32'],
    ['tactic-qs-fr', { R33: 'b' }, 'R33'],
    ['combat-1.1', { R04: 'b' }, 'R04'],
    ['tactic-2.2', { R02: 2 }, 'R02'],
    ['tactic-2.0-beta', { R02: 10.1 }, 'R02'],
    ['tactic-2.0-beta', { R02: -1 }, 'R02'],
    ['tactic-2.0-beta', { R02: 'b' }, 'R02'],
  ] as const)('of %s is one that another edition has: %j', (edition, rulings, id) => {
    expect(rulingsFault(edition, rulings)).toBe(id);
    expect(rulesetOf(edition, rulings as Rulings)).toEqual(rulesetOf(edition));
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
  ] as [Rulings, string][])('is %j: %s', (rulings, id) => {
    expect(rulingsFault('tactic-2.2', rulings)).toBe(id);
  });
});

test('letters are checked where they are written in the code', () => {
  const written: readonly Rulings[] = [
    { R32: 'b', R26: 'c', R01: 'a', R39: 30 },
    // @ts-expect-error a letter the ruling does not have
    { R32: 'c' },
    // @ts-expect-error a ruling without options
    { R01: 'b' },
    // @ts-expect-error no such ruling
    { R110: 'a' },
    // @ts-expect-error a number where letters are
    { R32: 1 },
  ];
  expect(written.map((rulings) => rulingsFault('tactic-2.2', rulings))).toEqual([null, 'R32', 'R01', 'R110', 'R32']);
});

describe('the size of bases', () => {
  const radius = (rulings: Rulings) => rulesetOf(editionNow(), rulings).baseRadius;

  test('[R39 QIFCB] [R52 QIFCB] 25 mm, half a u', () => {
    const { baseRadius, markerRadius } = rulesetOf(editionNow());
    expect([baseRadius, markerRadius]).toEqual([0.5, 0.5]);
  });

  test.each([
    [20, 0.4],
    [25, 0.5],
    [40, 0.8],
  ])('[R39=%i QIFC] that many millimetres are a radius of %f u', (mm, u) => {
    expect(rulingsFault(editionNow(), { R39: mm })).toBeNull();
    expect(radius({ R39: mm })).toBe(u);
  });

  test('[R52=b QFCB] with the inch as unit a base is a little smaller, a marker too', () => {
    expect(radius({ R52: 'b' })).toBe(12.5 / 25.4);
    expect(rulesetOf(editionNow(), { R52: 'b' }).markerRadius).toBe(12.5 / 25.4);
    expect(radius({ R52: 'b', R39: 40 })).toBeCloseTo(20 / 25.4, 12);
  });

  const pair = (rulings: Rulings, apart: number): Game =>
    given({ rulings, a: [{ id: 's', at: [2, 12] }], b: [{ id: 't', at: [2 + apart, 12] }] });

  test('[R39=40 QIFCB] [LOS-1 QIFCB] distances run from the edges of these bases', () => {
    expect(attack(pair({ R39: 40 }, 11.6), 's', 't').range).toBe('short');
    expect(attack(pair({ R39: 40 }, 11.61), 's', 't').range).toBe('long');
  });

  const touching = (rulings: Rulings, apart: number) => attack(pair(rulings, apart), 's', 't').violation?.rule;

  test('[R39=20 QIFCB] contact is where these bases touch', () => {
    expect(touching({ R39: 20 }, 0.8)).toBe('R25');
    expect(touching({ R39: 20 }, 0.81)).toBeUndefined();
  });

  test('[R52=b QFCB] or those of an inch', () => {
    expect(touching({ R52: 'b' }, 25 / 25.4)).toBe('R25');
    expect(touching({ R52: 'b' }, 1)).toBeUndefined();
  });

  test('[R39=40 QIFCB] [R58 QIFCB] and so does the edge of the table', () => {
    const game = given({ rulings: { R39: 40 }, a: [{ id: 'a1', at: [2, 12] }], b: [{ id: 'b1', at: [20, 2] }] });
    expect(refusedBy(game, move('a1', [2, 12], [0.8, 12]))).toBeNull();
    expect(refusedBy(game, move('a1', [2, 12], [0.79, 12]))).toBe('R58');
  });
});

test('[R104=b QF] [R134=b QF] options are the players’: a ruleset of one game tells nothing of another’s', () => {
  const rules = (game: Game): Ruleset => game.setup.ruleset;
  const scenery = [roundBase('crater', [10, 12])];
  const house = given({ scenery, rulings: { R104: 'b', R134: 'b' } });
  expect(rules(house).movement).toMatchObject({ holes: 'measured', mayStraddle: true });
  expect(rules(given({ scenery })).movement).toMatchObject({ holes: 'free', mayStraddle: false });
});
