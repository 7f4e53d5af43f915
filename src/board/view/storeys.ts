import {
  type Game,
  groundOf,
  isInside,
  type Point,
  type PreparedElement,
  type PreparedSetup,
  toOutline,
} from '../../engine/index.ts';

/** What is to be seen of a table of which all above one level has been taken off. */

/** The highest level there is ground on; 0: the table has no storeys, and nothing is said of levels. */
export const highestLevel = ({ elements }: Pick<PreparedSetup, 'elements'>): number =>
  elements.reduce((most, { top }) => Math.max(most, top ?? 0), 0);

/** Where somebody or something is: on the level that is viewed, above it, below it in the open, or under a floor or a roof of it. */
export type Standing = 'here' | 'above' | 'below' | 'covered';

export function standingOf({ setup }: Pick<Game, 'setup'>, at: Point, level: number, viewed: number): Standing {
  if (level === viewed) return 'here';
  if (level > viewed) return 'above';
  return coversOver(setup, level, viewed).some(({ outline }) => isInside(at, outline)) ? 'covered' : 'below';
}

/** The floors and roofs over a level that are seen from a higher one, which hide what is under them. */
export const coversOver = (
  { elements }: Pick<PreparedSetup, 'elements'>,
  level: number,
  viewed: number,
): readonly PreparedElement[] =>
  elements.filter(
    ({ low, top, cover, element }) =>
      (top !== null && level < top && top <= viewed) ||
      (element.roof === true && cover === 'none' && top === null && level <= low && low < viewed),
  );

/** How near to a floor one below it may be taken for one upon it, in u. */
const NEAR = 3;

/** Is he so near to ground of that level that one may take him to stand on it? */
export const isNearGround = ({ setup }: Pick<Game, 'setup'>, at: Point, level: number): boolean =>
  groundOf(setup.elements, level).floors.some((floor) => toOutline(at, floor) <= NEAR);

/** A level as it is written beside a name that stands on another: +1, −1. */
export const levelBadge = (level: number, viewed: number): string =>
  level > viewed ? `+${level - viewed}` : `−${viewed - level}`;
