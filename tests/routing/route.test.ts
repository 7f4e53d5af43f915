import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../src/engine/geometry/vector.ts';
import { type MoveScene, standFault } from '../../src/engine/movement/index.ts';
import { nearestPlace, type Route, route, routesFrom } from '../../src/routing/index.ts';
import { base, box, element, fence, flat, Q, roundBase, scene, wall, way } from '../support/builders/moveScenes.ts';
import { checkRoutes, compareWithGrid } from '../support/references/movementProperties.ts';

function found(s: MoveScene, from: Point, to: Point, move = 4): Route {
  const answer = route(flat(s), Q, from, to, move);
  if ('refused' in answer) throw new Error(`refused: ${answer.refused.rule}`);
  return answer.route;
}

const refusedBy = (s: MoveScene, from: Point, to: Point): string | null => {
  const answer = route(flat(s), Q, from, to, 4);
  return 'refused' in answer ? answer.refused.rule : null;
};

describe('routes', () => {
  it('[R140 Q] a way longer than the Move is several actions', () => {
    expect(found(scene(), [3, 3], [7, 3])).toMatchObject({ tokens: 1, length: 4 });
    expect(found(scene(), [3, 3], [11, 3])).toMatchObject({
      tokens: 2,
      length: 8,
      moves: [{ end: [7, 3] }, { end: [11, 3] }],
    });
    expect(found(scene(), [3, 3], [11.01, 3]).tokens).toBe(3);
    expect(found(scene(), [3, 3], [3, 3])).toMatchObject({ tokens: 0, moves: [] });
  });

  it('[MOVE-7 Q] bends round the end of a wall at the radius of the base', () => {
    const r = found(scene([wall([6, 0], [6, 8])]), [3, 5], [9, 5]);
    const ideal = 2 * Math.sqrt(2.9 * 2.9 + 3 * 3) + 0.2; // over the corners, had the base no size
    expect(r.length).toBeGreaterThan(ideal);
    expect(r.length).toBeLessThan(9.47);
    expect(r.tokens).toBe(3);
  });

  it('[MOVE-7 Q] goes through a gap of exactly one base', () => {
    const s = scene([wall([0, 8], [5, 8]), wall([6, 8], [12, 8], 0.2, 'w2')]);
    expect(found(s, [3, 5], [3, 10]).tokens).toBe(2);
    const narrow = scene([wall([0, 8], [5, 8]), wall([5.99, 8], [24, 8], 0.2, 'w2')]);
    expect(refusedBy(narrow, [3, 5], [3, 10])).toBe('MOVE-7');
  });

  it('[R11 Q] crosses a fence where that is cheaper than going round, and goes round where it is not', () => {
    expect(found(scene([fence([6, 0], [6, 8])]), [3, 2], [9, 2])).toMatchObject({ tokens: 3, length: 6 });
    const short = found(scene([fence([6, 0], [6, 8])]), [4.5, 7.5], [7.5, 7.5]);
    expect(short).toMatchObject({ tokens: 1, moves: [{ crossings: [] }] });
  });

  it('[MOVE-3 Q] [R101 Q] a crossing and a plain move, in either order', () => {
    const s = scene([fence([8, 0], [8, 24])]);
    expect(found(s, [3, 4], [9, 4])).toMatchObject({ tokens: 3, moves: [{ tokens: 1 }, { tokens: 2 }] });
    expect(found(s, [7, 4], [13, 4])).toMatchObject({ tokens: 3, moves: [{ tokens: 2 }, { tokens: 1 }] });
  });

  it('[MOVE-5 Q] stops beside a friend rather than far before him', () => {
    const s = scene([], { friends: [base('f', [7, 3])] });
    expect(found(s, [3, 3], [10.5, 3]).tokens).toBe(2);
  });

  it('[R134 Q] high ground is gone through with a stop inside', () => {
    const wood = scene([box(['concealing'], [6, 0], [3, 24], { height: 4 })]);
    const r = found(wood, [5, 4], [10, 4], 8);
    expect(r.moves).toHaveLength(2);
    expect(r.tokens).toBe(3);
  });

  it('[MOVE-6 Q] [H2H-1 Q] keeps clear of enemies on the way, and goes into contact with the one pointed at', () => {
    const s = scene([], { enemies: [base('e', [9, 3])] });
    expect(found(s, [3, 3], [9, 3])).toMatchObject({
      tokens: 2,
      length: 5,
      moves: [{}, { contacts: ['e'], end: [8, 3] }],
    });
    expect(found(s, [3, 3], [12, 3]).moves.every((m) => m.contacts.length === 0)).toBe(true);
    expect(found(s, [3, 3], [8, 3]).moves.at(-1)?.contacts).toEqual(['e']);
  });

  it('[MOVE-8 Q] [H2H-8 Q] goes into holes, and to the rim against one in a hole', () => {
    expect(found(scene([roundBase([8, 8])]), [3, 8], [8, 8])).toMatchObject({
      tokens: 1,
      moves: [{ end: [8, 8], hole: {} }],
    });
    const held = scene([roundBase([8, 8])], { enemies: [base('e', [8, 8])] });
    const attack = found(held, [3.5, 8], [8, 8]);
    expect(attack).toMatchObject({ tokens: 1, moves: [{ contacts: ['e'] }] });
    expect(distance(attack.moves[0]?.end as Point, [8, 8])).toBeCloseTo(1.7, 6);
  });

  it('[MOVE-7 Q] says why there is no way', () => {
    const yard = [
      wall([4, 4], [8, 4]),
      wall([8, 4], [8, 8], 0.2, 'b'),
      wall([8, 8], [4, 8], 0.2, 'c'),
      wall([4, 8], [4, 4], 0.2, 'd'),
    ];
    expect(refusedBy(scene(yard), [3, 3], [6, 6])).toBe('MOVE-7');
    expect(refusedBy(scene(yard), [3, 3], [8, 6])).toBe('MOVE-7');
    expect(refusedBy(scene(), [3, 3], [0.2, 6])).toBe('R58');
    expect(refusedBy(scene([], { friends: [base('f', [6, 6])] }), [3, 3], [6, 6.5])).toBe('MOVE-5');
    expect(refusedBy(scene([], { enemies: [base('e', [6, 6])] }), [3, 3], [6, 6.9])).toBe('FLOW-BASES');
    expect(refusedBy(scene([fence([6, 0], [6, 9])]), [3, 3], [6, 5])).toBe('R134');
    expect(refusedBy(scene(), [3, 3], [Number.NaN, 5])).toBe('FLOW-FORM');
  });

  it('[R140 Q] many ways from the same place are the same as one at a time', () => {
    const s = scene([wall([6, 0], [6, 8]), fence([9, 4], [12, 9])], { friends: [base('f', [7, 9.5])] });
    const from = routesFrom(flat(s), Q, [3, 5], 4);
    for (const to of way(9, 5, 8, 11, 13, 6, 6, 6)) expect(from(to)).toEqual(route(flat(s), Q, [3, 5], to, 4));
  });
});

