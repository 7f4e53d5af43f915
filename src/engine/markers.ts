import type { Disk } from './geometry/outline.ts';
import type { Point } from './geometry/vector.ts';
import type { Game, Id, OpportunityMarker, SuppressionMarker } from './model.ts';
import { baseOf, character, gap, isOnTable, onTable, profile, within } from './table.ts';

/** Readers of the markers on the table: OF, SF. */

export const markerAt = (game: Game, at: Point): Disk => ({ at, radius: game.setup.ruleset.markerRadius });

export const opportunityMarkers = (game: Game): readonly OpportunityMarker[] =>
  game.state.markers.filter((m): m is OpportunityMarker => m.kind === 'opportunity');

export const suppressionMarkers = (game: Game): readonly SuppressionMarker[] =>
  game.state.markers.filter((m): m is SuppressionMarker => m.kind === 'suppression');

export const opportunityMarkerOf = (game: Game, who: Id): OpportunityMarker | undefined =>
  opportunityMarkers(game).find((m) => m.owner === who);

/** The suppression a character takes part in; only one at a time (R80). */
export const suppressionBy = (game: Game, who: Id): SuppressionMarker | undefined =>
  suppressionMarkers(game).find((m) => m.firers.includes(who));

export const hasMachineGun = (game: Game, who: Id): boolean => profile(game, who).weapons.some((w) => w.machineGun);

/** SF-2, SF-8: two firers, or one with a machine gun. */
export const isStrongEnough = (game: Game, firers: readonly Id[]): boolean =>
  firers.length >= 2 || firers.some((who) => hasMachineGun(game, who));

/** Is a base within range of a suppression marker (SF-12, R97)? */
export const isInZone = (game: Game, base: Disk, marker: SuppressionMarker): boolean =>
  within(gap(base, markerAt(game, marker.at)), marker.range);

export const inZone = (game: Game, marker: SuppressionMarker): readonly Id[] =>
  onTable(game)
    .filter((c) => isInZone(game, baseOf(game, c.id), marker))
    .map((c) => c.id);

/** SF-4, R60: the turn's stamp, or standing in a zone now. */
export function isSuppressed(game: Game, who: Id): boolean {
  const c = character(game, who);
  if (!isOnTable(c)) return false;
  return (
    c.suppressedIn === game.state.turn.number ||
    suppressionMarkers(game).some((m) => isInZone(game, baseOf(game, who), m))
  );
}

/** Can still do what it has begun: on the table and not in wound shock (R67, R68). */
export const isFit = (game: Game, who: Id): boolean => {
  const c = character(game, who);
  return isOnTable(c) && !c.shock;
};
