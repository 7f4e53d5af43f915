import type { Actions } from '../action.ts';
import { handOverViolation } from '../grenades/handOver.ts';
import { smokeQuestion, smokeViolation, spreadSmoke } from '../grenades/smoke.ts';
import type { Awaiting, Choice, Game, Id, Side, TurnEnd, TurnFrame } from '../model.ts';
import type { Procedure } from '../procedure.ts';
import type { Recorder } from '../recorder.ts';
import { deploymentViolation, deployQuestion } from '../setup/deployment.ts';
import { rollersOf } from '../suppression/reach.ts';
import { suppressionMarkers } from '../suppression/zones.ts';
import { other, sideOf } from '../table.ts';
import { settleTurnEnd } from '../victory/victory.ts';
import { endShock } from '../wounds/wounds.ts';
import { endTurnViolation, isDone } from './ending.ts';
import { openTurn } from './opening.ts';
import { afterArrivals, arrived, awaitingArrivals, keptBack } from './reinforcements.ts';
import { endRound, nextTurn } from './round.ts';

/** One player's turn: TURN-1, 3 to 11. */
export const turn: Procedure<TurnFrame> = {
  awaits(game, frame, actions): Awaiting | null {
    if (frame.step === 'suppression') return rollsQuestion(game, frame);
    if (frame.step === 'reinforcements') return deployQuestion(game, frame.side, true);
    if (frame.step === 'smoke') return smokeQuestion(game, frame.side);
    return frame.step === 'act' && !isDone(game, frame.side, actions) ? { kind: 'act', by: frame.side } : null;
  },

  check(game, frame, command, actions) {
    if (frame.step === 'suppression') return null;
    if (frame.step === 'reinforcements') return deploymentViolation(game, frame.side, command);
    if (command.type === 'smoke') return smokeViolation(game, frame.side, command.at);
    if (command.type === 'endTurn') return endTurnViolation(game, frame.side, actions);
    if (command.type === 'handOver') return handOverViolation(game, frame.side, command);
    return actions.check(game, frame.side, command);
  },

  answer(rec, frame, command, actions) {
    if (command.type === 'endTurn') return end(rec, frame, 'declared', actions);
    if (command.type === 'choose') return rollFor(rec, frame, command.option);
    if (command.type === 'deploy') return arrived(rec, frame, command);
    if (command.type === 'keepBack') return keptBack(rec, frame, command.who);
    if (command.type === 'smoke') return spreadSmoke(rec, frame.side, command.at);
    if (command.type === 'handOver') {
      const { who, to, grenade } = command;
      return rec.record({ event: 'handedOver', who, to, grenade });
    }
    actions.declare(rec, command);
  },

  run(rec, frame, actions) {
    if (frame.step === 'begin') return begin(rec, frame);
    if (frame.step === 'suppression') return nextRoll(rec, frame);
    if (frame.step === 'reinforcements') return rec.step(afterArrivals(frame));
    if (frame.step === 'smoke') return rec.step({ ...frame, step: 'act' });
    end(rec, frame, isDone(rec.game, frame.side, actions) ?? 'declared', actions);
  },
};

/** R48: what begins by itself, then the dice of suppression, reinforcements, smoke; actions after that. */
function begin(rec: Recorder, frame: TurnFrame): void {
  openTurn(rec, frame.side);
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
  if (marker === undefined) rec.step(awaitingArrivals(rec.game, frame));
  else rollFor(rec, frame, marker);
}

function rollFor(rec: Recorder, frame: TurnFrame, id: Id): void {
  const marker = suppressionMarkers(rec.game).find((m) => m.id === id);
  if (!marker) return;
  rec.step({ ...frame, rolls: frame.rolls.filter((other) => other !== id) });
  rec.push({ kind: 'suppressionRoll', marker: id, step: 'roll', firers: rollersOf(rec.game, marker), sixes: [] });
}

/** R05=b: with the second pass in a row the round is over. */
function end(rec: Recorder, frame: TurnFrame, why: TurnEnd, actions: Actions): void {
  const { setup, state } = rec.game;
  const passed = setup.ruleset.turn.rounds && state.turn.spent === 0;
  rec.record({ event: 'turnEnded', side: frame.side, why: passed && why === 'declared' ? 'passed' : why });
  endShock(rec, 'end', 'turn');
  if (settleTurnEnd(rec)) return;
  if (passed && frame.passed) endRound(rec, 'passed');
  else nextTurn(rec, other(frame.side), passed, actions);
}
