import { describe, expect } from 'vitest';
import { awaiting, check, type Game, legalActions, type Point } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  box,
  character,
  choose,
  eventsOf,
  fire,
  move,
  moveAndFire,
  pass,
  play,
  refusal,
  refusedBy,
  roll,
  suppressing,
  total,
  watch,
} from '../support/builders/given.ts';
import { ENTRY, lane, past, placeOf, run } from '../support/builders/lane.ts';

const NEW_WAY = { R73: 'b' } as const;
/** Where the runner is shot at, and what is left of his Move of 8u there: 5.609u. */
const THERE: Point = [ENTRY, 12];
const LEFT = 8 - (ENTRY - 1);
const on = (...path: Point[]) => move('s', THERE, ...path);
const north = (u: number) => on([ENTRY, 12 - u]);
const missed = [fire('g', 's'), pass, roll(1, 1, 1)] as const;
type Change = Parameters<typeof lane>[0];

/** Shot at on his way to [9, 12], and missed. */
const shotAt = (change: Change = {}): Game => play(lane({ rulings: NEW_WAY, ...change }), past, ...missed).game;
const reachOf = (game: Game): number | null => {
  const question = awaiting(game);
  if (question.kind !== 'choose' || question.about.what !== 'goOn') throw new Error('he is not asked');
  return question.about.reach;
};
const answers = (game: Game) => {
  const question = awaiting(game);
  return question.kind === 'choose' ? question.options.map(({ command }) => command) : [];
};

describe('the rest of the move', () => {
  test('[R73 QIFCB] goes on along the way declared, or not at all', () => {
    const game = shotAt({ rulings: {} });
    expect(answers(game)).toEqual([choose('goOn'), choose('stop')]);
    expect(reachOf(game)).toBeNull();
    expect(refusedBy(game, north(5))).toBe('FLOW-PENDING');
  });

  test('[R73=b QIFCB] [R46 QIFCB] may take a new way: the same action, nothing more paid', () => {
    const game = shotAt();
    expect(reachOf(game)).toBeCloseTo(LEFT, 6);
    const turned = play(game, north(5));
    expect(placeOf(turned.game)).toEqual([ENTRY, 7]);
    expect([turned.game.state.tokens.a, character(turned.game, 's')]).toMatchObject([4, { spent: 1, moved: 1 }]);
    expect([eventsOf(turned, 'newWay').length, eventsOf(turned, 'spent').length, asked(turned.game)]).toEqual([
      1,
      0,
      'act a',
    ]);
  });

  test('[R73=b QIFCB] the declared way and a stop remain', () => {
    const game = shotAt();
    expect(answers(game)).toEqual([choose('goOn'), choose('stop')]);
    expect(placeOf(play(game, choose('goOn')).game)).toEqual([9, 12]);
    expect(placeOf(play(game, choose('stop')).game)?.[0]).toBeCloseTo(ENTRY, 6);
  });

  test('[R73=b QIFCB] only after a shot, by one who can go on', () => {
    const before = play(lane({ rulings: NEW_WAY }), past).game;
    expect([asked(play(before, pass).game), placeOf(play(before, pass).game)]).toEqual(['act a', [9, 12]]);
    expect(asked(play(before, fire('g', 's'), pass, roll(4, 1, 1)).game)).toBe('act a');
  });

  test('[R73=b QIFCB] [MOVE-1 QIFCB] as far as the Move still goes', () => {
    const game = shotAt();
    expect(refusedBy(game, north(5.6))).toBeNull();
    const refused = refusal(game, north(5.62));
    expect(refused).toMatchObject({ rule: 'MOVE-1' });
    expect(refused?.data?.most).toBeCloseTo(LEFT, 6);
    expect(refused?.data?.length).toBeCloseTo(5.62, 6);
  });

  test('[R73=b QIFCB] [MOVE-7 QIFCB] [MOVE-5 QIFCB] where any way may go, from where he stands, and he alone', () => {
    const game = shotAt({ scenery: [total('house', [0, 9], [10, 1])], a: [{ id: 'mate', at: [7, 12] }] });
    expect(refusedBy(game, north(5))).toBe('MOVE-7');
    expect(refusedBy(game, on([7, 12.5]))).toBe('MOVE-5');
    expect(refusedBy(game, past)).toBe('FLOW-STALE');
    expect(refusedBy(game, move('mate', [7, 12], [8, 12]))).toBe('FLOW-PENDING');
    expect(refusedBy(game, on())).not.toBeNull();
  });

  test('[R73=b QIFCB] is asked also where there is no room to stop', () => {
    const game = shotAt({ a: [{ id: 'mate', at: THERE }] });
    expect(answers(game)).toEqual([choose('goOn')]);
    expect(refusedBy(game, choose('stop'))).toBe('FLOW-UNKNOWN');
    expect(placeOf(play(game, north(3)).game)).toEqual([ENTRY, 9]);
    expect(refusedBy(game, north(0.5))).toBe('MOVE-5');
  });
});

