import { describe, expect } from 'vitest';
import { rulesetOf } from '../../src/editions/index.ts';
import { isInside } from '../../src/engine/geometry/distance.ts';
import { polygonOutline } from '../../src/engine/geometry/outline.ts';
import type { Point } from '../../src/engine/geometry/vector.ts';
import { type MoveRules, standFault } from '../../src/engine/movement/index.ts';
import { routesFrom } from '../../src/routing/index.ts';
import { editionNow } from '../support/builders/editionNow.ts';
import { test as it } from '../support/builders/editions.ts';
import {
  base,
  box,
  fence,
  flat,
  flatReach,
  go,
  Q,
  refusal,
  roundBase,
  scene,
  traceMove,
  way,
} from '../support/builders/moveScenes.ts';

const hedge = scene([fence([6, 0], [6, 8])]);
const wood = scene([box(['concealing'], [6, 2], [4, 4], { id: 'wood', height: 4 })]);

describe('crossing partial cover', () => {
  it('[R11 QIFC] [MOVE-4 QIFC] costs 1 AT more', () => {
    const trace = go(hedge, way(4.5, 4, 7.5, 4));
    expect(trace).toMatchObject({ fault: null, tokens: 2, length: 3 });
    const [crossing] = trace.crossings;
    expect(crossing).toMatchObject({ element: 'fence', kind: 'crosses', height: 1, cost: 1 });
    expect(crossing?.from).toBeCloseTo(0.9, 5);
    expect(crossing?.to).toBeCloseTo(2.1, 5);
    expect(crossing?.width).toBeCloseTo(0.2, 6);
  });

  it('[R11=b QIFC] may be free; what is too high is still not crossed in one move', () => {
    const free = rulesetOf(editionNow(), { R11: 'b' }).movement;
    const high = (height: number) => scene([fence([6, 0], [6, 8], 0.2, { height })]);
    expect(traceMove(high(2), free, way(4, 4, 8, 4), 4)).toMatchObject({ fault: null, tokens: 1 });
    expect(traceMove(high(2.01), free, way(4, 4, 8, 4), 4).fault?.violation.rule).toBe('MOVE-4');
  });

  it('[MOVE-4 QIFC] up to 2u high, not 0.01u more', () => {
    const high = (height: number) => scene([fence([6, 0], [6, 8], 0.2, { height })]);
    expect(refusal(high(2), way(4, 4, 8, 4))).toBeNull();
    expect(refusal(high(2.01), way(4, 4, 8, 4))).toBe('MOVE-4');
  });

  it('[R11 QIFC] [MOVE-4 QIFC] no wider than the Move along the path', () => {
    const wide = (w: number) => scene([box(['protecting'], [5, 0], [w, 8])]);
    expect(refusal(wide(3), way(4.5, 4, 8.5, 4))).toBeNull();
    expect(refusal(wide(4), way(4.5, 4, 9.5, 4))).toBe('MOVE-1');
    expect(refusal(wide(4.01), way(4.5, 4, 9.51, 4))).toBe('MOVE-4');
  });

  it('[R101 Q] is paid for each', () => {
    const two = scene([fence([5, 0], [5, 8]), fence([7, 0], [7, 8], 0.2, { id: 'f2' })]);
    expect(go(two, way(4.2, 4, 7.8, 4))).toMatchObject({ fault: null, tokens: 3 });
    expect(go(hedge, way(5, 4, 7, 4, 5, 4))).toMatchObject({ fault: null, tokens: 3 });
  });

  it('[R101 Q] is paid for each of two pieces of one fence that are crossed where they meet', () => {
    const joint = scene([fence([6, 0], [6, 4]), fence([6, 4], [6, 8], 0.2, { id: 'next' })]);
    const trace = go(joint, way(4.5, 4, 7.5, 4));
    expect(trace).toMatchObject({ fault: null, tokens: 3 });
    expect(trace.crossings.map((c) => c.element).sort()).toEqual(['fence', 'next']);
    expect(go(joint, way(4.5, 4.6, 7.5, 4.6)).tokens).toBe(2);
  });

  it('[R101=b Q] may be paid once per move', () => {
    const two = scene([fence([5, 0], [5, 8]), fence([7, 0], [7, 8], 0.2, { id: 'f2' })]);
    expect(go(two, way(4.2, 4, 7.8, 4), 4, { extraPaid: 'once' })).toMatchObject({ fault: null, tokens: 2 });
  });

  it('[R11 Q] touching it in passing is no crossing', () => {
    expect(go(hedge, way(5.4, 2, 5.4, 6))).toMatchObject({ fault: null, tokens: 1, crossings: [] });
    expect(go(hedge, way(5.41, 2, 4, 4)).crossings).toHaveLength(1);
  });

  it('[COVER-15 QIFC] concealing terrain is partial cover like any other', () => {
    expect(go(wood, way(4, 4, 7, 4)).tokens).toBe(2);
  });

  it('[R123 B] concealing terrain is open ground to those on foot, of any height', () => {
    const rules = { concealing: 'open' } as const;
    expect(go(wood, way(5, 4, 11, 4), 6, rules)).toMatchObject({ fault: null, tokens: 1, crossings: [] });
    const both = scene([box(['concealing', 'protecting'], [6, 2], [4, 4])]);
    expect(go(both, way(5, 4, 8, 4), 6, rules).tokens).toBe(2);
  });
});

