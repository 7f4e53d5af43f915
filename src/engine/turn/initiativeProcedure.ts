import type { Actions } from '../action.ts';
import { type Awaiting, type Command, type Game, type InitiativeFrame, SIDES, type Side } from '../model.ts';
import type { Procedure } from '../procedure.ts';
import type { Recorder } from '../recorder.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { nextTurn } from './round.ts';

type Bids = NonNullable<InitiativeFrame['bids']>;

/** The initiative of a round: tokens for it from both sides, then a die each (TURN-2, R03). */
export const initiative: Procedure<InitiativeFrame> = {
  awaits(game, { bids }): Awaiting | null {
    if (bids) return { kind: 'roll', by: 'both', dice: 2, about: { what: 'initiative', bids } };
    const { a, b } = game.state.tokens;
    const secret = game.setup.ruleset.turn.bids === 'secret';
    return a + b > 0 ? { kind: 'bids', by: 'both', most: { a, b }, secret } : null;
  },

  check: (game, _, command) => (command.type === 'bid' ? bidFault(game, command) : null),

  answer(rec, { bids }, command, actions) {
    if (command.type === 'bid') return reveal(rec, { a: command.a, b: command.b });
    if (command.type === 'roll' && bids) rolled(rec, bids, command.dice as [number, number], actions);
  },

  run(rec) {
    reveal(rec, { a: 0, b: 0 }); // a correction has left neither side a token
  },
};

/** Any number of the side's own tokens. */
function bidFault(game: Game, bids: Extract<Command, { type: 'bid' }>): Violation | null {
  const over = SIDES.find((side) => bids[side] > game.state.tokens[side]);
  return over ? violation('TURN-2', { by: over, need: bids[over], have: game.state.tokens[over] }) : null;
}

function reveal(rec: Recorder, bids: Bids): void {
  rec.record({ event: 'bidsRevealed', bids });
  rec.step({ kind: 'initiative', bids });
}

/** R03: a tie is rolled again, and the bids stay. */
function rolled(rec: Recorder, bids: Bids, [a, b]: readonly [number, number], actions: Actions): void {
  const totals = { a: a + bids.a, b: b + bids.b };
  if (totals.a === totals.b) return rec.record({ event: 'tied', about: 'initiative' });
  const by: Side = totals.a > totals.b ? 'a' : 'b';
  rec.record({ event: 'initiativeWon', by, totals });
  nextTurn(rec, by, false, actions);
}
