import { cutCell, halveCell, layCells, middle, nextCell } from './cells.ts';
import { type CountedCover, countAlong, tally } from './countAlong.ts';
import { layShapes } from './coverShapes.ts';
import { cut, forgetCut } from './cut.ts';
import { measure, span } from './dual.ts';
import { exists, free } from './exists.ts';
import { least, measureLeast } from './leastCovers.ts';
import { isShut } from './shutCell.ts';
import type { SightQuestion, SightRules } from './types.ts';
import { choose, chosen, frame, ROLE, WIDTH } from './workspace.ts';

/** The line of fire that crosses the fewest covers (COVER-9, R37), in the frame, and the blockers it counts. */
export interface ClearestLine {
  readonly covers: number;
  readonly slope: number;
  readonly height: number;
  readonly counted: readonly CountedCover[];
}

/** Cells smaller than this (u, at both bases) are left alone: what has no width does not count (R51). */
const SMALLEST = WIDTH;
/** So many cells are never needed; the search ends here whatever the input. */
const PATIENCE = 5000;

const best = { covers: 0, slope: 0, height: 0 };

/**
 * R37: how many covers count along the clearest line past total cover, where no line is free of cover. Other cover than
 * smoke counts `floor` at least (LOS-13).
 */
export function clearestLine(question: SightQuestion, floor: number): ClearestLine {
  const { rules } = question;
  layShapes(question);
  choose(ROLE.BLOCKS);
  exists();
  best.covers = Number.POSITIVE_INFINITY;
  best.slope = free.slope;
  best.height = free.height;
  attempt(free.slope, free.height, rules, floor);
  search(rules, floor);
  const counted: CountedCover[] = [];
  countAlong(best.slope, best.height, rules, counted);
  return { covers: covers(tally, floor), slope: best.slope, height: best.height, counted };
}

const covers = ({ smoke, rest }: { readonly smoke: number; readonly rest: number }, floor: number): number =>
  smoke + (rest > floor ? rest : floor);

function attempt(m: number, b: number, rules: SightRules, floor: number): void {
  if (!countAlong(m, b, rules)) return;
  const found = covers(tally, floor);
  if (found >= best.covers) return;
  best.covers = found;
  best.slope = m;
  best.height = b;
}

/**
 * Tries the line in the middle of a cell, beginning with the cell of all lines, and cuts the cell in two unless none of its
 * lines can be better. With 1 the search is over, as no line is free.
 */
function search(rules: SightRules, floor: number): void {
  layCells();
  for (let cells = 0; best.covers > 1 && cells < PATIENCE && nextCell(); cells++) {
    forgetCut();
    if (isShut()) continue;
    measureLeast(rules);
    if (cut.isThin || covers(least, floor) >= best.covers) continue;
    if (isFree(middle.m, middle.b)) attempt(middle.m, middle.b, rules, floor);
    if (covers(least, floor) >= best.covers) continue;
    if (cut.worth > 0) cutCell(cut.x, cut.y);
    else halveCell(SMALLEST);
  }
}

/** Does the line meet both bases, and is it free of the chosen pieces by a margin (R51)? */
function isFree(m: number, b: number): boolean {
  const s = Math.sqrt(1 + m * m);
  if (!(isWithin(b, frame.rA * s) && isWithin(m * frame.d + b, frame.rT * s))) return false;
  measure(m, s);
  const margin = (WIDTH / 2) * s;
  for (let k = 0; k < chosen.count; k++)
    if ((span.low[k] as number) < b + margin && (span.high[k] as number) > b - margin) return false;
  return true;
}

const isWithin = (height: number, most: number): boolean => height <= most && height >= -most;
