import { expect, test, vi } from 'vitest';
import { CARDS, FORCES } from '../../src/content/index.ts';
import { EDITIONS, rulesetOf } from '../../src/editions/index.ts';
import { setupFaults } from '../../src/engine/index.ts';
import { fileFaults } from '../../src/play/files/checkFile.ts';
import { made } from '../../src/play/library.ts';
import { DENSITIES, randomTable, STYLES } from '../../src/play/tables/randomTable.ts';

vi.setConfig({ testTimeout: 5 * 60_000 });

const SEEDS = 200;

test('200 random tables are legal in their editions, fairer than most, each within a second', () => {
  const [a, b] = FORCES;
  if (!a || !b) throw new Error('no forces');
  const sides = { a: { name: '', force: a.cards }, b: { name: '', force: b.cards } };
  const took: number[] = [];
  const differences: number[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    const pick = <T>(all: readonly T[]): T => all[seed % all.length] as T;
    const ruleset = rulesetOf(pick(EDITIONS));
    const size = 24 + (seed % 3) * 6;
    const begun = performance.now();
    const wish = { seed, style: pick(STYLES), density: DENSITIES[seed % 2] ?? 'usual', width: size, height: size };
    const { table, scenery, fairness } = randomTable(wish, ruleset, 'X');
    took.push(performance.now() - begun);
    differences.push(fairness.difference);
    expect([...fileFaults('table', made('table', { table, scenery }).file)], `seed ${seed}`).toEqual([]);
    const setup = { table, scenery, cards: CARDS, sides, type: 'skirmish', ruleset } as const;
    expect(setupFaults(setup), `seed ${seed}`).toEqual([]);
    expect(fairness, `seed ${seed}`).toMatchObject({ reachable: true, deployable: true });
  }
  const [slowest, worst] = [Math.max(...took), Math.max(...differences)];
  const mean = differences.reduce((sum, each) => sum + each, 0) / SEEDS;
  console.log(`${Math.round(slowest)} ms at most; difference ${mean.toFixed(2)}, ${worst.toFixed(2)} at most`);
  expect(worst).toBeLessThan(1); // what the workshop calls alike
  expect(slowest).toBeLessThan(1000);
});
