import { isGrenade, type Weapon } from './cards.ts';
import { inContact } from './contact.ts';
import type { Game, Id, Modifier, ShotFrame } from './model.ts';
import { isHigher } from './place.ts';
import { type Violation, violation } from './ruleIds.ts';
import type { Sight } from './sight/types.ts';
import { sightBetween } from './sightlines.ts';
import {
  baseOf,
  character,
  distanceBetween,
  findEntry,
  firearms,
  hasUsed,
  profile,
  shotsWith,
  sideOf,
} from './table.ts';
import { coverTaken, type Hiding, needToHit, rangeAt, type Seen } from './toHit.ts';

/** What a shot would be: who can be seen how, the number that hits and the dice, each as a list of reasons. */
export interface Attack {
  readonly weapon: Weapon | null;
  readonly sight: Sight;
  readonly distance: number;
  readonly range: 'short' | 'long';
  readonly need: readonly Modifier[];
  readonly count: readonly Modifier[];
  /** Why this target cannot be shot at with this weapon, whatever tokens there are. */
  readonly violation: Violation | null;
}

interface AttackOptions {
  readonly weapon?: Id | undefined;
  readonly aimed?: boolean;
  readonly witness?: boolean;
  readonly via?: ShotFrame['via'];
  /** Rolled together (FIRE-7). */
  readonly shots?: number;
}

export const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, m) => total + m.add, 0);

/**
 * A shot as things stand now (FIRE-1…3, FIRE-6, FIRE-8, AIM-1, TC-2, CAM-1). Without `weaponId` it is the weapon fired before
 * in this turn, else the first of the card that has dice at this range. Both characters are on the table.
 */
export function attack(game: Game, who: Id, at: Id, options: AttackOptions = {}): Attack {
  const distance = distanceBetween(game, who, at);
  const range = rangeAt(game.setup.ruleset, distance);
  const weapon = weaponFor(game, who, range, options.weapon);
  const sight = sightBetween(game, who, at, { reasons: true, witness: options.witness ?? false });
  return {
    weapon,
    sight,
    distance,
    range,
    need: needToHit(game.setup.ruleset, { sight, distance, via: options.via }, hidingFrom(game, who, at)),
    count: weapon
      ? diceOf(weapon, range, options.aimed ?? false, options.shots, isHigher(baseOf(game, who), baseOf(game, at)))
      : [],
    violation: shotViolation(game, who, at, weapon, range, sight, options.via),
  };
}

/** The weapons with which a shot could be taken now. */
export const weaponsFor = (game: Game, who: Id, at: Id, via?: ShotFrame['via']): readonly Id[] =>
  firearms(profile(game, who))
    .map((weapon) => weapon.id)
    .filter((weapon) => shotRefusal(game, who, at, weapon, via) === null);

/** Could this shot be taken, whatever tokens there are (FIRE-1, R25, R69)? Quicker than `attack`, which says why it counts what. */
export function shotRefusal(game: Game, who: Id, at: Id, wanted?: Id, via?: ShotFrame['via']): Violation | null {
  const range = rangeAt(game.setup.ruleset, distanceBetween(game, who, at));
  return shotViolation(game, who, at, weaponFor(game, who, range, wanted), range, sightBetween(game, who, at), via);
}

function weaponFor(game: Game, who: Id, range: 'short' | 'long', wanted?: Id): Weapon | null {
  const weapons = firearms(profile(game, who));
  if (wanted !== undefined) return weapons.find((w) => w.id === wanted) ?? null;
  const shooter = character(game, who);
  return (
    weapons.find((w) => w.id === shooter.inHand) ??
    weapons.find((w) => hasUsed(shooter, w.id)) ??
    weapons.find((w) => w[range] > 0) ??
    weapons[0] ??
    null
  );
}

/** Under which rule a target counts as taking cover against a shooter, if any. */
export const takesCoverBy = (game: Game, who: Id, at: Id, seen: Seen): ReturnType<typeof coverTaken> =>
  coverTaken(game.setup.ruleset, seen, hidingFrom(game, who, at));

function hidingFrom(game: Game, who: Id, at: Id): Hiding {
  const { inCover, coverFrom, shock } = character(game, at);
  return { inCover: inCover || coverFrom.includes(who), shock, camouflage: profile(game, at).camouflage };
}

/** FIRE-2, FIRE-7, FIRE-11 and AIM-1: the dice of shots rolled together; each has one less upwards (R161), Aim adds its own to the first. */
function diceOf(weapon: Weapon, range: 'short' | 'long', aimed: boolean, shots = 1, upwards = false): Modifier[] {
  const count: Modifier[] = [{ rule: 'FIRE-2', add: weapon[range] }];
  if (shots > 1) count.push({ rule: 'FIRE-7', add: weapon[range] * (shots - 1) });
  if (upwards) count.push({ rule: 'FIRE-11', add: -shots });
  if (aimed) count.push({ rule: 'AIM-1', add: weapon.aim });
  return count;
}

