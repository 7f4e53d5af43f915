import { describe, expect } from 'vitest';
import { awaiting, type Game, type Passage, type Point, type SceneryElement } from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  asked,
  box,
  character,
  choose,
  fire,
  type Given,
  given,
  move,
  moveAndFire,
  pass,
  play,
  refusal,
  refusedBy,
  roll,
  takeCover,
  total,
  watch,
} from '../../support/builders/given.ts';

/** a1 with Move 4 at [6, 12]; its enemy is far away. */
const walker = (scenery: readonly SceneryElement[] = [], change: Given = {}): Game =>
  given({
    a: [{ id: 'a1', at: [6, 12], card: { actions: 9, moveAndFire: 4 } }],
    b: [{ id: 'b1', at: [22, 2] }],
    scenery,
    ...change,
  });
const to = (...path: Point[]) => move('a1', [6, 12], ...path);
const paid = (game: Game, ...path: Point[]) => {
  const after = play(game, to(...path)).game;
  return { tokens: 5 - after.state.tokens.a, moved: character(after, 'a1').moved };
};
const one = { tokens: 1, moved: 1 };
const two = { tokens: 2, moved: 2 };

const hedge = (id: string, x: number, change: Partial<SceneryElement> = {}) => box(id, [x, 10], [0.2, 4], change);
const bush = (id: string, x: number) => hedge(id, x, { terrain: ['concealing'] });

describe('crossing', () => {
  test('[MOVE-3 B] [R101 B] costs two tokens in all, however many obstacles there are in one move', () => {
    const both = [hedge('first', 7), hedge('second', 8.5)];
    expect(paid(walker([hedge('first', 7)]), [9.5, 12])).toEqual(two);
    expect(paid(walker(both), [9.9, 12])).toEqual(two);
    expect(paid(walker(), [9.9, 12])).toEqual(one);
  });

  test('[MOVE-3 B] [MOVE-2 B] each further move with one in it costs two again', () => {
    const both = walker([hedge('first', 7), hedge('second', 9.4)]);
    const once = play(both, to([8.3, 12])).game;
    expect(refusedBy(once, move('a1', [8.3, 12], [11, 12]))).toBe('MOVE-2');
  });

  test('[MOVE-4 B] only what is no wider than the move and no higher than 2u', () => {
    expect(refusal(walker([hedge('high', 7, { height: 2.01 })]), to([9, 12]))).toMatchObject({ rule: 'MOVE-4' });
    expect(paid(walker([hedge('high', 7, { height: 2 })]), [9, 12])).toEqual(two);
    const lame = { a: [{ id: 'a1', at: [6, 12] as Point, card: { move: 4.2 } }] };
    expect(refusedBy(walker([box('wide', [6.6, 10], [3, 4])], lame), to([10.2, 12]))).toBeNull();
    const slow = { a: [{ id: 'a1', at: [6.4, 12] as Point, card: { move: 2.9 } }] };
    const wide = walker([box('wide', [7, 10], [3, 4])], slow);
    expect(refusedBy(wide, move('a1', [6.4, 12], [10.6, 12]))).toBe('MOVE-4');
  });

  test('[R123 B] [COVER-15 B] what conceals alone is walked through like open ground', () => {
    expect(paid(walker([bush('bush', 7)]), [9, 12])).toEqual(one);
    expect(refusedBy(walker([bush('bush', 7)]), to([7, 12]))).toBeNull();
    const thick = hedge('thick', 7, { terrain: ['protecting', 'concealing'] });
    expect(paid(walker([thick]), [9, 12])).toEqual(two);
  });

  test('[R123=b B] or crossed like any partial cover', () => {
    const game = walker([bush('bush', 7)], { rulings: { R123: 'b' } });
    expect(paid(game, [9, 12])).toEqual(two);
    expect(refusedBy(game, to([7, 12]))).toBe('R134');
  });

  test('[R123 B] friends are passed at no cost', () => {
    const mates = {
      a: [
        { id: 'a1', at: [6, 12] as Point },
        { id: 'a2', at: [8, 12] as Point },
      ],
    };
    expect(paid(walker([], mates), [9.5, 12])).toEqual(one);
  });

  test('[R101 B] Move & Fire crosses at the same price', () => {
    const game = walker([hedge('hedge', 7)]);
    const done = play(
      game,
      moveAndFire('a1', [
        [6, 12],
        [9, 12],
      ]),
    ).game;
    expect(character(done, 'a1')).toMatchObject({ spent: 2, moved: 2 });
  });

  test('[R101=b B] or does not cross', () => {
    const game = walker([hedge('hedge', 7)], { rulings: { R101: 'b' } });
    expect(
      refusedBy(
        game,
        moveAndFire('a1', [
          [6, 12],
          [9, 12],
        ]),
      ),
    ).toBe('R101');
    expect(paid(game, [9, 12])).toEqual(two);
  });

  test('[MOVE-11 B] [MOVE-3 B] nothing is climbed that has no stairs: what is no platform of levels is what its terrain is', () => {
    const roof = box('roof', [8, 10], [4, 4], { terrain: ['sheltering'], platform: true });
    expect(refusedBy(walker([roof]), to([9.5, 12]))).toBe('MOVE-7');
  });
});

