import { awaiting, findCharacter, type Game, type Id, isOnTable, sideOf } from '../engine/index.ts';

export const isStanding = (game: Game, id: Id): boolean => {
  const found = findCharacter(game, id);
  return found !== undefined && isOnTable(found);
};

/** Is it free to the side of this character to act with it now? */
export function decides(game: Game, id: Id): boolean {
  const question = awaiting(game);
  return question.kind === 'act' && isStanding(game, id) && sideOf(game, id) === question.by;
}
