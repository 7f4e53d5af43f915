import type { Awaiting, Command, Game, Id } from '../../engine/index.ts';
import { offeredShot, type ShotPreview } from './shot.ts';

/** An answer that is given by pointing at someone, or at a marker. */
export interface Pointable {
  readonly target: Id;
  readonly command: Command;
}

/** The answers to a question that can be pointed at: who shoots, who is shot at, who is fought, who is hit, which marker. */
export function pointables(question: Awaiting): readonly Pointable[] {
  if (question.kind !== 'choose') return [];
  const { what } = question.about;
  return question.options.flatMap(({ command }): Pointable[] => {
    if (command.type === 'fire') return [{ target: what === 'opportunity' ? command.who : command.at, command }];
    const picks = what === 'fightFirst' || what.startsWith('burst') || what.startsWith('suppression');
    return picks && command.type === 'choose' ? [{ target: command.option, command }] : [];
  });
}

/** What pointing at this one answers; null where that is no answer, or where its several weapons make it several. */
export function answerAt(question: Awaiting, target: Id): Command | null {
  const meant = pointables(question).filter((each) => each.target === target);
  return meant.length === 1 ? (meant[0]?.command ?? null) : null;
}

/** The shot that an answer is, if it is one. */
export function shotAnswered(game: Game, question: Awaiting, target: Id): ShotPreview | null {
  const command = pointables(question).find((each) => each.target === target)?.command;
  if (command?.type !== 'fire' || question.kind !== 'choose') return null;
  return offeredShot(game, command, question.about.what === 'opportunity' ? 'opportunityFire' : 'moveAndFire');
}
