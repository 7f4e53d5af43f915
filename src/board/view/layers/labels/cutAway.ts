import type { Point, PreparedElement } from '../../../../engine/index.ts';
import { takenOff } from '../../picture/stages.ts';

/** What has been taken off a building, so that one looks into it. */
export interface Cut {
  readonly id: string;
  /** The floors above, the lowest and the highest; null: none, there is but its roof. */
  readonly levels: readonly [from: number, to: number] | null;
  /** A roof that nobody stands on. */
  readonly roof: boolean;
  /** All of its corners, in u. */
  readonly corners: readonly Point[];
}

/** Of each building what has been taken off it, from the level that is viewed upwards. */
export function cutsOf(elements: readonly PreparedElement[], viewed: number): readonly Cut[] {
  const byPart = new Map<string, PreparedElement[]>();
  for (const { id, element } of takenOff(elements, viewed)) {
    const part = element.part ?? id;
    const all = elements.filter((e) => (e.element.part ?? e.id) === part);
    byPart.set(part, takenOffOf(all, viewed));
  }
  return [...byPart].map(([id, above]) => {
    const tops = above.flatMap(({ top }) => (top === null ? [] : [top]));
    return {
      id,
      levels: tops.length > 0 ? [Math.min(...tops), Math.max(...tops)] : null,
      roof: above.some(({ top }) => top === null),
      corners: above.flatMap(({ outline }) => (outline.kind === 'polygon' ? outline.points : [])),
    };
  });
}

/** Of one building all floors and roofs above a level, also those that lie right over one another. */
const takenOffOf = (all: readonly PreparedElement[], viewed: number): PreparedElement[] =>
  all.flatMap((e) => takenOff([e], viewed));

/** The outlines of what leads up from a level, whose arrow is to be seen. */
export const waysOf = (elements: readonly PreparedElement[], level: number): readonly (readonly Point[])[] =>
  elements.flatMap(({ passage, outline }) =>
    passage?.low === level && outline.kind === 'polygon' ? [outline.points] : [],
  );
