import { toOutline } from '../geometry/distance.ts';
import type { Point } from '../geometry/vector.ts';
import { addOutline } from './clip.ts';
import { diskMeetsWaist, layWaist } from './corridor.ts';
import { breadthBeyond, overlapsBeyond } from './farPart.ts';
import type { Base, Blocker, SetAside, SightQuestion, SightRules } from './types.ts';
import { frame, layCorridor, POINT, piece, ROLE, SHRINK, SLACK, touch, WIDTH } from './workspace.ts';

/** What became of the blockers of a question, besides the pieces they left in the corridor. */
export const gathered = {
  /** Indices of the blockers that may lie between the bases and have some role. */
  taken: [] as number[],
  /** Indices of the partial cover that may lie between. */
  partial: [] as number[],
  /** Does one element of total cover shut off the whole corridor? */
  isShut: false,
  /** Does one element of partial cover? */
  isCovered: false,
  /** Those that overlap the target's base, with their roles: what of it lies inside them is hidden. */
  overTarget: [] as { readonly index: number; readonly role: number }[],
  /** Those that count as partial cover, each from its hole outwards (COVER-6 in B). */
  covers: [] as { readonly index: number; readonly hole: number }[],
  /** Do all pieces that break the line of sight also hide a part, so that one question answers both? */
  blocksAsHides: true,
};

/** Why blockers were left out, index by index; filled in on demand only. */
export type Reasons = Map<number, SetAside>;

/**
 * Lays out the pieces of all blockers that can matter, each with the roles that COVER-6, COVER-7, R33, R57, R76, R95 and
 * R96 leave it. False if the bases overlap, where there is nothing in between.
 */
export function gather(question: SightQuestion, reasons?: Reasons): boolean {
  if (!gatherTotal(question, reasons)) return false;
  gatherPartial(question, reasons);
  return true;
}

/**
 * The first half of `gather`: total cover, and a list of the partial cover that may matter. Without `reasons` it stops
 * at the first element that shuts off the corridor alone (`gathered.isShut`).
 */
export function gatherTotal(question: SightQuestion, reasons?: Reasons): boolean {
  const { from, to, blockers, rules } = question;
  for (const list of [gathered.taken, gathered.overTarget, gathered.covers, gathered.partial]) {
    if (list.length > 0) list.length = 0;
  }
  gathered.isShut = false;
  gathered.isCovered = false;
  gathered.blocksAsHides = true;
  if (!layCorridor(rules.laser ? { at: from.at, radius: POINT } : from, to)) return false;
  layWaist();
  const { originX, originY, alongX, alongY, d } = frame;
  const wide = Math.max(frame.rA, frame.rT);
  for (let i = 0; i < blockers.length; i++) {
    const blocker = blockers[i] as Blocker;
    const { at, radius } = blocker.outline.bounds;
    // Most elements of a table are far from the corridor: this test comes first and is written out for speed.
    const dx = at[0] - originX;
    const dy = at[1] - originY;
    const x = dx * alongX + dy * alongY;
    const y = dy * alongX - dx * alongY;
    const reach = radius + wide;
    const isFar = y > reach || y < -reach || x < -reach || x > d + reach;
    if (isFar && !reasons) continue;
    if (blocker.cover === 'none' || blocker.id === from.id || blocker.id === to.id) continue;
    if (isFar || !mayMatter(x, y, radius)) {
      reasons?.set(i, 'not-between');
      continue;
    }
    const isLit = rules.laser && !blocker.roundBase && !blocker.smoke;
    if (blocker.cover === 'partial' && !isLit) {
      gathered.partial.push(i);
      continue;
    }
    const before = piece.count;
    const why = isLit ? takeLit(blocker, i, question) : takeTotal(blocker, i, question);
    if (why) reasons?.set(i, why);
    else gathered.taken.push(i);
    if (!reasons && shutsOff(before)) {
      gathered.isShut = true;
      return true;
    }
  }
  return true;
}

/** The second half of `gather`: partial cover. Stops at the first that covers the target alone, if more cannot matter. */
export function gatherPartial(question: SightQuestion, reasons?: Reasons): void {
  const { from, to, rules } = question;
  const close = isCloseTarget(from, to, rules);
  for (const i of gathered.partial) {
    const before = piece.count;
    const why = takePartial(question.blockers[i] as Blocker, i, question, close);
    if (why) reasons?.set(i, why);
    else gathered.taken.push(i);
    if (shutsOff(before)) {
      gathered.isCovered = true;
      if (!reasons && rules.counting === 'one' && rules.partialHides === 'all') return;
    }
  }
}

