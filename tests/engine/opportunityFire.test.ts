import { describe, expect } from 'vitest';
import { test } from '../support/builders/editions.ts';

import {
  asked,
  box,
  character,
  endTurn,
  eventsOf,
  fire,
  type Given,
  given,
  move,
  opportunityFire,
  pass,
  play,
  refusal,
  refusedBy,
  shoot,
  suppressing,
  takeCover,
  total,
  watch,
} from '../support/builders/given.ts';
import { ENTRY, lane, past, placeOf } from '../support/builders/lane.ts';

describe('laying the marker', () => {
  const layer = (change: Given & { card?: object; state?: object } = {}) =>
    given({
      ...change,
      a: [
        {
          id: 's',
          at: [4, 12],
          card: { opportunityFire: 3, ...change.card },
          ...(change.state && { state: change.state }),
        },
      ],
      b: [{ id: 'e', at: [20, 12] }, ...(change.b ?? [])],
    });

  test('[OF-1 QIFCB] one token, at any point in sight, however far', () => {
    const done = play(layer(), opportunityFire('s', [20, 2]));
    expect(done.game.state.tokens.a).toBe(4);
    expect(done.game.state.markers).toEqual([{ id: 'm1', kind: 'opportunity', at: [20, 2], owner: 's' }]);
    expect(refusedBy(layer(), opportunityFire('s', [24.01, 12]))).toBe('R58');
  });

  test('[OF-1 QIFCB] [LOS-14 QIFC] not where total cover hides all of it, partial cover is no matter', () => {
    const house = [total('house', [8, 10], [2, 4])];
    expect(refusal(layer({ scenery: house }), opportunityFire('s', [12, 12]))).toEqual({
      rule: 'LOS-14',
      data: { who: 's' },
    });
    expect(refusedBy(layer({ scenery: [box('hedge', [8, 0], [1, 24])] }), opportunityFire('s', [12, 12]))).toBeNull();
  });

  test('[TURN-8 QIFCB] [OF-1 QIFCB] only with a card that permits it', () => {
    expect(refusedBy(layer({ card: { opportunityFire: null } }), opportunityFire('s', [12, 12]))).toBe('TURN-8');
  });

  test('[OF-6 QIFCB] [R80 QIFCB] [case A7] a new one or any other action takes away the old one', () => {
    const laid = play(layer(), opportunityFire('s', [12, 12])).game;
    expect(play(laid, opportunityFire('s', [12, 14])).game.state.markers).toHaveLength(1);
    expect(play(laid, move('s', [4, 12], [4, 13])).game.state.markers).toEqual([]);
    expect(play(laid, fire('s', 'e')).game.state.markers).toEqual([]);
  });

  test('[ATK-1 QIF] [SF-4 QIF] [R29 QF] it is an attack, and closed to the suppressed', () => {
    const b = [{ id: 'f', at: [20, 5] as const }];
    const pinned = layer({ b, markers: [suppressing('m9', [4, 13], 2, 'e', 'f')] });
    expect(refusedBy(pinned, opportunityFire('s', [12, 12]))).toBe('SF-4');
    expect(character(play(layer(), opportunityFire('s', [12, 12])).game, 's').attacked).toBe(true);
  });

  test('[OF-6 QIFCB] the marker outlasts turns', () => {
    const later = play(layer(), opportunityFire('s', [12, 12]), endTurn, move('e', [20, 12], [20, 13]), endTurn).game;
    expect(later.state.markers).toHaveLength(1);
  });
});

