import { cell } from './cells.ts';
import { measureChord } from './chord.ts';
import { shape } from './coverShapes.ts';
import { addPassages, hole, possible, sure, target } from './passages.ts';
import type { SightRules } from './types.ts';
import { frame, SLACK, WIDTH } from './workspace.ts';

/** No line of the cell in hand meets fewer covers (COVER-9, R37). */
export const least = { smoke: 0, rest: 0 };

export function measureLeast({ counting, near }: SightRules): void {
  least.smoke = 0;
  least.rest = 0;
  sure.count = 0;
  possible.count = 0;
  measureChord(target, frame.d, 0, frame.rT);
  hole.radius = -1;
  for (let i = 0; i < shape.count; i++) {
    if (shape.hole[i] !== hole.radius) measureChord(hole, 0, 0, shape.hole[i] as number);
    const sureBefore = sure.count;
    const possibleBefore = possible.count;
    addPassages(i);
    const isSmoke = shape.isSmoke[i] as boolean;
    if (counting !== 'per-element' && !isSmoke) continue;
    const isCrossed = sure.count > sureBefore;
    const covers = counting === 'per-element' ? (isCrossed ? 1 : 0) : leastOf(sureBefore, possibleBefore, near);
    if (isSmoke) least.smoke += covers;
    else least.rest += covers;
    sure.count = sureBefore;
    possible.count = possibleBefore;
  }
  least.rest += leastOf(0, 0, near);
}

/**
 * The covers that lines count at least in the stretches from the given ones on. `countAlong` takes the first point of cover
 * from some place on, then skips what is left of it within 2u (`apart`) and 2u more. Later points lead to later points; so
 * the latest each can be is found from the latest the one before can be, where the sure stretches say by when there is
 * cover again, and the possible ones how far the cover at that point reaches at most.
 */
function leastOf(fromSure: number, fromPossible: number, apart: number): number {
  const step = apart / cell.sLow;
  let from = Number.NEGATIVE_INFINITY;
  for (let covers = 0; ; covers++) {
    const at = latestCover(fromSure, from);
    if (at === Number.POSITIVE_INFINITY || (covers > 0 && apart === 0)) return covers;
    from = latestEnd(fromPossible, at, at + step) + step;
  }
}

/** By when every line is in cover again from `from` on. */
function latestCover(first: number, from: number): number {
  let latest = Number.POSITIVE_INFINITY;
  for (let i = first; i < sure.count; i++) {
    const enter = sure.enterHigh[i] as number;
    const isNew = (sure.enterLow[i] as number) >= from - SLACK / 2 / cell.sHigh;
    if (!isNew && (sure.leaveLow[i] as number) < from + 2 * WIDTH) continue;
    const at = isNew || enter > from ? enter : from;
    if (at < latest) latest = at;
  }
  return latest;
}

/** Where the cover at `at` ends at the latest, as far as `most`. */
function latestEnd(first: number, at: number, most: number): number {
  let end = at;
  for (let i = first; i < possible.count && end < most; i++) {
    if ((possible.low[i] as number) > end + WIDTH || (possible.high[i] as number) <= end) continue;
    end = possible.high[i] as number;
    i = first - 1; // what it reaches now may begin earlier in the list
  }
  return Math.min(end, most);
}
