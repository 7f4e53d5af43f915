import { isFit, isSuppressed, opportunityMarkers } from '../markers.ts';
import type { Awaiting, Choice, FireCommand, Game, Id, OpportunityFrame, OpportunityMarker } from '../model.ts';
import { weaponsFor } from '../modifiers.ts';
import type { Recorder } from '../recorder.ts';
import { character, isOnTable, sideOf } from '../table.ts';
import type { Procedure } from './procedure.ts';

/**
 * Opportunity fire offered against one who has set it off, where he now stands: OF-3, OF-4, R45. Each marker's owner may
 * shoot once, in the order their side likes; to pass declines for all that are left. None is offered against the fallen.
 */
export const opportunity: Procedure<OpportunityFrame> = {
  awaits(game, frame): Awaiting | null {
    const [first, ...others] = offered(game, frame);
    if (!first) return null;
    const shots = [first, ...others].flatMap((m) => shotsOf(game, m.owner, frame.target));
    return {
      kind: 'choose',
      by: sideOf(game, first.owner),
      about: { what: 'opportunity', target: frame.target },
      options: [...shots, { command: { type: 'pass' }, cost: 0 }],
    };
  },

  check: () => null,

  answer(rec, frame, command) {
    if (command.type === 'fire') return shoot(rec, frame, command);
    rec.record({ event: 'declined', by: sideOf(rec.game, ownerOf(rec.game, frame)), what: 'opportunityFire' });
    rec.pop();
  },

  run: (rec) => rec.pop(),
};

const offered = (game: Game, frame: OpportunityFrame): readonly OpportunityMarker[] =>
  isOnTable(character(game, frame.target))
    ? opportunityMarkers(game).filter((m) => frame.markers.includes(m.id) && mayShoot(game, m.owner, frame.target))
    : [];

const ownerOf = (game: Game, frame: OpportunityFrame): Id => offered(game, frame)[0]?.owner ?? frame.target;

/** R28: not by one who is suppressed; and there must be a weapon that reaches (R69). */
export const mayShoot = (game: Game, owner: Id, target: Id): boolean =>
  isFit(game, owner) && !isSuppressed(game, owner) && weaponsFor(game, owner, target, 'opportunityFire').length > 0;

const shotsOf = (game: Game, who: Id, at: Id): Choice[] =>
  weaponsFor(game, who, at, 'opportunityFire').map((weapon) => ({
    command: { type: 'fire', who, at, weapon },
    cost: 0,
  }));

/** OF-6: the marker is used up by its shot. */
function shoot(rec: Recorder, frame: OpportunityFrame, command: FireCommand): void {
  const { who } = command;
  const marker = offered(rec.game, frame).find((m) => m.owner === who);
  const weapon = command.weapon ?? weaponsFor(rec.game, who, frame.target, 'opportunityFire')[0];
  if (!marker || weapon === undefined) return;
  rec.record({ event: 'opportunityTaken', who, at: frame.target, weapon });
  rec.record({ event: 'markerRemoved', marker: marker.id });
  rec.push({ kind: 'shot', who, at: frame.target, weapon, via: 'opportunityFire', aimed: false, step: 'aim' });
}
