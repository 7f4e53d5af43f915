import { describe, expect } from 'vitest';
import type { Game, Point, SceneryElement } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  box,
  character,
  type Given,
  given,
  move,
  play,
  refusal,
  refusedBy,
  roundBase,
  total,
} from '../support/builders/given.ts';

/** a1 with Move 4 at [6, 12]; its enemy is far away. What a move meets is told here, the geometry of it in tests/movement. */
const walker = (scenery: readonly SceneryElement[] = [], change: Given = {}): Game =>
  given({ a: [{ id: 'a1', at: [6, 12], card: { actions: 9 } }], b: [{ id: 'b1', at: [22, 2] }], scenery, ...change });

const to = (...path: Point[]) => move('a1', [6, 12], ...path);
/** What is left in hand and what lies on a1's card after a move. */
const paid = (game: Game, ...path: Point[]) => {
  const after = play(game, to(...path)).game;
  return { tokens: 5 - after.state.tokens.a, ...pick(character(after, 'a1')) };
};
const pick = ({ spent, moved }: { spent: number; moved: number }) => ({ spent, moved });
const one = { tokens: 1, spent: 1, moved: 1 };
const two = { tokens: 2, spent: 2, moved: 2 };
const three = { tokens: 3, spent: 3, moved: 3 };

describe('climbing and crossing', () => {
  const platform = [box('roof', [8, 10], [4, 4], { terrain: ['sheltering'], platform: true, height: 9 })];
  const low = [box('step', [7.6, 10], [0.8, 4], { terrain: [], platform: true })];
  const hedge = (height = 1) => [box('hedge', [7, 10], [0.4, 4], { height })];

  test('[MOVE-3 QIFC] [R126 QIFC] climbing up costs two tokens in all, however high, and is measured in plan', () => {
    expect(paid(walker(platform), [9.5, 12])).toEqual(two);
    expect(refusedBy(walker(platform), to([10.01, 12]))).toBe('MOVE-1');
  });

  test('[MOVE-3 QIFC] so does climbing down; walking about on top costs no more than walking', () => {
    const up = walker(platform, { a: [{ id: 'a1', at: [10, 12] }] });
    expect(play(up, move('a1', [10, 12], [11, 12])).game.state.tokens.a).toBe(4);
    expect(play(up, move('a1', [10, 12], [13, 12])).game.state.tokens.a).toBe(3);
  });

  test('[MOVE-3 QIFC] nobody ends half on top', () => {
    expect(refusedBy(walker(platform), to([8.2, 12]))).toBe('MOVE-3');
  });

  test('[MOVE-11 QIFC] there are no other levels: what is no platform is not climbed, whatever floors and stairs it has', () => {
    const house = { ...total('house', [8, 10], [4, 4]), floor: true, connects: [0, 1] as const };
    expect(refusedBy(walker([house]), to([10, 12]))).toBe('MOVE-7');
  });

  test('[MOVE-9 QIFC] difficult ground costs nothing', () => {
    expect(paid(walker([box('mud', [7, 10], [4, 4], { terrain: ['difficult'] })]), [10, 12])).toEqual(one);
  });

  test('[R101 QIFC] up and down in one move is paid twice', () => {
    expect(paid(walker(low), [9, 12])).toEqual(three);
  });

  test('[R101=b QIFC] up and down in one move is paid once', () => {
    expect(paid(walker(low, { rulings: { R101: 'b' } }), [9, 12])).toEqual(two);
    const both = [...hedge(), box('second', [8.5, 10], [0.2, 4])];
    expect(paid(walker(both), [9.5, 12])).toEqual(three);
    expect(paid(walker(both, { rulings: { R101: 'b' } }), [9.5, 12])).toEqual(two);
  });

  test('[MOVE-4 QIFCB] [R11 QIFC] partial cover is crossed for one more token, if it is no higher than 2u', () => {
    expect(paid(walker(hedge()), [9, 12])).toEqual(two);
    expect(paid(walker(hedge(2)), [9, 12])).toEqual(two);
    expect(refusal(walker(hedge(2.01)), to([9, 12]))).toMatchObject({ rule: 'MOVE-4', data: { most: 2 } });
  });

  test('[R11=b QIFC] crossing is free', () => {
    expect(paid(walker(hedge(), { rulings: { R11: 'b' } }), [9, 12])).toEqual(one);
  });

  test('[R134 QIFCB] [MOVE-14 QIFCB] one ends wholly inside partial cover or wholly clear of it', () => {
    const wood = [box('wood', [8, 10], [3, 4])];
    expect(refusedBy(walker(wood), to([7.5, 12]))).toBeNull();
    expect(refusedBy(walker(wood), to([7.51, 12]))).toBe('R134');
    expect(refusedBy(walker(wood), to([8.49, 12]))).toBe('R134');
    expect(paid(walker(wood), [8.5, 12])).toEqual(two);
    const inside = walker(wood, { a: [{ id: 'a1', at: [9, 12] }] });
    expect(play(inside, move('a1', [9, 12], [10, 12])).game.state.tokens.a).toBe(4);
    expect(play(inside, move('a1', [9, 12], [7, 12])).game.state.tokens.a).toBe(4);
  });

  test('[R134=b QIFCB] one may stand across its edge', () => {
    const wood = walker([box('wood', [8, 10], [3, 4])], { rulings: { R134: 'b' } });
    expect(refusedBy(wood, to([8, 12]))).toBeNull();
  });

  test('[MOVE-7 QIFCB] [R11 QIFC] total cover is neither entered nor crossed', () => {
    const wall = walker([total('wall', [8, 4], [0.2, 16])]);
    expect(refusedBy(wall, to([7.5, 12]))).toBeNull();
    expect(refusedBy(wall, to([7.51, 12]))).toBe('MOVE-7');
    expect(refusedBy(wall, to([9.5, 12]))).toBe('MOVE-7');
  });
});

