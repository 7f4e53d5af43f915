import type { Awaiting, Choice, FireCommand, Game, Id, OpportunityFrame, OpportunityMarker } from '../model.ts';
import { weaponsFor } from '../modifiers.ts';
import type { Procedure } from '../procedure.ts';
import type { Recorder } from '../recorder.ts';
import { character, isOnTable, sideOf } from '../table.ts';
import { pay } from '../turn/budget.ts';
import { opportunityMarkers } from './markers.ts';
import { mayShoot, priceOf } from './shooting.ts';

/**
 * Opportunity fire offered against one who has set it off, where he now stands: OF-3, OF-4, R45. Each marker's owner may
 * shoot once, in the order their side likes; to pass declines for all that are left. None is offered against the fallen.
 */
export const opportunity: Procedure<OpportunityFrame> = {
  awaits(game, frame): Awaiting | null {
    const shots = shotsOffered(game, frame);
    if (shots.length === 0 || isForced(game, shots)) return null;
    const declines: Choice[] = game.setup.ruleset.opportunity.optional ? [{ command: { type: 'pass' }, cost: 0 }] : [];
    return {
      kind: 'choose',
      by: sideOf(game, ownerOf(game, frame)),
      about: { what: 'opportunity', target: frame.target },
      options: [...shots, ...declines],
    };
  },

  check: () => null,

  answer(rec, frame, command) {
    if (command.type === 'fire') return shoot(rec, frame, command);
    rec.record({ event: 'declined', by: sideOf(rec.game, ownerOf(rec.game, frame)), what: 'opportunityFire' });
    rec.pop();
  },

  run(rec, frame) {
    const [shot] = shotsOffered(rec.game, frame);
    if (shot?.command.type === 'fire') shoot(rec, frame, shot.command);
    else rec.pop();
  },
};

/** R92: a single shot that may not be declined is taken without asking. */
const isForced = (game: Game, shots: readonly Choice[]): boolean =>
  shots.length === 1 && !game.setup.ruleset.opportunity.optional;

const shotsOffered = (game: Game, frame: OpportunityFrame): readonly Choice[] =>
  offered(game, frame).flatMap((m) => shotsOf(game, m.owner, frame.target));

const offered = (game: Game, frame: OpportunityFrame): readonly OpportunityMarker[] =>
  isOnTable(character(game, frame.target))
    ? opportunityMarkers(game).filter((m) => frame.markers.includes(m.id) && mayShoot(game, m.owner, frame.target))
    : [];

const ownerOf = (game: Game, frame: OpportunityFrame): Id => offered(game, frame)[0]?.owner ?? frame.target;

const shotsOf = (game: Game, who: Id, at: Id): Choice[] =>
  weaponsFor(game, who, at, 'opportunityFire').map((weapon) => ({
    command: { type: 'fire', who, at, weapon },
    cost: priceOf(game),
  }));

/** OF-6: the marker is used up by its shot. */
function shoot(rec: Recorder, frame: OpportunityFrame, command: FireCommand): void {
  const { who } = command;
  const marker = offered(rec.game, frame).find((m) => m.owner === who);
  const weapon = command.weapon ?? weaponsFor(rec.game, who, frame.target, 'opportunityFire')[0];
  if (!marker || weapon === undefined) return;
  const price = priceOf(rec.game);
  rec.record({ event: 'opportunityTaken', who, at: frame.target, weapon, counts: price > 0 });
  rec.record({ event: 'markerRemoved', marker: marker.id });
  if (price > 0) pay(rec, who, price, 'fire');
  rec.push({
    kind: 'shot',
    who,
    at: frame.target,
    weapon,
    via: 'opportunityFire',
    shots: 1,
    aimed: false,
    step: 'aim',
  });
}