describe('ground', () => {
  const mud = box('mud', [8, 10], [4, 4], { terrain: ['difficult'] });

  test('[MOVE-9 B] [R131 B] difficult ground takes 1u of a move that starts in it, enters or crosses it', () => {
    expect(refusal(walker([mud]), to([9.01, 12]))).toMatchObject({ rule: 'MOVE-1', data: { most: 3 } });
    expect(paid(walker([mud]), [9, 12])).toEqual(one);
    expect(refusedBy(walker([mud]), to([7.5, 12], [7.5, 14.5]))).toBeNull();
    const inside = walker([mud], { a: [{ id: 'a1', at: [10, 12] }] });
    expect(refusedBy(inside, move('a1', [10, 12], [10, 15]))).toBeNull();
    expect(refusedBy(inside, move('a1', [10, 12], [10, 15.01]))).toBe('MOVE-1');
    const strip = box('strip', [7, 10], [0.5, 4], { terrain: ['difficult'] });
    expect(refusedBy(walker([strip]), to([9, 12]))).toBeNull();
    expect(refusedBy(walker([strip]), to([9.01, 12]))).toBe('MOVE-1');
  });

  test('[R131 B] once for each action, however much of it there is', () => {
    const strips = [7, 8.2].map((x) => box(`strip${x}`, [x, 10], [0.3, 4], { terrain: ['difficult'] }));
    expect(refusedBy(walker(strips), to([9, 12]))).toBeNull();
    const after = play(walker([mud]), to([9, 12])).game;
    expect(refusedBy(after, move('a1', [9, 12], [12, 12]))).toBeNull();
    expect(refusedBy(after, move('a1', [9, 12], [12.01, 12]))).toBe('MOVE-1');
  });

  test('[COVER-15 B] it has no effect on sight', () => {
    const game = walker([box('mud', [10, 0], [4, 24], { terrain: ['difficult'] })], {
      b: [{ id: 'b1', at: [16, 12] }],
    });
    expect(play(game, fire('a1', 'b1')).game.state.tokens.a).toBe(4);
    expect(awaiting(play(game, fire('a1', 'b1'), pass, pass).game)).toMatchObject({
      about: { need: [{ rule: 'FIRE-3', add: 4 }] },
    });
  });

  test('[MOVE-10 B] [COVER-15 B] what is impassable is neither entered nor crossed, and hides nobody', () => {
    const wire = box('wire', [8, 4], [0.2, 16], { terrain: ['impassable'] });
    expect(refusedBy(walker([wire]), to([9.5, 12]))).toBe('MOVE-10');
    expect(refusedBy(walker([wire]), to([7.5, 12]))).toBeNull();
    const seen = walker([wire], { b: [{ id: 'b1', at: [16, 12] }], tokens: { b: 0 } });
    expect(awaiting(play(seen, fire('a1', 'b1'), pass).game)).toMatchObject({
      about: { need: [{ rule: 'FIRE-3', add: 4 }] },
    });
  });

  test('[COVER-15 B] [MOVE-10 B] an element may belong to several kinds: bushes that nobody gets through', () => {
    const thorns = hedge('thorns', 8, { terrain: ['concealing', 'impassable'] });
    expect(refusedBy(walker([thorns]), to([9.5, 12]))).toBe('MOVE-10');
    const swamp = box('swamp', [7, 10], [2, 4], { terrain: ['concealing', 'difficult'] });
    expect(refusedBy(walker([swamp]), to([9.01, 12]))).toBe('MOVE-1');
    expect(paid(walker([swamp]), [9, 12])).toEqual(one);
  });

  test('[MOVE-7 B] [COVER-15 B] what shelters is impassable, whatever its height', () => {
    const wall = { ...total('wall', [8, 4], [0.2, 16]), height: 0.5 };
    expect(refusedBy(walker([wall]), to([9.5, 12]))).toBe('MOVE-7');
  });

  test('[MOVE-14 B] [R134 B] a place in the ruins will do where the base has room, and no other', () => {
    const ruins = [total('wall', [8, 10], [0.3, 4]), total('other', [9.4, 10], [0.3, 4])];
    const game = walker(ruins, { a: [{ id: 'a1', at: [8.85, 15], card: { move: 6 } }] });
    expect(refusedBy(game, move('a1', [8.85, 15], [8.85, 12]))).toBeNull();
    const narrow = [total('wall', [8, 10], [0.3, 4]), total('other', [9.2, 10], [0.3, 4])];
    const tight = walker(narrow, { a: [{ id: 'a1', at: [8.75, 15], card: { move: 6 } }] });
    expect(refusedBy(tight, move('a1', [8.75, 15], [8.75, 12]))).toBe('MOVE-7');
  });
});

