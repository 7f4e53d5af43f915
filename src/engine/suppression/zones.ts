import type { Point, Waypoint } from '../geometry/vector.ts';
import type { Game, Id, SuppressionMarker } from '../model.ts';
import { firstWatched, levelAlong, planOf } from '../movement/index.ts';
import type { Place } from '../place.ts';
import { isCoveredBy, sceneOf } from '../scene.ts';
import { baseSeesMarker, sightFrom } from '../sightlines.ts';
import { baseOf, character, gap, isOnTable, markerAt, onTable, profile, within } from '../table.ts';

/** Readers of suppression: its markers, who keeps them up, and whom they pin. */

export const suppressionMarkers = (game: Game): readonly SuppressionMarker[] =>
  game.state.markers.filter((m): m is SuppressionMarker => m.kind === 'suppression');

/** The suppression a character takes part in; only one at a time (R80). */
export const suppressionBy = (game: Game, who: Id): SuppressionMarker | undefined =>
  suppressionMarkers(game).find((m) => m.firers.includes(who));

export const hasMachineGun = (game: Game, who: Id): boolean => profile(game, who).weapons.some((w) => w.machineGun);

/** SF-2, SF-8: two firers, or one with a machine gun. */
export const isStrongEnough = (game: Game, firers: readonly Id[]): boolean =>
  firers.length >= 2 || firers.some((who) => hasMachineGun(game, who));

/** Is a base within range of a suppression marker (SF-12, R97), and on its level (R150)? */
export const isInZone = (game: Game, base: Place, marker: SuppressionMarker): boolean =>
  within(gap(base, markerAt(game, marker.at)), marker.range) && isCoveredBy(sceneOf(game), base, marker.level ?? 0);

/** Does a suppression marker pin a base there: in range, and seen as the ruleset asks (SF-4, R77, R93)? */
export const isPinnedBy = (game: Game, base: Place, marker: SuppressionMarker): boolean =>
  isInZone(game, base, marker) && isSeenFrom(game, base, marker);

function isSeenFrom(game: Game, base: Place, { at, level, firers }: SuppressionMarker): boolean {
  switch (game.setup.ruleset.suppression.sight) {
    case 'none':
      return true;
    case 'firer':
      return firers.some((firer) => firer !== base.id && sightFrom(game, baseOf(game, firer), base).los);
    case 'marker':
      return baseSeesMarker(game, base, markerAt(game, at, level));
  }
}

/** Everyone a suppression marker pins where they now stand. */
export const pinnedBy = (game: Game, marker: SuppressionMarker): readonly Id[] =>
  onTable(game)
    .filter((c) => isPinnedBy(game, baseOf(game, c.id), marker))
    .map((c) => c.id);

/** Suppression that pins `who` at any point of a way, in passing too (SF-4). */
export function pinningOnTheWay(game: Game, who: Id, way: readonly Waypoint[]): readonly SuppressionMarker[] {
  const { baseRadius, markerRadius } = game.setup.ruleset;
  const markers = suppressionMarkers(game);
  const path = markers.length > 0 ? planOf(way) : null;
  if (!path) return [];
  return markers.filter((marker) => {
    const reach = { at: marker.at, radius: markerRadius + marker.range + baseRadius };
    if (firstWatched(path, { reach }) === null) return false;
    const isFlat = sceneOf(game).standing === null;
    if (isFlat && game.setup.ruleset.suppression.sight === 'none') return true;
    const sees = (at: Point, along: number) => {
      const base = { ...baseOf(game, who), at, level: levelAlong(way, along) };
      return isCoveredBy(sceneOf(game), base, marker.level ?? 0) && isSeenFrom(game, base, marker);
    };
    return firstWatched(path, { reach, sees }) !== null;
  });
}

/** SF-4, R60: the turn's stamp, where it outlasts the area, or standing in a zone now. */
export function isSuppressed(game: Game, who: Id): boolean {
  const c = character(game, who);
  if (!isOnTable(c)) return false;
  const { number } = game.state.turn; // 0 before the first turn, as in one who never was
  const isStamped = game.setup.ruleset.suppression.lasts === 'turn' && number > 0 && c.suppressedIn === number;
  return isStamped || isPinned(game, who);
}

/** Does `who` stand in a zone now, whatever happened earlier in the turn (R125)? */
export const isPinned = (game: Game, who: Id): boolean =>
  isOnTable(character(game, who)) && suppressionMarkers(game).some((m) => isPinnedBy(game, baseOf(game, who), m));
