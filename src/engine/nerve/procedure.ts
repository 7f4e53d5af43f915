import type { Awaiting, Choice, Game, Id, ShockTestFrame } from '../model.ts';
import { sum } from '../modifiers.ts';
import type { Procedure } from '../procedure.ts';
import type { Recorder } from '../recorder.ts';
import { character, isOnTable, sideOf } from '../table.ts';
import { holdsUpTo } from './nerves.ts';

/** A test of nerves: PSY-1 of the nearest friend of one who was hit, PSY-2 of one who tries to recover. */
export const shockTest: Procedure<ShockTestFrame> = {
  awaits(game, frame): Awaiting | null {
    const [who, ...others] = testersOf(game, frame);
    if (who === undefined) return null;
    const by = sideOf(game, who);
    const { because, help } = frame;
    if (others.length === 0 || because === null) {
      return {
        kind: 'roll',
        by,
        dice: 1,
        about: { what: 'shockTest', who, because, most: holdsUpTo(game, who, help) },
      };
    }
    const options = [who, ...others].map((id): Choice => ({ command: { type: 'choose', option: id }, cost: 0 }));
    return { kind: 'choose', by, about: { what: 'shockTest', because }, options };
  },

  check: () => null,

  answer(rec, frame, command) {
    if (command.type === 'choose') return rec.step({ ...frame, who: [command.option] });
    const [who] = testersOf(rec.game, frame);
    if (command.type === 'roll' && who !== undefined) tested(rec, frame, who, command.dice[0] as number);
  },

  run: (rec) => rec.pop(), // none of them has anything left to lose
};

/** R138: those who are in play, and not in panic already unless they try to get out of it. */
const testersOf = (game: Game, { who, because }: ShockTestFrame): readonly Id[] =>
  who.filter((id) => isOnTable(character(game, id)) && character(game, id).panicking === (because === null));

function tested(rec: Recorder, { because, help }: ShockTestFrame, who: Id, die: number): void {
  const most = holdsUpTo(rec.game, who, help);
  const holds = die <= sum(most);
  rec.record({ event: 'shockTested', who, because, die, most, holds });
  rec.pop();
  if (because === null && holds) rec.record({ event: 'recovered', who });
  if (because !== null && !holds) rec.record({ event: 'panicked', who });
}