describe('an interrupted move on difficult ground', () => {
  /** The marker is set off 2u after the start, on the near side of the mud or the far one. */
  const mud = (x: number) => [box('mud', [x, 10], [1.5, 4], { terrain: ['difficult'] })];
  const game = (scenery: readonly SceneryElement[], rulings: Given['rulings'] = {}) =>
    given({
      scenery,
      rulings,
      a: [{ id: 'a1', at: [6, 12], card: { move: 5 } }],
      b: [{ id: 'b1', at: [10, 20], card: { opportunityFire: 0.5 } }],
      markers: [watch('m1', 'b1', [9.5, 12])],
    });
  const stopped = (scenery: readonly SceneryElement[], rulings: Given['rulings'] = {}) =>
    play(game(scenery, rulings), to([10, 12]), fire('b1', 'a1'), pass, roll(1, 1, 1)).game;

  /** What is left of the Move for a new way, in u. */
  const reachOf = (game: Game) => {
    const question = awaiting(game);
    return question.kind === 'choose' && question.about.what === 'goOn' ? question.about.reach : null;
  };

  test('[R73 B] [R131 B] the rest goes on as declared and loses nothing more', () => {
    const half = stopped(mud(6.8));
    expect(asked(half)).toBe('goOn a');
    expect(character(half, 'a1').at?.[0]).toBeCloseTo(8);
    expect(character(play(half, choose('goOn')).game, 'a1').at).toEqual([10, 12]);
  });

  test('[R73=b B] [R131 B] a new way wins nothing back: what the ground has taken is gone', () => {
    const half = stopped(mud(6.8), { R73: 'b' });
    expect(reachOf(half)).toBeCloseTo(2);
    expect(refusedBy(half, move('a1', [8, 12], [8, 9.99]))).toBe('MOVE-1');
    // back through the mud, which is not paid for again
    expect(refusedBy(half, move('a1', [8, 12], [6, 12]))).toBeNull();
  });

  test('[R73=b B] [R131 B] and loses its part where it is the first to come upon such ground', () => {
    const half = stopped(mud(9.2), { R73: 'b' });
    expect(reachOf(half)).toBeCloseTo(3);
    expect(refusedBy(half, move('a1', [8, 12], [8, 9]))).toBeNull();
    expect(refusedBy(half, move('a1', [8, 12], [10, 12]))).toBeNull();
    expect(refusedBy(half, move('a1', [8, 12], [10.01, 12]))).toBe('MOVE-1');
  });
});

