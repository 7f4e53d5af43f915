import { TRAITS } from '../commands.ts';
import type { Point, Waypoint } from '../geometry/vector.ts';
import type { ActionType, Game, Id, OpportunityMarker } from '../model.ts';
import { weaponsFor } from '../modifiers.ts';
import {
  firstWatched,
  levelAlong,
  type MeasuredPath,
  planOf,
  type Watch,
  watchedStretches,
} from '../movement/index.ts';
import type { Place } from '../place.ts';
import type { Ruleset } from '../ruleset.ts';
import { isCoveredBy, sceneOf } from '../scene.ts';
import { sightBetween, sightFrom } from '../sightlines.ts';
import { apart, baseOf, character, gap, markerAt, profile, sideOf, TOUCH, within } from '../table.ts';
import { opportunityMarkers } from './markers.ts';
import { isReady, rangesOf } from './shooting.ts';

/** What sets off opportunity fire: OF-2, OF-3, R26, R54, R72. */

/** Markers of the other side, whether or not their owners could shoot. */
export const watching = (game: Game, who: Id): readonly OpportunityMarker[] =>
  opportunityMarkers(game).filter((m) => sideOf(game, m.owner) !== sideOf(game, who));

/** OF-2: the card's value, from the edge of the marker; 1u more while it lies lower than its owner stands (R160). */
const rangeOf = (game: Game, { owner, level = 0 }: OpportunityMarker): number =>
  (profile(game, owner).opportunityFire ?? 0) + (level < character(game, owner).level ? 1 : 0);

/** R150: is a base on the level of the marker, or on what leads up to it? */
const isWithinReach = (game: Game, base: Place, { level = 0 }: OpportunityMarker): boolean =>
  isCoveredBy(sceneOf(game), base, level);

/** Is `who`, where it stands now, within range of the marker and in sight of its owner? */
export const isWatched = (game: Game, who: Id, marker: OpportunityMarker): boolean =>
  isWithinReach(game, baseOf(game, who), marker) &&
  within(gap(markerAt(game, marker.at, marker.level), baseOf(game, who)), rangeOf(game, marker)) &&
  sightBetween(game, marker.owner, who).los;

/** R26, R72: markers that an action sets off where the character stands. Moves set off others on the way. */
export const setOffByActing = (game: Game, who: Id, action: ActionType): readonly Id[] =>
  isSetOffBy(game.setup.ruleset, action)
    ? watching(game, who)
        .filter((m) => isReady(game, m.owner) && isWatched(game, who, m) && isReached(game, who, m))
        .map((m) => m.id)
    : [];

/** R168: has its owner a weapon with dice there, or is the offer lost without? */
export const isReached = (game: Game, who: Id, { owner }: OpportunityMarker): boolean =>
  game.setup.ruleset.opportunity.withoutDice === 'lost' || weaponsFor(game, owner, who, 'opportunityFire').length > 0;

/** R26, R72: by every action, or by moving and attacking alone. */
export function isSetOffBy({ opportunity: { trigger } }: Ruleset, action: ActionType): boolean {
  return trigger === 'acting' || (trigger === 'moving-or-attacking' && TRAITS[action].setsOff);
}

export interface Triggered {
  /** How far along the path, in u. */
  readonly along: number;
  /** Everyone it sets off at that point. */
  readonly markers: readonly Id[];
}

/**
 * The first point of a path at which `who` sets off opportunity fire, in range, in sight and within reach of dice (R46,
 * R168), of those who could shoot now: one who sleeps is asked again as soon as he wakes (OF-8). A marker that he has had an offer of in this action counts
 * again only after he has left its range or sight (R54).
 */
export function firstTriggers(game: Game, who: Id, way: readonly Waypoint[], offered: readonly Id[]): Triggered | null {
  const path = planOf(way);
  if (!path) return null;
  const entries = watching(game, who)
    .filter(({ owner }) => isReady(game, owner))
    .map((marker) => ({
      id: marker.id,
      along: firstEntry(game, who, { way, path }, marker, offered.includes(marker.id)),
    }));
  const first = Math.min(...entries.map((e) => e.along));
  if (first === Number.POSITIVE_INFINITY) return null;
  // R45: on one step, whatever the last bits of the computed distances say; all of them see him at the last of these
  const together = entries.filter((e) => e.along <= first + TOUCH);
  return { along: Math.max(...together.map((e) => e.along)), markers: together.map((e) => e.id) };
}

/** A way over levels, and what of it is measured. */
interface Followed {
  readonly way: readonly Waypoint[];
  readonly path: MeasuredPath;
}

function firstEntry(
  game: Game,
  who: Id,
  { way, path }: Followed,
  marker: OpportunityMarker,
  mustLeave: boolean,
): number {
  const armed = armedWatch(game, who, marker, way);
  if (!armed) return Number.POSITIVE_INFINITY;
  if (!mustLeave) return firstWatched(path, armed) ?? Number.POSITIVE_INFINITY;
  const stay = watchedStretches(path, watchOf(game, who, marker, way)).find((stretch) => stretch.from <= TOUCH);
  const again = watchedStretches(path, armed).find(({ from }) => from > (stay?.to ?? TOUCH));
  return again?.from ?? Number.POSITIVE_INFINITY;
}

/** OF-3: in range of the marker and in sight of its owner. */
function watchOf(game: Game, who: Id, marker: OpportunityMarker, way: readonly Waypoint[]): Watch {
  const { markerRadius, baseRadius } = game.setup.ruleset;
  const { at, owner } = marker;
  return {
    reach: { at, radius: markerRadius + rangeOf(game, marker) + baseRadius },
    sees: (place, along) => {
      const base = { ...baseOf(game, who), at: place, level: levelAlong(way, along) };
      return isWithinReach(game, base, marker) && sightFrom(game, baseOf(game, owner), base).los;
    },
  };
}

/** What keeps the point given within what `within` still takes for the range, in u. */
const HAIR = 5e-10;

/** R168: and where his weapon has dice, unless the offer is lost without; null if it has none anywhere. */
export function armedWatch(game: Game, who: Id, marker: OpportunityMarker, way: readonly Waypoint[]): Watch | null {
  const { opportunity, fire, levels } = game.setup.ruleset;
  const watch = watchOf(game, who, marker, way);
  const ranges = rangesOf(game, marker.owner);
  if (opportunity.withoutDice === 'lost' || ranges.length === 2) return watch;
  const guard = baseOf(game, marker.owner);
  const target = baseOf(game, who);
  const isFar = (at: Point, along: number) =>
    !within(apart(game.setup.ruleset, guard, { ...target, at, level: levelAlong(way, along) }), fire.shortRange);
  const sees = (at: Point, along: number) => watch.sees?.(at, along) ?? true;
  switch (ranges[0]) {
    case 'short': {
      const near = { at: guard.at, radius: guard.radius + fire.shortRange + target.radius - HAIR };
      if (levels.measured === 'plan') return { ...watch, within: near };
      return { ...watch, within: near, sees: (at, along) => !isFar(at, along) && sees(at, along) };
    }
    case 'long':
      return { ...watch, sees: (at, along) => isFar(at, along) && sees(at, along) };
    default:
      return null;
  }
}
