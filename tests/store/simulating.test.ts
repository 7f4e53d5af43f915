import { expect, test } from 'vitest';
import { gameAt } from '../../src/play/history.ts';
import { reportOf } from '../../src/play/simulate/report.ts';
import { simulated } from '../../src/play/simulate/simulate.ts';
import type { Stats } from '../../src/play/simulate/stats.ts';
import { type SimulationAsked, simulate, simulatedGame } from '../../src/store/simulating.ts';
import { newHistory, readyStart } from '../play/playing.ts';

const game = gameAt(newHistory());
const { edition, rulings, rules } = readyStart();
const asked: SimulationAsked = { games: 6, programs: ['bot', 'bot'], seed: 3, rules: [{ edition, rulings, rules }] };

test('games that are shared out come to the same report as those played one after the other', async () => {
  const told: number[] = [];
  const stats = await new Promise<readonly Stats[]>((done, failed) => {
    simulate(game, asked, {
      played: (sum) => {
        told.push(sum[0]?.games ?? 0);
        if (sum[0]?.games === asked.games) done(sum);
      },
      failed: () => failed(new Error('failed')),
    });
  });
  expect(told.length).toBeGreaterThan(1);
  const alone = simulated({ ...asked, games: [game] }, 0, asked.games);
  expect(JSON.stringify(reportOf(asked, stats))).toBe(JSON.stringify(reportOf(asked, alone)));
});

test('what is stopped tells nothing more', async () => {
  const told: unknown[] = [];
  simulate(game, asked, { played: (sum) => told.push(sum), failed: () => told.push('failed') })();
  await new Promise((goOn) => setTimeout(goOn, 300));
  expect(told).toEqual([]);
});

test('a game of a simulation is played again by its number', async () => {
  const first = await simulatedGame(game, asked, 2);
  expect(first.length).toBeGreaterThan(10);
  expect(await simulatedGame(game, asked, 2)).toEqual(first);
});
