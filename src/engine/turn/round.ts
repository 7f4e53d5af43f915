import type { Actions } from '../action.ts';
import type { Game, Side } from '../model.ts';
import { Recorder } from '../recorder.ts';
import { suppressionMarkers } from '../suppression/zones.ts';
import { other } from '../table.ts';
import { upkeep } from '../upkeep.ts';
import { endShock } from '../wounds/wounds.ts';
import { openRound, openTurn } from './opening.ts';

/** Whose turn comes next, and where turns make rounds (TURN-1), what begins and ends one. */

/** In the place of what is going on now: the hands are dealt, and the bids are due. */
export function beginRound(rec: Recorder): void {
  openRound(rec);
  rec.step({ kind: 'initiative', bids: null });
}

/**
 * The turn of `side`, in the place of what is going on now; `passed`: that before was passed. In a round one who can spend
 * nothing is passed over, and the round ends when that goes for both (TURN-11, R05).
 */
export function nextTurn(rec: Recorder, side: Side, passed: boolean, actions: Actions): void {
  const { rounds } = rec.game.setup.ruleset.turn;
  const next = rounds ? [side, other(side)].find((each) => canSpend(rec.game, each, actions)) : side;
  if (next === undefined) endRound(rec, 'all-spent');
  else if (next !== side && passed) endRound(rec, 'passed');
  else rec.step({ kind: 'turn', side: next, step: 'begin', rolls: [], passed });
}

/** Would a turn of this side, if it began now, have any use for its tokens? */
function canSpend(game: Game, side: Side, actions: Actions): boolean {
  if (game.state.tokens[side] === 0) return false;
  const trial = new Recorder(game);
  openTurn(trial, side);
  upkeep(trial);
  return actions.anyLegal(trial.game, side);
}

/** What is left is lost (TURN-3, R05), and what lasts for the round is over (WOUND-2, SF-7). */
export function endRound(rec: Recorder, why: 'all-spent' | 'passed'): void {
  const { turn, tokens } = rec.game.state;
  rec.record({ event: 'roundEnded', number: turn.round, why, lost: { a: tokens.a, b: tokens.b } });
  endShock(rec, 'end', 'round');
  if (rec.game.setup.ruleset.suppression.endsWithRound) {
    for (const { id } of suppressionMarkers(rec.game)) rec.record({ event: 'markerRemoved', marker: id });
  }
  beginRound(rec);
}
