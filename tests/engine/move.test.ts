import { describe, expect } from 'vitest';
import type { Game, Point, SceneryElement } from '../../src/engine/index.ts';
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
  lastBlow,
  move,
  play,
  refusal,
  refusedBy,
  roll,
} from '../support/builders/given.ts';

/** a1 with Move 4 at [6, 12]; its enemy is far away. What a move meets is told here, the geometry of it in tests/movement. */
const walker = (scenery: readonly SceneryElement[] = [], change: Given = {}): Game =>
  given({ a: [{ id: 'a1', at: [6, 12] }], b: [{ id: 'b1', at: [22, 2] }], scenery, ...change });

const to = (...path: Point[]) => move('a1', [6, 12], ...path);
/** What is left in hand and what lies on a1's card after a move. */
const paid = (game: Game, ...path: Point[]) => {
  const after = play(game, to(...path)).game;
  return { tokens: 5 - after.state.tokens.a, ...pick(character(after, 'a1')) };
};
const pick = ({ spent, moved }: { spent: number; moved: number }) => ({ spent, moved });
const one = { tokens: 1, spent: 1, moved: 1 };

describe('one move', () => {
  test('[MOVE-1 QIFCB] [R140 QIFCB] costs a token and goes as far as the card’s Move, not a hundredth farther', () => {
    expect(paid(walker(), [10, 12])).toEqual(one);
    expect(refusal(walker(), to([10.01, 12]))).toMatchObject({ rule: 'MOVE-1', data: { most: 4 } });
  });

  test('[MOVE-1 QIFCB] runs along any path; turning costs nothing', () => {
    const { game, events } = play(walker(), to([8, 12], [8, 14]));
    expect(character(game, 'a1').at).toEqual([8, 14]);
    expect(events.find((e) => e.event === 'moved')).toMatchObject({
      along: [
        [6, 12],
        [8, 12],
        [8, 14],
      ],
      length: 4,
    });
    expect(refusedBy(walker(), to([8, 12], [8, 14.01]))).toBe('MOVE-1');
  });

  test('[MOVE-1 QIFCB] is as long as the side of the card that shows allows', () => {
    const a = [{ id: 'a1', at: [6, 12] as Point, woundedCard: { move: 2 }, state: { wounded: true } }];
    expect(refusedBy(walker([], { a }), to([8, 12]))).toBeNull();
    expect(refusedBy(walker([], { a }), to([8.01, 12]))).toBe('MOVE-1');
  });

  test('[R140 QIFCB] a longer way is several actions, each paid by itself', () => {
    const { game } = play(walker(), to([10, 12]), move('a1', [10, 12], [12, 12]));
    expect(game.state.tokens.a).toBe(3);
    expect(character(game, 'a1')).toMatchObject({ at: [12, 12], spent: 2, moved: 2 });
  });

  test('[R140 QIFCB] goes somewhere, and begins where the base stands', () => {
    expect(refusedBy(walker(), to())).toBe('FLOW-FORM');
    expect(refusedBy(walker(), to([6, 12]))).toBe('FLOW-FORM');
    expect(refusedBy(walker(), move('a1'))).toBe('FLOW-FORM');
    expect(refusedBy(walker(), move('a1', [6.02, 12], [8, 12]))).toBe('FLOW-STALE');
    const moved = play(walker(), to([8, 12])).game;
    expect(refusedBy(moved, to([8, 12]))).toBe('FLOW-STALE');
  });

  test('[R58 QIFCB] ends on the table', () => {
    const edge = walker([], { a: [{ id: 'a1', at: [2, 12] }] });
    expect(refusedBy(edge, move('a1', [2, 12], [0.5, 12]))).toBeNull();
    expect(refusedBy(edge, move('a1', [2, 12], [0.49, 12]))).toBe('R58');
  });

  test('[R58=b QIFCB] may overhang the edge by half a base', () => {
    const edge = walker([], { a: [{ id: 'a1', at: [2, 12] }], rulings: { R58: 'b' } });
    expect(refusedBy(edge, move('a1', [2, 12], [0, 12]))).toBeNull();
    expect(refusedBy(edge, move('a1', [2, 12], [-0.01, 12]))).toBe('R58');
  });
});

