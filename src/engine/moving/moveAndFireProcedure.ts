import type { Awaiting, Choice, Game, Id, MoveAndFireFrame } from '../model.ts';
import { weaponsFor } from '../modifiers.ts';
import type { Procedure } from '../procedure.ts';
import type { Recorder } from '../recorder.ts';
import { isSuppressed } from '../suppression/zones.ts';
import { enemiesOf, profile, sideOf } from '../table.ts';
import { isFit } from '../wounds/fit.ts';
import { beginMovement } from './movementProcedure.ts';

/** Move & Fire after its declaration: the move, and the shot if it has not come first (MF-1, R68). */
export const moveAndFire: Procedure<MoveAndFireFrame> = {
  awaits(game, frame): Awaiting | null {
    if (frame.step !== 'shoot') return null;
    const shots = shotsFrom(game, frame);
    if (shots.length === 0) return null;
    const about = { what: 'moveAndFire', who: frame.who } as const;
    return {
      kind: 'choose',
      by: sideOf(game, frame.who),
      about,
      options: [...shots, { command: { type: 'pass' }, cost: 0 }],
    };
  },

  check: () => null,

  answer(rec, frame, command) {
    rec.step({ ...frame, step: 'done' });
    if (command.type !== 'fire') {
      return rec.record({ event: 'declined', by: sideOf(rec.game, frame.who), what: 'moveAndFire' });
    }
    const { who, at } = command;
    const weapon = command.weapon ?? weaponsFor(rec.game, who, at)[0];
    if (weapon === undefined) return;
    beginMovingShot(rec, who, at, weapon);
  },

  run(rec, frame) {
    if (frame.step === 'shoot' || frame.step === 'done') rec.pop();
    else walk(rec, frame);
  },
};

/** The shot of Move & Fire; one that is aimed with its declaration (R15) asks for Aim before the target may take cover. */
export function beginMovingShot(rec: Recorder, who: Id, at: Id, weapon: Id): void {
  const { declared, withMoveAndFire } = rec.game.setup.ruleset.aim;
  const step = declared === 'with-shot' && withMoveAndFire ? 'aim' : 'cover';
  rec.record({ event: 'fireDeclared', who, at, weapon, shots: 1 });
  rec.push({ kind: 'shot', who, at, weapon, via: 'moveAndFire', shots: 1, aimed: false, step });
}

/** One who was felled or shaken has no move left to make; one who was wounded or pinned on the way loses the shot. */
function walk(rec: Recorder, frame: MoveAndFireFrame): void {
  if (!isFit(rec.game, frame.who)) return rec.pop();
  rec.step({ ...frame, step: frame.step === 'moveThenShoot' ? 'shoot' : 'done' });
  const { who, path, offered, shootAt } = frame;
  beginMovement(rec, who, path, profile(rec.game, who).moveAndFire ?? 0, offered, shootAt);
}

function shotsFrom(game: Game, { who }: MoveAndFireFrame): Choice[] {
  if (!isFit(game, who) || isSuppressed(game, who)) return [];
  return enemiesOf(game, who).flatMap(({ id }) =>
    weaponsFor(game, who, id).map((weapon): Choice => ({ command: { type: 'fire', who, at: id, weapon }, cost: 0 })),
  );
}
