import { expect, test } from 'vitest';
import { CARDS, FORCES, type Force, type ReadyTable, TABLES } from '../../src/content/index.ts';
import { apply, type Game, type Outcome } from '../../src/engine/index.ts';
import { botCommand } from '../../src/play/bot.ts';
import { chanceFrom } from '../../src/play/chance.ts';
import { startOf } from '../../src/play/newGame.ts';
import { GAME_SETTINGS } from '../../src/play/settings.ts';
import { gameOf } from '../../src/play/start.ts';

const GAMES = 400;
/** Half of the games, and what chance may add to it in so many: two standard deviations. */
const HALF = GAMES / 2 + Math.sqrt(GAMES);
/** Players at a table shoot when they can; a bot left to itself strolls about and lays markers. */
const TEMPER = { fires: 0.8 };

interface Played {
  readonly outcome: Outcome | null;
  readonly turns: number;
}

/** One game of two bots from the roll-off to its end. */
function played(seed: number, table: ReadyTable, forces: { readonly a: Force; readonly b: Force }): Played {
  const chance = chanceFrom(seed);
  const names = { a: 'A', b: 'B' };
  const next = (game: Game) => botCommand(game, chance, TEMPER);
  let game = gameOf(
    startOf({
      table,
      forces,
      names,
      edition: 'tactic-2.2',
      rulings: {},
      title: `${seed}`,
      settings: GAME_SETTINGS,
      cards: CARDS,
    }),
  );
  for (let command = next(game); command; command = next(game)) {
    const result = apply(game, command);
    if (!result.ok) break;
    game = result.game;
  }
  return { outcome: game.state.outcome, turns: game.state.turn.number };
}

/** The tables and forces of the first games: other tables have more to hide behind, or are larger. */
const FIRST = TABLES.slice(0, 2);

test(`of ${GAMES} games between the first two forces neither wins much more than half, and half last 8 turns or more, half 14 or fewer`, () => {
  const [one, two] = FORCES as readonly [Force, Force];
  const wins = new Map([one, two].map(({ id }) => [id, 0]));
  const turns: number[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const forces = seed % 2 === 0 ? { a: one, b: two } : { a: two, b: one };
    const table = FIRST[Math.floor(seed / 2) % FIRST.length] as ReadyTable;
    const game = played(seed, table, forces);
    expect(game.outcome?.winner, `seed ${seed}`).toMatch(/^[ab]$/);
    const winner = forces[game.outcome?.winner as 'a' | 'b'].id;
    wins.set(winner, (wins.get(winner) ?? 0) + 1);
    turns.push(game.turns);
  }
  const last = (is: (turns: number) => boolean) => turns.filter(is).length;
  expect(last((turns) => turns < 8)).toBeLessThanOrEqual(HALF);
  expect(last((turns) => turns > 14)).toBeLessThanOrEqual(HALF);
  for (const won of wins.values()) expect(won / GAMES).toBeLessThanOrEqual(0.56);
});
