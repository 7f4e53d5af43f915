import { entry, figureOf, type Game, type Id } from '../../engine/index.ts';

/** The last word of a name, and the number that tells two of the same card apart: as it stands on the board. */
export function shortName(game: Game, id: Id): string {
  const { card } = entry(game, id);
  const last = figureOf(game, id).name.split(' ').at(-1);
  return [last, ...(id === card.id ? [] : [id.slice(card.id.length + 1)])].join(' ');
}
