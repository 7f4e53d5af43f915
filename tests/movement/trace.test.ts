import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/engine/geometry/vector.ts';
import { cutPath, measurePath, pointAt } from '../../src/engine/movement/index.ts';
import { base, box, element, go, Q, refusal, scene, traceMove, wall, way } from '../support/builders/moveScenes.ts';

const open = scene();

describe('one Move action', () => {
  it('[MOVE-1 Q] goes its full Move and not 0.01u farther, along any path', () => {
    expect(go(open, way(3, 3, 7, 3))).toMatchObject({ fault: null, length: 4, tokens: 1, end: [7, 3] });
    expect(refusal(open, way(3, 3, 7.01, 3))).toBe('MOVE-1');
    expect(refusal(open, way(3, 3, 5, 3, 5, 5))).toBeNull();
    expect(refusal(open, way(3, 3, 5, 3, 5, 5.01))).toBe('MOVE-1');
  });

  it('[MOVE-1 Q] says where the Move runs out', () => {
    expect(go(open, way(3, 3, 9, 3)).fault).toMatchObject({ along: 4, at: [7, 3] });
  });

  it('[R140 Q] allows for the last bit of lengths that only add up nearly', () => {
    const path: Point[] = Array.from({ length: 11 }, (_, i) => [3 + i * 0.1, 3 + i * 0.1]);
    expect(refusal(open, path, Math.sqrt(2))).toBeNull();
  });

  it('[MOVE-7 Q] does not enter total cover, touches it freely', () => {
    const s = scene([box(['sheltering'], [6, 0], [2, 6])]);
    expect(refusal(s, way(3, 3, 5.5, 3))).toBeNull();
    expect(refusal(s, way(3, 3, 5.51, 3))).toBe('MOVE-7');
    expect(go(s, way(3, 3, 7, 3)).fault?.along).toBeCloseTo(2.5, 5);
    expect(refusal(s, way(5.5, 3, 5.5, 6.5, 6, 6.5))).toBeNull();
    expect(refusal(s, way(5.5, 3, 5.5, 6.5, 6, 6.49))).toBe('MOVE-7');
  });

  it('[MOVE-10 Q] does not enter impassable ground', () => {
    const pond = element(['impassable'], { kind: 'circle', at: [8, 8], radius: 2 });
    expect(refusal(scene([pond]), way(4, 8, 5.5, 8))).toBeNull();
    expect(refusal(scene([pond]), way(4, 8, 5.51, 8))).toBe('MOVE-10');
    expect(refusal(scene([pond]), way(6, 5.5, 9.9, 5.5))).toBeNull();
    expect(refusal(scene([pond]), way(6, 5.51, 9.9, 5.51))).toBe('MOVE-10');
  });

  it('[MOVE-7 Q] goes round the corner of a wall and through a gap of exactly one base', () => {
    const gap = scene([wall([0, 8], [5, 8]), wall([6, 8], [12, 8], 0.2, 'w2')]);
    expect(refusal(gap, way(5.5, 6, 5.5, 10))).toBeNull();
    expect(refusal(gap, way(5.51, 6, 5.51, 10))).toBe('MOVE-7');
    const touching = scene([wall([0, 8], [5, 8]), wall([5, 8], [12, 8], 0.2, 'w2')]);
    expect(refusal(touching, way(5, 6, 5, 10))).toBe('MOVE-7');
  });

  it('[MOVE-7 Q] stands in a courtyard and does not leave it through the wall', () => {
    const yard: Point[] = way(2, 2, 10, 2, 10, 10, 6, 10, 6, 9, 9, 9, 9, 3, 3, 3, 3, 9, 5, 9, 5, 10, 2, 10);
    const s = scene([element(['sheltering'], { kind: 'polygon', points: yard })]);
    expect(refusal(s, way(6, 6, 8, 6))).toBeNull();
    expect(refusal(s, way(6, 6, 8.6, 6))).toBe('MOVE-7');
    expect(refusal(s, way(5.5, 7, 5.5, 11))).toBeNull();
  });

  it('[case L21] small steps do not walk through a thin wall, nor through the joint of two', () => {
    const thin = scene([wall([6, 0], [6, 6], 0.1), wall([6, 6], [6, 12], 0.1, 'w2')]);
    const steps: Point[] = Array.from({ length: 60 }, (_, i) => [4.5 + i * 0.05, 6]);
    expect(refusal(thin, steps)).toBe('MOVE-7');
    expect(refusal(thin, way(4.5, 6, 6, 6))).toBe('MOVE-7');
    expect(refusal(thin, way(4.5, 6, 5.45, 6))).toBeNull();
    const line = scene([wall([6, 0], [6, 12], 0)]);
    expect(refusal(line, way(4, 6, 8, 6))).toBe('MOVE-7');
    expect(refusal(line, way(4, 6, 5.5, 6))).toBeNull();
    expect(refusal(line, way(4, 13, 8, 13))).toBeNull();
  });

  it('[case L20] a base leaning on a wall stands, and slides along it', () => {
    const s = scene([wall([6, 2], [6, 10], 0.2)]);
    expect(refusal(s, way(5.4, 4, 5.4, 8))).toBeNull();
    expect(refusal(s, way(5.4, 4, 5.41, 8))).toBe('MOVE-7');
  });

  it('[R58 Q] stays wholly on the table', () => {
    expect(refusal(open, way(3, 3, 0.5, 3))).toBeNull();
    const off = go(open, way(3, 3, 0.49, 3));
    expect(off.fault).toMatchObject({ violation: { rule: 'R58' }, along: 2.5 });
    expect(refusal(open, way(22, 22, 23.51, 23.51))).toBe('R58');
    expect(refusal(open, way(2, 3, 0.4, 3, 2, 3))).toBe('R58');
    expect(refusal(scene([], { table: null }), way(3, 3, -0.9, 3))).toBeNull();
  });

  it('[R58=b Q] may overhang by half of it', () => {
    expect(refusal(open, way(3, 3, 0, 3), 4, { overhang: true })).toBeNull();
    expect(refusal(open, way(3, 3, -0.01, 3), 4, { overhang: true })).toBe('R58');
  });

  it('[MOVE-5 Q] passes friends, does not end on one', () => {
    const s = scene([], { friends: [base('f', [5, 3])] });
    expect(refusal(s, way(3, 3, 6, 3))).toBeNull();
    expect(refusal(s, way(3, 3, 4, 3))).toBeNull();
    expect(go(s, way(3, 3, 4.01, 3)).fault?.violation).toEqual({ rule: 'MOVE-5', data: { base: 'f' } });
  });

  it('[R52 Q] has the size of its base', () => {
    const s = scene([wall([6, 0], [6, 6], 0.2)], { radius: 12.5 / 25.4 });
    expect(refusal(s, way(3, 3, 5.9 - 12.5 / 25.4, 3))).toBeNull();
    expect(refusal(s, way(3, 3, 5.91 - 12.5 / 25.4, 3))).toBe('MOVE-7');
  });
});

