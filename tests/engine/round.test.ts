import { describe, expect, test } from 'vitest';
import { type Game, legalActions, type Point } from '../../src/engine/index.ts';
import {
  asked,
  bid,
  character,
  endTurn,
  eventsOf,
  fire,
  frag,
  type Given,
  given,
  grenade,
  move,
  type Played,
  play,
  refusal,
  refusedBy,
  roll,
  suppressing,
  takeCover,
} from '../support/builders/given.ts';

const C = { edition: 'combat-1.1' } as const;
const man = (id: string, ...at: Point): { id: string; at: Point } => ({ id, at });

/** Three a side in round 1 of combat-1.1, out of each other's way, twelve tokens each: a has a turn. */
const six = (change: Given = {}): Game =>
  given({
    ...C,
    tokens: { a: 12, b: 12 },
    a: [man('a1', 4, 20), man('a2', 8, 20), man('a3', 12, 20)],
    b: [man('b1', 4, 4), man('b2', 8, 4), man('b3', 12, 4)],
    ...change,
  });

/** Steps of 0.1u to the right, one after the other. */
function steps(game: Game, ...who: string[]): Played {
  const events: Played['events'][number][] = [];
  let now = game;
  for (const id of who) {
    const [x, y] = character(now, id).at as Point;
    const played = play(now, move(id, [x, y], [x + 0.1, y]));
    now = played.game;
    events.push(...played.events);
  }
  return { game: now, events };
}

const times = (n: number, who: string): string[] => Array<string>(n).fill(who);
const ends = (played: Played) => eventsOf(played, 'turnEnded').map((e) => [e.side, e.why]);