describe('what it costs', () => {
  const hedge = box('hedge', [2, 8], [4, 0.5]);

  test('[R73=b QIFCB] [R46 QIFCB] no crossing that has not been paid for', () => {
    const game = shotAt({ scenery: [hedge] });
    expect(refusal(game, north(5))).toEqual({ rule: 'R73', data: { need: 2, have: 1 } });
    expect(refusedBy(game, north(2))).toBeNull();
  });

  test('[R73=b QIFCB] one that has been paid for may be another', () => {
    const game = shotAt({ scenery: [hedge, box('fence', [7, 11], [0.5, 2])] });
    expect(game.state.tokens.a).toBe(3);
    const { game: after } = play(game, north(5));
    expect([placeOf(after), after.state.tokens.a]).toEqual([[ENTRY, 7], 3]);
  });

  test('[R73=b QIFC] [R101 QIFC] [R101=b QIFC] one behind him has been used, unless it pays for all', () => {
    const scenery = [hedge, box('fence', [2, 11], [0.3, 2])];
    expect(refusal(shotAt({ scenery }), north(5))).toEqual({ rule: 'R73', data: { need: 3, have: 2 } });
    const once = shotAt({ scenery, rulings: { ...NEW_WAY, R101: 'b' } });
    expect([placeOf(play(once, north(5)).game), once.state.tokens.a]).toEqual([[ENTRY, 7], 3]);
  });

  test('[R73=b QIFCB] the one he stands in is left for nothing', () => {
    const game = shotAt({ scenery: [box('fence', [3.2, 11], [0.3, 2])] });
    expect(game.state.tokens.a).toBe(3);
    expect(placeOf(play(game, on([2, 10])).game)).toEqual([2, 10]);
  });
});