describe('standing in partial cover', () => {
  it('[R134 Q] wholly inside or wholly clear, never across the edge', () => {
    expect(refusal(wood, way(4, 4, 5.5, 4))).toBeNull();
    expect(refusal(wood, way(4, 4, 5.51, 4))).toBe('R134');
    expect(refusal(wood, way(4, 4, 6.49, 4))).toBe('R134');
    expect(go(wood, way(4, 4, 6.5, 4))).toMatchObject({ fault: null, tokens: 2 });
    expect(refusal(hedge, way(4, 4, 6, 4))).toBe('R134');
  });

  it('[R134=b Q] may be allowed', () => {
    expect(refusal(wood, way(4, 4, 6, 4), 4, { mayStraddle: true })).toBeNull();
    expect(refusal(hedge, way(4, 4, 6, 4), 4, { mayStraddle: true })).toBeNull();
  });

  it('[R134 Q] moving about inside and leaving are free, and high ground that is entered need not be low', () => {
    expect(go(wood, way(7, 4, 9, 4))).toMatchObject({ tokens: 1, crossings: [{ kind: 'inside', cost: 0 }] });
    expect(go(wood, way(9, 4, 11, 4))).toMatchObject({ tokens: 1, crossings: [{ kind: 'leaves', cost: 0 }] });
    expect(go(wood, way(5, 4, 7, 4))).toMatchObject({
      fault: null,
      tokens: 2,
      crossings: [{ kind: 'enters', cost: 1 }],
    });
    expect(refusal(wood, way(5.4, 4, 10.6, 4), 6)).toBe('MOVE-4');
    expect(go(wood, way(9, 4, 11, 4, 9, 4))).toMatchObject({ fault: null, tokens: 2 });
  });

  it('[MOVE-14 Q] [R134 Q] a place without room for a base is not stood in', () => {
    const narrow = scene([box(['protecting'], [6, 2], [0.99, 4])]);
    expect(standFault(narrow, Q, [6.495, 4])?.rule).toBe('R134');
    expect(standFault(scene([box(['protecting'], [6, 2], [1, 4])]), Q, [6.5, 4])).toBeNull();
  });
});

describe('round scenic bases', () => {
  const crater = scene([roundBase([8, 8])]);

  it('[MOVE-8 Q] [R104 Q] [R136 Q] the hole is entered on contact, free, unmeasured, without AT', () => {
    const trace = go(crater, way(3, 8, 8, 8), 3.3);
    expect(trace).toMatchObject({ fault: null, tokens: 1, end: [8, 8], hole: { element: 'crater', to: [8, 8] } });
    expect(trace.length).toBeCloseTo(3.3, 9);
    expect(refusal(crater, way(3, 8, 8, 8), 3.29)).toBe('MOVE-1');
  });

  it('[MOVE-8 Q] from any side, and from a place already in contact', () => {
    expect(go(crater, way(8, 6.3, 8, 8))).toMatchObject({ fault: null, tokens: 1, end: [8, 8] });
    expect(go(crater, way(8, 11, 8, 8))).toMatchObject({ fault: null, tokens: 1, end: [8, 8] });
  });

  it('[MOVE-8 Q] a way-point rounded to the grid means the hole all the same', () => {
    const odd = scene([roundBase([8.123456, 8.004])]);
    expect(go(odd, way(4, 8, 8.12, 8)).end).toEqual([8.123456, 8.004]);
  });

  it('[R104=b Q] may be measured, still without AT', () => {
    const rules = { holes: 'measured' } as const;
    expect(go(crater, way(4, 8, 8, 8), 4, rules)).toMatchObject({ fault: null, tokens: 1, length: 4, hole: null });
    expect(refusal(crater, way(3.99, 8, 8, 8), 4, rules)).toBe('MOVE-1');
  });

  it('[R134 Q] in a round base one stands in the hole only', () => {
    expect(refusal(crater, way(5, 8, 7.5, 8))).toBe('MOVE-8');
    expect(standFault(crater, Q, [8, 8])).toBeNull();
  });

  it('[MOVE-8 Q] one character per hole', () => {
    const taken = scene([roundBase([8, 8])], { friends: [base('f', [8, 8])] });
    expect(refusal(taken, way(5, 8, 8, 8))).toBe('MOVE-5');
  });

  it('[R136 Q] the next move starts in its place and leaves freely', () => {
    expect(go(crater, way(8, 8, 8, 12))).toMatchObject({
      fault: null,
      length: 4,
      tokens: 1,
      crossings: [{ kind: 'leaves' }],
    });
  });

  it('[R11 Q] it may be crossed like any partial cover', () => {
    expect(go(crater, way(6.1, 8, 9.9, 8), 4)).toMatchObject({ fault: null, tokens: 2 });
  });
});

