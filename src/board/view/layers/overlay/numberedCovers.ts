import type { Point, Sight } from '../../../../engine/index.ts';

/**
 * Where the numbers of covers stand that are counted along the line (COVER-9), from the shooter on; one that the target has
 * of total cover which hides a part of it comes last (R37). None where a single one counts, or the count does not matter.
 */
export function numberedCovers({ covers, witness }: Sight): readonly { readonly at: Point; readonly number: number }[] {
  const along = (witness?.covers ?? []).map(({ at }) => at);
  const hidden = witness?.hidden;
  const places = hidden && covers > along.length ? [...along, hidden] : along;
  return covers < 2 ? [] : places.slice(0, covers).map((at, i) => ({ at, number: i + 1 }));
}