describe('what waits on the new way', () => {
  const guard = (id: string, at: Point) => ({ id, at, card: { opportunityFire: 1.2 } });

  test('[R73=b QIFCB] [R54 QICB] an offer that was declined is not made again', () => {
    const markers = [watch('m1', 'g', [5, 13.5]), watch('m2', 'h', [5, 10.5])];
    const game = play(
      lane({ rulings: NEW_WAY, markers, b: [guard('h', [5, 4])] }),
      past,
      fire('h', 's'),
      pass,
      roll(1, 1, 1),
      pass,
    ).game;
    const { game: after } = play(game, on([8, 12.5]));
    expect([asked(after), placeOf(after), after.state.markers.map((m) => m.id)]).toEqual(['act a', [8, 12.5], ['m1']]);
  });

  test('[R73=b QIFCB] [OF-3 QIFCB] another marker stops him, and he may turn again with what is left then', () => {
    const markers = [watch('m1', 'g', [5, 13.5]), watch('m2', 'h', [ENTRY, 6])];
    const turned = play(shotAt({ markers, b: [guard('h', [12, 4])] }), north(5)).game;
    expect([asked(turned), placeOf(turned)?.[1]]).toEqual(['opportunity b', expect.closeTo(8.2, 6)]);
    const again = play(turned, fire('h', 's'), pass, roll(1, 1, 1)).game;
    expect(reachOf(again)).toBeCloseTo(LEFT - 3.8, 6);
    const east = (u: number) => move('s', [ENTRY, 8.2], [ENTRY + u, 8.2]);
    expect([refusedBy(again, east(1.8)), refusedBy(again, east(1.82))]).toEqual([null, 'MOVE-1']);
  });

  test('[R73=b QIFCB] [MOVE-6 QIFCB] an enemy is met', () => {
    const turned = play(shotAt({ b: [{ id: 'n', at: [ENTRY, 9] }] }), north(3));
    expect(eventsOf(turned, 'contact')).toMatchObject([{ who: 's', with: ['n'] }]);
    expect([asked(turned.game), placeOf(turned.game)?.[1]]).toEqual(['roll a', expect.closeTo(10, 6)]);
  });

  const firers = [
    { id: 'p', at: [20, 5] as const },
    { id: 'q', at: [20, 7] as const },
  ];

  test('[R73=b QIFCB] [SF-4 QIFB] an area under fire suppresses him in passing', () => {
    const markers = [watch('m1', 'g', [5, 13.5]), suppressing('m2', [ENTRY, 8], 1, 'p', 'q')];
    const passed = (...answer: Parameters<typeof on>) => play(shotAt({ markers, b: firers }), on(...answer));
    expect(eventsOf(passed([ENTRY, 9.8], [ENTRY, 11]), 'suppressed')).toHaveLength(1);
    expect(eventsOf(passed([6, 12]), 'suppressed')).toEqual([]);
  });

  const pinnedBy = (rulings: object = {}) =>
    shotAt({
      rulings: { ...NEW_WAY, ...rulings },
      markers: [watch('m1', 'g', [5, 13.5]), suppressing('m2', [ENTRY, 10], 1, 'p', 'q')],
      b: [...firers, { id: 'n', at: [ENTRY, 15] }],
    });

  test('[R73=b QIFCB] who is pinned goes any way', () => {
    expect(refusedBy(pinnedBy(), north(5))).toBeNull();
  });

  test('[R73=b QF] [R29=b QF] or, if that is ruled, into close combat alone', () => {
    expect(refusedBy(pinnedBy({ R29: 'b' }), north(5))).toBe('SF-4');
    expect(refusedBy(pinnedBy({ R29: 'b' }), on([ENTRY, 14.5]))).toBeNull();
  });

  test('[R73=b QIFCB] [WIN-3 QIFCB] the objective is touched', () => {
    const hut = {
      type: 'mission',
      scenery: [total('hut', [3, 6], [1, 1])],
      objectives: { b: { element: 'hut' } },
    } as const;
    const { outcome } = play(shotAt(hut), on([ENTRY, 7.5], [ENTRY, 8])).game.state;
    expect(outcome).toMatchObject({ winner: 'a', how: 'objective' });
  });
});

test('[R73=b QIFCB] [MF-1 QIFB] Move & Fire goes on with its own Move, and fires from where it ends', () => {
  const game = lane({
    rulings: NEW_WAY,
    runner: { card: { move: 8, moveAndFire: 4 } },
    b: [{ id: 'n', at: [8, 5] }],
  });
  const shot = play(
    game,
    moveAndFire('s', [
      [1, 12],
      [5, 12],
    ]),
    ...missed,
  ).game;
  expect(reachOf(shot)).toBeCloseTo(4 - (ENTRY - 1), 6);
  expect([refusedBy(shot, north(1.6)), refusedBy(shot, north(1.62))]).toEqual([null, 'MOVE-1']);
  const turned = play(shot, north(1.5)).game;
  expect([placeOf(turned), asked(turned)]).toEqual([[ENTRY, 10.5], 'moveAndFire a']);
});

test('[R73=b QIFCB] new ways are among what is legal, each for nothing', () => {
  const game = shotAt();
  const ways = legalActions(game).filter(({ action }) => action === 'move');
  expect(ways).toMatchObject([{ who: 's', cost: 0, violation: null }]);
  const samples = ways.flatMap((way) => way.samples);
  expect(samples.length).toBeGreaterThan(5);
  expect(samples.map((sample) => check(game, sample)).filter(Boolean)).toEqual([]);
  expect(legalActions(shotAt({ rulings: {} })).map(({ action }) => action)).toEqual(['choose', 'choose']);
});

test('[R73=b QIFCB] [TURN-15 QIFCB] a correction at the question ends the move', () => {
  const game = shotAt();
  const after = play(game, { type: 'umpire', events: [], note: 'as agreed' }).game;
  expect([asked(after), placeOf(after)?.[0]]).toEqual(['act a', expect.closeTo(ENTRY, 6)]);
  expect(refusedBy(after, run([2, 12]))).toBe('FLOW-STALE');
});
