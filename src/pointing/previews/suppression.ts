import {
  type Command,
  check,
  firersOf,
  flattened,
  friendsOf,
  type Game,
  hasMachineGun,
  type Id,
  isStanding,
  joinable,
  levelOf,
  type Point,
  pinnedBy,
  profile,
  type RuleId,
  type SuppressionMarker,
  spotFields,
  type Violation,
  type Waypoint,
} from '../../engine/index.ts';
import { pointedPlace, standsAt } from '../plans/places.ts';

/** Suppression fire upon a spot: who would keep it up, whom it would pin (SF-1 to SF-4, R47). */
export interface SuppressionPreview {
  readonly who: Id;
  readonly at: Point;
  readonly level: number;
  /** From the edge of the marker, in u. */
  readonly range: number;
  /** A token each. */
  readonly firers: readonly Id[];
  /** Everyone it pins, friends too. */
  readonly pinned: readonly Id[];
  readonly violation: Violation | null;
  readonly command: Command;
}

export function suppressionPreview(
  game: Game,
  who: Id,
  spot: Waypoint,
  partners: readonly Id[],
): SuppressionPreview | null {
  if (!isStanding(game, who)) return null;
  const at = pointedPlace(flattened(spot), levelOf(spot));
  const range = profile(game, who).suppressionFire ?? 0;
  const firers = firersOf(game, who, partners);
  const command: Command = { type: 'suppressionFire', who, at, ...(partners.length > 0 ? { with: partners } : {}) };
  return {
    who,
    at: flattened(at),
    level: levelOf(at),
    range,
    firers,
    pinned: pinnedBy(game, { id: '', kind: 'suppression', ...spotFields(at), owner: who, range, firers }),
    violation: check(game, command),
    command,
  };
}

const NOT_HIS_FAULT: readonly RuleId[] = ['LOS-14', 'R47'];

/** A friend who may, or why he may not, begin it together with `who`, wherever he would have to see. */
export interface Partner {
  readonly id: Id;
  readonly violation: Violation | null;
}

export function partnersOf(game: Game, who: Id, chosen: readonly Id[]): readonly Partner[] {
  const at = standsAt(game, who);
  if (!at) return [];
  return friendsOf(game, who).map(({ id }) => {
    const others = chosen.filter((each) => each !== id);
    // upon his own place, which nothing hides from himself: what is left to refuse is the partner, and that there are too few
    const violation = check(game, { type: 'suppressionFire', who, at, with: [...others, id] });
    return { id, violation: violation && NOT_HIS_FAULT.includes(violation.rule) ? null : violation };
  });
}

/** Who keeps it up: one with a machine gun alone, of others two (SF-2, SF-8). */
export const machineGunnersOf = (game: Game, firers: readonly Id[]): readonly Id[] =>
  firers.filter((id) => hasMachineGun(game, id));

/** Joining a suppression that friends keep up (SF-3). */
export interface JoinPreview {
  readonly who: Id;
  readonly marker: SuppressionMarker;
  readonly firers: readonly Id[];
  readonly pinned: readonly Id[];
  readonly violation: Violation | null;
  readonly command: Command;
}

export function joinPreview(game: Game, who: Id, id: Id): JoinPreview | null {
  const marker = joinable(game, who).find((m) => m.id === id);
  if (!marker || !isStanding(game, who)) return null;
  const command: Command = { type: 'joinSuppression', who, marker: id };
  return {
    who,
    marker,
    firers: [...marker.firers, who],
    pinned: pinnedBy(game, { ...marker, firers: [...marker.firers, who] }),
    violation: check(game, command),
    command,
  };
}
