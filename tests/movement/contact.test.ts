import { describe, expect } from 'vitest';
import { distance, type Point } from '../../src/engine/geometry/vector.ts';
import { test as it } from '../support/builders/editions.ts';
import { base, fence, go, refusal, roundBase, scene, way } from '../support/builders/moveScenes.ts';
import { seeded } from '../support/builders/randomScenes.ts';

const enemy = scene([], { enemies: [base('e', [6, 3])] });

describe('contact with an enemy', () => {
  it('[MOVE-6 Q] [R12 Q] ends the move where the bases touch', () => {
    const trace = go(enemy, way(3, 3, 7, 3));
    expect(trace).toMatchObject({ fault: null, contacts: ['e'], tokens: 1 });
    expect(trace.length).toBeCloseTo(2, 9);
    expect(trace.end[0]).toBeCloseTo(5, 9);
  });

  it('[R12 QICB] counts a touch in passing, and none at 0.01u', () => {
    expect(go(enemy, way(4, 2, 8, 2))).toMatchObject({ contacts: ['e'], length: 2 });
    expect(go(enemy, way(4, 1.99, 8, 1.99))).toMatchObject({ contacts: [], length: 4 });
  });

  it('[R94 F] a base may be brushed in passing; running into it or ending in contact fights', () => {
    const rules = { touching: 'passes' } as const;
    expect(go(enemy, way(4, 2, 8, 2), 4, rules)).toMatchObject({ contacts: [], length: 4 });
    expect(go(enemy, way(4, 2, 6, 2), 4, rules)).toMatchObject({ contacts: ['e'], length: 2 });
    expect(go(enemy, way(4, 2.01, 8, 2.01), 4, rules).contacts).toEqual(['e']);
  });

  it('[MOVE-1 Q] measures to the contact, so a path may be drawn through the enemy', () => {
    expect(refusal(enemy, way(2, 3, 9, 3), 3)).toBeNull();
    expect(refusal(enemy, way(2, 3, 9, 3), 2.99)).toBe('MOVE-1');
  });

  it('[R50 Q] [R24 Q] lists all that are touched at the same point', () => {
    const two = scene([], { enemies: [base('e1', [6, 2.4]), base('e2', [6, 3.6]), base('far', [9, 3])] });
    const trace = go(two, way(3, 3, 7, 3));
    expect(trace.contacts).toEqual(['e1', 'e2']);
    expect(trace.length).toBeCloseTo(2.2, 9);
  });

  it('[R24 Q] stops at the first in the order of the path', () => {
    const two = scene([], { enemies: [base('second', [7, 3]), base('first', [5, 3.5])] });
    expect(go(two, way(3, 3, 7, 3)).contacts).toEqual(['first']);
  });

  it('[R43 Q] one who starts in contact may go away, slide along, and is stopped on coming back', () => {
    expect(go(enemy, way(5, 3, 2, 3))).toMatchObject({ contacts: [], length: 3 });
    expect(go(enemy, way(5, 3, 5, 1))).toMatchObject({ contacts: [], length: 2 });
    expect(go(enemy, way(5, 3, 6, 3))).toMatchObject({ contacts: ['e'] });
    const back = go(enemy, way(5, 3, 4, 3, 6, 3));
    expect(back.contacts).toEqual(['e']);
    expect(back.length).toBeCloseTo(2, 9);
  });

  it('[R43 Q] [MOVE-6 Q] a hundred contacts one after the other bring no base into the other', () => {
    const random = seeded(1);
    let at: Point = [3, 3];
    for (let i = 0; i < 100; i++) {
      const beyond: Point = [6 + random() - 0.5, 3 + random() - 0.5];
      const away: Point = [at[0] - random() / 10, at[1] + random() / 10];
      const trace = go(enemy, i % 3 === 2 ? [at, away, beyond] : [at, beyond]);
      expect(trace).toMatchObject({ fault: null, contacts: ['e'] });
      expect(distance(trace.end, [6, 3])).toBeGreaterThanOrEqual(1 - 1e-9);
      expect(distance(trace.end, [6, 3])).toBeLessThan(1 + 1e-6);
      at = trace.end;
    }
  });

  it('[MOVE-6 Q] a touch so slight that it counts as no overlap ends where it begins', () => {
    for (const deep of [1e-7, 5e-7, 9e-7]) {
      const brush = go(enemy, way(4, 2 + deep, 8, 2 + deep));
      expect(brush.contacts).toEqual(['e']);
      expect(distance(brush.end, [6, 3])).toBeGreaterThanOrEqual(1 - 1e-9);
      const end = go(enemy, way(3, 3, 5 + deep, 3));
      expect(end.contacts).toEqual(['e']);
      expect(distance(end.end, [6, 3])).toBeGreaterThanOrEqual(1 - 1e-9);
    }
  });

  it('[MOVE-7 Q] a wall before the enemy is met first', () => {
    const s = scene([roundBase([20, 20])], { enemies: [base('e', [6, 3])] });
    expect(go(s, way(3, 3, 7, 3)).contacts).toEqual(['e']);
  });

  it('[MOVE-6 Q] ends the move across an edge, but not on a friend', () => {
    const hedge = fence([4.9, 0], [4.9, 6]);
    const trace = go(scene([hedge], { enemies: [base('e', [6, 3])] }), way(3, 3, 7, 3));
    expect(trace).toMatchObject({ fault: null, contacts: ['e'], tokens: 2 });
    const friend = scene([], { enemies: [base('e', [6, 3])], friends: [base('f', [4.5, 3])] });
    expect(refusal(friend, way(3, 3, 7, 3))).toBe('MOVE-5');
  });

  it('[H2H-8 Q] [R129 Q] needs the way to the base inside a round base, and stays outside the rim', () => {
    const s = scene([roundBase([8, 8])], { enemies: [base('e', [8, 8])] });
    const trace = go(s, way(4, 8, 8, 8), 4);
    expect(trace).toMatchObject({ fault: null, contacts: ['e'], tokens: 1, crossings: [] });
    expect(trace.length).toBeCloseTo(3, 9);
    expect(trace.end[0]).toBeCloseTo(6.3, 9);
    expect(refusal(s, way(4, 8, 8, 8), 2.99)).toBe('MOVE-1');
  });

  it('[R129=b Q] touching the rim is contact', () => {
    const s = scene([roundBase([8, 8])], { enemies: [base('e', [8, 8])] });
    const trace = go(s, way(4, 8, 8, 8), 4, { rimIsContact: true });
    expect(trace.contacts).toEqual(['e']);
    expect(trace.length).toBeCloseTo(2.3, 9);
    expect(trace.end[0]).toBeCloseTo(6.3, 9);
  });
});
