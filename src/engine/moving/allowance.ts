import type { Game, Id } from '../model.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { character } from '../table.ts';

/** MOVE-2: tokens of movement of one character a turn. */
export function movementViolation(game: Game, who: Id, tokens: number): Violation | null {
  const { mostTokens } = game.setup.ruleset.movement;
  const have = mostTokens - character(game, who).moved;
  return have < tokens ? violation('MOVE-2', { need: tokens, have: Math.max(0, have), most: mostTokens }) : null;
}