describe('turns in a round', () => {
  test('[TURN-1 C] alternate within it', () => {
    const b = play(steps(six(), 'a1').game, endTurn).game;
    expect([asked(b), b.state.turn]).toEqual(['act b', { side: 'b', number: 4, round: 1, spent: 0 }]);
    const a = play(steps(b, 'b1').game, endTurn).game;
    expect([asked(a), a.state.turn]).toEqual(['act a', { side: 'a', number: 5, round: 1, spent: 0 }]);
  });

  test('[TURN-3 C] bring no income', () => {
    const next = play(steps(six(), 'a1').game, endTurn);
    expect(eventsOf(next, 'income')).toEqual([]);
    expect(next.game.state.tokens).toEqual({ a: 11, b: 12 });
  });

  test('[TURN-5 C] six tokens are spent in one turn at most: with the sixth it ends', () => {
    const five = steps(six(), 'a1', 'a1', 'a2', 'a2', 'a3');
    expect(asked(five.game)).toBe('act a');
    const sixth = steps(five.game, 'a3');
    expect(ends(sixth)).toEqual([['a', 'limit']]);
    expect([asked(sixth.game), sixth.game.state.tokens]).toEqual(['act b', { a: 6, b: 12 }]);
  });

  test('[TURN-5 C] an action for two tokens has to fit in as well', () => {
    const thrower = { ...man('a1', 4, 20), card: { weapons: [frag()] } };
    const four = (spent: number) => six({ a: [thrower, man('a2', 8, 20)], turn: { spent } });
    expect(refusedBy(four(4), grenade('a1', [4, 15]))).toBeNull();
    expect(refusal(four(5), grenade('a1', [4, 15]))).toEqual({ rule: 'TURN-5', data: { need: 2, have: 1 } });
  });

  test('[TURN-5 C] tokens spent in the other side’s turn do not count', () => {
    const far = six({ b: [man('b1', 4, 11), man('b2', 8, 4), man('b3', 12, 4)] });
    const shot = play(far, fire('a1', 'b1'), takeCover('b1'), roll(1, 1, 1), endTurn).game;
    expect(shot.state.tokens).toEqual({ a: 11, b: 11 });
    const six6 = steps(shot, 'b2', 'b2', 'b2', 'b3', 'b3');
    expect(asked(six6.game)).toBe('act b');
    expect(ends(steps(six6.game, 'b3'))).toEqual([['b', 'limit']]);
  });

  test('[TURN-5 C] [TURN-11 C] with the other side out of tokens there is no such limit', () => {
    const a = ['a1', 'a2', 'a3', 'a4'].map((id, i) => man(id, 4 + 4 * i, 20));
    const all = a.flatMap(({ id }) => times(3, id));
    const alone = steps(six({ a, tokens: { a: 12, b: 0 } }), ...all.slice(0, 11));
    expect([asked(alone.game), alone.game.state.turn.spent]).toEqual(['act a', 11]);
    const last = steps(alone.game, 'a4');
    expect(ends(last)).toEqual([['a', 'no-tokens']]);
    expect(eventsOf(last, 'roundEnded')).toHaveLength(1);
  });

  test('[TURN-5 C] the limit lapses in the middle of a turn when the other side spends its last token', () => {
    const b = [man('b1', 4, 11), man('b2', 8, 4), man('b3', 12, 4)];
    const five = steps(six({ b, tokens: { a: 12, b: 1 } }), 'a2', 'a2', 'a2', 'a3', 'a3').game;
    const reacted = play(five, fire('a1', 'b1'), takeCover('b1'), roll(1, 1, 1)).game;
    expect(reacted.state).toMatchObject({ tokens: { a: 6, b: 0 }, turn: { side: 'a', spent: 6 } });
    expect(asked(reacted)).toBe('act a');
  });

  test('[TURN-6 C] [R05 C] one token at least is spent in each while anything can be done', () => {
    expect(refusal(six(), endTurn)).toEqual({ rule: 'TURN-6', data: { need: 1 } });
    expect(refusedBy(steps(six(), 'a1').game, endTurn)).toBeNull();
  });

  test('[TURN-7 C] [TURN-10 C] the card’s number is that of the round: tokens stay on it from turn to turn', () => {
    const b = play(steps(six(), 'a1', 'a1', 'a1').game, endTurn).game;
    expect(character(b, 'a1').spent).toBe(3);
    const a = play(steps(b, 'b1').game, endTurn).game;
    expect(character(a, 'a1').spent).toBe(3);
    expect(refusedBy(a, move('a1', [4.3, 20], [4.4, 20]))).toBe('TURN-7');
  });

  test('[TURN-7 C] [MOVE-2 C] what is counted by the turn begins anew with each', () => {
    const busy = { ...man('a1', 4, 20), card: { actions: 6 } };
    const moved = steps(six({ a: [busy, man('a2', 8, 20)] }), 'a1', 'a1', 'a1').game;
    expect(refusedBy(moved, move('a1', [4.3, 20], [4.4, 20]))).toBe('MOVE-2');
    const again = play(steps(play(moved, endTurn).game, 'b1').game, endTurn);
    expect(character(again.game, 'a1')).toMatchObject({ spent: 3, moved: 0 });
    expect(refusedBy(again.game, move('a1', [4.3, 20], [4.4, 20]))).toBeNull();
    expect(eventsOf(again, 'countersCleared')).toEqual([
      { event: 'countersCleared', who: ['b1'], actions: false, extra: false },
    ]);
  });

  test('[TURN-9 C] a side goes to and fro between its characters', () => {
    expect(character(steps(six(), 'a1', 'a2', 'a1').game, 'a1').spent).toBe(2);
  });

  test('[TURN-12 C] taking cover in the other side’s turn is paid from the round’s tokens and lies on the card', () => {
    const far = six({ b: [man('b1', 4, 11), man('b2', 8, 4)] });
    const { game } = play(far, fire('a1', 'b1'), takeCover('b1'), roll(1, 1, 1));
    expect([game.state.tokens.b, character(game, 'b1').spent]).toEqual([11, 1]);
  });

  test('[TURN-14 C] an action for two tokens is two of the card’s number', () => {
    const thrower = { ...man('a1', 4, 20), card: { weapons: [frag()] } };
    const thrown = play(six({ a: [thrower, man('a2', 8, 20)] }), grenade('a1', [4, 15])).game;
    expect(character(thrown, 'a1').spent).toBe(2);
  });
});

