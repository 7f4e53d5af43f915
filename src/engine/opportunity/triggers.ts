import { TRAITS } from '../commands.ts';
import type { Point } from '../geometry/vector.ts';
import type { ActionType, Game, Id, OpportunityMarker } from '../model.ts';
import { firstWatched, type MeasuredPath, measurePath, type Watch, watchedStretches } from '../movement/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { sightBetween, sightFrom } from '../sightlines.ts';
import { baseOf, gap, markerAt, profile, sideOf, TOUCH, within } from '../table.ts';
import { opportunityMarkers } from './markers.ts';
import { isReady, mayShoot } from './shooting.ts';

/** What sets off opportunity fire: OF-2, OF-3, R26, R54, R72. */

/** Markers of the other side, whether or not their owners could shoot. */
export const watching = (game: Game, who: Id): readonly OpportunityMarker[] =>
  opportunityMarkers(game).filter((m) => sideOf(game, m.owner) !== sideOf(game, who));

/** OF-2: the card's value, from the edge of the marker. */
const rangeOf = (game: Game, marker: OpportunityMarker): number => profile(game, marker.owner).opportunityFire ?? 0;

/** Is `who`, where it stands now, within range of the marker and in sight of its owner? */
export const isWatched = (game: Game, who: Id, marker: OpportunityMarker): boolean =>
  within(gap(markerAt(game, marker.at), baseOf(game, who)), rangeOf(game, marker)) &&
  sightBetween(game, marker.owner, who).los;

/** R26, R72: markers that an action sets off where the character stands. Moves set off others on the way. */
export const setOffByActing = (game: Game, who: Id, action: ActionType): readonly Id[] =>
  isSetOffBy(game.setup.ruleset, action)
    ? watching(game, who)
        .filter((m) => isWatched(game, who, m) && mayShoot(game, m.owner, who))
        .map((m) => m.id)
    : [];

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
 * The first point of a path at which `who` sets off opportunity fire, in range and in sight (R46), of those who could shoot
 * now: one who sleeps is asked again as soon as he wakes (OF-8). A marker that he has had an offer of in this action counts
 * again only after he has left its range or sight (R54).
 */
export function firstTriggers(game: Game, who: Id, points: readonly Point[], offered: readonly Id[]): Triggered | null {
  const path = measurePath(points);
  if (!path) return null;
  const entries = watching(game, who)
    .filter(({ owner }) => isReady(game, owner))
    .map((marker) => ({
      id: marker.id,
      along: firstEntry(game, who, path, marker, offered.includes(marker.id)),
    }));
  const first = Math.min(...entries.map((e) => e.along));
  if (first === Number.POSITIVE_INFINITY) return null;
  // R45: on one step, whatever the last bits of the computed distances say; all of them see him at the last of these
  const together = entries.filter((e) => e.along <= first + TOUCH);
  return { along: Math.max(...together.map((e) => e.along)), markers: together.map((e) => e.id) };
}

function firstEntry(game: Game, who: Id, path: MeasuredPath, marker: OpportunityMarker, mustLeave: boolean): number {
  const { markerRadius, baseRadius } = game.setup.ruleset;
  const watch: Watch = {
    reach: { at: marker.at, radius: markerRadius + rangeOf(game, marker) + baseRadius },
    sees: (at) => sightFrom(game, baseOf(game, marker.owner), { ...baseOf(game, who), at }).los,
  };
  const along = mustLeave
    ? watchedStretches(path, watch).find((stretch) => stretch.from > TOUCH)?.from
    : firstWatched(path, watch);
  return along ?? Number.POSITIVE_INFINITY;
}
