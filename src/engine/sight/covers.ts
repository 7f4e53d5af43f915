import { halveCell, layCells, measureOver, nextCell, sideOf, splitCell } from './cells.ts';
import { type CountedCover, countAlong, layShapes } from './countAlong.ts';
import { isOnArc, measureIntervals } from './dual.ts';
import { exists } from './exists.ts';
import { measureLeast } from './leastCovers.ts';
import { choose } from './pieces.ts';
import { WIDTH } from './tolerances.ts';
import type { SightQuestion, SightRules } from './types.ts';
import { type Cell, type CoverCount, ROLE, type Workspace } from './workspace.ts';

/** The line of fire that crosses the fewest covers (COVER-9, R37), in the frame, and the blockers it counts. */
export interface ClearestLine {
  readonly covers: number;
  readonly m: number;
  readonly b: number;
  readonly counted: readonly CountedCover[];
}

/** Cells smaller than this (u, at both bases) are left alone: what has no width does not count (R51). */
const SMALLEST = WIDTH;
/** So many cells are never needed; the search ends here whatever the input. */
const PATIENCE = 5000;

/**
 * R37: how many covers count along the clearest line past total cover, where no line is free of cover. Other cover than
 * smoke counts `floor` at least (LOS-13).
 */
export function clearestLine(work: Workspace, question: SightQuestion, floor: number): ClearestLine {
  const { rules } = question;
  const { best, found } = work.counting;
  layShapes(work, question);
  choose(work.pieces, work.chosen, ROLE.BLOCKS);
  exists(work);
  best.covers = Number.POSITIVE_INFINITY;
  best.m = work.free.m;
  best.b = work.free.b;
  attempt(work, best.m, best.b, rules, floor);
  search(work, rules, floor);
  const counted: CountedCover[] = [];
  countAlong(work, best.m, best.b, rules, counted);
  return { covers: sum(found, floor), m: best.m, b: best.b, counted };
}

const sum = ({ smoke, other }: Readonly<CoverCount>, floor: number): number => smoke + (other > floor ? other : floor);

function attempt(work: Workspace, m: number, b: number, rules: SightRules, floor: number): void {
  const { best, found } = work.counting;
  if (!countAlong(work, m, b, rules)) return;
  const covers = sum(found, floor);
  if (covers >= best.covers) return;
  best.covers = covers;
  best.m = m;
  best.b = b;
}

/**
 * Branch and bound: tries the line in the middle of a cell, beginning with the cell of all lines, and splits the cell in
 * two unless none of its lines can be better. With 1 the search is over, as no line is free.
 */
function search(work: Workspace, rules: SightRules, floor: number): void {
  const { best, cell, least, queue, split } = work.counting;
  layCells(queue, work.frame);
  for (let cells = 0; best.covers > 1 && cells < PATIENCE && nextCell(queue, cell); cells++) {
    split.worth = 0;
    split.isThin = false;
    if (isBlocked(work)) continue;
    measureLeast(work, rules);
    if (split.isThin || sum(least, floor) >= best.covers) continue;
    if (isFree(work, cell.middle.m, cell.middle.b)) attempt(work, cell.middle.m, cell.middle.b, rules, floor);
    if (sum(least, floor) >= best.covers) continue;
    if (split.worth > 0) splitCell(queue, cell, split.x, split.y);
    else halveCell(queue, cell, work.frame.d, SMALLEST);
  }
}

/** Does the line meet both bases, and is it free of the chosen pieces by a margin (R51)? */
function isFree(work: Workspace, m: number, b: number): boolean {
  const { chosen, frame, intervals } = work;
  const s = Math.sqrt(1 + m * m);
  if (!(isWithin(b, frame.rA * s) && isWithin(m * frame.d + b, frame.rT * s))) return false;
  measureIntervals(work, m, s);
  const margin = (WIDTH / 2) * s;
  for (let k = 0; k < chosen.count; k++)
    if ((intervals.low[k] as number) < b + margin && (intervals.high[k] as number) > b - margin) return false;
  return true;
}

const isWithin = (height: number, most: number): boolean => height <= most && height >= -most;

/** Is no line of the cell at hand a line of sight: do all miss a base, or does one chosen piece stop them all (LOS-2)? */
function isBlocked(work: Workspace): boolean {
  const { chosen, counting, frame } = work;
  if (isMissed(counting.cell, 0, frame.rA) || isMissed(counting.cell, frame.d, frame.rT)) return true;
  for (let k = 0; k < chosen.count; k++) if (isStoppedBy(work, chosen.piece[k] as number)) return true;
  return false;
}

function isMissed(cell: Cell, x: number, radius: number): boolean {
  measureOver(cell, x, 0);
  return cell.overLow > radius * cell.sHigh || cell.overHigh < -radius * cell.sHigh;
}

/** A piece is connected: it stops a line if it has a point above it and one below. */
function isStoppedBy(work: Workspace, p: number): boolean {
  const { curves, pieces } = work;
  const { cell } = work.counting;
  let isAbove = false;
  let isBelow = false;
  const stop = pieces.end[p] as number;
  for (let c = pieces.first[p] as number; c < stop; c++) {
    const side = sideOfPoint(work, curves.x[c] as number, curves.y[c] as number);
    if (side > 0) isAbove = true;
    if (side < 0) isBelow = true;
  }
  const upper = pieces.arc[p] as number;
  if (upper < 0) return isAbove && isBelow;
  const m = (cell.mLow + cell.mHigh) / 2;
  const s = Math.sqrt(1 + m * m);
  for (let c = upper; c < upper + 2; c++) {
    const n = c === upper ? 1 / s : -1 / s;
    if (!isOnArc(curves, c, -m * n, n)) continue;
    const out = (curves.radius[c] as number) / s;
    const side = sideOfPoint(work, (curves.x[c] as number) - m * out, (curves.y[c] as number) + out);
    if (side > 0) isAbove = true;
    if (side < 0) isBelow = true;
  }
  return isAbove && isBelow;
}

/** As `sideOf`, for a point that may lie beside a base (`isBeside`): it is infinitely far out then, or unknown. */
function sideOfPoint({ counting, frame }: Workspace, x: number, y: number): number {
  const { cell } = counting;
  const low = x + cell.mLow * y;
  const high = x + cell.mHigh * y;
  const { d } = frame;
  if ((low < 0 && high < 0) || (low > d && high > d)) return y > 0 ? 1 : -1;
  return low < 0 || high < 0 || low > d || high > d ? 0 : sideOf(counting, x, y);
}
