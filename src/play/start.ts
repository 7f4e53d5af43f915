import type { EditionId, HouseRules, Rulings } from '../editions/index.ts';
import { type Game, type GameState, newGame, prepareSetup, type Setup } from '../engine/index.ts';
import type { Clock } from './clock.ts';
import type { Players } from './players.ts';
import type { Settings } from './settings.ts';

/** Names of a file's own that begin with `x-`: kept, never understood. */
export type Extras = { readonly [name: `x-${string}`]: unknown };

/** What a game begins with and is played by: all of a saved game but what has been played. */
export interface Start {
  readonly title: string;
  readonly edition: EditionId;
  readonly rulings: Rulings;
  readonly rules: HouseRules;
  /** What these rules are called, if they come from a set with a name (ruleSet.ts); else ''. */
  readonly ruleSet: string;
  readonly setup: Setup;
  /** null: with the set-up; else in the middle of a game. */
  readonly position: GameState | null;
  readonly settings: Settings;
  /** As it stood when the game began or was saved; left out: the players do without. */
  readonly clock?: Clock;
  /** Left out: two people. */
  readonly players?: Players;
  readonly extras: Extras;
}

export function gameOf({ setup, position }: Start): Game {
  const prepared = prepareSetup(setup);
  return position ? { setup: prepared, state: position } : newGame(prepared);
}
