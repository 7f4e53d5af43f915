import type { Id, WoundCause } from '../model.ts';
import type { Recorder } from '../recorder.ts';
import { character } from '../table.ts';

/** One wound: WOUND-1 the card is turned and the shock marker placed, WOUND-4 a second one eliminates. No effect on the fallen. */
export function wound(rec: Recorder, who: Id, cause: WoundCause): void {
  const c = character(rec.game, who);
  if (c.out) return;
  rec.record(c.wounded ? { event: 'eliminated', who, cause } : { event: 'wounded', who, cause });
}
