import { expect, test, vi } from 'vitest';
import { CARDS, FORCES } from '../../src/content/index.ts';
import { EDITIONS, type Rules, rulesetOf } from '../../src/editions/index.ts';
import { newGame, prepareSetup, type Setup, setupFaults } from '../../src/engine/index.ts';
import { fileFaults } from '../../src/play/files/checkFile.ts';
import { made } from '../../src/play/library.ts';
import { simulated } from '../../src/play/simulate/simulate.ts';
import { DENSITIES, randomTable, STYLES } from '../../src/play/tables/randomTable.ts';

vi.setConfig({ testTimeout: 5 * 60_000 });

const SEEDS = 200;

test('200 random tables are legal in their editions, fairer than most, each within a second; on the best of each ten no edge wins much more', () => {
  const [a, b] = FORCES;
  if (!a || !b) throw new Error('no forces');
  const sides = { a: { name: '', force: a.cards }, b: { name: '', force: b.cards } };
  const took: number[] = [];
  const differences: number[] = [];
  const best: { readonly rules: Rules; readonly setup: Setup; readonly difference: number }[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    const pick = <T>(all: readonly T[]): T => all[seed % all.length] as T;
    const edition = pick(EDITIONS);
    const ruleset = rulesetOf(edition);
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
    const { difference } = fairness;
    const ten = Math.floor(seed / 10);
    if (difference < (best[ten]?.difference ?? Number.POSITIVE_INFINITY))
      best[ten] = { rules: { edition, rulings: {}, rules: {} }, setup, difference };
  }
  const [slowest, worst] = [Math.max(...took), Math.max(...differences)];
  const mean = differences.reduce((sum, each) => sum + each, 0) / SEEDS;
  console.log(`${Math.round(slowest)} ms at most; difference ${mean.toFixed(2)}, ${worst.toFixed(2)} at most`);
  expect(worst).toBeLessThan(1); // what the workshop calls alike
  expect(slowest).toBeLessThan(1000);

  const won = { one: 0, opposite: 0 };
  for (const [seed, { rules, setup }] of best.entries()) {
    for (const edges of OPPOSITE) {
      const equal = { a: sides.a, b: sides.a };
      const game = newGame(prepareSetup({ ...setup, sides: equal, type: 'scenario', edges })); // which says whose edge is which
      const players = { games: [game], rules: [rules], programs: ['bot-shooting', 'bot-shooting'], seed } as const;
      const [stats] = simulated(players, 0, GAMES);
      if (!stats) throw new Error('no games');
      won.one += stats.won.asNamed.a + stats.won.exchanged.a;
      won.opposite += stats.won.asNamed.b + stats.won.exchanged.b;
    }
  }
  const games = best.length * OPPOSITE.length * GAMES;
  console.log(`${games} games on the best of each ten: ${won.one} to ${won.opposite}`);
  expect(Math.max(won.one, won.opposite) / games).toBeLessThanOrEqual(0.57);
});

/** On each table from either pair of edges, of two equal forces that play alike. */
const GAMES = 6;
const OPPOSITE = [
  { a: 'north', b: 'south' },
  { a: 'west', b: 'east' },
] as const;