/** Does one of the pieces from the given one on reach from one outer tangent to the other? Then no line passes it. */
function shutsOff(since: number): boolean {
  const { rA, lean, upright } = frame;
  for (let p = since; p < piece.count; p++) {
    let isAbove = false;
    let isBelow = false;
    const stop = piece.end[p] as number;
    for (let t = piece.first[p] as number; t < stop; t++) {
      const depth = rA - lean * (touch.x[t] as number) - WIDTH;
      const y = upright * (touch.y[t] as number);
      if (y >= depth) isAbove = true;
      if (-y >= depth) isBelow = true;
    }
    if (isAbove && isBelow) return true;
  }
  return false;
}

/** Does a disk, in the frame, reach between the bases or into the target's? Errs towards yes. */
function mayMatter(x: number, y: number, radius: number): boolean {
  if (diskMeetsWaist(x, y, radius)) return true;
  const reach = radius + frame.rT;
  return (x - frame.d) * (x - frame.d) + y * y < reach * reach;
}

/** I, F: is the target so close that nothing gives it cover (COVER-6)? From base edge to base edge. */
export function isCloseTarget(from: Base, to: Base, rules: SightRules): boolean {
  if (rules.nearRule !== 'target' && rules.nearRule !== 'target-and-element') return false;
  return gapBetween(from, to) <= rules.near + SLACK;
}

/** The distance between the edges of two bases (LOS-1). */
export function gapBetween(from: Base, to: Base): number {
  const dx = to.at[0] - from.at[0];
  const dy = to.at[1] - from.at[1];
  return Math.sqrt(dx * dx + dy * dy) - from.radius - to.radius;
}

/** LOS-13: whatever the beam meets stops it, but for what the shooter himself stands in. */
function takeLit(blocker: Blocker, i: number, question: SightQuestion): SetAside | null {
  if (standsIn(blocker, question.from)) return 'own-ground';
  take(blocker, i, ROLE.BLOCKS | ROLE.HIDES, frame.rA, question);
  return null;
}

function takeTotal(blocker: Blocker, i: number, question: SightQuestion): null {
  const { from, to, rules } = question;
  const close = isCloseTarget(from, to, rules);
  const hides = close ? rules.closeTargetHides : rules.nearTotalHides || !isNear(blocker, from, rules);
  take(blocker, i, hides ? ROLE.BLOCKS | ROLE.HIDES : ROLE.BLOCKS, frame.rA, question);
  if (!hides) {
    gathered.blocksAsHides = false;
    if (!close && rules.nearRule === 'parts') takeRest(blocker, i, ROLE.HIDES, question);
  }
  return null;
}

function takePartial(blocker: Blocker, i: number, question: SightQuestion, close: boolean): SetAside | null {
  const { from, rules } = question;
  if (blocker.character && !rules.charactersCover) return 'character';
  if (close) return 'close-target';
  if (rules.nearRule === 'target' && standsIn(blocker, from)) return 'own-ground';
  if (isNear(blocker, from, rules)) {
    return rules.nearRule === 'parts' && takeRest(blocker, i, ROLE.COVERS, question) ? null : 'near';
  }
  take(blocker, i, ROLE.COVERS, frame.rA, question);
  return null;
}

/** What is left of a near element beyond the near distance, if it is wide enough to count (COVER-6 in B; R32=b). */
function takeRest(blocker: Blocker, i: number, role: number, question: SightQuestion): boolean {
  const { from, rules } = question;
  const hole = from.radius + rules.near;
  if (blocker.roundBase || breadthBeyond(blocker.outline, from.at, hole) < rules.near - SLACK) return false;
  take(blocker, i, role, hole, question);
  return true;
}

function take(blocker: Blocker, i: number, role: number, hole: number, { from, to }: SightQuestion): void {
  addOutline(blocker.outline, i, role, hole, true);
  if (role === ROLE.COVERS) gathered.covers.push({ index: i, hole });
  if (!isWithin(blocker, to.at, frame.rT)) return;
  if (hole === frame.rA || overlapsBeyond(blocker.outline, to.at, frame.rT, from.at, hole)) {
    gathered.overTarget.push({ index: i, role });
  }
}

/** Is any point of the element within the near distance of the shooter's base (COVER-6)? */
function isNear(blocker: Blocker, from: Base, rules: SightRules): boolean {
  return rules.nearRule !== 'target' && isWithin(blocker, from.at, from.radius + rules.near + SLACK);
}

/** Does the shooter stand in the element, wholly or with a part of his base (R57)? */
const standsIn = (blocker: Blocker, from: Base): boolean => isWithin(blocker, from.at, from.radius - SHRINK);

function isWithin(blocker: Blocker, at: Point, reach: number): boolean {
  const { bounds } = blocker.outline;
  const dx = bounds.at[0] - at[0];
  const dy = bounds.at[1] - at[1];
  const far = reach + bounds.radius;
  return dx * dx + dy * dy <= far * far && toOutline(at, blocker.outline) <= reach;
}
