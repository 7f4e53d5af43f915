import type { Game, GameEvent } from '../engine/index.ts';

/** One command and what came of it. */
export interface Step {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}
