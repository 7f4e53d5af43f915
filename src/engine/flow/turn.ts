import { actions, anyActionLegal } from '../actions/index.ts';
import { suppressionMarkers } from '../markers.ts';
import type { Awaiting, Choice, Game, Id, Side, TurnFrame } from '../model.ts';
import type { Recorder } from '../recorder.ts';
import { type Violation, violation } from '../ruleIds.ts';
import type { Duration } from '../ruleset.ts';
import { other, sideOf } from '../table.ts';
import type { Procedure } from './procedure.ts';
import { rollersOf } from './suppressionRoll.ts';

/** One player's turn: TURN-1, 3 to 11. */
export const turn: Procedure<TurnFrame> = {
  awaits(game, frame): Awaiting | null {
    if (frame.step === 'suppression') return rollsQuestion(game, frame);
    return frame.step === 'act' && !ranOut(game, frame.side) ? { kind: 'act', by: frame.side } : null;
  },

  check(game, frame, command) {
    if (frame.step === 'suppression') return null;
    if (command.type === 'endTurn') return endTurnViolation(game, frame.side);
    return actions.check(game, frame.side, command);
  },

  answer(rec, frame, command) {
    if (command.type === 'endTurn') return end(rec, frame, 'declared');
    if (command.type === 'choose') return rollFor(rec, frame, command.option);
    actions.declare(rec, command);
  },

  run(rec, frame) {
    if (frame.step === 'begin') return begin(rec, frame);
    if (frame.step === 'suppression') return nextRoll(rec, frame);
    end(rec, frame, 'no-tokens');
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

/** R48: what expires, then income, then the dice of suppression; actions after that. */
function begin(rec: Recorder, frame: TurnFrame): void {
  const { ruleset } = rec.game.setup;
  const number = rec.game.state.turn.number + 1;
  rec.record({ event: 'turnBegan', side: frame.side, number });
  endShock(rec, 'start');
  const cleared = rec.game.state.characters
    .filter((c) => ruleset.turn.countersClear === 'every-turn' || sideOf(rec.game, c.id) === frame.side)
    .filter((c) => c.spent > 0 || c.moved > 0 || c.aimed > 0 || c.attacked || Object.keys(c.shots).length > 0);
  if (cleared.length > 0) rec.record({ event: 'countersCleared', who: cleared.map((c) => c.id) });
  const tokens = incomeOf(rec.game, number);
  if (tokens > 0) rec.record({ event: 'income', side: frame.side, tokens });
  rec.step({ ...frame, step: 'suppression', rolls: ownSuppression(rec.game, frame.side) });
}

const ownSuppression = (game: Game, side: Side): readonly Id[] =>
  suppressionMarkers(game)
    .filter((m) => sideOf(game, m.owner) === side)
    .map((m) => m.id);

/** Markers that still have a die to roll: asked anew each time, as one roll may end another marker. */
const rollable = (game: Game, frame: TurnFrame): readonly Id[] =>
  suppressionMarkers(game)
    .filter((m) => frame.rolls.includes(m.id) && rollersOf(game, m).length > 0)
    .map((m) => m.id);

function rollsQuestion(game: Game, frame: TurnFrame): Awaiting | null {
  const markers = rollable(game, frame);
  if (markers.length < 2) return null;
  const options = markers.map((id): Choice => ({ command: { type: 'choose', option: id }, cost: 0 }));
  return { kind: 'choose', by: frame.side, about: { what: 'suppressionFirst' }, options };
}

function nextRoll(rec: Recorder, frame: TurnFrame): void {
  const [marker] = rollable(rec.game, frame);
  if (marker === undefined) rec.step({ ...frame, step: 'act', rolls: [] });
  else rollFor(rec, frame, marker);
}

function rollFor(rec: Recorder, frame: TurnFrame, id: Id): void {
  const marker = suppressionMarkers(rec.game).find((m) => m.id === id);
  if (!marker) return;
  rec.step({ ...frame, rolls: frame.rolls.filter((other) => other !== id) });
  rec.push({ kind: 'suppressionRoll', marker: id, step: 'roll', firers: rollersOf(rec.game, marker), sixes: [] });
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
  rec.step({ kind: 'turn', side: other(frame.side), step: 'begin', rolls: [] });
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