describe('who can do nothing is passed over', () => {
  const full = (id: string, ...at: Point) => ({ ...man(id, ...at), state: { spent: 3 } });

  test('[TURN-11 C] one without tokens: the other goes on', () => {
    const next = play(steps(six({ tokens: { a: 7, b: 1 }, turn: { side: 'b' } }), 'b1').game).game;
    expect([asked(next), next.state.tokens]).toEqual(['act a', { a: 7, b: 0 }]);
    const turns = steps(six({ tokens: { a: 12, b: 0 }, a: [man('a1', 4, 20), man('a2', 8, 20)] }), 'a1', 'a1').game;
    const ended = play(turns, endTurn);
    expect([asked(ended.game), ended.game.state.turn]).toEqual(['act a', { side: 'a', number: 4, round: 1, spent: 0 }]);
  });

  test('[R05 C] one with tokens whose cards are full: the same side goes on, with six tokens again', () => {
    const b = [full('b1', 4, 4), full('b2', 8, 4)];
    const limit = steps(six({ b }), 'a1', 'a1', 'a2', 'a2', 'a3', 'a3');
    expect([asked(limit.game), limit.game.state.turn]).toEqual(['act a', { side: 'a', number: 4, round: 1, spent: 0 }]);
    expect(limit.game.state.tokens).toEqual({ a: 6, b: 12 });
  });

  test('[R05 C] a turn ends by itself when nothing is left to be done in it', () => {
    const a = [full('a1', 4, 20), { ...man('a2', 8, 20), state: { spent: 2 } }];
    const done = steps(six({ a }), 'a2');
    expect(ends(done)).toEqual([['a', 'no-action']]);
    expect(asked(done.game)).toBe('act b');
  });

  test('[R05 C] [TURN-3 C] the round ends when neither can spend any more, and what is left is lost', () => {
    const a = [full('a1', 4, 20), { ...man('a2', 8, 20), state: { spent: 2 } }];
    const b = [full('b1', 4, 4)];
    const done = steps(six({ a, b, tokens: { a: 4, b: 2 } }), 'a2');
    expect(eventsOf(done, 'roundEnded')).toEqual([
      { event: 'roundEnded', number: 1, why: 'all-spent', lost: { a: 3, b: 2 } },
    ]);
    expect(done.game.state).toMatchObject({ tokens: { a: 12, b: 12 }, turn: { round: 2, side: 'a', number: 3 } });
    expect(asked(done.game)).toBe('bids both');
  });

  test('[TURN-5 C] what a turn of its own would allow counts, not what is left of the other’s', () => {
    const once = { ...man('b1', 4, 4), state: { moved: 3, shots: { rifle: 2 } } };
    expect(asked(steps(six({ b: [once], turn: { spent: 5 } }), 'a1').game)).toBe('act b');
  });
});