/** The dice of each shot of a roll, or any list of as many: those of Aim lie with the first (FIRE-7, R14). */
export function diceByShot<T>(count: readonly Modifier[], dice: readonly T[]): readonly (readonly T[])[] {
  const diceOf = (rule: Modifier['rule']) => sum(count.filter((m) => m.rule === rule));
  const listed = diceOf('FIRE-2');
  const others = listed > 0 ? diceOf('FIRE-7') / listed : 0;
  const each = listed + diceOf('FIRE-11') / (1 + others);
  const first = each + diceOf('AIM-1');
  const rest = Array.from({ length: others }, (_, i) => dice.slice(first + i * each, first + (i + 1) * each));
  return [dice.slice(0, first), ...rest];
}

function shotViolation(
  game: Game,
  who: Id,
  at: Id,
  weapon: Weapon | null,
  range: 'short' | 'long',
  sight: Sight,
  via?: ShotFrame['via'],
): Violation | null {
  if (sideOf(game, who) === sideOf(game, at)) return violation('FLOW-FRIEND', { who: at });
  if (!weapon) return violation('R130', { who });
  if (via !== 'opportunityFire' && inContact(game, who, at)) return violation('R25', { who: at });
  if (!sight.los) {
    const floor = sight.counted.find(({ rule }) => rule === 'R146')?.id;
    return floor === undefined ? violation('LOS-2', { who: at }) : violation('LOS-2', { who: at, floor });
  }
  if (weapon[range] <= 0) return violation('R69', { weapon: weapon.id });
  const isFree = via === 'opportunityFire' && game.setup.ruleset.opportunity.shot === 'free';
  return isFree ? null : weaponViolation(game, who, weapon); // R44: free of the turn's limits
}

/**
 * Why none of his weapons can be fired now; null if one can. What bars the one that is `wanted`, or else the one in hand (FIRE-6),
 * says more than that the others are not in hand (FIRE-8).
 */
export function noWeapon(game: Game, who: Id, wanted?: Id): Violation | null {
  const weapons = firearms(profile(game, who));
  if (weapons.length === 0) return violation('R130', { who });
  const refused = weapons.map((weapon) => weaponViolation(game, who, weapon));
  if (refused.includes(null)) return null;
  const ofWanted = refused[weapons.findIndex(({ id }) => id === wanted)];
  return ofWanted ?? refused.find((each) => each?.rule !== 'FIRE-8') ?? refused[0] ?? null;
}

/** FIRE-6 and FIRE-8: what has been fired or thrown before in this turn. A grenade has no number of throws. */
export function weaponViolation(game: Game, who: Id, weapon: Weapon): Violation | null {
  const otherUsed = handViolation(game, who, weapon);
  if (otherUsed || isGrenade(weapon)) return otherUsed;
  return shotsFired(game, who) >= weapon.shots ? violation('FIRE-6', { most: weapon.shots }) : null;
}

/** FIRE-8: not with another weapon than the one used before in this turn (R82). */
export function handViolation(game: Game, who: Id, weapon: Weapon): Violation | null {
  const { oneWeapon, switchCost } = game.setup.ruleset.fire;
  const used = oneWeapon && countsAsWeapon(game, who, weapon.id) ? weaponInUse(game, who, weapon.id) : null;
  if (used === null || used === weapon.id) return null;
  if (switchCost === null) return violation('FIRE-8', { weapon: used });
  return violation('FIRE-8', { weapon: used, cost: switchCost });
}

/** Shots fired since the counters were cleared, with whatever weapon: they count together (R81). */
export const shotsFired = (game: Game, who: Id): number =>
  firearms(profile(game, who)).reduce((n, { id }) => n + shotsWith(character(game, who), id), 0);

/** FIRE-8: the weapon gone over to in this turn, or else one used in it, by suppression fire too: not `wanted` if there is another. */
export function weaponInUse(game: Game, who: Id, wanted?: Id): Id | null {
  const shooter = character(game, who);
  if (shooter.inHand !== null) return shooter.inHand;
  const used = Object.keys(shooter.shots).filter((id) => countsAsWeapon(game, who, id));
  return used.find((id) => id !== wanted) ?? used[0] ?? null;
}

/** R82: of the one weapon a turn, is this one? */
export const countsAsWeapon = (game: Game, who: Id, id: Id): boolean =>
  game.setup.ruleset.fire.grenadesAreWeapons || !isGrenadeOf(game, who, id);

const isGrenadeOf = (game: Game, who: Id, id: Id): boolean =>
  profile(game, who).weapons.some((w) => w.id === id && isGrenade(w));

/** Is there such a character, and on the table? */
export function knownTarget(game: Game, at: Id): Violation | null {
  if (!findEntry(game, at)) return violation('FLOW-UNKNOWN', { id: at });
  const { out, at: place } = character(game, at);
  return out ? violation('WOUND-4', { who: at }) : place ? null : violation('FLOW-RESERVE', { who: at });
}