describe('Move & Fire', () => {
  const mud = box('mud', [8, 10], [4, 4], { terrain: ['difficult'] });
  const at = (x: number): Given => ({ a: [{ id: 'a1', at: [x, 12], card: { moveAndFire: 4 } }] });

  test('[MF-3 B] leads neither into difficult ground nor out of it, nor across', () => {
    expect(
      refusal(
        walker([mud]),
        moveAndFire('a1', [
          [6, 12],
          [8, 12],
        ]),
      ),
    ).toEqual({ rule: 'MF-3', data: { element: 'mud' } });
    expect(
      refusedBy(
        walker([mud], at(12)),
        moveAndFire('a1', [
          [12, 12],
          [14, 12],
        ]),
      ),
    ).toBe('MF-3');
    const strip = box('strip', [7, 10], [0.2, 4], { terrain: ['difficult'] });
    expect(
      refusedBy(
        walker([strip]),
        moveAndFire('a1', [
          [6, 12],
          [8, 12],
        ]),
      ),
    ).toBe('MF-3');
  });

  test('[MF-3 QIFC] elsewhere it goes anywhere: there is no such rule', () => {
    const strip = box('strip', [7, 10], [0.2, 4], { terrain: ['difficult'] });
    const path = [
      [6, 12],
      [8, 12],
    ] as const;
    expect(refusedBy(walker([strip]), moveAndFire('a1', path))).toBeNull();
  });

  test('[MF-3 B] about in it, and along its edge, it may go', () => {
    expect(
      refusedBy(
        walker([mud], at(10)),
        moveAndFire('a1', [
          [10, 12],
          [11, 12],
        ]),
      ),
    ).toBeNull();
    expect(
      refusedBy(
        walker([mud]),
        moveAndFire('a1', [
          [6, 12],
          [7.5, 12],
        ]),
      ),
    ).toBeNull();
  });

  const next = (rulings: Given['rulings'] = {}): Given => ({ rulings, b: [{ id: 'b1', at: [9, 12] }] });
  const charge = moveAndFire('a1', [
    [6, 12],
    [9, 12],
  ]);

  test('[R68 B] [H2H-1 B] does not lead into contact: that takes a Move', () => {
    expect(refusal(walker([], next()), charge)).toEqual({ rule: 'R68', data: { who: 'a1' } });
    expect(asked(play(walker([], next()), to([9, 12])).game)).toBe('roll a');
    expect(
      refusedBy(
        walker([], next()),
        moveAndFire('a1', [
          [6, 12],
          [7.99, 12],
        ]),
      ),
    ).toBeNull();
  });

  test('[R68=b B] does', () => {
    expect(asked(play(walker([], next({ R68: 'b' })), charge).game)).toBe('roll a');
  });
});

describe('ladders and stairs', () => {
  const passage = (kind: Passage) =>
    box('ladder', [5, 11], [2, 2], { terrain: ['difficult'], connects: [0, 1], passage: kind });
  const ladder = passage('ladder');

  test('[TC-6 B] nobody takes cover on them, in his own turn or in answer', () => {
    expect(refusal(walker([ladder]), takeCover('a1'))).toEqual({
      rule: 'TC-6',
      data: { who: 'a1', element: 'ladder' },
    });
    const shot = { turn: { side: 'b' as const }, b: [{ id: 'b1', at: [16, 12] as Point }] };
    expect(asked(play(walker([ladder], shot), fire('b1', 'a1')).game)).toBe('aim b');
    expect(asked(play(walker([], shot), fire('b1', 'a1')).game)).toBe('takeCover a');
  });

  test('[TC-6 QIF] elsewhere he does, on his own turn', () => {
    expect(refusedBy(walker([ladder]), takeCover('a1'))).toBeNull();
  });

  test('[TC-6 QIFC] elsewhere he does, in answer to a shot', () => {
    const shot = { turn: { side: 'b' as const }, b: [{ id: 'b1', at: [16, 12] as Point }] };
    expect(asked(play(walker([ladder], shot), fire('b1', 'a1')).game)).toBe('takeCover a');
  });

  test('[R153 B] on stairs he does, and on a slope', () => {
    for (const kind of ['stairs', 'slope'] as const)
      expect(refusedBy(walker([passage(kind)]), takeCover('a1'))).toBeNull();
  });

  test('[R153=b B] [TC-6 B] on stairs nobody does either', () => {
    const on = (kind: Passage) => refusedBy(walker([passage(kind)], { rulings: { R153: 'b' } }), takeCover('a1'));
    expect([on('stairs'), on('ladder'), on('slope')]).toEqual(['TC-6', 'TC-6', null]);
  });

  test('[TC-6 B] beside them he does', () => {
    const beside = walker([ladder], { a: [{ id: 'a1', at: [4.5, 12] }] });
    expect(refusedBy(beside, takeCover('a1'))).toBeNull();
  });
});
