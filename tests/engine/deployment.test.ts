import { describe, expect } from 'vitest';
import {
  awaiting,
  type Command,
  deployFault,
  deploymentZone,
  type Game,
  newGame,
  type Point,
} from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  bFirst,
  box,
  choose,
  deploy,
  type Given,
  play,
  refusal,
  refusedBy,
  roll,
  setupOf,
  total,
} from '../support/builders/given.ts';

const one: Given = { a: [{ id: 'a1' }], b: [{ id: 'b1', points: 7 }] };
const begin = (given: Given = one): Game => newGame(setupOf(given));
const reached = (given: Given, ...commands: Command[]): Game => play(begin(given), ...commands).game;

/** Side b owns the edge and deploys next. */
const deploying = (given: Given, edge: string): Game => bFirst(reached(given, roll(6, 1), choose(edge)));

describe('deployment', () => {
  const three: Given = { a: [{ id: 'a1' }], b: [{ id: 'b1' }, { id: 'b2' }, { id: 'b3' }] };

  test('[SETUP-6 QIFC] [R61 QIFC] one each in turns; a side with no one left to place is skipped', () => {
    let game = deploying(three, 'north');
    const order: string[] = [];
    for (const [who, x, y] of [
      ['b1', 2, 2],
      ['a1', 2, 22],
      ['b2', 4, 2],
      ['b3', 6, 2],
    ] as const) {
      order.push(asked(game));
      game = play(game, deploy(who, x, y)).game;
    }
    expect(order).toEqual(['deploy b', 'deploy a', 'deploy b', 'deploy b']);
    expect(asked(game)).not.toMatch(/^deploy/);
  });

  test('[SETUP-6 QIFC] whom one deploys is free, but only one of one’s own and only once', () => {
    const game = deploying(three, 'north');
    expect(awaiting(game)).toMatchObject({ kind: 'deploy', by: 'b', who: ['b1', 'b2', 'b3'] });
    expect(refusedBy(game, deploy('a1', 2, 22))).toBe('FLOW-TURN');
    expect(refusedBy(game, deploy('x', 2, 2))).toBe('FLOW-UNKNOWN');
    const later = play(game, deploy('b3', 2, 2), deploy('a1', 2, 22)).game;
    expect(refusedBy(later, deploy('b3', 5, 2))).toBe('FLOW-STALE');
    expect(
      refusedBy(game, {
        type: 'move',
        who: 'b1',
        path: [
          [2, 2],
          [3, 3],
        ],
      }),
    ).toBe('FLOW-PENDING');
    expect(refusedBy(begin(), deploy('b1', 2, 2))).toBe('FLOW-PENDING');
  });

  const inFromNorth = (depth: number): Record<string, Point> => ({
    north: [12, depth],
    south: [12, 24 - depth],
    west: [depth, 12],
    east: [24 - depth, 12],
  });

  test.each(['north', 'south', 'west', 'east'])(
    '[SETUP-7 QIFC] [R61 QIFC] the nearest point of the base lies within 5u of the %s edge',
    (edge) => {
      const game = deploying(one, edge);
      const at = (depth: number) => inFromNorth(depth)[edge] as Point;
      expect(deployFault(game, 'b1', at(0.5))).toBeNull();
      expect(deployFault(game, 'b1', at(5.5))).toBeNull();
      expect(refusal(game, deploy('b1', ...(at(5.51) as [number, number])))).toMatchObject({
        rule: 'SETUP-7',
        data: { most: 5 },
      });
      expect(refusedBy(game, deploy('b1', ...(at(23) as [number, number])))).toBe('SETUP-7');
    },
  );

  test('[R61=b QIFC] the whole base lies within 5u of the edge', () => {
    const game = deploying({ ...one, rulings: { R61: 'b' } }, 'north');
    expect(refusedBy(game, deploy('b1', 12, 4.5))).toBeNull();
    expect(refusedBy(game, deploy('b1', 12, 4.51))).toBe('SETUP-7');
    expect(deploymentZone(game, 'b')).toEqual({ edge: 'north', depth: 5, holds: 'whole-base' });
  });

  test('[SETUP-7 QIFC] [R58 QIFC] anywhere in the zone where a base may stand', () => {
    const scenery = [total('house', [4, 1], [3, 3]), box('hedge', [10, 1], [2, 3])];
    const game = deploying({ ...three, scenery }, 'north');
    expect(refusedBy(game, deploy('b1', 0.5, 0.5))).toBeNull();
    expect(refusedBy(game, deploy('b1', 0.49, 3))).toBe('R58');
    expect(refusedBy(game, deploy('b1', 5, 2))).toBe('MOVE-7');
    expect(refusedBy(game, deploy('b1', 3.5, 2))).toBeNull();
    expect(refusedBy(game, deploy('b1', 11, 2))).toBeNull();
    expect(refusedBy(game, deploy('b1', 10, 2))).toBe('R134');
    const second = play(game, deploy('b1', 20, 2), deploy('a1', 20, 20)).game;
    expect(refusedBy(second, deploy('b2', 20.99, 2))).toBe('MOVE-5');
    expect(refusedBy(second, deploy('b2', 21, 2))).toBeNull();
  });

  test('[R58=b QIFC] a base may overhang the edge by half', () => {
    const game = deploying({ ...one, rulings: { R58: 'b' } }, 'north');
    expect(refusedBy(game, deploy('b1', 0, 0))).toBeNull();
    expect(refusedBy(game, deploy('b1', -0.01, 3))).toBe('R58');
  });

  test('[SETUP-7 QIFC] [R61 QIFC] a zone without any room left is taken to be deeper, so that everybody finds a place', () => {
    const wall = total('house', [0, 0], [24, 7.2]);
    const game = deploying({ ...three, scenery: [wall] }, 'north');
    expect(deploymentZone(game, 'b')).toMatchObject({ depth: 8 });
    expect(refusedBy(game, deploy('b1', 12, 8))).toBeNull();
    expect(refusedBy(game, deploy('b1', 12, 8.51))).toBe('SETUP-7');
    const gap = deploying({ ...three, scenery: [total('house', [0, 0], [22.9, 7.2])] }, 'north');
    expect(deploymentZone(gap, 'b')).toMatchObject({ depth: 5 });
    expect(refusedBy(gap, deploy('b1', 12, 8))).toBe('SETUP-7');
  });

  test('[SETUP-7 QIFCB] there is no zone before the edges are settled', () => {
    expect(deploymentZone(begin(), 'a')).toBeNull();
    expect(deployFault(begin(), 'a1', [12, 20])?.rule).toBe('FLOW-PENDING');
  });
});
