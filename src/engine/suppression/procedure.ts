import type { Awaiting, Choice, Game, Id, SuppressionMarker, SuppressionRollFrame } from '../model.ts';
import type { Procedure } from '../procedure.ts';
import type { Recorder } from '../recorder.ts';
import { profile, sideOf } from '../table.ts';
import { ask, eliminate, wound } from '../wounds/wounds.ts';
import { inReach } from './reach.ts';
import { suppressionMarkers } from './zones.ts';

/** The dice of one suppression marker: each six wounds one whom its firer reaches (SF-9, R89, R98, R103). */
export const suppressionRoll: Procedure<SuppressionRollFrame> = {
  awaits(game, frame): Awaiting | null {
    const by = sideOf(game, frame.firers[0] as Id);
    if (frame.step === 'roll') {
      const about = { what: 'suppression', marker: frame.marker, firers: frame.firers } as const;
      return { kind: 'roll', by, dice: frame.firers.length, about };
    }
    const victims = victimsOf(game, frame);
    if (victims.length < 2) return null;
    const options = victims.map((id): Choice => ({ command: { type: 'choose', option: id }, cost: 0 }));
    return { kind: 'choose', by, about: { what: 'suppressionWound', marker: frame.marker }, options };
  },

  check: () => null,

  answer(rec, frame, command) {
    if (command.type === 'choose') return deal(rec, frame, command.option);
    if (command.type !== 'roll') return;
    const { marker, firers } = frame;
    rec.record({ event: 'suppressionRolled', marker, firers, dice: command.dice });
    const sixes = firers.filter((_, i) => command.dice[i] === 6);
    rec.step({ ...frame, step: 'wounds', sixes });
  },

  run(rec, frame) {
    if (frame.sixes.length === 0) return rec.pop();
    const [victim] = victimsOf(rec.game, frame);
    if (victim === undefined) rec.step({ ...frame, sixes: frame.sixes.slice(1) });
    else deal(rec, frame, victim);
  },

  unsettled: (frame) => frame.step === 'wounds' && frame.sixes.length > 0,
};

const markerOf = (game: Game, id: Id): SuppressionMarker | undefined =>
  suppressionMarkers(game).find((m) => m.id === id);

/**
 * For the next six: those in reach of its firer; where all of them are for one victim, those in reach of any of these
 * firers. Of them the lowest H2H takes it where the ruleset has that.
 */
function victimsOf(game: Game, frame: SuppressionRollFrame): readonly Id[] {
  const { victim, victims } = game.setup.ruleset.suppression;
  const marker = markerOf(game, frame.marker);
  if (!marker) return [];
  const firers = victims === 'one-a-turn' ? frame.sixes : frame.sixes.slice(0, 1);
  const reached = [...new Set(firers.flatMap((firer) => inReach(game, firer, marker)))];
  if (victim === 'any') return reached;
  const lowest = Math.min(...reached.map((id) => profile(game, id).h2h));
  return reached.filter((id) => profile(game, id).h2h === lowest);
}

function deal(rec: Recorder, frame: SuppressionRollFrame, victim: Id): void {
  if (rec.game.setup.ruleset.suppression.victims === 'one-a-turn') return dealAll(rec, frame, victim);
  rec.step({ ...frame, sixes: frame.sixes.slice(1) });
  ask(rec, wound(rec, victim, 'suppression'));
}

/** SF-9: suppression has had its one victim of this turn, so that nothing more is rolled for; enough sixes are a head shot. */
function dealAll(rec: Recorder, { sixes }: SuppressionRollFrame, victim: Id): void {
  const { suppression, fire } = rec.game.setup.ruleset;
  rec.pop();
  const below = rec.game.state.frames.at(-1);
  if (below?.kind === 'turn') rec.step({ ...below, rolls: [] });
  if (suppression.headShot && sixes.length >= fire.headShotSixes)
    return ask(rec, eliminate(rec, victim, 'suppression'));
  const wounds = suppression.headShot ? 1 : sixes.length;
  ask(
    rec,
    [...Array(wounds)].flatMap(() => wound(rec, victim, 'suppression')),
  );
}
