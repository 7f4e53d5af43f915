import { expect } from 'vitest';
import { FORCES, type Force, SCENARIOS, TABLES } from '../../src/content/index.ts';
import type { EditionId } from '../../src/editions/index.ts';
import {
  awaiting,
  characterAction,
  charactersOf,
  distance,
  type Game,
  SIDES,
  type Side,
  sightBetween,
} from '../../src/engine/index.ts';
import { chanceDice, chanceFrom } from '../../src/play/chance.ts';
import { gameAt, type History } from '../../src/play/history.ts';
import type { GameChoice } from '../../src/play/newGame.ts';
import { isSetUp, setUpCommand, tasteOf } from '../../src/play/setUp.ts';
import { newHistory, played, readyStart } from './playing.ts';

/** Everything that is set up by the program: each command must be legal, or this throws. */
export function setUp(change: Partial<GameChoice>, seed: number): History {
  const dice = chanceDice(chanceFrom(seed));
  let history = newHistory(readyStart(change));
  for (;;) {
    const command = setUpCommand(gameAt(history), dice, tasteOf(history));
    if (!command) return history;
    history = played(history, command);
  }
}

/** Two forces by chance, and every ready table and scenario. */
function* gamesIn(edition: EditionId, seed: number): Generator<[name: string, history: History]> {
  const chance = chanceFrom(seed);
  for (const table of TABLES) {
    const forces = { a: chance.pick(FORCES) as Force, b: chance.pick(FORCES) as Force };
    const type = chance.happens(0.3) ? 'mission' : 'skirmish';
    yield [`${table.id}, ${type}, seed ${seed}`, setUp({ edition, table, forces, type }, seed)];
  }
  for (const { forces, cards, victory, edges, ...table } of SCENARIOS) {
    const change: Partial<GameChoice> = {
      edition,
      table,
      type: 'scenario',
      forces: { a: { cards: forces.a }, b: { cards: forces.b } },
      ...(cards ? { cards } : {}),
      scenario: { victory, ...(edges ? { edges } : {}) },
    };
    yield [`${table.id}, seed ${seed}`, setUp(change, seed)];
  }
}

const nearest = (game: Game, side: Side): number => {
  const places = charactersOf(game, side).flatMap(({ at }) => (at ? [at] : []));
  const apart = places.flatMap((p, i) => places.slice(i + 1).map((q) => distance(p, q)));
  return Math.min(...apart);
};

const seesSomebody = (game: Game): boolean =>
  charactersOf(game, 'a').some((p) => charactersOf(game, 'b').some((q) => sightBetween(game, p.id, q.id).los));

const mayFire = (game: Game): boolean =>
  charactersOf(game, game.state.turn.side).some(({ id }) => characterAction(game, 'fire', id).samples.length > 0);

/** Every ready table and scenario of an edition is set up so that it can be played at once. */
export function expectReady(edition: EditionId, seed: number): void {
  for (const [name, history] of gamesIn(edition, seed)) {
    const game = gameAt(history);
    expect(isSetUp(game), name).toBe(false);
    expect(['act', 'bids'], name).toContain(awaiting(game).kind);
    for (const side of SIDES) {
      expect(
        charactersOf(game, side).every(({ at }) => at !== null),
        name,
      ).toBe(true);
      expect(nearest(game, side), `${name}: from middle to middle`).toBeGreaterThanOrEqual(
        4 * game.setup.ruleset.baseRadius - 0.02,
      );
    }
    expect(seesSomebody(game), name).toBe(true);
    if (awaiting(game).kind === 'act') expect(mayFire(game), name).toBe(true);
  }
}
