import type { ActionType, PaidAction } from './commands.ts';

/** What an action is to the rules of others. */
interface Traits {
  /** Its tokens are tokens of movement (MOVE-2, MOVE-13). */
  readonly movement: boolean;
  /** ATK-1: what bars a character from suppression fire in the same turn (SF-10); suppression itself does not. */
  readonly attack: boolean;
  /** R72=b: moving, shooting and throwing set off opportunity fire; to clear a hole of a body is a Move (MOVE-13). */
  readonly setsOff: boolean;
}

const NONE: Traits = { movement: false, attack: false, setsOff: false };

/** Of all that tokens are paid for, in the order in which the actions are listed. */
export const TRAITS: Readonly<Record<PaidAction, Traits>> = {
  move: { ...NONE, movement: true, setsOff: true },
  moveAndFire: { movement: true, attack: true, setsOff: true },
  fire: { ...NONE, attack: true, setsOff: true },
  grenade: { ...NONE, attack: true, setsOff: true },
  opportunityFire: { ...NONE, attack: true },
  suppressionFire: { ...NONE, setsOff: true },
  joinSuppression: { ...NONE, setsOff: true },
  takeCover: NONE,
  switchWeapon: NONE,
  clearBody: { ...NONE, movement: true, setsOff: true },
  recover: NONE,
  aim: NONE,
};

/** Aim is a part of its shot. */
export const ACTION_TYPES = (Object.keys(TRAITS) as readonly PaidAction[]).filter(
  (type): type is ActionType => type !== 'aim',
);
