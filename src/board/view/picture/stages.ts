import { alike, type PreparedElement, type PreparedSetup } from '../../../engine/index.ts';

/** What of a table is seen with all above one level taken off, from the ground up. */
export interface Stage {
  readonly level: number;
  /** Slabs that are the ground of this level; none on the ground of the table. */
  readonly floors: readonly PreparedElement[];
  readonly elements: readonly PreparedElement[];
  /** The upper ends of stairs and ladders that come up here: wells in the floor. */
  readonly wells: readonly PreparedElement[];
}

/** Nothing but something to stand on, or to stand under: drawn where it is seen from above, and not where it lies. */
const isSlab = ({ element, cover }: PreparedElement): boolean => element.floor === true && cover === 'none';
const isRoof = ({ element, cover }: PreparedElement): boolean => element.roof === true && cover === 'none';

/** The levels of a table from the ground to the one that is viewed. */
export const stagesOf = (elements: readonly PreparedElement[], viewed: number): readonly Stage[] =>
  Array.from({ length: viewed + 1 }, (_, level) => ({
    level,
    floors: elements.filter((e) => isSlab(e) && e.top === level),
    elements: elements.filter((e) => !isSlab(e) && e.low === level && !(isRoof(e) && level >= viewed)),
    wells: elements.filter(({ low, element: { connects } }) => connects && low < level && level <= connects[1]),
  }));

/** The outlines of what has been taken off: floors and roofs over the level that is viewed, one where several lie over one another. */
export function takenOff(elements: readonly PreparedElement[], viewed: number): readonly PreparedElement[] {
  const above = elements.filter((e) => (isSlab(e) ? (e.top ?? 0) > viewed : isRoof(e) && e.low >= viewed));
  return above.filter((e, i) => !above.some((other, j) => j < i && isSame(e, other)));
}

const isSame = ({ outline: p }: PreparedElement, { outline: q }: PreparedElement): boolean =>
  p.kind === 'polygon' && q.kind === 'polygon' && p.points.join() === q.points.join();

/** What is outlined where a piece stands for all that is one with it: of a building its floors and roofs, each once (R166). */
export function wholeOf(setup: PreparedSetup, piece: PreparedElement): readonly PreparedElement[] {
  const all = alike(setup, piece);
  const slabs = all.filter((e) => isSlab(e) || isRoof(e));
  const outlined = slabs.length > 0 ? slabs : all;
  return outlined.filter((e, i) => !outlined.some((other, j) => j < i && isSame(e, other)));
}
