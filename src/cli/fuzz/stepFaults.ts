import { awaiting, type Game, type GameEvent, mayStandOn, SIDES, type Side } from '../../engine/index.ts';
import { gameAt, type History, redo, undo } from '../../play/history.ts';

/** What must never be true of one command played after another. Each gives what is wrong in a few words, or null. */

/** Tokens come as income, go by being spent or bid and with the round, and are set by an umpire: no other way. */
export function tokensFault(before: Game, events: readonly GameEvent[], after: Game): string | null {
  const due: Record<Side, number> = { ...before.state.tokens };
  for (const event of events) {
    if (event.event === 'income') due[event.side] += event.tokens;
    if (event.event === 'spent') due[event.side] -= event.tokens;
    if (event.event === 'tokensSet') due[event.side] = event.tokens;
    for (const side of SIDES) {
      if (event.event === 'bidsRevealed') due[side] -= event.bids[side];
      if (event.event === 'roundEnded') due[side] -= event.lost[side];
    }
  }
  const wrong = SIDES.find((side) => due[side] !== after.state.tokens[side]);
  return wrong ? `tokens of ${wrong}: ${after.state.tokens[wrong]} where there should be ${due[wrong]}` : null;
}

/** No frame outlives the one that it stands on, and each stands on one that can have begun it. */
export function framesFault(before: Game, after: Game): string | null {
  const [old, frames] = [before.state.frames, after.state.frames];
  if ((frames.length === 0) !== (awaiting(after).kind === 'over')) return 'frames and the end of the game do not agree';
  for (const [i, { kind }] of frames.entries()) {
    const below = frames[i - 1]?.kind;
    if (!mayStandOn(kind, below)) return `${kind} stands on ${below ?? 'nothing'}`;
  }
  for (const [i, frame] of frames.entries()) {
    const was = old.indexOf(frame);
    if (was < 0) continue;
    const owners = frames.slice(0, i).map(({ kind }) => kind);
    const had = old.slice(0, was).map(({ kind }) => kind);
    if (owners.join() !== had.join()) return `${frame.kind} is older than what it stands on`;
  }
  return null;
}

/** Undo is where one was before, and redo where one is: the same states, not only like ones. */
export function undoFault(before: History, after: History): string | null {
  const back = undo(after);
  if (back.at !== before.at || gameAt(back) !== gameAt(before)) return 'another state after undo';
  const again = redo(back);
  return again.at === after.at && gameAt(again) === gameAt(after) ? null : 'another state after undo and redo';
}