describe('three tokens of movement', () => {
  const many = (scenery: readonly SceneryElement[] = []) =>
    walker(scenery, { a: [{ id: 'a1', at: [6, 12], card: { actions: 9 } }], tokens: { a: 9 } });
  const back = move('a1', [8, 12], [6, 12]);

  test('[MOVE-2 QIFCB] are the most for one character in a turn, however many actions and tokens are left', () => {
    const game = play(many(), to([8, 12]), back, to([8, 12])).game;
    expect(refusal(game, back)).toEqual({ rule: 'MOVE-2', data: { need: 1, have: 0, most: 3 } });
    expect(refusedBy(game, fire('a1', 'b1'))).toBeNull();
  });

  test('[MOVE-2 QIFCB] [R101 QIFCB] climbing and crossing count towards them', () => {
    const game = play(many([box('hedge', [7, 10], [0.4, 4])]), to([9, 12])).game;
    expect(character(game, 'a1').moved).toBe(2);
    expect(refusal(game, move('a1', [9, 12], [6, 12]))).toEqual({
      rule: 'MOVE-2',
      data: { need: 2, have: 1, most: 3 },
    });
    expect(refusedBy(game, move('a1', [9, 12], [11, 12]))).toBeNull();
  });

  test('[MOVE-2 QIFCB] are counted anew in the next turn', () => {
    let { game } = play(many(), to([8, 12]), back, to([8, 12]), endTurn, move('b1', [22, 2], [22, 3]), endTurn);
    expect(character(game, 'a1').moved).toBe(0);
    game = play(game, back).game;
    expect(character(game, 'a1').at).toEqual([6, 12]);
  });
});

describe('others on the way', () => {
  const friend = (at: Point): Given => ({
    a: [
      { id: 'a1', at: [6, 12] },
      { id: 'a2', at },
    ],
  });

  test('[MOVE-5 QIFCB] friends do not hinder; bases may touch at the end, not overlap', () => {
    expect(refusedBy(walker([], friend([8, 12])), to([9.5, 12]))).toBeNull();
    expect(refusedBy(walker([], friend([8, 12])), to([9, 12]))).toBeNull();
    expect(refusedBy(walker([], friend([8, 12])), to([8.99, 12]))).toBe('MOVE-5');
  });

  test('[MOVE-6 QIFCB] [R12 QIFCB] an enemy is not walked through: on contact the move ends and they fight', () => {
    const facing = walker([], { b: [{ id: 'b1', at: [8, 12] }] });
    const met = play(facing, to([9.9, 12]));
    expect(character(met.game, 'a1').at).toEqual([7, 12]);
    expect(eventsOf(met, 'contact')).toEqual([{ event: 'contact', who: 'a1', with: ['b1'] }]);
    expect(asked(met.game)).toBe('roll a');
  });

  test('[MOVE-6 QIFCB] [case L23] a hundredth short of an enemy there is no contact', () => {
    const facing = walker([], { b: [{ id: 'b1', at: [8, 12] }] });
    expect(asked(play(facing, to([6.99, 12])).game)).toBe('act a');
    expect(asked(play(facing, to([7, 12])).game)).toBe('roll a');
  });

  test('[WOUND-5 QIFCB] the fallen are in nobody’s way', () => {
    const b = [
      { id: 'b1', at: [22, 2] as Point, points: 9 },
      { id: 'b2', state: { out: true } },
      { id: 'b3', points: 9 },
    ];
    expect(asked(play(walker([], { b }), to([9, 12])).game)).toBe('act a');
  });

  test('[R43 QIFCB] a move ends at contact, and what was left of it is lost; who survives may act again', () => {
    const facing = walker([], {
      b: [
        { id: 'b1', at: [8, 12], points: 1 },
        { id: 'b2', at: [22, 2], points: 9 },
        { id: 'b3', points: 9 },
      ],
    });
    const won = lastBlow(play(facing, to([9.9, 12])).game, 6, 6);
    expect(character(won, 'a1')).toMatchObject({ at: [7, 12], spent: 1 });
    expect(refusedBy(won, move('a1', [7, 12], [9.9, 12]))).toBeNull();
  });

  test('[case V7] a move that ends in a wound stays paid, and the wounded stands where it happened', () => {
    const facing = walker([], {
      b: [
        { id: 'b1', at: [8, 12], points: 1 },
        { id: 'b2', at: [22, 2], points: 9 },
      ],
    });
    const { game } = play(facing, to([9.9, 12]), roll(6, 6), roll(6, 1));
    expect(game.state.tokens.a).toBe(4);
    expect(character(game, 'a1')).toMatchObject({ at: [7, 12], wounded: true, shock: true, spent: 1 });
    expect(refusedBy(game, move('a1', [7, 12], [8, 12]))).toBe('WOUND-3');
  });
});
