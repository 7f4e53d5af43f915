import type { Id } from './model.ts';
import { endOpportunityOf, keepOpportunity } from './opportunity/upkeep.ts';
import type { Recorder } from './recorder.ts';
import { keepSuppression, leaveSuppression } from './suppression/upkeep.ts';

/** What follows by itself from the table as it is, after each step: for the markers that somebody keeps up. */
export function upkeep(rec: Recorder): void {
  if (rec.game.state.markers.length === 0) return;
  keepOpportunity(rec);
  keepSuppression(rec);
}

/** Any other action ends a character's own opportunity and suppression fire (OF-6, SF-7). */
export function endFireOf(rec: Recorder, who: Id): void {
  endOpportunityOf(rec, who);
  leaveSuppression(rec, who);
}
