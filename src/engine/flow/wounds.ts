import type { Id, WoundCause } from '../model.ts';
import type { Recorder } from '../recorder.ts';
import { character, sideOf } from '../table.ts';

/** One wound: WOUND-1 the card is turned and the shock marker placed, WOUND-4 a second one eliminates. No effect on the fallen. */
export function wound(rec: Recorder, who: Id, cause: WoundCause): void {
  const c = character(rec.game, who);
  if (c.out) return;
  rec.record(c.wounded ? { event: 'eliminated', who, cause } : { event: 'wounded', who, cause });
}

/** WOUND-2: takes away the shock markers whose time is over at the start or the end of this turn or round. */
export function endShock(rec: Recorder, moment: 'start' | 'end', of: 'turn' | 'round'): void {
  const { until, of: whose } = rec.game.setup.ruleset.wounds.shock;
  if (until !== moment || (whose === 'round') !== (of === 'round')) return;
  const { number, side } = rec.game.state.turn;
  for (const c of rec.game.state.characters) {
    if (!c.shock) continue;
    const isNew = c.shockSince >= number && (until === 'start' || whose === 'ownersTurn');
    const isOthers = whose === 'ownersTurn' && sideOf(rec.game, c.id) !== side;
    if (of === 'round' || !(isNew || isOthers)) rec.record({ event: 'shockEnded', who: c.id });
  }
}
