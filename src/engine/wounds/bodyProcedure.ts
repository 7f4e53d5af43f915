import type { Awaiting, BodyFrame, Choice } from '../model.ts';
import type { Procedure } from '../procedure.ts';
import { sideOf } from '../table.ts';
import { bodies } from './bodies.ts';

/** R36: whoever is felled in a hole, and not in close combat: his owner says whether he closes it (MOVE-13). */
export const body: Procedure<BodyFrame> = {
  awaits(game, frame): Awaiting | null {
    const lying = bodies(game).find(({ id }) => id === frame.marker);
    if (!lying) return null;
    return {
      kind: 'choose',
      by: sideOf(game, lying.of),
      about: { what: 'bodyStays', who: lying.of, marker: lying.id },
      options: OPTIONS,
    };
  },

  check: () => null,

  answer(rec, frame, command) {
    const lying = bodies(rec.game).find(({ id }) => id === frame.marker);
    rec.pop();
    if (!lying || command.type !== 'choose' || command.option === 'stays') return;
    rec.record({ event: 'bodyTakenOff', marker: lying.id, of: lying.of, why: 'owner', by: null });
  },

  run: (rec) => rec.pop(),
};

const OPTIONS: readonly Choice[] = ['stays', 'takenOff'].map((option) => ({
  command: { type: 'choose', option },
  cost: 0,
}));
