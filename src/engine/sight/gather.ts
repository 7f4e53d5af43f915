import { toOutline } from '../geometry/distance.ts';
import type { Point } from '../geometry/vector.ts';
import { addOutline } from './clip.ts';
import { diskMeetsCorridor } from './corridor.ts';
import { farPartBreadth, farPartOverlaps } from './farPart.ts';
import { begin } from './pieces.ts';
import { POINT, SHRINK, SLACK, WIDTH } from './tolerances.ts';
import type { Base, Blocker, SetAside, SightQuestion, SightRules } from './types.ts';
import { type Frame, ROLE, type Workspace } from './workspace.ts';

/** Why blockers were left out, index by index; filled in on demand only. */
export type Reasons = Map<number, SetAside>;

/**
 * Lays out the pieces of all blockers that can matter, each with the roles that COVER-6, COVER-7, R33, R57, R76, R95 and
 * R96 leave it. False if the bases overlap, where there is nothing in between.
 */
export function gather(work: Workspace, question: SightQuestion, reasons?: Reasons): boolean {
  if (!gatherTotal(work, question, reasons)) return false;
  gatherPartial(work, question, reasons);
  return true;
}

/**
 * The first half of `gather`: total cover, and a list of the partial cover that may matter. Without `reasons` it stops
 * at the first element that shuts off the corridor alone (`gathered.isShut`).
 */
export function gatherTotal(work: Workspace, question: SightQuestion, reasons?: Reasons): boolean {
  const { frame, gathered, pieces } = work;
  const { from, to, blockers, rules } = question;
  for (const list of [gathered.taken, gathered.overTarget, gathered.covers, gathered.partial]) {
    if (list.length > 0) list.length = 0;
  }
  gathered.isShut = false;
  gathered.isCovered = false;
  gathered.blocksAsHides = true;
  if (!begin(work, rules.laser ? { at: from.at, radius: POINT } : from, to)) return false;
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
    if (isFar || !mayMatter(frame, x, y, radius)) {
      reasons?.set(i, 'not-between');
      continue;
    }
    const isLit = rules.laser && !blocker.roundBase && !blocker.smoke;
    if (blocker.cover === 'partial' && !isLit) {
      gathered.partial.push(i);
      continue;
    }
    const before = pieces.count;
    const why = isLit ? takeLit(work, blocker, i, question) : takeTotal(work, blocker, i, question);
    if (why) reasons?.set(i, why);
    else gathered.taken.push(i);
    if (!reasons && shutsOff(work, before)) {
      gathered.isShut = true;
      return true;
    }
  }
  return true;
}

/** The second half of `gather`: partial cover. Stops at the first that covers the target alone, if more cannot matter. */
export function gatherPartial(work: Workspace, question: SightQuestion, reasons?: Reasons): void {
  const { gathered } = work;
  const { from, to, rules } = question;
  const close = isCloseTarget(from, to, rules);
  for (const i of gathered.partial) {
    const before = work.pieces.count;
    const why = takePartial(work, question.blockers[i] as Blocker, i, question, close);
    if (why) reasons?.set(i, why);
    else gathered.taken.push(i);
    if (shutsOff(work, before)) {
      gathered.isCovered = true;
      if (!reasons && countsOnce(rules) && rules.partialHides === 'all') return;
    }
  }
}

/** Are several covers as good as one? */
export const countsOnce = ({ counting }: SightRules): boolean => counting === 'one' || counting === 'nearest';

/** Does one of the pieces from the given one on reach from one outer tangent to the other? Then no line passes it. */
function shutsOff({ curves, frame, pieces }: Workspace, since: number): boolean {
  const { rA, lean, upright } = frame;
  for (let p = since; p < pieces.count; p++) {
    let isAbove = false;
    let isBelow = false;
    const stop = pieces.end[p] as number;
    for (let c = pieces.first[p] as number; c < stop; c++) {
      const depth = rA - lean * (curves.x[c] as number) - WIDTH;
      const y = upright * (curves.y[c] as number);
      if (y >= depth) isAbove = true;
      if (-y >= depth) isBelow = true;
    }
    if (isAbove && isBelow) return true;
  }
  return false;
}

/** Does a disk, in the frame, reach between the bases or into the target's? Errs towards yes. */
function mayMatter(frame: Frame, x: number, y: number, radius: number): boolean {
  if (diskMeetsCorridor(frame, x, y, radius)) return true;
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
function takeLit(work: Workspace, blocker: Blocker, i: number, question: SightQuestion): SetAside | null {
  if (standsIn(blocker, question.from)) return 'own-ground';
  take(work, blocker, i, ROLE.BLOCKS | ROLE.HIDES, work.frame.rA, question);
  return null;
}

function takeTotal(work: Workspace, blocker: Blocker, i: number, question: SightQuestion): null {
  const { from, to, rules } = question;
  const close = isCloseTarget(from, to, rules);
  const hides = close ? rules.closeTargetHides : rules.nearTotalHides || !isNear(blocker, from, rules);
  take(work, blocker, i, hides ? ROLE.BLOCKS | ROLE.HIDES : ROLE.BLOCKS, work.frame.rA, question);
  if (!hides) {
    work.gathered.blocksAsHides = false;
    if (!close && rules.nearRule === 'parts') takeFarPart(work, blocker, i, ROLE.HIDES, question);
  }
  return null;
}

function takePartial(
  work: Workspace,
  blocker: Blocker,
  i: number,
  question: SightQuestion,
  close: boolean,
): SetAside | null {
  const { from, rules } = question;
  if (blocker.character && !rules.charactersCover) return 'character';
  if (close) return 'close-target';
  if (rules.nearRule === 'target' && standsIn(blocker, from)) return 'own-ground';
  if (isNear(blocker, from, rules)) {
    return rules.nearRule === 'parts' && takeFarPart(work, blocker, i, ROLE.COVERS, question) ? null : 'near';
  }
  take(work, blocker, i, ROLE.COVERS, work.frame.rA, question);
  return null;
}

/** Takes the far part of a near element, beyond the near distance, if it is wide enough to count (COVER-6 in B; R32=b). */
function takeFarPart(work: Workspace, blocker: Blocker, i: number, role: number, question: SightQuestion): boolean {
  const { from, rules } = question;
  const hole = from.radius + rules.near;
  if (blocker.roundBase || farPartBreadth(blocker.outline, from.at, hole) < rules.near - SLACK) return false;
  take(work, blocker, i, role, hole, question);
  return true;
}

function take(
  work: Workspace,
  blocker: Blocker,
  i: number,
  role: number,
  hole: number,
  { from, to }: SightQuestion,
): void {
  const { frame, gathered } = work;
  addOutline(work, blocker.outline, i, role, hole, true);
  if (role === ROLE.COVERS) gathered.covers.push({ index: i, hole });
  if (!isWithin(blocker, to.at, frame.rT)) return;
  if (hole === frame.rA || farPartOverlaps(blocker.outline, to.at, frame.rT, from.at, hole)) {
    gathered.overTarget.push({ index: i, role });
  }
}

/** Is any point of the element within the near distance of the shooter's base (COVER-6, R148)? */
function isNear(blocker: Blocker, from: Base, rules: SightRules): boolean {
  return rules.nearRule !== 'target' && !blocker.aloft && isWithin(blocker, from.at, from.radius + rules.near + SLACK);
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
