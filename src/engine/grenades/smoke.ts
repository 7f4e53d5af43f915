import { distance, type Point } from '../geometry/vector.ts';
import { offTable } from '../layingMarkers.ts';
import type { Awaiting, Game, Side } from '../model.ts';
import type { Recorder } from '../recorder.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { within } from '../table.ts';
import { smokeMarkers, smokeToSpread } from './carried.ts';

/** Smoke at the start of a turn: GREN-15, R121. */

/** At the start of its side's next turn each first screen is followed by a second one; null when all have been. */
export function smokeQuestion(game: Game, by: Side): Awaiting | null {
  const [first] = smokeToSpread(game, by);
  return first
    ? { kind: 'smoke', by, marker: first.id, from: first.at, most: 2 * first.radius, radius: first.radius }
    : null;
}

/** The second one touches or overlaps the first. */
export function smokeViolation(game: Game, by: Side, at: Point): Violation | null {
  const [first] = smokeToSpread(game, by);
  if (!first) return violation('FLOW-STALE');
  const [away, most] = [distance(first.at, at), 2 * first.radius];
  return offTable(game, at) ?? (within(away, most) ? null : violation('GREN-15', { distance: away, most }));
}

export function spreadSmoke(rec: Recorder, by: Side, at: Point): void {
  const [first] = smokeToSpread(rec.game, by);
  if (!first) return;
  rec.record({ event: 'smokeSpread', from: first.id, marker: { ...first, id: rec.newId(), at, spread: true } });
}

/** Both screens go when the turn of `side` begins, if that is when. */
export function clearSmoke(rec: Recorder, side: Side): void {
  const own = rec.game.setup.ruleset.grenades.smokeGoes === 'own-turn';
  for (const { id, owner, spread } of smokeMarkers(rec.game)) {
    if (spread && (owner === side) === own) rec.record({ event: 'markerRemoved', marker: id });
  }
}
