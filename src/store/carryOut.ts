import type { Command, Violation } from '../engine/index.ts';
import { useGameStore } from './game.ts';
import { standing } from './gameState.ts';

/**
 * Gives commands one after the other, as long as nothing happens on the way that somebody has to decide or roll for
 * first: a contact, an answer of the other side, the end of the game. null, or why one of them is refused.
 */
export function carryOut(commands: readonly Command[]): Violation | null {
  const turn = useGameStore.getState().game?.state.turn.number;
  for (const [i, command] of commands.entries()) {
    const { send, ...now } = useGameStore.getState();
    const { game, awaiting } = standing(now);
    if (i > 0 && (awaiting?.kind !== 'act' || game?.state.turn.number !== turn)) return null;
    const refused = send(command);
    if (refused) return refused;
  }
  return null;
}
