import { describe, expect, test } from 'vitest';
import { CARDS, FORCES, TABLES } from '../../../src/content/index.ts';
import { EDITIONS, rulesetOf } from '../../../src/editions/index.ts';
import { type Point, type SceneryElement, setupFaults } from '../../../src/engine/index.ts';
import { fileFaults } from '../../../src/play/files/checkFile.ts';
import { made } from '../../../src/play/library.ts';
import { fairness } from '../../../src/play/tables/fairness.ts';
import { DENSITIES, randomTable, STYLES, type Wish } from '../../../src/play/tables/randomTable.ts';

const wish = (change: Partial<Wish> = {}): Wish => ({
  ...{ seed: 1, style: 'hamlet', density: 'usual', width: 24, height: 24 },
  ...change,
});

describe('a random table', () => {
  test.each(STYLES.map((style, i) => [style, EDITIONS[i] ?? EDITIONS[0]] as const))(
    '[SETUP-4 B] [SETUP-11 Q] [SETUP-11 B] [SETUP-11 I] [SETUP-11 F] %s has all that %s asks of one, and everybody gets everywhere',
    (style, edition) => {
      const ruleset = rulesetOf(edition);
      const [a, b] = FORCES;
      if (!a || !b) throw new Error('no forces');
      for (const density of DENSITIES.slice(1)) {
        const { table, scenery, fairness: fair } = randomTable(wish({ seed: 7, style, density }), ruleset, 'Seven');
        expect([...fileFaults('table', made('table', { table, scenery }).file)]).toEqual([]);
        const sides = { a: { name: '', force: a.cards }, b: { name: '', force: b.cards } };
        const setup = { table, scenery, cards: CARDS, sides, type: 'skirmish', ruleset } as const;
        expect(setupFaults(setup)).toEqual([]);
        expect(fair).toMatchObject({ reachable: true, deployable: true });
      }
    },
  );

  test('is the same for the same wish, and another for another seed', () => {
    const ruleset = rulesetOf('tactic-2.2');
    const of = (seed: number) => randomTable(wish({ seed }), ruleset, '').scenery;
    expect(of(3)).toEqual(of(3));
    expect(of(4)).not.toEqual(of(3));
  });
});

describe('how fair a table is', () => {
  const ruleset = rulesetOf('tactic-2.2');
  const bare = { table: { width: 24, height: 24, name: '', ground: 'grass' }, scenery: [] } as const;

  test('is alike from all edges where there is nothing', () => {
    const { prospects, difference, reachable, deployable } = fairness(bare, ruleset);
    expect(difference).toBe(0);
    expect(prospects.north).toEqual(prospects.south);
    expect(prospects.north).toMatchObject({ seen: 1, covers: 0 });
    expect({ reachable, deployable }).toEqual({ reachable: true, deployable: true });
  });

  const wall = (from: Point, to: Point): SceneryElement => ({
    ...{ id: 'wall', look: 'stone-wall', terrain: ['sheltering'], height: 3 },
    shape: { kind: 'wall', from, to, thickness: 0.4 },
  });

  test('tells who has the cover, and who has the longer way', () => {
    const { prospects, difference } = fairness({ ...bare, scenery: [wall([2, 17], [22, 17])] }, ruleset);
    expect(prospects.south.toCover).toBeLessThan(prospects.north.toCover);
    expect(prospects.south.toMiddle).toBeGreaterThan(prospects.north.toMiddle);
    expect(difference).toBeGreaterThan(0.5);
  });

  test('says where nobody gets from one half to the other', () => {
    expect(fairness({ ...bare, scenery: [wall([0, 12.5], [24, 12.5])] }, ruleset).reachable).toBe(false);
  });

  test('is said of every ready table', () => {
    for (const table of TABLES) expect(fairness(table, ruleset)).toMatchObject({ reachable: true, deployable: true });
  });
});