describe('with two passes in a row the round ends (R05=b)', () => {
  const may = (change: Given = {}) => six({ ...change, rulings: { R05: 'b' } });
  const passed = (game: Game) => play(game, endTurn);

  test('[R05=b C] a side may pass with all its tokens', () => {
    const once = passed(may());
    expect(ends(once)).toEqual([['a', 'passed']]);
    expect([asked(once.game), once.game.state.tokens]).toEqual(['act b', { a: 12, b: 12 }]);
  });

  test('[R05=b C] the second pass in a row ends the round, and what is left is lost', () => {
    const twice = passed(passed(may()).game);
    expect(eventsOf(twice, 'roundEnded')).toEqual([
      { event: 'roundEnded', number: 1, why: 'passed', lost: { a: 12, b: 12 } },
    ]);
    expect([asked(twice.game), twice.game.state.turn.round]).toEqual(['bids both', 2]);
  });

  test('[R05=b C] a token spent in between begins the count anew', () => {
    const spent = play(steps(passed(may()).game, 'b1').game, endTurn).game;
    expect(asked(spent)).toBe('act a');
    const again = passed(spent);
    expect([asked(again.game), eventsOf(again, 'roundEnded')]).toEqual(['act b', []]);
  });

  test('[R05=b C] one who is passed over has passed too', () => {
    expect(eventsOf(passed(may({ tokens: { a: 12, b: 0 } })), 'roundEnded')).toHaveLength(1);
  });

  test('[R05 C] without that ruling nobody may pass', () => {
    expect(refusedBy(six(), endTurn)).toBe('TURN-6');
  });
});

describe('the end of a round', () => {
  const hurt = { ...man('b1', 4, 4), state: { wounded: true, shock: true, shockSince: 3, spent: 1 } };
  /** The last token of the round is a's. */
  const last = (change: Given = {}) => six({ tokens: { a: 1, b: 0 }, b: [hurt, man('b2', 12, 4)], ...change });

  test('[TURN-3 C] a new hand of twelve for both, nothing carried over, and bids again', () => {
    const next = steps(last(), 'a1');
    expect(eventsOf(next, 'income')).toEqual([
      { event: 'income', side: 'a', tokens: 12 },
      { event: 'income', side: 'b', tokens: 12 },
    ]);
    expect(next.game.state).toMatchObject({ tokens: { a: 12, b: 12 }, turn: { round: 2 } });
    expect(asked(play(next.game, bid(0, 0), roll(2, 5)).game)).toBe('act b');
  });

  test('[TURN-10 C] [TURN-7 C] the tokens come off the cards', () => {
    const next = steps(last({ a: [{ ...man('a1', 4, 20), state: { spent: 2, beyond: 1 } }] }), 'a1');
    expect(character(next.game, 'a1')).toMatchObject({ spent: 0, beyond: 0, moved: 0 });
    expect(character(next.game, 'b1').spent).toBe(0);
  });

  test('[WOUND-2 C] wound shock lasts until then, through the turns of both', () => {
    const turns = play(steps(six({ b: [hurt, man('b2', 12, 4)] }), 'a1').game, endTurn).game;
    const later = play(steps(turns, 'b2').game, endTurn).game;
    expect(character(later, 'b1').shock).toBe(true);
    const next = steps(last(), 'a1');
    expect(eventsOf(next, 'shockEnded')).toEqual([{ event: 'shockEnded', who: 'b1' }]);
    expect(next.events.map((e) => e.event).slice(-7)).toEqual([
      'turnEnded',
      'roundEnded',
      'shockEnded',
      'roundBegan',
      'countersCleared',
      'income',
      'income',
    ]);
  });

  test('[SF-7 C] suppression fire ends with it, in the middle of it goes on', () => {
    const gun = { ...man('b2', 12, 4), card: { suppressionFire: 2 } };
    const markers = [suppressing('m1', [20, 20], 2, 'b2', 'b3')];
    const b = [gun, man('b3', 14, 4), man('b4', 16, 4)];
    const during = play(steps(six({ b, markers }), 'a1').game, endTurn).game;
    expect(during.state.markers).toHaveLength(1);
    expect(steps(last({ b, markers }), 'a1').game.state.markers).toEqual([]);
  });

  test('what may be bid is listed, and all of it is legal', () => {
    const { game } = steps(last(), 'a1');
    const [listed] = legalActions(game);
    expect(listed).toMatchObject({ action: 'bid', who: null, cost: 0, violation: null });
    expect(listed?.samples).toContainEqual(bid(12, 0));
    for (const sample of listed?.samples ?? []) expect(refusedBy(game, sample)).toBeNull();
  });
});
