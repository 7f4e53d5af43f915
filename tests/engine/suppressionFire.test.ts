import { describe, expect } from 'vitest';
import type { Rulings } from '../../src/editions/index.ts';
import { awaiting, type Game, legalActions, type Point } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  box,
  character,
  endTurn,
  fire,
  frag,
  type Given,
  grenade,
  joinSuppression,
  lastBlow,
  lob,
  move,
  moveAndFire,
  opportunityFire,
  pass,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  shoot,
  suppressing,
  suppressionFire,
  takeCover,
  total,
  watch,
} from '../support/builders/given.ts';
import { OFFERED } from '../support/builders/lane.ts';
import { begun, firers, markers, mg, SF, SPOT, squad } from '../support/builders/squad.ts';

describe('beginning it', () => {
  test('[SF-1 QIFB] [SF-2 QIFB] [R47 QIFCB] with a friend who fires as well, each pays a token in that step', () => {
    const { game } = begun();
    expect(game.state.tokens.a).toBe(3);
    expect([character(game, 's').spent, character(game, 'f').spent]).toEqual([1, 1]);
    expect(markers(game)).toMatchObject([{ kind: 'suppression', at: SPOT, owner: 's', range: 3, firers: ['s', 'f'] }]);
  });

  test('[R47 QIFCB] it is offered for what it costs the side: two tokens, or one with a machine gun', () => {
    const costOf = (game: Game) =>
      legalActions(game).find(({ action, who }) => action === 'suppressionFire' && who === 's')?.cost;
    expect(costOf(squad())).toBe(2);
    expect(costOf(squad({ leader: { card: { ...SF, ...mg } } }))).toBe(1);
  });

  test('[SF-2 QIFB] [SF-3 QIFB] however far he is from the one who begins it', () => {
    const apart = squad({ friend: { at: [4, 20] }, a: [{ id: 'h', at: [4, 22] }] });
    const { game } = play(apart, suppressionFire('s', SPOT, 'f'), joinSuppression('h', 'm1'));
    expect(firers(game)).toEqual(['s', 'f', 'h']);
  });

  test('[SF-2 QIFB] [R47 QIFCB] not alone, unless with a machine gun', () => {
    expect(refusal(squad(), suppressionFire('s', SPOT))).toEqual({ rule: 'R47', data: { need: 2 } });
    expect(refusedBy(squad({ leader: { card: { ...SF, ...mg } } }), suppressionFire('s', SPOT))).toBeNull();
  });

  test('[SF-1 QIFB] [TURN-8 QIFB] only by one with the symbol; his partners need none', () => {
    expect(refusedBy(squad(), suppressionFire('f', SPOT, 'g'))).toBe('TURN-8');
  });

  test('[SF-1 QIFB] [LOS-14 QIFC] where each of them can see the marker', () => {
    const wall = [total('wall', [6, 12.9], [1, 2])];
    expect(refusal(squad({ scenery: wall }), suppressionFire('s', SPOT, 'f'))).toEqual({
      rule: 'LOS-14',
      data: { who: 'f' },
    });
    expect(refusal(squad({ scenery: [total('wall', [6, 11], [1, 2])] }), suppressionFire('s', SPOT, 'g'))).toEqual({
      rule: 'LOS-14',
      data: { who: 's' },
    });
  });

  test('[R47 QIFCB] [TURN-11 QIFB] refused where a token is short, or a partner can do no more', () => {
    expect(refusal(squad({ tokens: { a: 1 } }), suppressionFire('s', SPOT, 'f'))).toEqual({
      rule: 'TURN-11',
      data: { need: 2, have: 1 },
    });
    expect(refusedBy(squad({ friend: { state: { spent: 3 } } }), suppressionFire('s', SPOT, 'f'))).toBe('TURN-7');
    expect(refusedBy(squad({ friend: { state: { shock: true } } }), suppressionFire('s', SPOT, 'f'))).toBe('WOUND-3');
  });

  test.each([
    ['himself', 's', 'FLOW-UNKNOWN'],
    ['an enemy', 'e', 'FLOW-FRIEND'],
    ['nobody', 'who', 'FLOW-UNKNOWN'],
  ])('[SF-2 QIFB] refused with %s as partner', (_, partner, rule) => {
    expect(refusedBy(squad(), suppressionFire('s', SPOT, partner))).toBe(rule);
  });

  /** Whether s may begin it after what he has done in this turn. */
  const may = (done: (game: Game) => Game) => {
    const weapons = [rifle(), frag()];
    const card = { ...SF, actions: 9, moveAndFire: 2, opportunityFire: 2, weapons };
    const game = squad({ leader: { card }, b: [{ id: 'n', at: [6, 12] }], tokens: { a: 9, b: 0 } });
    return refusal(done(game), suppressionFire('s', SPOT, 'f'));
  };
  const barred = { rule: 'SF-10', data: { who: 's' } };
  /** s, who has begun it with f, and may throw a grenade of his card or fire his pistol. */
  const firing = (change: Given = {}) =>
    begun({
      leader: { card: { ...SF, actions: 9, weapons: [rifle(), frag(), rifle({ id: 'pistol' })] } },
      b: [{ id: 'n', at: [9, 12] }],
      ...change,
      tokens: { a: 9, b: 0 },
    }).game;

  test('[FIRE-8 QFC] it is fired with a weapon, so that the turn has no other for him', () => {
    const other = { rule: 'FIRE-8', data: { weapon: 'rifle' } };
    expect([refusal(firing(), grenade('s', [8, 8])), refusal(firing(), fire('s', 'n', 'pistol'))]).toEqual([
      other,
      other,
    ]);
    expect(refusedBy(firing(), fire('s', 'n', 'rifle'))).toBeNull();
    const later = play(firing(), endTurn).game;
    expect(character(later, 's').shots).toEqual({});
  });

  test('[FIRE-8 QFC] [SF-3 QFC] so is what one joins with', () => {
    const h = { id: 'h', at: [4, 10] as Point, card: { actions: 9, weapons: [rifle(), frag()] } };
    const game = play(begun({ a: [h], tokens: { a: 9, b: 0 } }).game, joinSuppression('h', 'm1')).game;
    expect(refusal(game, grenade('h', [8, 8]))).toEqual({ rule: 'FIRE-8', data: { weapon: 'rifle' } });
  });

  test('[R82=b QFC] [FIRE-8 QFC] where grenades are no weapons of the turn, one may be thrown', () => {
    expect(refusedBy(firing({ rulings: { R82: 'b' } }), grenade('s', [8, 8]))).toBeNull();
  });

  test('[FIRE-8 I] [R81 I] where all weapons are at hand it bars none', () => {
    expect(refusedBy(firing(), grenade('s', [8, 8]))).toBeNull();
  });

  test('[FIRE-8 B] another weapon has to be taken up first, before it and after it', () => {
    const taken = { rule: 'FIRE-8', data: { weapon: 'rifle', cost: 1 } };
    expect(refusal(firing(), grenade('s', [8, 8]))).toEqual(taken);
    const thrown = lob(
      squad({ leader: { card: { ...SF, actions: 9, weapons: [rifle(), frag()] } }, tokens: { a: 9, b: 0 } }),
      's',
      [8, 8],
    ).game;
    expect(refusal(thrown, suppressionFire('s', SPOT, 'f'))).toEqual({
      rule: 'FIRE-8',
      data: { weapon: 'grenade', cost: 1 },
    });
  });

  test('[SF-10 QFC] [ATK-1 QFC] not after a shot, a grenade or a close combat in the same turn', () => {
    expect(may((game) => shoot(game, 's', 'e', 1, 1, 1).game)).toEqual(barred);
    expect(may((game) => lob(game, 's', [8, 6]).game)).toEqual(barred);
    expect(may((game) => lastBlow(play(game, move('s', [4, 12], [5, 12])).game, 5, 5))).toEqual(barred);
  });

  test('[SF-10 QF] [ATK-1 QF] nor after Move & Fire or laying Opportunity Fire', () => {
    const back: Point[] = [
      [4, 12],
      [4, 11],
    ];
    expect(may((game) => play(game, moveAndFire('s', back), pass).game)).toEqual(barred);
    expect(may((game) => play(game, opportunityFire('s', [8, 6])).game)).toEqual(barred);
  });

  test('[ATK-1 QIFB] moving and taking cover are no attacks', () => {
    expect(may((game) => play(game, move('s', [4, 12], [4, 11]), takeCover('s')).game)).toBeNull();
  });

  test('[SF-10 QFC] a partner must not have attacked either; the next turn is another', () => {
    const shot = shoot(squad({ tokens: { a: 9, b: 9 } }), 'f', 'e', 1, 1, 1).game;
    expect(refusal(shot, suppressionFire('s', SPOT, 'f'))).toEqual({ rule: 'SF-10', data: { who: 'f' } });
    const later = play(shot, endTurn, move('x', [22, 22], [22, 21]), endTurn).game;
    expect(refusedBy(later, suppressionFire('s', SPOT, 'f'))).toBeNull();
  });
});

