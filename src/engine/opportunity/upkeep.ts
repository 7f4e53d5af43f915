import type { Game, Id } from '../model.ts';
import type { Recorder } from '../recorder.ts';
import { character } from '../table.ts';
import { isGone } from '../wounds/fit.ts';
import { opportunityMarkerOf, opportunityMarkers } from './markers.ts';

/** What follows by itself for opportunity markers: those of the fallen and the wounded go (OF-6, R27). */
export function keepOpportunity(rec: Recorder): void {
  for (const { id, owner } of opportunityMarkers(rec.game)) {
    if (isLost(rec.game, owner)) rec.record({ event: 'markerRemoved', marker: id });
  }
}

/** OF-6, R27: of the wounded, unless it stays; of one in panic likewise (R138). */
export function isLost(game: Game, owner: Id): boolean {
  const { shock, panicking } = character(game, owner);
  return isGone(game, owner) || ((shock || panicking) && !game.setup.ruleset.opportunity.staysWhenWounded);
}

/** OF-6: with any other action of its owner a marker goes. */
export function endOpportunityOf(rec: Recorder, who: Id): void {
  const marker = opportunityMarkerOf(rec.game, who);
  if (marker) rec.record({ event: 'markerRemoved', marker: marker.id });
}