describe('the nearest legal place', () => {
  const s = scene([box(['sheltering'], [6, 6], [4, 4]), fence([14, 2], [14, 8])], { friends: [base('f', [3, 3])] });
  it.each([
    ['in a wall', [6.3, 8], 0.8],
    ['off the table', [-1, 12], 1.5],
    ['on a friend', [3, 3.4], 0.6],
    ['across a fence', [14.2, 5], 0.4],
    ['clear of all', [20, 20], 0],
  ] satisfies [string, Point, number][])('[MOVE-14 Q] %s', (_, at, away) => {
    const place = nearestPlace(s, Q, at) as Point;
    expect(standFault(s, Q, place)).toBeNull();
    expect(distance(place, at)).toBeGreaterThan(away - 1e-6);
    expect(distance(place, at)).toBeLessThan(away + 0.02);
  });
});

describe('routes on random tables', () => {
  it('[MOVE-7 Q] [MOVE-5 Q] [R134 Q] none of 300 is illegal by an independent check', () => {
    let found = 0;
    for (let seed = 1; seed <= 30; seed++) found += checkRoutes(seed, 10).found;
    expect(found).toBeGreaterThan(90);
  }, 120_000);

  it('[R134 Q] [R140 Q] an action stops anywhere along the edge of cover, where the whole way is shortest', () => {
    expect(compareWithGrid(461, 2)).toEqual([]);
  });

  it('[MOVE-4 Q] [MOVE-7 Q] winds through a gap with room for little more than a base', () => {
    const slanting: Point[] = way(3.11, 5.15, 3.39, 5.44, 1.42, 7.41, 1.14, 7.13);
    for (const terrain of ['protecting', 'impassable'] as const) {
      const round = element([terrain], { kind: 'circle', at: [5.17, 5.9], radius: 0.81 }, { id: 'round' });
      const s = scene([round, element([terrain], { kind: 'polygon', points: slanting }, { id: 'slanting' })]);
      const through = found(s, [4.46, 8.74], [3, 3.45], 6);
      expect(through.tokens).toBe(1);
      expect(through.length).toBeLessThan(5.7);
    }
  });

  it('[R140 Q] as good as a fine grid finds, within 1 %', () => {
    const worse: string[] = [];
    for (let seed = 1; seed <= 6; seed++) worse.push(...compareWithGrid(seed, 20));
    expect(worse).toEqual([]);
  }, 120_000);
});
