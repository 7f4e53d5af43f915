import { expect, test } from 'vitest';
import { randomGame } from '../../src/cli/fuzz/randomGame.ts';
import { EDITIONS } from '../../src/editions/index.ts';
import { check, type Point } from '../../src/engine/index.ts';
import { chanceDice, chanceFrom } from '../../src/play/chance.ts';
import { gameAt } from '../../src/play/history.ts';
import { playMatch } from '../../src/play/match.ts';
import { BUDGET, STRENGTHS, think } from '../../src/play/opponent/index.ts';
import { given } from '../support/builders/given.ts';
import { matched, opponent } from '../support/opponent/matches.ts';

/** A first look only: `npm run strength` plays enough games to say how strong it is. */

const GAMES = 6;
/** Steps of the engine for a decision: these games are not about how well it plays. */
const QUICK = 60;

test.each(EDITIONS)(
  'in random games of %s by house rules nothing it says is refused, and it always says something',
  (edition) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const start = randomGame(chanceFrom(900 + seed), edition, `opponent ${seed}`, { houseRules: true });
      const [a, b] = [STRENGTHS[seed % 3] ?? 'hard', STRENGTHS[(seed + 1) % 3] ?? 'hard'];
      const players = { a: opponent(a, seed, undefined, QUICK), b: opponent(b, seed, undefined, QUICK) };
      const { history, refused } = playMatch(start, players, chanceDice(chanceFrom(seed)));
      expect(refused, `seed ${seed}`).toBeNull();
      const { outcome, turn } = gameAt(history).state;
      if (!outcome) expect(turn.number, `seed ${seed} ends nowhere`).toBeGreaterThan(40);
    }
  },
);

test('the strongest wins against the random bot, and none of its decisions takes long', () => {
  const { won, games, refused, times } = matched({ one: 'hard', two: 'bot', games: 6 });
  expect(refused).toEqual([]);
  expect(won / games).toBeGreaterThan(0.8);
  expect(times[1]).toBeLessThan(600);
});

test('forty against forty play on', () => {
  const men = (side: string, y: number) =>
    Array.from({ length: 40 }, (_, i) => ({
      id: `${side}${i}`,
      at: [1.5 + (i % 20) * 2.2, y + 2 * Math.floor(i / 20)] as Point,
    }));
  const game = given({ size: [48, 48], a: men('a', 40), b: men('b', 4) });
  const before = performance.now();
  const thoughts = think(game, 'a', { strength: 'hard', seed: 1, budget: BUDGET });
  expect(thoughts && check(game, thoughts.best.command)).toBeNull();
  expect(performance.now() - before).toBeLessThan(15_000);
});
