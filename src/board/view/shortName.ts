import { entry, figureOf, type Game, type Id } from '../../engine/index.ts';

/** The last word of a name, and the number that tells two of the same card apart: as it stands on the board. */
export function shortName(game: Game, id: Id): string {
  const { card } = entry(game, id);
  const words = figureOf(game, id).name.split(' ');
  const last = words.slice(isSuffix(words.at(-1) ?? '') ? -2 : -1).join(' ');
  return [last, ...(id === card.id ? [] : [id.slice(card.id.length + 1)])].join(' ');
}

/** "II", "Jr.", "3" … say nothing without the name before. */
const isSuffix = (word: string): boolean => /^(?:[IVX]+|\p{L}{1,2}\.?|\d+)$/u.test(word);
