import type { Modifier, ShotFrame } from './model.ts';
import type { Ruleset } from './ruleset.ts';
import type { Sight } from './sight/types.ts';
import { below, within } from './table.ts';

/** The number that hits, from what a shot is and how its target hides: no game is asked, so that a question may have it too. */

/** How a shooter sees his target, how far off in u, and by what kind of shot. */
export interface Seen {
  readonly sight: Sight;
  readonly distance: number;
  readonly via?: ShotFrame['via'] | undefined;
}

/** What makes a target harder to hit, besides what stands in between. */
export interface Hiding {
  /** Has taken cover against this shooter (TC-2, TC-3). */
  readonly inCover: boolean;
  readonly shock: boolean;
  /** The card's ability. */
  readonly camouflage: boolean;
}

/** FIRE-2: short up to and with the ruleset's distance. */
export const rangeAt = ({ fire }: Ruleset, distance: number): 'short' | 'long' =>
  within(distance, fire.shortRange) ? 'short' : 'long';

/** The lowest die that hits, as a list of reasons: FIRE-3 and what raises it. */
export function needToHit(ruleset: Ruleset, seen: Seen, target: Hiding): Modifier[] {
  const { fire, takeCover } = ruleset;
  const { sight } = seen;
  const need: Modifier[] = [{ rule: 'FIRE-3', add: fire.toHit }];
  if (sight.covers > 0)
    need.push({ rule: 'FIRE-3', add: fire.partialCover * sight.covers, from: sight.counted.map((c) => c.id) });
  const taking = coverTaken(ruleset, seen, target);
  if (taking) need.push({ rule: taking, add: takeCover.add });
  return need;
}

/**
 * Under which rule a target counts as taking cover, if any: one status, from whichever source (R40), and of no use to
 * one who is shot at from close by (TC-4, WOUND-3). Opportunity fire leaves what need not be chosen (OF-5, R102).
 */
export function coverTaken(
  { takeCover, opportunity }: Ruleset,
  { sight, distance, via }: Seen,
  target: Hiding,
): 'TC-2' | 'WOUND-3' | 'CAM-1' | null {
  const { close, atClose } = takeCover;
  if (atClose === 'no-effect' ? within(distance, close) : below(distance, close)) return null;
  const reaction = via === 'opportunityFire';
  if (target.inCover && !reaction) return 'TC-2';
  if (reaction && !opportunity.abilitiesCover) return null;
  if (target.shock) return 'WOUND-3';
  return target.camouflage && sight.cover === 'partial' ? 'CAM-1' : null;
}
