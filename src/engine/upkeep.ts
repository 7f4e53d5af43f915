import {
  isStrongEnough,
  isSuppressed,
  markerAt,
  opportunityMarkerOf,
  opportunityMarkers,
  pinnedBy,
  suppressionBy,
  suppressionMarkers,
} from './markers.ts';
import type { Game, Id, SuppressionMarker } from './model.ts';
import type { Recorder } from './recorder.ts';
import { seesMarker } from './sightlines.ts';
import { character } from './table.ts';

/**
 * What follows by itself from the table as it is, after each step: markers of the fallen and the wounded go (OF-6, SF-7,
 * R27), who no longer sees what he fires at stops (SF-11), suppression below strength ends (SF-8), and whoever is in a live zone gets the turn's stamp (SF-4, R60).
 */
export function upkeep(rec: Recorder): void {
  if (rec.game.state.markers.length === 0) return;
  for (const { id, owner } of opportunityMarkers(rec.game)) {
    if (isLost(rec.game, owner)) rec.record({ event: 'markerRemoved', marker: id });
  }
  for (const marker of suppressionMarkers(rec.game)) {
    for (const who of marker.firers)
      if (stopsFiring(rec.game, who, marker)) rec.record({ event: 'firerLeft', marker: marker.id, who });
  }
  for (const { id, firers } of suppressionMarkers(rec.game)) {
    if (!isStrongEnough(rec.game, firers)) rec.record({ event: 'markerRemoved', marker: id });
  }
  for (const marker of suppressionMarkers(rec.game)) {
    for (const who of pinnedBy(rec.game, marker)) stamp(rec, who, marker.id);
  }
}

/** Eliminated, or the first of a reinforcement card, whose second is not there yet (REIN-3). */
function isGone(game: Game, who: Id): boolean {
  const { out, at, firstFell } = character(game, who);
  return out || (firstFell > 0 && at === null);
}

/** OF-6, R27: of the wounded, unless it stays; of one in panic likewise (R138). */
function isLost(game: Game, owner: Id): boolean {
  const { shock, panicking } = character(game, owner);
  return isGone(game, owner) || ((shock || panicking) && !game.setup.ruleset.opportunity.staysWhenWounded);
}

/** SF-7, SF-11, R27, R103: who can no longer keep up the suppression he takes part in. */
function stopsFiring(game: Game, who: Id, { at }: SuppressionMarker): boolean {
  const { shock, panicking } = character(game, who);
  const { woundedFirers, firersSee, suppressedFirers } = game.setup.ruleset.suppression;
  if (woundedFirers === 'drop-out' ? isGone(game, who) || shock || panicking : isLost(game, who)) return true;
  if (firersSee && !seesMarker(game, who, markerAt(game, at))) return true;
  return suppressedFirers === 'drop-out' && isSuppressed(game, who);
}

/** R60: it lasts for the turn, unless it holds only inside the area (R93). */
export function stamp(rec: Recorder, who: Id, marker: Id): void {
  if (rec.game.setup.ruleset.suppression.lasts === 'while-there') return;
  if (character(rec.game, who).suppressedIn !== rec.game.state.turn.number)
    rec.record({ event: 'suppressed', who, marker });
}

/** Any other action ends a character's own opportunity and suppression fire (OF-6, SF-7). */
export function endFireOf(rec: Recorder, who: Id): void {
  const opportunity = opportunityMarkerOf(rec.game, who);
  if (opportunity) rec.record({ event: 'markerRemoved', marker: opportunity.id });
  const suppression = suppressionBy(rec.game, who);
  if (suppression) rec.record({ event: 'firerLeft', marker: suppression.id, who });
}
