import { toOutline } from '../geometry/distance.ts';
import type { Point } from '../geometry/vector.ts';
import { addOutline } from './clip.ts';
import { frame, frameX, frameY, layCorridor, POINT, ROLE, SHRINK, SLACK } from './corridor.ts';
import { breadthBeyond, overlapsBeyond } from './rest.ts';
import type { Base, Blocker, SetAside, SightQuestion, SightRules } from './types.ts';
import { diskMeetsWaist, layWaist } from './waist.ts';

/** What became of the blockers of a question, besides the pieces they left in the corridor. */
export const gathered = {
  /** Indices of the blockers that may lie between the bases and have some role. */
  taken: [] as number[],
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
  const { from, to, blockers, rules } = question;
  gathered.taken.length = 0;
  gathered.overTarget.length = 0;
  gathered.covers.length = 0;
  gathered.blocksAsHides = true;
  if (!layCorridor(rules.laser ? { at: from.at, radius: POINT } : from, to)) return false;
  layWaist();
  const close = isCloseTarget(from, to, rules);
  for (let i = 0; i < blockers.length; i++) {
    const blocker = blockers[i] as Blocker;
    if (blocker.cover === 'none' || blocker.id === from.id || blocker.id === to.id) continue;
    const { at, radius } = blocker.outline.bounds;
    if (!mayMatter(frameX(at), frameY(at), radius)) {
      reasons?.set(i, 'not-between');
      continue;
    }
    const why = takeBlocker(blocker, i, question, close);
    if (why) reasons?.set(i, why);
    else gathered.taken.push(i);
  }
  return true;
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

function takeBlocker(blocker: Blocker, i: number, question: SightQuestion, close: boolean): SetAside | null {
  if (question.rules.laser && !blocker.roundBase && !blocker.smoke) return takeLit(blocker, i, question);
  return blocker.cover === 'total' ? takeTotal(blocker, i, question, close) : takePartial(blocker, i, question, close);
}

/** LOS-13: whatever the beam meets stops it, but for what the shooter himself stands in. */
function takeLit(blocker: Blocker, i: number, question: SightQuestion): SetAside | null {
  if (standsIn(blocker, question.from)) return 'own-ground';
  take(blocker, i, ROLE.BLOCKS | ROLE.HIDES, frame.rA, question);
  return null;
}

function takeTotal(blocker: Blocker, i: number, question: SightQuestion, close: boolean): SetAside | null {
  const { from, rules } = question;
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
