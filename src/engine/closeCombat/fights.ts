import type { Awaiting, Choice, Game, Id, MovementFrame } from '../model.ts';
import type { Recorder } from '../recorder.ts';
import { character, isOnTable, sideOf } from '../table.ts';
import { beginCloseCombat } from './procedure.ts';

/** The close combats that a move has led into, one after the other: H2H-5, R24. */

/** Nobody moves while they fight; one attacked in a hole is not touched by the model at the rim (H2H-8). */
const touched = (game: Game, frame: MovementFrame): readonly Id[] =>
  frame.contacts.filter((id) => isOnTable(character(game, id)));

/** R24: the mover says whom he fights first, of those he touched at once. */
export function fightQuestion(game: Game, frame: MovementFrame): Awaiting | null {
  const enemies = touched(game, frame);
  if (enemies.length < 2) return null;
  const options = enemies.map((id): Choice => ({ command: { type: 'choose', option: id }, cost: 0 }));
  return { kind: 'choose', by: sideOf(game, frame.who), about: { what: 'fightFirst', who: frame.who }, options };
}

export function nextFight(rec: Recorder, frame: MovementFrame): void {
  const [enemy] = touched(rec.game, frame);
  if (enemy === undefined) rec.pop();
  else fight(rec, frame, enemy);
}

export function fight(rec: Recorder, frame: MovementFrame, enemy: Id): void {
  rec.step({ ...frame, contacts: frame.contacts.filter((id) => id !== enemy) });
  beginCloseCombat(rec, frame.who, enemy);
}
