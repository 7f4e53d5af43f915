import { FORCES, type Force, type ReadyTable, TABLES } from '../../src/content/index.ts';
import { type Command, type Point, reserveOf, type Side } from '../../src/engine/index.ts';
import type { GameChoice } from '../../src/play/newGame.ts';
import type { Settings } from '../../src/play/settings.ts';
import { useGameStore } from '../../src/store/game.ts';

const [table, [first, second]] = [TABLES[0] as ReadyTable, FORCES as readonly [Force, Force]];

export const choice = (settings: Partial<Settings> = {}): GameChoice => ({
  table,
  forces: { a: first, b: second },
  names: { a: 'Ann', b: 'Bob' },
  edition: 'tactic-2.2',
  settings: { takeBack: 'to-last-dice', dice: 'live', hints: 'never', ...settings },
});

/** Sends a command that has to be legal. */
export function send(command: Command): void {
  const refused = useGameStore.getState().send(command);
  if (refused) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(refused)}`);
}

export const roll = (...dice: number[]): void => send({ type: 'roll', dice, source: 'fixed' });

/** A game in its first turn, of Ann's side: everyone stands in a row along the own edge, hers in the north. */
export function begunGame(settings: Partial<Settings> = {}): void {
  useGameStore.getState().newGame(choice(settings));
  roll(2, 5);
  send({ type: 'choose', option: 'north' });
  roll(1, 2); // equal points: the lower deploys first
  for (let at = useGameStore.getState().awaiting; at?.kind === 'deploy'; at = useGameStore.getState().awaiting) {
    const { game } = useGameStore.getState();
    const waiting = game ? reserveOf(game, at.by).length : 0;
    send({ type: 'deploy', who: at.who[0] as string, at: placeOf(at.by, waiting) });
  }
  roll(6, 1);
}

const placeOf = (side: Side, n: number): Point => [1 + n * 1.5, side === 'a' ? 1 : 23];
