import type { Awaiting, Command, Frame, Game, GameState, Id } from './model.ts';
import type { Recorder } from './recorder.ts';
import { actions, ownerOf } from './registry.ts';
import type { Violation } from './ruleIds.ts';
import { isStanding, sideOf } from './table.ts';

/**
 * What is going on lies on a stack in the state: the innermost frame says who must decide what, takes the answer, or goes
 * one step on by itself. Its procedure is asked here.
 */
export const innermost = (game: Game): Frame | null => game.state.frames[game.state.frames.length - 1] ?? null;

/** What goes on while the game is played, and all else stands on: an umpire's correction leaves it as it is. */
export const isOutermost = ({ kind }: Frame): boolean => kind === 'turn' || kind === 'initiative';

/** Who must decide what. Between two commands it is never null: `apply` runs on until someone has to. */
export function awaiting(game: Game): Awaiting {
  const { outcome } = game.state;
  if (outcome) return { kind: 'over', outcome };
  return frameAwaits(game) ?? { kind: 'act', by: game.state.turn.side };
}

/** Is it free to the side of this character to act with it now: its own turn, nothing else to be decided first, and he stands there? */
export function isFreeToAct(game: Game, who: Id | null): who is Id {
  const question = awaiting(game);
  return question.kind === 'act' && who !== null && isStanding(game, who) && sideOf(game, who) === question.by;
}

/** Asked again and again of a state that stands still: by `check`, by `apply`, by whoever shows it. */
const asked = new WeakMap<GameState, { readonly setup: Game['setup']; readonly question: Awaiting | null }>();

/** The question of the innermost frame; null where nobody is asked and it goes on by itself. */
export function frameAwaits(game: Game): Awaiting | null {
  const known = asked.get(game.state);
  if (known?.setup === game.setup) return known.question;
  const frame = innermost(game);
  const question = frame && ownerOf(frame).awaits(game, frame, actions);
  asked.set(game.state, { setup: game.setup, question });
  return question;
}

/** Of a command of the kind that is awaited. */
export function frameCheck(game: Game, command: Command): Violation | null {
  const frame = innermost(game);
  return frame && ownerOf(frame).check(game, frame, command, actions);
}

export function frameAnswer(rec: Recorder, command: Command): void {
  const frame = innermost(rec.game);
  if (frame) ownerOf(frame).answer(rec, frame, command, actions);
}

export function frameRun(rec: Recorder): void {
  const frame = innermost(rec.game);
  if (frame) ownerOf(frame).run(rec, frame, actions);
}

/** May victory be looked at now (R135)? What a wound brings with it may come in the middle of what is settled as one. */
export function isSettled(game: Game): boolean {
  const frame = game.state.frames.findLast(({ kind }) => kind !== 'shockTest' && kind !== 'body');
  return !frame || !ownerOf(frame).unsettled?.(frame, game);
}
