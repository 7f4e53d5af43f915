import { toOutline } from '../geometry/distance.ts';
import type { Disk } from '../geometry/outline.ts';
import { distance, type Point } from '../geometry/vector.ts';
import { addOutline } from './clip.ts';
import { diskMeetsCorridor } from './corridor.ts';
import { gather } from './gather.ts';
import { hasLine, judge } from './judge.ts';
import { begin, frameX, frameY } from './pieces.ts';
import { POINT } from './tolerances.ts';
import type { Base, Blocker, SightQuestion, SightRules } from './types.ts';
import { pooled, ROLE, type Workspace } from './workspace.ts';

/**
 * LOS-14, R38: does any point of the base see any point of the marker past total cover? The same either way round. A
 * marker is a disk of its radius (R38=b: 0, a point) and never hides anything itself.
 */
export function lineOfSightToMarker(from: Base, marker: Disk, blockers: readonly Blocker[]): boolean {
  if (!begin(pooled, from, { at: marker.at, radius: Math.max(marker.radius, POINT) })) return true;
  for (let i = 0; i < blockers.length; i++) {
    const blocker = blockers[i] as Blocker;
    if (blocker.cover === 'total' && blocker.id !== from.id) addIfBetween(pooled, blocker, i, true);
  }
  return hasLine(pooled, ROLE.BLOCKS);
}

/** What may take a marker out of sight besides total cover (COVER-10, R122). */
export interface MarkerRules {
  readonly sight: SightRules;
  /** Nothing; smoke and all concealing terrain; smoke alone. */
  readonly concealment: 'none' | 'breaks-sight' | 'smoke-breaks-sight';
}

/**
 * LOS-14, and past what conceals. Within 2u of who looks that does so as little as it gives cover there (COVER-6, GREN-15).
 */
export function seesMarkerPast(
  from: Base,
  marker: Disk,
  blockers: readonly Blocker[],
  { sight: rules, concealment }: MarkerRules,
): boolean {
  if (!lineOfSightToMarker(from, marker, blockers)) return false;
  if (concealment === 'none') return true;
  const conceals = (b: Blocker) => b.smoke === true || (concealment === 'breaks-sight' && b.conceals === true);
  if (!blockers.some(conceals)) return true;
  const inTheWay = blockers.filter((b) => b.cover === 'total' || conceals(b));
  return hasClearLine({ from, to: { ...marker, id: '' }, blockers: inTheWay, rules });
}

/**
 * Is there a line that is free of total cover and of all partial cover that counts? The same as for a target of that size,
 * so that near cover is left out as COVER-6 has it; looked at from the whole base, with the laser too (LOS-13).
 */
function hasClearLine({ from, to, blockers, rules }: SightQuestion): boolean {
  const aim = { ...to, radius: Math.max(to.radius, POINT) };
  if (!gather(pooled, { from, to: aim, blockers, rules: { ...rules, laser: false } })) return true;
  return !pooled.gathered.isShut && judge(pooled, rules).open;
}

/** What a burst depends on in the rules. */
export interface BurstRules {
  /** R78: do characters in between stop it (B, where they are protecting terrain)? */
  readonly charactersShield: boolean;
}

/**
 * COVER-12, R21, R78: does every straight line from the burst point to the base cross the edge of a blocker, of either
 * kind? Whoever is inside the same element as the burst is not sheltered by it. Pass only what stops blasts (in B
 * concealing terrain does not); a character right under the burst shields nobody.
 */
export function shelteredFromBurst(
  centre: Point,
  base: Base,
  blockers: readonly Blocker[],
  rules: BurstRules,
): boolean {
  if (distance(centre, base.at) <= base.radius + POINT) return false;
  if (!begin(pooled, { at: centre, radius: POINT }, base)) return false;
  for (let i = 0; i < blockers.length; i++) {
    const blocker = blockers[i] as Blocker;
    if (blocker.cover === 'none' || blocker.id === base.id) continue;
    if (blocker.character && (!rules.charactersShield || toOutline(centre, blocker.outline) === 0)) continue;
    addIfBetween(pooled, blocker, i, false);
  }
  return !hasLine(pooled, ROLE.BLOCKS);
}

function addIfBetween(work: Workspace, blocker: Blocker, i: number, solid: boolean): void {
  const { frame } = work;
  const { at, radius } = blocker.outline.bounds;
  if (diskMeetsCorridor(frame, frameX(frame, at), frameY(frame, at), radius))
    addOutline(work, blocker.outline, i, ROLE.BLOCKS, frame.rA, solid);
}