test('[R31=b QF] [R47 QF] partners cannot pay together with more than the pool holds', () => {
  const spent = { state: { spent: 3 } };
  const boss = { id: 'boss', at: [4, 10] as Point, card: { command: 1 } };
  const tired = (rulings: Rulings) => squad({ leader: spent, friend: spent, a: [boss], rulings });
  expect(refusedBy(tired({}), suppressionFire('s', SPOT, 'f'))).toBeNull();
  expect(refusedBy(tired({ R31: 'b' }), suppressionFire('s', SPOT, 'f'))).toBe('TURN-7');
  expect(refusedBy(tired({ R31: 'b' }), suppressionFire('s', SPOT, 'g'))).toBeNull();
});

test('[R26=b QIFC] [R47 QIFCB] a partner acts too: he sets off what watches him, and drops out if it hits', () => {
  const game = squad({
    rulings: { ...OFFERED, R26: 'b' },
    b: [{ id: 'o', at: [4, 20], card: { opportunityFire: 2 } }],
    markers: [watch('w', 'o', [4, 15.5])],
  });
  const offer = play(game, suppressionFire('s', SPOT, 'f')).game;
  expect(asked(offer)).toBe('opportunity b');
  expect(firers(play(offer, pass).game)).toEqual(['s', 'f']);
  const hit = play(offer, fire('o', 'f'), pass, roll(6, 1, 1));
  expect([firers(hit.game), hit.game.state.tokens.a]).toEqual([[], 3]);
});