describe('platforms', () => {
  const roof = scene([box(['sheltering'], [6, 2], [4, 4], { id: 'roof', platform: true, height: 5 })]);
  it('[MOVE-3 Q] [R126 Q] climbing up or down costs 2 AT in all, whatever the height, measured in plan', () => {
    expect(go(roof, way(5, 4, 7, 4))).toMatchObject({
      fault: null,
      tokens: 2,
      length: 2,
      crossings: [{ kind: 'climbs' }],
    });
    expect(go(roof, way(7, 4, 5, 4))).toMatchObject({ fault: null, tokens: 2 });
    expect(go(roof, way(7, 4, 9, 4))).toMatchObject({ fault: null, tokens: 1 });
    expect(refusal(roof, way(5, 4, 6, 4))).toBe('MOVE-3');
    expect(refusal(roof, way(5, 4, 7, 4), 4, { climbCost: null })).toBe('MOVE-7');
  });
  it('[R126=b QIFC] or its height counts against the Move, for each way', () => {
    const low = scene([box(['sheltering'], [6, 2], [4, 4], { id: 'roof', platform: true, height: 2 })]);
    const counts = rulesetOf(editionNow(), { R126: 'b' }).movement;
    expect(go(low, way(5, 4, 7, 4), 4, counts)).toMatchObject({ fault: null, tokens: 2, length: 4 });
    expect(refusal(low, way(4.9, 4, 7, 4), 4, counts)).toBe('MOVE-1');
    expect(go(low, way(7, 4, 9, 4), 2, counts)).toMatchObject({ fault: null, length: 2 });
    expect(go(low, way(5.5, 4, 10.5, 4), 9, counts)).toMatchObject({ fault: null, tokens: 3, length: 9 });
    expect(refusal(low, way(5.5, 4, 10.5, 4), 8.9, counts)).toBe('MOVE-1');
  });
  it('[R126=b QIFC] routes and areas know it', () => {
    const low = scene([box(['sheltering'], [6, 0], [4, 24], { id: 'roof', platform: true, height: 2 })]);
    const counts = rulesetOf(editionNow(), { R126: 'b' }).movement;
    const plain = rulesetOf(editionNow()).movement;
    const tokens = (rules: MoveRules) => {
      const answer = routesFrom(flat(low), rules, [4.9, 4], 4)([7, 4]);
      return 'route' in answer ? answer.route.tokens : null;
    };
    expect([tokens(plain), tokens(counts)]).toEqual([2, 3]);
    const inTwo = (rules: MoveRules) =>
      flatReach(low, rules, [4.9, 4], 4)
        .filter((area) => area.tokens <= 2)
        .some(({ pieces }) => pieces.some((piece) => isInside([7, 4], polygonOutline(piece))));
    expect([inTwo(plain), inTwo(counts)]).toEqual([true, false]);
  });
  it('[R101 Q] up and down again is two climbs', () => {
    const path: Point[] = way(5.5, 4, 10.5, 4);
    expect(go(roof, path, 5).tokens).toBe(3);
    expect(go(roof, path, 5, { extraPaid: 'once' }).tokens).toBe(2);
  });
});
