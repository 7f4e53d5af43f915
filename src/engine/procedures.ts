import { closeCombat } from './closeCombat/procedure.ts';
import { shot } from './fire/procedure.ts';
import { burst } from './grenades/burstProcedure.ts';
import { grenade } from './grenades/procedure.ts';
import type { Awaiting, Command, Frame, Game, GameState } from './model.ts';
import { moveAndFire } from './moving/moveAndFireProcedure.ts';
import { movement } from './moving/movementProcedure.ts';
import { takeHole } from './moving/takeHoleProcedure.ts';
import { shockTest } from './nerve/procedure.ts';
import { opportunity } from './opportunity/procedure.ts';
import type { Procedure } from './procedure.ts';
import type { Recorder } from './recorder.ts';
import type { Violation } from './ruleIds.ts';
import { setup } from './setup/procedure.ts';
import { suppressionRoll } from './suppression/procedure.ts';
import { action } from './turn/actionProcedure.ts';
import { freeRoll } from './turn/freeRollProcedure.ts';
import { initiative } from './turn/initiativeProcedure.ts';
import { turn } from './turn/turnProcedure.ts';
import { body } from './wounds/bodyProcedure.ts';

const procedures: { readonly [K in Frame['kind']]: Procedure<Extract<Frame, { kind: K }>> } = {
  setup,
  initiative,
  turn,
  action,
  movement,
  moveAndFire,
  shot,
  opportunity,
  closeCombat,
  takeHole,
  body,
  grenade,
  burst,
  suppressionRoll,
  shockTest,
  freeRoll,
};

/** The table above pairs each kind with its own procedure, which the compiler cannot follow through an index. */
const ownerOf = (frame: Frame): Procedure<Frame> => procedures[frame.kind] as unknown as Procedure<Frame>;

/** What goes on while the game is played, and all else stands on: an umpire's correction leaves it as it is. */
export const isOutermost = ({ kind }: Frame): boolean => kind === 'turn' || kind === 'initiative';

export const innermost = (game: Game): Frame | null => game.state.frames[game.state.frames.length - 1] ?? null;

/** Asked again and again of a state that stands still: by `check`, by `apply`, by whoever shows it. */
const asked = new WeakMap<GameState, { readonly setup: Game['setup']; readonly question: Awaiting | null }>();

export function frameAwaits(game: Game): Awaiting | null {
  const known = asked.get(game.state);
  if (known?.setup === game.setup) return known.question;
  const frame = innermost(game);
  const question = frame && ownerOf(frame).awaits(game, frame);
  asked.set(game.state, { setup: game.setup, question });
  return question;
}

export function frameCheck(game: Game, command: Command): Violation | null {
  const frame = innermost(game);
  return frame && ownerOf(frame).check(game, frame, command);
}

export function frameAnswer(rec: Recorder, command: Command): void {
  const frame = innermost(rec.game);
  if (frame) ownerOf(frame).answer(rec, frame, command);
}

export function frameRun(rec: Recorder): void {
  const frame = innermost(rec.game);
  if (frame) ownerOf(frame).run(rec, frame);
}

/** May victory be looked at now (R135)? What a wound brings with it may come in the middle of what is settled as one. */
export function isSettled(game: Game): boolean {
  const frame = game.state.frames.findLast(({ kind }) => kind !== 'shockTest' && kind !== 'body');
  return !frame || !ownerOf(frame).unsettled?.(frame, game);
}