describe('difficult ground', () => {
  const mud = box(['difficult'], [5, 0], [3, 8], { id: 'mud' });
  it('[MOVE-9 B] [R131 B] takes 1u from a move that starts in, enters or crosses it, once', () => {
    const rules = { difficultLoss: 1 };
    expect(go(scene([mud]), way(3, 4, 6, 4), 4, rules)).toMatchObject({
      fault: null,
      allowance: 3,
      difficult: ['mud'],
    });
    expect(refusal(scene([mud]), way(3, 4, 6.01, 4), 4, rules)).toBe('MOVE-1');
    expect(refusal(scene([mud]), way(6, 4, 3, 4), 4, rules)).toBeNull();
    expect(refusal(scene([mud]), way(6, 4, 2.99, 4), 4, rules)).toBe('MOVE-1');
    expect(refusal(scene([mud]), way(4, 4, 4.5, 4, 4.5, 7.5), 4, rules)).toBeNull();
    expect(refusal(scene([mud]), way(3, 4, 7, 4))).toBeNull();
  });
  it('[R73 B] is not paid again by the rest of an interrupted move', () => {
    const rest = traceMove(scene([mud]), { ...Q, difficultLoss: 1 }, way(5, 4, 6, 4), 1, { slowed: true });
    expect(rest.fault).toBeNull();
  });
});

describe('paths that nobody walks', () => {
  it('[MOVE-1 Q] refuses what is not a path as FLOW-FORM', () => {
    expect(refusal(open, [])).toBe('FLOW-FORM');
    expect(refusal(open, [[3, 3]])).toBe('FLOW-FORM');
    expect(refusal(open, way(3, 3, 3, 3))).toBe('FLOW-FORM');
    expect(refusal(open, way(3, 3, Number.NaN, 3))).toBe('FLOW-FORM');
    expect(refusal(open, way(3, 3, Number.POSITIVE_INFINITY, 3))).toBe('FLOW-FORM');
  });

  it('[MOVE-1 Q] takes repeated points for one', () => {
    const trace = go(open, way(3, 3, 3, 3, 5, 3, 5, 3, 5, 4));
    expect(trace).toMatchObject({
      fault: null,
      length: 3,
      path: way(3, 3, 5, 3, 5, 4),
    });
  });

  it('[MOVE-1 Q] refuses a path of ten thousand points, but not one that only rests on a spot so often', () => {
    const long: Point[] = Array.from({ length: 10_000 }, (_, i) => [2 + (i % 100) * 0.2, 2 + i * 0.002]);
    const still: Point[] = Array.from({ length: 10_000 }, () => [3, 3]);
    expect(refusal(open, long)).toBe('FLOW-FORM');
    expect(refusal(open, still)).toBe('FLOW-FORM');
    expect(go(open, [...still, [5, 3]])).toMatchObject({ fault: null, length: 2 });
  });
});

describe('places along a path', () => {
  const path = measurePath(way(0, 0, 3, 0, 3, 4));
  it('[R46 Q] cuts a move where it is interrupted and takes it up again', () => {
    if (!path) throw new Error('no path');
    expect(path.length).toBe(7);
    expect(pointAt(path, 5)).toEqual([3, 2]);
    expect(pointAt(path, -1)).toEqual([0, 0]);
    expect(pointAt(path, 99)).toEqual([3, 4]);
    expect(cutPath(path, 5)).toEqual({
      before: way(0, 0, 3, 0, 3, 2),
      after: way(3, 2, 3, 4),
    });
    expect(cutPath(path, 3)).toEqual({
      before: way(0, 0, 3, 0),
      after: way(3, 0, 3, 4),
    });
    expect(cutPath(path, 0)).toEqual({
      before: [[0, 0]],
      after: way(0, 0, 3, 0, 3, 4),
    });
    expect(cutPath(path, 7)).toEqual({
      before: way(0, 0, 3, 0, 3, 4),
      after: [[3, 4]],
    });
  });
});
