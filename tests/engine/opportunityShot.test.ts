import { describe, expect } from 'vitest';
import { awaiting, opportunityMarkers, type Point } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  aim,
  asked,
  box,
  character,
  choose,
  endTurn,
  eventsOf,
  fire,
  type Given,
  given,
  move,
  pass,
  play,
  refusedBy,
  rifle,
  roll,
  shoot,
  suppressing,
  takeCover,
  watch,
} from '../support/builders/given.ts';
import { ENTRY, lane, OFFERED, past, placeOf, run } from '../support/builders/lane.ts';

describe('the shot', () => {
  const offered = (change: Parameters<typeof lane>[0] = {}) => play(lane(change), past).game;

  test('[OF-4 QIFB] [R44 QIFB] is free, one only, and counts against neither actions nor Shots', () => {
    const { game } = play(
      offered({ guard: { state: { spent: 3, shots: { rifle: 2 } } } }),
      fire('g', 's'),
      roll(1, 1, 1),
    );
    expect(character(game, 'g')).toMatchObject({ spent: 3, shots: { rifle: 2 } });
    expect(game.state.tokens.b).toBe(5);
  });

  test('[OF-4 QIFB] [AIM-1 QIFB] [R83 IF] Aim may be added for a token, if an action is left', () => {
    const shot = play(offered(), fire('g', 's')).game;
    expect(asked(shot)).toBe('aim b');
    const { game } = play(shot, aim);
    expect([game.state.tokens.b, awaiting(game)]).toMatchObject([4, { kind: 'roll', dice: 4 }]);
    expect(asked(play(offered({ tokens: { b: 0 } }), fire('g', 's')).game)).toBe('roll b');
    expect(asked(play(offered({ guard: { state: { spent: 3 } } }), fire('g', 's')).game)).toBe('roll b');
  });

  test('[OF-5 QIFCB] [TC-5 QIFCB] the target may not take cover', () => {
    expect(asked(play(offered(), fire('g', 's'), pass).game)).toBe('roll b');
    expect(asked(play(offered(), fire('g', 's'), aim).game)).toBe('roll b');
  });

  test('[OF-5 QIFCB] [TC-5 QIFCB] nor does a marker he has help him', () => {
    const acting = lane({ runner: { at: [5, 11.9], state: { inCover: true } }, rulings: { R26: 'b' }, a: [] });
    const roll4 = play(acting, move('s', [5, 11.9], [5.1, 11.9]), fire('g', 's'), pass, roll(4, 1, 1));
    expect(character(roll4.game, 's').wounded).toBe(true);
  });

  test('[R102 QIFCB] [CAM-1 QIFCB] Camouflage counts against it, and the cover of shock', () => {
    const hedge = [box('hedge', [0, 15], [24, 1])];
    const need = (rulings: object, camouflage: boolean) => {
      const game = offered({ scenery: hedge, rulings: { ...rulings }, runner: { card: { move: 8, camouflage } } });
      const question = awaiting(play(game, fire('g', 's'), pass).game);
      if (question.kind !== 'roll' || question.about.what !== 'shot') throw new Error('no shot');
      return question.about.need.reduce((n, m) => n + m.add, 0);
    };
    expect([need({}, false), need({}, true)]).toEqual([5, 6]);
    expect([need({ R102: 'b' }, false), need({ R102: 'b' }, true)]).toEqual([5, 5]);
  });

  test('[R102=b QIFCB] or they do not', () => {
    const second = (rulings: object) =>
      play(
        lane({
          rulings: { ...rulings },
          markers: [watch('m1', 'g', [5, 13.5]), watch('m2', 'h', [5, 13.5])],
          b: [{ id: 'h', at: [5, 22], card: { opportunityFire: 1.2 } }],
        }),
        past,
        fire('g', 's'),
        pass,
        roll(4, 1, 1),
        fire('h', 's'),
        pass,
      );
    const hitOn4 = (rulings: object) => character(play(second(rulings).game, roll(4, 1, 1)).game, 's').out;
    expect([hitOn4({}), hitOn4({ R102: 'b' })]).toEqual([false, true]);
  });

  test('[OF-6 QIFCB] uses up the marker, hit or miss', () => {
    expect(play(offered(), fire('g', 's'), pass, roll(1, 1, 1)).game.state.markers).toEqual([]);
  });

  test('[OF-7 QIFCB] [R46 QIFCB] after a miss the same move goes on, at no new cost', () => {
    const missed = play(offered(), fire('g', 's'), pass, roll(1, 1, 1));
    expect(asked(missed.game)).toBe('goOn a');
    const { game } = play(missed.game, choose('goOn'));
    expect([placeOf(game), game.state.tokens.a, character(game, 's').moved]).toEqual([[9, 12], 4, 1]);
  });

  test('[R73 QIFCB] or he stops where he was shot at', () => {
    const { game } = play(offered(), fire('g', 's'), pass, roll(1, 1, 1), choose('stop'));
    expect(placeOf(game)?.[0]).toBeCloseTo(ENTRY, 6);
    expect(asked(game)).toBe('act a');
  });

  test('[R73 QIFCB] [case V7] a hit stops him there in shock, and the token stays spent', () => {
    const { game } = play(offered(), fire('g', 's'), pass, roll(4, 1, 1));
    expect(character(game, 's')).toMatchObject({ wounded: true, shock: true, spent: 1 });
    expect(placeOf(game)?.[0]).toBeCloseTo(ENTRY, 6);
    expect(game.state.tokens.a).toBe(4);
  });

  test('[case V8] afterwards the same side plays on, in the same turn', () => {
    const before = lane();
    const { game } = play(before, past, fire('g', 's'), pass, roll(4, 1, 1));
    expect([asked(game), game.state.turn.number]).toEqual(['act a', before.state.turn.number]);
  });

  test('[R54 QICB] [OF-4 QIFB] [case V10] declined: the move goes through, the marker stays, no second offer on that move', () => {
    const { game } = play(offered(), pass);
    expect([placeOf(game), asked(game), game.state.tokens.a]).toEqual([[9, 12], 'act a', 4]);
    expect(game.state.markers).toHaveLength(1);
  });

  test('[R54 QICB] [R26 QIFC] [case V3] another once he has left the range and come back, or moves again', () => {
    const back = lane({ runner: { card: { move: 14 } } });
    const first = play(back, run([9, 12], [3, 12]), pass).game;
    expect([asked(first), placeOf(first)?.[0]]).toEqual(['opportunity b', expect.closeTo(10 - ENTRY, 5)]);
    const stood = play(lane(), run([5, 12]), pass).game;
    expect(asked(play(stood, move('s', [5, 12], [5.5, 12])).game)).toBe('opportunity b');
  });

  test('[R28 QIFC] [OF-8 QIFCB] none by one who is suppressed; the marker stays', () => {
    const a = [
      { id: 'p', at: [20, 5] as const },
      { id: 'q', at: [20, 7] as const },
    ];
    const markers = [watch('m1', 'g', [5, 13.5]), suppressing('m2', [5, 21.5], 2, 'p', 'q')];
    const { game } = play(lane({ a, markers }), past);
    expect([asked(game), placeOf(game)]).toEqual(['act a', [9, 12]]);
    expect(game.state.markers).toHaveLength(2);
  });

  test('[R28 QIFC] nor, in that turn, when the suppression fire has ended', () => {
    const a = [
      { id: 'p', at: [20, 5] as const },
      { id: 'q', at: [20, 7] as const },
    ];
    const markers = [watch('m1', 'g', [5, 13.5]), suppressing('m2', [5, 21.5], 2, 'p', 'q')];
    const ended = play(lane({ a, markers, guard: { state: { suppressedIn: 3 } } }), move('p', [20, 5], [20, 4])).game;
    expect(ended.state.markers.map((m) => m.id)).toEqual(['m1']);
    expect(asked(play(ended, past).game)).toBe('act a');
  });

  test('[R69 QIFCB] none with a weapon that has no dice there', () => {
    expect(asked(play(lane({ card: { weapons: [rifle({ short: 0 })] } }), past).game)).toBe('act a');
  });

  describe('where its weapon has dice', () => {
    /** g watches both ways of s, whose distance to him crosses 10u there. */
    const watched = (weapon: object, from: Point, to: Point, rulings: Given['rulings'] = {}) =>
      play(
        given({
          rulings: { ...OFFERED, ...rulings },
          markers: [watch('m1', 'g', [5, 8])],
          a: [{ id: 's', at: from, card: { move: 9 } }],
          b: [{ id: 'g', at: [5, 20], card: { opportunityFire: 6, weapons: [rifle(weapon)] } }],
        }),
        move('s', from, to),
      ).game;
    const nearer = (rulings?: Given['rulings']) => watched({ long: 0 }, [1, 4], [5, 12], rulings);
    const away = (rulings?: Given['rulings']) => watched({ short: 0 }, [5, 12], [5, 4], rulings);

    test('[R168 QIFCB] who is too far away is offered it where he comes near enough, exactly there', () => {
      expect(asked(nearer())).toBe('opportunity b');
      const [x, y] = placeOf(nearer()) ?? [0, 0];
      expect(Math.hypot(x - 5, y - 20)).toBeCloseTo(11, 6);
      expect(refusedBy(nearer(), fire('g', 's'))).toBeNull();
    });

    test('[R168 QIFCB] and who is too near for it, where he has gone far enough', () => {
      expect(asked(away())).toBe('opportunity b');
      expect(placeOf(away())?.[1]).toBeCloseTo(9, 4);
    });

    test('[R168=b QIFCB] or in range and in sight alone, and then it is lost for this stay', () => {
      for (const game of [nearer({ R168: 'b' }), away({ R168: 'b' })]) expect(asked(game)).toBe('act a');
    });
  });

  test('[case V14] [R135 QIFCB] a shot that decides the game ends it there and then', () => {
    const game = given({
      rulings: OFFERED,
      markers: [watch('m1', 'g', [5, 13.5])],
      a: [{ id: 's', at: [1, 12], card: { move: 8 }, state: { wounded: true } }],
      b: [{ id: 'g', at: [5, 20], card: { opportunityFire: 1.2 } }],
    });
    const done = play(game, past, fire('g', 's'), pass, roll(4, 1, 1)).game;
    expect(done.state.outcome).toMatchObject({ winner: 'b', how: 'losses' });
    expect(done.state.frames).toEqual([]);
    expect(refusedBy(done, endTurn)).toBe('FLOW-OVER');
  });

  test('[R64 QIFCB] it comes before the close combat at the same point; one only wounded fights', () => {
    const game = lane({ b: [{ id: 'n', at: [ENTRY + 1, 12] }] });
    const hit = play(game, run([6, 12]), fire('g', 's'), pass, roll(4, 1, 1));
    expect(eventsOf(hit, 'contact')).toHaveLength(1);
    expect(awaiting(hit.game)).toMatchObject({ kind: 'roll', by: 'a', about: { what: 'closeCombat' } });
    const felled = play(game, run([6, 12]), fire('g', 's'), pass, roll(6, 6, 1));
    expect(eventsOf(felled, 'contact')).toEqual([]);
  });

  test('[R73 QIFCB] who is stopped where a friend stands is put back to where there is room', () => {
    const a = [{ id: 'mate', at: [ENTRY, 12] as const }];
    const hit = play(lane({ a }), past, fire('g', 's'), pass, roll(5, 1, 1));
    expect(eventsOf(hit, 'putBack')).toHaveLength(1);
    const stands = placeOf(hit.game)?.[0] ?? 0;
    expect(stands).toBeLessThanOrEqual(ENTRY - 1 + 1e-6);
    expect(stands).toBeGreaterThan(ENTRY - 1.02);
    const missed = play(lane({ a }), past, fire('g', 's'), pass, roll(1, 1, 1));
    expect([placeOf(missed.game), asked(missed.game)]).toEqual([[9, 12], 'act a']);
  });
});

