import { clearSmoke } from '../grenades/smoke.ts';
import { type Character, type Game, SIDES, type Side } from '../model.ts';
import type { Recorder } from '../recorder.ts';
import { sideOf } from '../table.ts';
import { endShock } from '../wounds/wounds.ts';

/** What happens by itself when a turn or a round begins. */

/** R48: what expires, the counters (R07), then income. */
export function openTurn(rec: Recorder, side: Side): void {
  const number = rec.game.state.turn.number + 1;
  rec.record({ event: 'turnBegan', side, number });
  endShock(rec, 'start', 'turn');
  clearSmoke(rec, side);
  clearForTurn(rec, side);
  const tokens = incomeOfTurn(rec.game, number);
  if (tokens > 0) rec.record({ event: 'income', side, tokens });
}

/** R07: what is counted by turns begins anew. */
export function clearForTurn(rec: Recorder, side: Side): void {
  const { turn, command } = rec.game.setup.ruleset;
  const whose = turn.countersClear === 'every-turn' ? SIDES : [side];
  clearCounters(rec, whose, turn.actionsPer === 'turn', command.share !== 'pool-a-round');
}

/** TURN-3: a hand of tokens for both; SETUP-8: that of the first round is the one of the set-up. */
export function openRound(rec: Recorder): void {
  const { setup, turn } = rec.game.setup.ruleset;
  const number = rec.game.state.turn.round + 1;
  rec.record({ event: 'roundBegan', number });
  endShock(rec, 'start', 'round');
  clearCounters(rec, SIDES, true, true);
  for (const side of SIDES) rec.record({ event: 'income', side, tokens: number === 1 ? setup.tokens : turn.income });
}

function clearCounters(rec: Recorder, whose: readonly Side[], actions: boolean, extra: boolean): void {
  const cleared = rec.game.state.characters
    .filter((c) => whose.includes(sideOf(rec.game, c.id)))
    .filter((c) => hasTurnCounters(c) || (actions && c.spent > 0) || (extra && c.beyond > 0));
  if (cleared.length > 0) rec.record({ event: 'countersCleared', who: cleared.map((c) => c.id), actions, extra });
}

const hasTurnCounters = (c: Character): boolean =>
  c.moved + c.aimed + c.coverFrom.length + Object.keys(c.shots).length > 0 || c.attacked;

/**
 * Tokens that a turn of this number brings, whoever's it is (TURN-3). R53: the tokens of the set-up are the income of each
 * side's first own turn. In rounds a turn brings none.
 */
export function incomeOfTurn(game: Game, number: number): number {
  const { setup, turn } = game.setup.ruleset;
  const dealt = turn.setupTokensAreFirstIncome && (number === 1 || (number === 2 && !setup.secondStartsEmpty));
  return dealt || turn.rounds ? 0 : turn.income;
}
