import { addPassages, measureChord } from './passages.ts';
import { SLACK, WIDTH } from './tolerances.ts';
import type { SightRules } from './types.ts';
import type { Counting, Passages, Workspace } from './workspace.ts';

/** The bound of the search: what no line of the cell at hand falls short of (COVER-9, R37), into `least`. */
export function measureLeast({ counting, frame }: Workspace, rules: SightRules): void {
  const { cell, least, passages, shapes } = counting;
  const { hole, possible, sure, target } = passages;
  const isEach = rules.counting === 'per-element';
  least.smoke = 0;
  least.other = 0;
  sure.count = 0;
  possible.count = 0;
  measureChord(target, cell, frame.d, 0, frame.rT);
  hole.radius = -1;
  for (let i = 0; i < shapes.count; i++) {
    if (shapes.hole[i] !== hole.radius) measureChord(hole, cell, 0, 0, shapes.hole[i] as number);
    const sureBefore = sure.count;
    const possibleBefore = possible.count;
    addPassages(counting, i);
    const isSmoke = shapes.isSmoke[i] as boolean;
    if (!isEach && !isSmoke) continue;
    const isCrossed = sure.count > sureBefore;
    const isOne = isEach || (isSmoke && rules.smokeCountsOnce);
    const covers = isOne ? (isCrossed ? 1 : 0) : leastOf(counting, sureBefore, possibleBefore, rules.near);
    if (isSmoke) least.smoke += covers;
    else least.other += covers;
    sure.count = sureBefore;
    possible.count = possibleBefore;
  }
  least.other += leastOf(counting, 0, 0, rules.near);
}

/**
 * The covers that lines count at least in the stretches from the given ones on. `countAlong` takes the first point of cover
 * from some place on, then skips what is left of it within 2u (`apart`) and 2u more. Later points lead to later points; so
 * the latest each can be is found from the latest the one before can be, where the sure stretches say by when there is
 * cover again, and the possible ones how far the cover at that point reaches at most.
 */
function leastOf({ cell, passages }: Counting, fromSure: number, fromPossible: number, apart: number): number {
  const step = apart / cell.sLow;
  let from = Number.NEGATIVE_INFINITY;
  for (let covers = 0; ; covers++) {
    const at = latestCover(passages, cell.sHigh, fromSure, from);
    if (at === Number.POSITIVE_INFINITY || (covers > 0 && apart === 0)) return covers;
    from = latestEnd(passages, fromPossible, at, at + step) + step;
  }
}

/** By when every line is in cover again from `from` on. */
function latestCover({ sure }: Passages, sHigh: number, first: number, from: number): number {
  let latest = Number.POSITIVE_INFINITY;
  for (let i = first; i < sure.count; i++) {
    const enter = sure.enterHigh[i] as number;
    const isNew = (sure.enterLow[i] as number) >= from - SLACK / 2 / sHigh;
    if (!isNew && (sure.leaveLow[i] as number) < from + 2 * WIDTH) continue;
    const at = isNew || enter > from ? enter : from;
    if (at < latest) latest = at;
  }
  return latest;
}

/** Where the cover at `at` ends at the latest, as far as `most`. */
function latestEnd({ possible }: Passages, first: number, at: number, most: number): number {
  let end = at;
  for (let i = first; i < possible.count && end < most; i++) {
    if ((possible.low[i] as number) > end + WIDTH || (possible.high[i] as number) <= end) continue;
    end = possible.high[i] as number;
    i = first - 1; // what it reaches now may begin earlier in the list
  }
  return Math.min(end, most);
}