test('[R73 QIFCB] [TURN-15 QIFCB] a correction in the middle of a move leaves nobody where he has no room', () => {
  const game = play(lane({ a: [{ id: 'mate', at: [ENTRY, 12] }] }), past).game;
  const corrected = play(game, { type: 'umpire', events: [], note: 'as agreed' });
  expect(placeOf(corrected.game)?.[0]).toBeLessThanOrEqual(ENTRY - 1 + 1e-6);
  expect(asked(corrected.game)).toBe('act a');
});

describe('several at one step', () => {
  const two = (change: Given = {}) =>
    lane({
      markers: [watch('m1', 'g', [5, 13.5]), watch('m2', 'h', [5, 10.5])],
      b: [{ id: 'h', at: [5, 4], card: { opportunityFire: 1.2 } }],
      ...change,
    });

  test('[R45 QIFCB] each gets its shot, in the order their side likes', () => {
    const question = awaiting(play(two(), past).game);
    expect(question.kind === 'choose' && question.options.map((o) => o.command)).toEqual([
      fire('g', 's', 'rifle'),
      fire('h', 's', 'rifle'),
      pass,
    ]);
    const one = play(two(), past, fire('h', 's'), pass, roll(4, 1, 1)).game;
    expect(asked(one)).toBe('opportunity b');
    expect(play(one, fire('g', 's'), pass, roll(5, 1, 1)).game.state.characters[0]).toMatchObject({ out: true });
  });

  test('[R45 QIFCB] none against one who has fallen already', () => {
    const { game } = play(two(), past, fire('h', 's'), pass, roll(6, 6, 1));
    expect([asked(game), opportunityMarkers(game).map((m) => m.id)]).toEqual(['act a', ['m1']]);
  });
});

