import { distance, flattened, type Point } from '../geometry/vector.ts';
import type { Awaiting, GrenadeFrame } from '../model.ts';
import type { Procedure } from '../procedure.ts';
import type { Recorder } from '../recorder.ts';
import { violation } from '../ruleIds.ts';
import { other, sideOf, within } from '../table.ts';
import { beginBurst } from './burstProcedure.ts';
import { burstPlace } from './throwing.ts';

/** A thrown grenade up to its burst: the scatter die and the opponent's move of the marker (GREN-4 to 6, R49). */
export const grenade: Procedure<GrenadeFrame> = {
  awaits(game, { who, at, step, drift }): Awaiting | null {
    switch (step) {
      case 'scatter':
        return { kind: 'roll', by: sideOf(game, who), dice: 1, about: { what: 'scatter', who } };
      case 'drift':
        return {
          kind: 'drift',
          by: other(sideOf(game, who)),
          who,
          from: flattened(at),
          most: drift,
          exactly: game.setup.ruleset.grenades.drift === 'exactly',
        };
      case 'burst':
        return null;
    }
  },

  check(game, { at, drift }, command) {
    if (command.type !== 'drift') return null;
    const moved = distance(flattened(at), command.to);
    if (!within(moved, drift)) return violation('GREN-5', { distance: moved, most: drift });
    const exactly = game.setup.ruleset.grenades.drift === 'exactly';
    return exactly && moved > ROUNDED && moved < drift - ROUNDED
      ? violation('R85', { distance: moved, most: drift })
      : null;
  },

  answer(rec, frame, command) {
    if (command.type === 'roll') return scattered(rec, frame, command.dice[0] ?? 0);
    if (command.type === 'drift') drifted(rec, frame, command.to);
  },

  run: (rec, { who, weapon, at }) => {
    rec.pop();
    beginBurst(rec, who, weapon, at);
  },
};

/** What a marker moved "exactly" so far may fall short of it, in u: points are given in hundredths. */
const ROUNDED = 0.015;

function scattered(rec: Recorder, frame: GrenadeFrame, die: number): void {
  const drift = rec.game.setup.ruleset.grenades.scatter[die - 1] ?? 0;
  rec.record({ event: 'scattered', distance: drift });
  rec.step({ ...frame, drift, step: drift > 0 ? 'drift' : 'burst' });
}

function drifted(rec: Recorder, frame: GrenadeFrame, to: Point): void {
  const end = burstPlace(rec.game, frame.at, to);
  if (end) {
    rec.record({ event: 'drifted', to: end });
    return rec.step({ ...frame, at: end, step: 'burst' });
  }
  rec.record({ event: 'driftedOff', to });
  rec.pop();
}
