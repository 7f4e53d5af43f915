import { describe, expect, test } from 'vitest';
import { awaiting, type Game, newGame } from '../../src/engine/index.ts';
import {
  asked,
  bid,
  choose,
  deploy,
  endTurn,
  eventsOf,
  type Given,
  given,
  play,
  refusal,
  refusedBy,
  roll,
  setupOf,
} from '../support/builders/given.ts';

const C = { edition: 'combat-1.1' } as const;
const two = {
  a: [{ id: 'a1', at: [6, 18] as const }],
  b: [{ id: 'b1', at: [6, 7] as const, points: 9 }],
};

/** Bids are due for a round, and each side holds twelve tokens. */
const bidding = (change: Given = {}): Game =>
  given({ ...C, ...two, tokens: { a: 12, b: 12 }, frames: [{ kind: 'initiative', bids: null }], ...change });

const deployed = (change: Given = {}): Game =>
  play(
    newGame(setupOf({ ...C, ...two, ...change })),
    roll(6, 1),
    choose('north'),
    deploy('b1', 4, 4),
    deploy('a1', 4, 20),
  ).game;

describe('before a round', () => {
  test('[SETUP-8 C] [TURN-1 C] [TURN-2 C] after deployment both hold twelve tokens, and the first round begins with the bids', () => {
    const game = deployed();
    expect(game.state).toMatchObject({ tokens: { a: 12, b: 12 }, turn: { number: 0, round: 1 } });
    expect(asked(game)).toBe('bids both');
  });

  test('[R03 C] the bids are secret; one command brings both, and nothing is known of one of them before', () => {
    expect(awaiting(deployed())).toEqual({ kind: 'bids', by: 'both', most: { a: 12, b: 12 }, secret: true });
    expect(deployed().state.frames).toEqual([{ kind: 'initiative', bids: null }]);
    const shown = play(deployed(), bid(2, 0));
    expect(eventsOf(shown, 'bidsRevealed')).toEqual([{ event: 'bidsRevealed', bids: { a: 2, b: 0 } }]);
  });

  test('[R03=b C] or they are made openly', () => {
    expect(awaiting(deployed({ rulings: { R03: 'b' } }))).toMatchObject({ kind: 'bids', secret: false });
  });

  test('[TURN-2 C] each token bid is spent and adds one to the die; the higher goes first', () => {
    const won = play(bidding(), bid(2, 3), roll(5, 3));
    expect(eventsOf(won, 'initiativeWon')).toEqual([{ event: 'initiativeWon', by: 'a', totals: { a: 7, b: 6 } }]);
    expect(won.game.state.tokens).toEqual({ a: 10, b: 9 });
    expect(asked(won.game)).toBe('act a');
    expect(asked(play(bidding(), bid(1, 3), roll(5, 4)).game)).toBe('act b');
  });

  test('[TURN-2 C] all there is may be bid, and no more', () => {
    expect(refusedBy(bidding(), bid(12, 12))).toBeNull();
    expect(refusal(bidding(), bid(13, 0))).toEqual({ rule: 'TURN-2', data: { by: 'a', need: 13, have: 12 } });
    expect(refusal(bidding(), bid(0, 13))).toEqual({ rule: 'TURN-2', data: { by: 'b', need: 13, have: 12 } });
  });

  test('[TURN-2 C] bids are in before the dice are rolled', () => {
    expect(refusedBy(bidding(), roll(5, 3))).toBe('FLOW-PENDING');
    expect(refusedBy(play(bidding(), bid(2, 3)).game, bid(4, 3))).toBe('FLOW-PENDING');
  });

  test('[R03 C] a tie with the bids added is rolled again, and the bids stay', () => {
    const tied = play(bidding(), bid(2, 0), roll(1, 3));
    expect(eventsOf(tied, 'tied')).toEqual([{ event: 'tied', about: 'initiative' }]);
    expect(tied.game.state.tokens).toEqual({ a: 10, b: 12 });
    expect(asked(tied.game)).toBe('roll both');
    expect(eventsOf(play(tied.game, roll(4, 5)), 'initiativeWon')[0]?.totals).toEqual({ a: 6, b: 5 });
  });

  test('[TURN-2 C] one who has bid everything has no turn, whatever the dice', () => {
    const won = play(bidding(), bid(12, 0), roll(6, 1));
    expect(won.game.state.tokens).toEqual({ a: 0, b: 12 });
    expect(asked(won.game)).toBe('act b');
  });

  test('[TURN-2 C] [R05 C] where both have, the next round begins at once', () => {
    const next = play(bidding(), bid(12, 12), roll(6, 1));
    expect(asked(next.game)).toBe('bids both');
    expect(next.game.state).toMatchObject({ turn: { round: 2 }, tokens: { a: 12, b: 12 } });
  });

  test.each([
    ['less than nothing', { type: 'bid', a: -1, b: 0 }],
    ['half a token', { type: 'bid', a: 0.5, b: 0 }],
    ['one half alone', { type: 'bid', a: 3 }],
  ])('%s is no bid', (_, command) => {
    expect(refusedBy(bidding(), command as never)).toBe('FLOW-FORM');
  });

  test('nothing else can be done meanwhile, and no bid be made at another time', () => {
    expect(refusedBy(bidding(), endTurn)).toBe('FLOW-PENDING');
    expect(refusedBy(given({ ...C, ...two }), bid(0, 0))).toBe('FLOW-STALE');
    expect(refusedBy(given(two), bid(0, 0))).toBe('FLOW-STALE');
  });

  test('[TURN-15 C] a correction leaves the bids due; with no tokens left there are none, only the dice', () => {
    const set = (a: number, b: number) =>
      play(bidding(), {
        type: 'umpire',
        events: [
          { event: 'tokensSet', side: 'a', tokens: a },
          { event: 'tokensSet', side: 'b', tokens: b },
        ],
        note: '',
      }).game;
    expect(awaiting(set(3, 0))).toMatchObject({ kind: 'bids', most: { a: 3, b: 0 } });
    expect(asked(set(0, 0))).toBe('roll both');
  });
});