describe('joining and leaving', () => {
  test('[SF-7 QIFC] one who no longer sees the marker still keeps it up', () => {
    const scenery = [total('wall', [6, 8], [0.4, 12])];
    const hidden = squad({ scenery, markers: [suppressing('m1', SPOT, 3, 's', 'f')] });
    expect(firers(play(hidden, move('g', [4, 16], [4, 17])).game)).toEqual(['s', 'f']);
  });

  test('[SF-7 QIFC] the wounded drop out, also where their opportunity fire would stay', () => {
    const shot = squad({
      turn: { side: 'b' },
      tokens: { a: 0 },
      rulings: { R27: 'b' },
      markers: [suppressing('m1', [20, 4], 3, 's', 'f', 'g')],
    });
    expect(firers(shoot(shot, 'e', 'f', 4, 1, 1).game)).toEqual(['s', 'g']);
  });

  test('[SF-3 QIFB] any friend for a token, also in a later turn', () => {
    const { game } = play(begun().game, joinSuppression('g', 'm1'));
    expect([firers(game), game.state.tokens.a]).toEqual([['s', 'f', 'g'], 2]);
  });

  test('[SF-3 QIFB] refused where there is nothing to join, and to one who is in it', () => {
    expect(refusedBy(squad(), joinSuppression('g', 'm1'))).toBe('SF-3');
    expect(refusedBy(begun().game, joinSuppression('f', 'm1'))).toBe('SF-3');
    expect(refusedBy(begun().game, joinSuppression('g', 'm2'))).toBe('FLOW-UNKNOWN');
  });

  test('[SF-10 QFC] [SF-3 QIF] not after an attack', () => {
    const { game } = shoot(begun({ tokens: { a: 9, b: 0 } }).game, 'g', 'x', 1, 1);
    expect(refusedBy(game, joinSuppression('g', 'm1'))).toBe('SF-10');
  });

  test('[SF-10 QFC] [SF-3 QF] nor after a grenade', () => {
    const thrower = { id: 'h', at: [4, 9] as Point, card: { actions: 9, weapons: [rifle(), frag()] } };
    const { game } = lob(begun({ tokens: { a: 9, b: 0 }, a: [thrower] }).game, 'h', [8, 4]);
    expect(refusedBy(game, joinSuppression('h', 'm1'))).toBe('SF-10');
  });

  const scenery = [total('wall', [6, 13.9], [1, 2.6])];

  test('[SF-3 QIFCB] [R80 QIFCB] joining needs the marker in sight', () => {
    expect(refusedBy(begun({ scenery }).game, joinSuppression('g', 'm1'))).toBe('LOS-14');
  });

  test('[R80=b QIF] or it does not', () => {
    expect(refusedBy(begun({ scenery, rulings: { R80: 'b' } }).game, joinSuppression('g', 'm1'))).toBeNull();
  });

  test('[R80 QIFB] a side may keep up several, a character only one', () => {
    const several = squad({
      markers: [suppressing('m1', SPOT, 3, 's', 'f', 'g'), suppressing('m2', [12, 4], 3, 'h', 'i')],
      a: [
        { id: 'h', at: [4, 4] },
        { id: 'i', at: [4, 6] },
      ],
    });
    const { game } = play(several, joinSuppression('g', 'm2'));
    expect(markers(game)).toMatchObject([{ firers: ['s', 'f'] }, { firers: ['h', 'i', 'g'] }]);
  });

  test('[SF-7 QIFCB] [SF-8 QIFCB] [case A7] any other action drops out; below two without a machine gun it ends', () => {
    const three = play(begun().game, joinSuppression('g', 'm1')).game;
    const two = play(three, move('g', [4, 16], [4, 17])).game;
    expect(firers(two)).toEqual(['s', 'f']);
    expect(markers(play(two, move('f', [4, 14], [3, 14])).game)).toEqual([]);
  });

  test('[SF-8 QIFCB] one with a machine gun keeps it up alone, and it ends when he is the one to leave', () => {
    const game = begun({ leader: { card: { ...SF, ...mg } } }).game;
    expect(firers(play(game, move('f', [4, 14], [3, 14])).game)).toEqual(['s']);
    expect(markers(play(game, move('s', [4, 12], [3, 12])).game)).toEqual([]);
  });

  test('[SF-7 QIFCB] [R27 QIFCB] a wound ends it for one', () => {
    const theirs = play(begun({ b: [{ id: 'y', at: [10, 20] }] }).game, endTurn).game;
    const { game } = shoot(theirs, 'y', 'f', 4, 1, 1);
    expect(character(game, 'f').wounded).toBe(true);
    expect(markers(game)).toEqual([]);
  });

  test('[R65 QIFCB] [R65=b QIFCB] taking cover as a reaction ends it, unless that is ruled out', () => {
    const reacted = (rulings: object) =>
      markers(
        play(
          begun({ rulings: { ...rulings }, b: [{ id: 'y', at: [10, 20] }] }).game,
          endTurn,
          fire('y', 'f'),
          takeCover('f'),
        ).game,
      ).length;
    expect([reacted({}), reacted({ R65: 'b' })]).toEqual([0, 1]);
  });

  test('[R66=b QIFCB] [R66 QIFCB] close combat leaves it, unless it is ruled to end it', () => {
    const attacked = (rulings: object) =>
      firers(
        play(
          begun({ leader: { card: { ...SF, ...mg } }, rulings: { ...rulings }, b: [{ id: 'y', at: [4, 17.5] }] }).game,
          joinSuppression('g', 'm1'),
          endTurn,
          move('y', [4, 17.5], [4, 17]),
        ).game,
      );
    expect([attacked({}), attacked({ R66: 'b' })]).toEqual([
      ['s', 'f', 'g'],
      ['s', 'f'],
    ]);
  });
});

test('[SF-2 QIFB] what is listed names the partners', () => {
  const samples = legalActions(squad()).find((a) => a.action === 'suppressionFire' && a.who === 's')?.samples ?? [];
  expect(samples.length).toBeGreaterThan(0);
  expect(awaiting(squad()).kind).toBe('act');
  expect(samples.every((c) => c.type === 'suppressionFire' && c.with?.length === 1)).toBe(true);
  expect(refusedBy(squad({ scenery: [box('hedge', [6, 0], [1, 24])] }), suppressionFire('s', SPOT, 'f'))).toBeNull();
});