describe('what sets it off', () => {
  test('[OF-3 QIFCB] [R46 QIFCB] [case V1] a way that only passes: the offer comes at the first point within range', () => {
    const { game } = play(lane(), past);
    expect(asked(game)).toBe('opportunity b');
    expect(placeOf(game)?.[0]).toBeCloseTo(ENTRY, 6);
  });

  test('[OF-2 QIFCB] [OF-3 QIFCB] [R38 QIFCB] at exactly the range, and not a hundredth beyond', () => {
    expect(asked(play(lane({ markers: [watch('m1', 'g', [5, 14.2])] }), past).game)).toBe('opportunity b');
    expect(asked(play(lane({ markers: [watch('m1', 'g', [5, 14.21])] }), past).game)).toBe('act a');
  });

  test('[OF-2 QIFCB] [R38=b QIFCB] from the point itself where markers have no size', () => {
    const at = (y: number) => lane({ markers: [watch('m1', 'g', [5, y])], rulings: { R38: 'b' } });
    expect(asked(play(at(13.7), past).game)).toBe('opportunity b');
    expect(asked(play(at(13.71), past).game)).toBe('act a');
  });

  test('[OF-3 QIFCB] [case V5] the guard must see him; seen for a part of the way he is shot at there', () => {
    const gap = [total('left', [0, 15], [4.85, 1]), total('right', [5.15, 15], [18, 1])];
    const { game } = play(lane({ scenery: gap, card: { opportunityFire: 9 } }), past);
    expect(asked(game)).toBe('opportunity b');
    expect(placeOf(game)?.[0]).toBeGreaterThan(3);
    expect(placeOf(game)?.[0]).toBeLessThan(5);
    const shut = [total('wall', [0, 15], [24, 1])];
    expect(asked(play(lane({ scenery: shut, card: { opportunityFire: 9 } }), past).game)).toBe('act a');
  });

  test('[OF-3 QIFCB] friends of the guard do not', () => {
    const game = lane({ turn: { side: 'b' }, b: [{ id: 'mate', at: [1, 13] }] });
    expect(asked(play(game, move('mate', [1, 13], [4.5, 13])).game)).toBe('act b');
  });

  test('[OF-3 QIFC] [R26 QIFC] [case V3] one inside sets it off by moving there, at once, and by nothing else', () => {
    const inside = lane({ runner: { at: [5, 11.9], card: { move: 4 } }, b: [{ id: 't', at: [12, 12] }] });
    expect(asked(play(inside, fire('s', 't')).game)).toBe('takeCover b');
    const moved = play(inside, move('s', [5, 11.9], [5.1, 11.9])).game;
    expect([asked(moved), placeOf(moved)]).toEqual(['opportunity b', [5, 11.9]]);
  });

  const either = {
    runner: { at: [5, 11.9] as const },
    rulings: { R26: 'b' as const },
    b: [{ id: 't', at: [12, 12] as const }],
  };

  test('[R26=b QIFC] [R72 QIFCB] or by any action, before it takes effect', () => {
    const inside = lane(either);
    expect(asked(play(inside, fire('s', 't')).game)).toBe('opportunity b');
    const hit = shoot(play(inside, fire('s', 't')).game, 'g', 's', 4, 1, 1);
    expect(eventsOf(hit, 'actionLost')).toEqual([{ event: 'actionLost', who: 's' }]);
    expect([asked(hit.game), hit.game.state.tokens.a]).toEqual(['act a', 4]);
    const moves = play(inside, move('s', [5, 11.9], [5.1, 11.9]));
    expect(asked(play(moves.game, pass).game)).toBe('act a');
  });

  test('[R26=b QIF] Take Cover in one’s own turn is one of them', () => {
    const inside = lane(either);
    const cover = play(inside, takeCover('s'));
    expect([asked(cover.game), character(cover.game, 's').inCover]).toEqual(['opportunity b', false]);
    expect(character(play(cover.game, pass).game, 's').inCover).toBe(true);
    const hit = shoot(cover.game, 'g', 's', 4, 1, 1);
    expect([character(hit.game, 's').inCover, hit.game.state.tokens.a]).toEqual([false, 4]);
  });

  test('[R26=c QIFC] or only by coming in from outside', () => {
    const inside = lane({ runner: { at: [5, 11.9] }, rulings: { R26: 'c' } });
    expect(asked(play(inside, move('s', [5, 11.9], [5.1, 11.9])).game)).toBe('act a');
    expect(asked(play(inside, move('s', [5, 11.9], [5, 8], [5, 11])).game)).toBe('act a');
    expect(asked(play(inside, move('s', [5, 11.9], [5, 9.5], [5, 12])).game)).toBe('opportunity b');
  });

  test('[R72 QIFCB] a reaction sets off nothing', () => {
    const inside = lane({
      turn: { side: 'b' },
      runner: { at: [5, 11.9] },
      rulings: { R26: 'b' },
      b: [{ id: 't', at: [5, 3] }],
    });
    expect(asked(play(inside, fire('t', 's'), takeCover('s')).game)).not.toMatch(/^opportunity/);
  });
});