describe('whose marker goes', () => {
  const left = (dice: number[], rulings: object = {}) => {
    const { game } = shoot(
      given({
        tokens: { b: 0 },
        rulings: { ...rulings },
        markers: [watch('m1', 'e', [20, 20])],
        a: [{ id: 's', at: [4, 12] }],
        b: [
          { id: 'e', at: [12, 12], card: { opportunityFire: 2 } },
          { id: 'other', points: 99 },
          { id: 'another', points: 99 },
        ],
      }),
      's',
      'e',
      ...dice,
    );
    return opportunityMarkers(game);
  };

  test('[R27 QIFCB] [OF-6 QIFCB] that of the wounded, and of the fallen', () => {
    expect(left([4, 1, 1])).toEqual([]);
    expect(left([6, 6, 1])).toEqual([]);
  });

  test('[R27=b QIFCB] or it stays with the wounded', () => {
    expect(left([4, 1, 1], { R27: 'b' })).toHaveLength(1);
    expect(left([6, 6, 1], { R27: 'b' })).toEqual([]);
  });

  const reacting = (rulings: object = {}) =>
    play(
      given({
        rulings: { ...rulings },
        markers: [watch('m1', 'e', [20, 20])],
        a: [{ id: 's', at: [4, 12] }],
        b: [{ id: 'e', at: [12, 12], card: { opportunityFire: 2 } }],
      }),
      fire('s', 'e'),
      takeCover('e'),
    ).game.state.markers.length;

  test('[R65 QIFCB] [R65=b QIFCB] taking cover as a reaction ends it, unless that is ruled out', () => {
    expect([reacting(), reacting({ R65: 'b' })]).toEqual([0, 1]);
  });

  test('[R66 QIFCB] [R66=b QIFCB] close combat leaves that of the one attacked, unless it is ruled to end it', () => {
    const fought = (rulings: object) =>
      play(
        given({
          rulings: { ...rulings },
          markers: [watch('m1', 'e', [20, 20])],
          a: [{ id: 's', at: [4, 12] }],
          b: [{ id: 'e', at: [7, 12], card: { opportunityFire: 2 } }],
        }),
        move('s', [4, 12], [6, 12]),
      ).game.state.markers.length;
    expect([fought({}), fought({ R66: 'b' })]).toEqual([1, 0]);
  });
});
