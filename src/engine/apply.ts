import { check } from './check.ts';
import { correct } from './correcting.ts';
import type { Command, Game, GameEvent } from './model.ts';
import { putBack } from './moving/putBack.ts';
import { Recorder } from './recorder.ts';
import { type Violation, violation } from './ruleIds.ts';
import { frameAnswer, frameAwaits, frameRun, isSettled } from './stack.ts';
import { other } from './table.ts';
import { upkeep } from './upkeep.ts';
import { finish, settle, stopped } from './victory/victory.ts';

export type Applied =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly violation: Violation };

/** More steps than any game can take without asking someone. */
const RUNAWAY = 1000;

/**
 * Gives the game after a command and what happened, or why the command is refused; the game handed in stays as it was,
 * and nothing is ever thrown.
 */
export function apply(game: Game, command: Command): Applied {
  try {
    const refused = check(game, command);
    if (refused) return { ok: false, violation: refused };
    const rec = new Recorder(game);
    perform(rec, command);
    return runOn(rec)
      ? { ok: true, game: rec.game, events: rec.events }
      : { ok: false, violation: violation('FLOW-BROKEN', { what: 'runaway' }) };
  } catch (error) {
    return { ok: false, violation: violation('FLOW-BROKEN', { what: String(error) }) };
  }
}

function perform(rec: Recorder, command: Command): void {
  switch (command.type) {
    case 'concede':
      return finish(rec, { winner: other(command.side), rule: 'WIN-7', how: 'conceded' });
    case 'agree':
      return finish(
        rec,
        command.what === 'stop' ? stopped(rec.game) : { winner: null, rule: 'WIN-7', how: 'agreed-draw' },
      );
    case 'freeRoll':
      rec.record({ event: 'freeRollAsked', by: command.by, note: command.note });
      return rec.push({ kind: 'freeRoll', by: command.by, dice: command.dice, note: command.note });
    case 'umpire':
      for (const frame of rec.game.state.frames) {
        if (frame.kind === 'movement' && frame.step !== 'fight') putBack(rec, frame);
      }
      correct(rec, command.events);
      rec.record({ event: 'umpired', note: command.note });
      upkeep(rec);
      if (command.settle) settle(rec);
      return;
    case 'roll':
      rec.record({ event: 'rolled', ...rollOf(rec.game), dice: command.dice, source: command.source ?? 'fixed' });
      return answer(rec, command);
    default:
      return answer(rec, command);
  }
}

function answer(rec: Recorder, command: Command): void {
  frameAnswer(rec, command);
  afterStep(rec);
}

function afterStep(rec: Recorder): void {
  if (rec.game.state.outcome) return;
  upkeep(rec);
  if (isSettled(rec.game)) settle(rec);
}

function rollOf(game: Game): Pick<Extract<GameEvent, { event: 'rolled' }>, 'by' | 'about'> {
  const question = frameAwaits(game);
  return question?.kind === 'roll' ? { by: question.by, about: question.about.what } : { by: 'both', about: 'free' };
}

/** Lets what is going on go on until someone has to decide or the game is over. */
function runOn(rec: Recorder): boolean {
  for (let i = 0; i < RUNAWAY; i++) {
    if (rec.game.state.outcome || frameAwaits(rec.game)) return true;
    frameRun(rec);
    afterStep(rec);
  }
  return false;
}
