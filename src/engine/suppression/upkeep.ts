import type { Game, Id, SuppressionMarker } from '../model.ts';
import { isLost } from '../opportunity/upkeep.ts';
import { Recorder } from '../recorder.ts';
import { seesMarker } from '../sightlines.ts';
import { character, markerAt } from '../table.ts';
import { isGone } from '../wounds/fit.ts';
import { isStrongEnough, isSuppressed, pinnedBy, suppressionBy, suppressionMarkers } from './zones.ts';

/**
 * What follows by itself for suppression: who can no longer keep it up stops (SF-7, SF-11, R27), what is below strength ends
 * (SF-8), and whoever is in a live zone gets the turn's stamp (SF-4, R60).
 */
export function keepSuppression(rec: Recorder): void {
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

/** SF-7, SF-11, R27, R103: who can no longer keep up the suppression he takes part in. */
function stopsFiring(game: Game, who: Id, { at }: SuppressionMarker): boolean {
  const { shock, panicking } = character(game, who);
  const { woundedFirers, firersSee, suppressedFirers } = game.setup.ruleset.suppression;
  if (woundedFirers === 'drop-out' ? isGone(game, who) || shock || panicking : isLost(game, who)) return true;
  if (firersSee && !seesMarker(game, who, markerAt(game, at))) return true;
  return suppressedFirers === 'drop-out' && isSuppressed(game, who);
}

/** R60: of a position that is opened, with the turn's stamp on whoever stands in a live zone. */
export function stamped(game: Game): Game {
  const rec = new Recorder(game);
  for (const marker of suppressionMarkers(game)) for (const who of pinnedBy(game, marker)) stamp(rec, who, marker.id);
  return rec.game;
}

/** R60: it lasts for the turn, unless it holds only inside the area (R93). */
export function stamp(rec: Recorder, who: Id, marker: Id): void {
  if (rec.game.setup.ruleset.suppression.lasts === 'while-there') return;
  if (character(rec.game, who).suppressedIn !== rec.game.state.turn.number)
    rec.record({ event: 'suppressed', who, marker });
}

/** SF-7: with any other action a character stops. */
export function leaveSuppression(rec: Recorder, who: Id): void {
  const marker = suppressionBy(rec.game, who);
  if (marker) rec.record({ event: 'firerLeft', marker: marker.id, who });
}
