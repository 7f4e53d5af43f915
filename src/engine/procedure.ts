import type { Actions } from './action.ts';
import type { Awaiting, Command, Frame, Game } from './model.ts';
import type { Recorder } from './recorder.ts';
import type { Violation } from './ruleIds.ts';

/**
 * The owner of one kind of frame. To interrupt is to push a frame, to be done is to pop one's own; what is underneath goes
 * on by itself. No procedure knows an action by name: whoever needs them is handed all there are.
 */
export interface Procedure<F extends Frame> {
  /** Who must decide what; null when nobody has to, and `run` goes on. A question with a single answer is never asked. */
  awaits(game: Game, frame: F, actions: Actions): Awaiting | null;
  /** Is this command an answer to what is awaited? The kind of command has been found to fit. */
  check(game: Game, frame: F, command: Command, actions: Actions): Violation | null;
  /** Takes a command that `check` let pass. */
  answer(rec: Recorder, frame: F, command: Command, actions: Actions): void;
  /** One step on, when nothing is awaited. */
  run(rec: Recorder, frame: F, actions: Actions): void;
  /** In the middle of something that is settled as one: victory is not looked at yet (R135). */
  unsettled?(frame: F, game: Game): boolean;
}

export type ProcedureTable = { readonly [K in Frame['kind']]: Procedure<Extract<Frame, { kind: K }>> };
