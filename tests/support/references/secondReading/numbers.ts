import type { Weapon } from '../../../../src/engine/index.ts';
import { type Man, type Reading, type Said, within } from './reading.ts';
import { mayPay, rangeOf } from './rights.ts';

/** The numbers of a shot, and who is asked what before it is rolled. */

/** Take Cover, wound shock and Camouflage in partial cover: one status (R40), of no use at 5u or less (TC-4, WOUND-3, CAM-1). */
function takesCover(r: Reading, from: Man, to: Man): Said {
  if (within(r.distance(from, to), 5)) return false;
  if (to.state.inCover || to.state.shock) return true;
  const { cover, sure } = r.sight(from, to);
  return to.profile.camouflage ? (sure ? cover === 'partial' : null) : false;
}

/** FIRE-3, TC-2: the lowest die that hits one who can be seen. */
export function need(r: Reading, from: Man, to: Man): number | null {
  const { cover, sure } = r.sight(from, to);
  const taking = takesCover(r, from, to);
  return sure && taking !== null ? 4 + (cover === 'partial' ? 1 : 0) + (taking ? 1 : 0) : null;
}

/** FIRE-2, AIM-1. */
export const dice = (r: Reading, from: Man, to: Man, weapon: Weapon, aimed: boolean): number =>
  weapon[rangeOf(r, from, to)] + (aimed ? weapon.aim : 0);

/** FIRE-9, TC-1, TC-4, R40: is the target of a shot asked whether to take cover? */
export function asksCover(r: Reading, from: Man, to: Man): Said {
  if (within(r.distance(from, to), 5) || !mayPay(r, to, 1)) return false;
  const taking = takesCover(r, from, to);
  return taking === null ? null : !taking;
}

/** AIM-1, R70: may a shot with this weapon be aimed, the token for the shot already paid? */
export const asksAim = (r: Reading, from: Man, weapon: Weapon): boolean => weapon.aim > 0 && mayPay(r, from, 2);