describe('the hole of a round base', () => {
  const crater = [roundBase('crater', [10, 12])];

  test('[MOVE-8 QIFCB] [R104 QF] [R136 QIFCB] is entered free on contact with the rim, from any side', () => {
    // the rim is touched with the middle of the base 1.7u from the hole, 2.3u from the start
    const short = { a: [{ id: 'a1', at: [6, 12] as Point, card: { move: 2.3 } }] };
    expect(paid(walker(crater, short), [10, 12])).toEqual(one);
    const { game, events } = play(walker(crater, short), to([10, 12]));
    expect(character(game, 'a1').at).toEqual([10, 12]);
    expect(events.find((e) => e.event === 'moved')).toMatchObject({ hole: 'crater', crossed: [] });
    expect(refusedBy(walker(crater, { a: [{ id: 'a1', at: [6, 12], card: { move: 2.29 } }] }), to([10, 12]))).toBe(
      'MOVE-1',
    );
  });

  test('[R104=b QF] is measured like any other way, and costs no token more', () => {
    const free = walker(crater, { rulings: { R104: 'b' } });
    expect(paid(free, [10, 12])).toEqual(one);
    const short = { rulings: { R104: 'b' as const }, a: [{ id: 'a1', at: [6, 12] as Point, card: { move: 3.99 } }] };
    expect(refusedBy(walker(crater, short), to([10, 12]))).toBe('MOVE-1');
  });

  test('[R136 QIFCB] need not be entered: the move may end at the rim', () => {
    const { game } = play(walker(crater), to([8.3, 12]));
    expect(character(game, 'a1').at).toEqual([8.3, 12]);
  });

  test('[MOVE-8 QIFCB] [R134 QIFCB] is the only place to stand inside', () => {
    expect(refusedBy(walker(crater), to([9.5, 12]))).toBe('MOVE-8');
    expect(refusedBy(walker(crater), to([8.31, 12]))).toBe('MOVE-8');
  });

  test('[MOVE-8 QIFCB] holds one character', () => {
    const held = walker(crater, {
      a: [
        { id: 'a1', at: [6, 12] },
        { id: 'a2', at: [10, 12] },
      ],
    });
    expect(refusedBy(held, to([10, 12]))).toBe('MOVE-5');
  });

  test('[R136 QIFCB] the next move starts from the base in its place, and leaving costs one token', () => {
    const inside = walker(crater, { a: [{ id: 'a1', at: [10, 12] }] });
    const { game } = play(inside, move('a1', [10, 12], [14, 12]));
    expect(game.state.tokens.a).toBe(4);
    expect(refusedBy(inside, move('a1', [10, 12], [14.01, 12]))).toBe('MOVE-1');
  });
});
