import type { Awaiting, Choice, Game, Id, MovementFrame } from '../model.ts';
import { traceOf } from '../moves.ts';
import type { Recorder } from '../recorder.ts';
import { character, isOnTable, sideOf } from '../table.ts';
import { beginCloseCombat } from './closeCombat.ts';
import type { Procedure } from './procedure.ts';

/** A move under way: along the path to its end or to the first enemy base, then the close combats there (MOVE, H2H-1, R24). */
export const movement: Procedure<MovementFrame> = {
  awaits(game, frame): Awaiting | null {
    if (frame.step !== 'fight' || !canGoOn(game, frame.who)) return null;
    const touched = stillTouched(game, frame);
    if (touched.length < 2) return null;
    const options = touched.map((id): Choice => ({ command: { type: 'choose', option: id }, cost: 0 }));
    return { kind: 'choose', by: sideOf(game, frame.who), about: { what: 'fightFirst', who: frame.who }, options };
  },

  check: () => null, // `apply` has compared the command with the options

  answer(rec, frame, command) {
    if (command.type === 'choose') fight(rec, frame, command.option);
  },

  run(rec, frame) {
    if (frame.step === 'walk') return walk(rec, frame);
    const [next] = canGoOn(rec.game, frame.who) ? stillTouched(rec.game, frame) : [];
    if (next === undefined) rec.pop();
    else fight(rec, frame, next);
  },
};

const canGoOn = (game: Game, who: Id): boolean => isOnTable(character(game, who));

/** Nobody moves while they fight; one attacked in a hole is not touched by the model at the rim (H2H-8). */
const stillTouched = (game: Game, frame: MovementFrame): Id[] =>
  frame.contacts.filter((id) => isOnTable(character(game, id)));

function walk(rec: Recorder, frame: MovementFrame): void {
  const { who } = frame;
  const { path, length, crossings, hole, contacts } = traceOf(rec.game, who, frame.path);
  const crossed = crossings.filter((c) => c.cost > 0).map((c) => c.element);
  rec.record({ event: 'moved', who, along: path, length, crossed, hole: hole?.element ?? null });
  if (contacts.length > 0) rec.record({ event: 'contact', who, with: contacts });
  rec.step({ ...frame, step: 'fight', contacts });
}

function fight(rec: Recorder, frame: MovementFrame, enemy: Id): void {
  rec.step({ ...frame, contacts: frame.contacts.filter((id) => id !== enemy) });
  beginCloseCombat(rec, frame.who, enemy);
}
