import { levelOf } from './geometry/vector.ts';
import { offTable } from './layingMarkers.ts';
import type { Correction, Game, Id, LaidMarker, Marker } from './model.ts';
import { opportunityMarkerOf } from './opportunity/markers.ts';
import { spotFields } from './place.ts';
import type { Recorder } from './recorder.ts';
import { type Violation, violation } from './ruleIds.ts';
import { isOutermost } from './stack.ts';
import { isStrongEnough, suppressionBy } from './suppression/zones.ts';
import { findEntry, isStanding, profile, sideOf } from './table.ts';
import { clearForTurn } from './turn/opening.ts';

/** What an umpire sets straight, made in the order in which it is given (TURN-15). */
export function correct(rec: Recorder, events: readonly Correction[]): void {
  rec.unwind(isOutermost);
  for (const event of events) {
    if (event.event === 'markerPlaced') lay(rec, event.marker);
    else if (event.event === 'turnSet') turnTo(rec, event);
    else rec.record(event);
  }
}

/** The turn of the other side begins with what is counted by turns at nothing; it brings no tokens and no dice. */
function turnTo(rec: Recorder, event: Extract<Correction, { event: 'turnSet' }>): void {
  const { side } = event;
  const [outermost] = rec.game.state.frames;
  const goesOn = outermost?.kind === 'turn' && outermost.side === side;
  rec.record(event);
  if (goesOn) return;
  clearForTurn(rec, side);
  rec.unwind(() => false);
  rec.push({ kind: 'turn', side, step: 'act', rolls: [], passed: false });
}

/** In the place of what there can be only one of: a character's opportunity marker (OF-6), his suppression, a side's objective. */
function lay(rec: Recorder, laid: LaidMarker): void {
  const place = { id: rec.newId(), ...spotFields(laid.at) };
  const put = (marker: Marker): void => rec.record({ event: 'markerPlaced', marker, corrected: true });
  switch (laid.kind) {
    case 'opportunity': {
      const was = opportunityMarkerOf(rec.game, laid.owner);
      if (was) rec.record({ event: 'markerRemoved', marker: was.id });
      return put({ ...place, kind: 'opportunity', owner: laid.owner });
    }
    case 'suppression': {
      const firers = firersOf(laid);
      for (const who of firers) {
        const was = suppressionBy(rec.game, who);
        if (was) rec.record({ event: 'firerLeft', marker: was.id, who });
      }
      const range = profile(rec.game, laid.owner).suppressionFire ?? 0;
      return put({ ...place, kind: 'suppression', owner: laid.owner, range, firers });
    }
    case 'objective': {
      const was = rec.game.state.markers.find((m) => m.kind === 'objective' && m.owner === laid.owner);
      if (was) rec.record({ event: 'markerRemoved', marker: was.id });
      put({ ...place, kind: 'objective', owner: laid.owner });
      return rec.record({ event: 'objectiveChosen', by: laid.owner, objective: { marker: place.id } });
    }
    case 'body':
      return put({ ...place, kind: 'body', of: laid.of });
    case 'grenade':
      return put({ ...place, kind: 'grenade', grenade: laid.grenade });
    case 'smoke': {
      const radius = rec.game.setup.ruleset.grenades.smokeRadius ?? 0;
      return put({ ...place, kind: 'smoke', owner: laid.owner, radius, spread: false });
    }
  }
}

const firersOf = ({ owner, with: others = [] }: Extract<LaidMarker, { kind: 'suppression' }>): readonly Id[] => [
  ...new Set([owner, ...others]),
];

/** Is there such a marker in these rules, and are those of this game who are named with it? */
export function unknownLaid(game: Game, marker: LaidMarker): Violation | null {
  const { grenades, wounds } = game.setup.ruleset;
  const isMissing =
    (marker.kind === 'smoke' && grenades.smokeRadius === null) ||
    (marker.kind === 'grenade' && grenades.extra === null) ||
    (marker.kind === 'body' && wounds.bodies !== 'stay');
  if (isMissing) return violation('FLOW-UNKNOWN', { id: marker.kind });
  const unknown = namedBy(marker).find((id) => !findEntry(game, id));
  return unknown === undefined ? null : violation('FLOW-UNKNOWN', { id: unknown });
}

function namedBy(marker: LaidMarker): readonly Id[] {
  if (marker.kind === 'suppression') return firersOf(marker);
  return marker.kind === 'opportunity' ? [marker.owner] : marker.kind === 'body' ? [marker.of] : [];
}

/** What the table cannot hold of a marker, once all corrections have been made. */
export function laidViolation(after: Game, marker: LaidMarker): Violation | null {
  const off = offTable(after, marker.at);
  if (off) return off;
  if (levelOf(marker.at) > 0 && !after.setup.ruleset.levels.inPlay) return violation('R157');
  if (marker.kind !== 'opportunity' && marker.kind !== 'suppression') return null;
  const { owner } = marker;
  const gone = namedBy(marker).find((who) => !isStanding(after, who));
  if (gone !== undefined) return violation('FLOW-RESERVE', { who: gone });
  const card = profile(after, owner);
  if (card[marker.kind === 'opportunity' ? 'opportunityFire' : 'suppressionFire'] === null)
    return violation('TURN-8', { who: owner });
  if (marker.kind === 'opportunity') return null;
  const stranger = firersOf(marker).find((who) => sideOf(after, who) !== sideOf(after, owner));
  if (stranger !== undefined) return violation('SF-3', { who: stranger });
  return isStrongEnough(after, firersOf(marker)) ? null : violation('R47', { need: 2 });
}
