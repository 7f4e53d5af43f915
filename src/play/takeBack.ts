import { awaiting, type Violation, violation } from '../engine/index.ts';
import { gameAt, type History, lineTo, nodeAt } from './history.ts';
import { type Players, undoPoint } from './players.ts';
import type { DiceMode } from './settings.ts';

/** TURN-13. May the players take back the last command; against the computer all up to their own last decision? */
export function mayUndo(history: History, players?: Players, dice: DiceMode = 'live'): Violation | null {
  return mayJump(history, undoPoint(history, players, dice));
}

/** TURN-13. May the game go on from `index`? Going forward is always free, going back as far as the game's setting says. */
export function mayJump(history: History, index: number): Violation | null {
  if (history.takeBack === 'freely') return null;
  const kept = new Set(lineTo(history, index));
  const takenBack = lineTo(history).filter((each) => !kept.has(each));
  const stands = history.takeBack === 'never' ? takenBack.length > 0 : takenBack.some((each) => isFinal(history, each));
  return stands ? violation('TURN-13') : null;
}

/**
 * A die rolled, secret bids shown to each other, or an answer given in the other side's turn: after it the one who acted
 * knows more than before.
 */
function isFinal(history: History, index: number): boolean {
  const node = nodeAt(history, index);
  if (!node) return false;
  if (node.command.type === 'roll') return true;
  const before = gameAt(history, node.parent);
  const asked = awaiting(before);
  if (asked.kind === 'bids') return asked.secret;
  return asked.kind === 'choose' && before.state.turn.number > 0 && asked.by !== before.state.turn.side;
}
