import { apply, awaiting, type Command, check, legalActions } from '../engine/index.ts';
import { gameAt, type History, nodeAt, START } from './history.ts';

/** Actions in a row of one turn that take no token: more of them lead nowhere. */
const MOST_FREE = 12;

/**
 * What ends a turn in which one thing after another is done that costs nothing, and which might go on for ever: its end, or where
 * that is refused (TURN-6) something that takes a token. null: it leads somewhere as it goes.
 */
export function wayOut(history: History): Command | null {
  if (!goesRound(history)) return null;
  const game = gameAt(history);
  const end: Command = { type: 'endTurn' };
  if (check(game, end) === null) return end;
  const { side } = game.state.turn;
  const samples = legalActions(game).flatMap((each) => each.samples);
  return (
    samples.find((command) => {
      const result = apply(game, command);
      return result.ok && result.game.state.tokens[side] < game.state.tokens[side];
    }) ?? null
  );
}

function goesRound(history: History): boolean {
  const { turn, tokens } = gameAt(history).state;
  let free = 0;
  for (let at = history.at; at !== START && free <= MOST_FREE; at = nodeAt(history, at)?.parent ?? START) {
    const before = gameAt(history, nodeAt(history, at)?.parent ?? START);
    const { state } = before;
    if (state.turn.number !== turn.number || state.turn.side !== turn.side) return false;
    if (state.tokens[turn.side] !== tokens[turn.side]) return false;
    if (awaiting(before).kind === 'act') free++;
  }
  return free > MOST_FREE && awaiting(gameAt(history)).kind === 'act';
}
