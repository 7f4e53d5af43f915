import { actions, anyActionLegal } from '../actions/index.ts';
import type { Frame, Game, Side } from '../model.ts';
import type { Recorder } from '../recorder.ts';
import { type Violation, violation } from '../ruleIds.ts';
import type { Duration } from '../ruleset.ts';
import { other, sideOf } from '../table.ts';
import type { Procedure } from './procedure.ts';

type TurnFrame = Extract<Frame, { kind: 'turn' }>;

/** One player's turn: TURN-1, 3 to 11. */
export const turn: Procedure<TurnFrame> = {
  awaits(game, frame) {
    return frame.step === 'act' && !ranOut(game, frame.side) ? { kind: 'act', by: frame.side } : null;
  },

  check(game, frame, command) {
    if (command.type === 'endTurn') return endTurnViolation(game, frame.side);
    return actions.check(game, frame.side, command);
  },

  answer(rec, frame, command) {
    if (command.type === 'endTurn') end(rec, frame, 'declared');
    else actions.begin(rec, command);
  },

  run(rec, frame) {
    if (frame.step === 'begin') begin(rec, frame);
    else end(rec, frame, 'no-tokens');
  },
};

/** TURN-11, R59. */
const ranOut = (game: Game, side: Side): boolean =>
  game.setup.ruleset.turn.endsWithoutTokens && game.state.tokens[side] === 0;

/** TURN-6: a token has to be spent in each own turn, as long as any action is legal (R06). */
export function endTurnViolation(game: Game, side: Side): Violation | null {
  const { mustSpend } = game.setup.ruleset.turn;
  return game.state.turn.spent < mustSpend && anyActionLegal(game, side)
    ? violation('TURN-6', { need: mustSpend })
    : null;
}

/** R48: what expires, then income; actions after that. */
function begin(rec: Recorder, frame: TurnFrame): void {
  const { ruleset } = rec.game.setup;
  const number = rec.game.state.turn.number + 1;
  rec.record({ event: 'turnBegan', side: frame.side, number });
  endShock(rec, 'start');
  const cleared = rec.game.state.characters
    .filter((c) => ruleset.turn.countersClear === 'every-turn' || sideOf(rec.game, c.id) === frame.side)
    .filter((c) => c.spent > 0 || c.moved > 0 || c.aimed > 0 || Object.keys(c.shots).length > 0);
  if (cleared.length > 0) rec.record({ event: 'countersCleared', who: cleared.map((c) => c.id) });
  const tokens = incomeOf(rec.game, number);
  if (tokens > 0) rec.record({ event: 'income', side: frame.side, tokens });
  rec.step({ ...frame, step: 'act' });
}

/** TURN-3; R53: the tokens of the set-up are the income of each side's first own turn. */
function incomeOf(game: Game, number: number): number {
  const { setup, turn } = game.setup.ruleset;
  const dealt = turn.setupTokensAreFirstIncome && (number === 1 || (number === 2 && !setup.secondStartsEmpty));
  return dealt ? 0 : turn.income;
}

function end(rec: Recorder, frame: TurnFrame, why: 'declared' | 'no-tokens'): void {
  rec.record({ event: 'turnEnded', side: frame.side, why });
  endShock(rec, 'end');
  rec.step({ kind: 'turn', side: other(frame.side), step: 'begin' });
}

/** WOUND-2: takes away the shock markers whose time is over at the start or the end of this turn. */
function endShock(rec: Recorder, moment: 'start' | 'end'): void {
  const { number, side } = rec.game.state.turn;
  for (const c of rec.game.state.characters) {
    if (!c.shock) continue;
    if (isOver(rec.game.setup.ruleset.wounds.shock, moment, c.shockSince, number, sideOf(rec.game, c.id) === side)) {
      rec.record({ event: 'shockEnded', who: c.id });
    }
  }
}

/** Has something that began in turn `since` run its time at this moment of turn `now`? */
const isOver = (
  { until, of }: Duration,
  moment: 'start' | 'end',
  since: number,
  now: number,
  ownersTurn: boolean,
): boolean => until === moment && (of === 'turn' ? until === 'end' || now > since : ownersTurn && now > since);
