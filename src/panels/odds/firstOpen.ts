import { apply, awaiting, type Command, type Game } from '../../engine/index.ts';

/** A command, and the game as it stands before it. */
export interface Step {
  readonly game: Game;
  readonly command: Command;
}

/**
 * Of commands given one after the other, the first that makes somebody decide or roll: there board/carryOut.ts breaks
 * off. null where none does.
 */
export function firstOpen(game: Game, commands: readonly Command[]): Step | null {
  let now = game;
  for (const command of commands) {
    const then = apply(now, command);
    if (!then.ok) return null;
    switch (awaiting(then.game).kind) {
      case 'roll':
      case 'choose':
      case 'drift':
        return { game: now, command };
      case 'act':
        now = then.game;
        continue;
      default:
        return null;
    }
  }
  return null;
}
