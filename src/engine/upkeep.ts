import type { Game, Id } from './model.ts';
import { endOpportunityOf, keepOpportunity } from './opportunity/upkeep.ts';
import { Recorder } from './recorder.ts';
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

/** The table as it would be when `who` acts: his own fire ended, and with it whatever he kept up (OF-6, SF-7, OF-8). */
export function asHeActs(game: Game, who: Id): Game {
  const trial = new Recorder(game);
  endFireOf(trial, who);
  upkeep(trial);
  return trial.game;
}
