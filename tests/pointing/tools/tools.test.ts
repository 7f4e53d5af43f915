import { describe, expect, test } from 'vitest';
import { type Game, newGame, type Point } from '../../../src/engine/index.ts';
import { IDLE, type Tool } from '../../../src/pointing/hand.ts';
import { handle, settle, settleSelection } from '../../../src/pointing/tools/index.ts';
import type { Input } from '../../../src/pointing/tools/tool.ts';
import { choose, deploy, given, play, roll, setupOf, total, watch } from '../../support/builders/given.ts';

const game = given({
  a: [
    { id: 'anton', at: [5, 5] },
    { id: 'berta', at: [5, 9] },
  ],
  b: [
    { id: 'carl', at: [12, 5] },
    { id: 'doris', at: [12, 12] },
  ],
  scenery: [total('house', [7, 7], [2, 4])],
});

const click = (at: Point, who: string | null = null, touch = false): Input => ({
  input: 'click',
  spot: { at, who },
  touch,
  waypoint: false,
});
const on = (tool: Tool, input: Input, selected: string | null = null, table: Game = game) =>
  handle(tool, input, { game: table, selected });

describe('no tool in the hand', () => {
  test('a click selects, on bare ground it lets go of one who cannot act', () => {
    expect(on(IDLE, click([5, 5], 'anton'))).toEqual({ tool: IDLE, select: 'anton' });
    expect(on(IDLE, click([5, 5], 'anton'), 'anton')).toEqual({ tool: IDLE, select: 'anton' });
    expect(on(IDLE, click([12, 5], 'carl'))).toEqual({ tool: IDLE, select: 'carl' });
    expect(on(IDLE, click([12, 5]), 'carl')).toEqual({ tool: IDLE, select: null });
  });

  test('a click on a marker selects its owner', () => {
    const laid = given({
      a: [{ id: 'anton', at: [5, 5] }],
      b: [{ id: 'carl', at: [12, 5] }],
      markers: [watch('m1', 'carl', [8, 8]), { id: 'm2', kind: 'objective', at: [1, 1], owner: 'a' }],
    });
    expect(on(IDLE, click([8.2, 8]), null, laid)).toEqual({ tool: IDLE, select: 'carl' });
    expect(on(IDLE, click([1, 1]), null, laid)).toEqual({ tool: IDLE, select: null });
  });

  test('a click on an enemy takes aim and fires nothing yet', () => {
    expect(on(IDLE, click([12, 5], 'carl'), 'anton')).toEqual({ tool: { kind: 'fire', who: 'anton', target: 'carl' } });
  });

  test('on one who cannot be seen it says why', () => {
    expect(on(IDLE, click([12, 12], 'doris'), 'anton')).toMatchObject({ tool: IDLE, refusal: { rule: 'LOS-2' } });
  });

  test('on the ground it takes the move tool, a tap with a place to go to', () => {
    expect(on(IDLE, click([4, 7]), 'anton').tool).toEqual({ kind: 'move', who: 'anton', waypoints: [], end: null });
    expect(on(IDLE, click([4, 7], null, true), 'anton').tool).toMatchObject({ kind: 'move', end: [4, 7] });
  });

  test('who cannot move at all is not given it', () => {
    const tired = given({ a: [{ id: 'anton', at: [5, 5], state: { moved: 3 } }] });
    expect(on(IDLE, click([4, 7]), 'anton', tired)).toMatchObject({ tool: IDLE, refusal: { rule: 'MOVE-2' } });
  });
});

describe('firing', () => {
  const fire: Tool = { kind: 'fire', who: 'anton', target: null };

  test('a click fires', () => {
    expect(on(fire, click([12, 5], 'carl'))).toEqual({
      tool: IDLE,
      command: { type: 'fire', who: 'anton', at: 'carl' },
    });
  });

  test('with the weapon in the hand', () => {
    expect(on({ ...fire, weapon: 'rifle' }, click([12, 5], 'carl')).command).toMatchObject({ weapon: 'rifle' });
  });

  test('a tap shows, the second one fires', () => {
    const first = on(fire, click([12, 5], 'carl', true));
    expect(first).toEqual({ tool: { ...fire, target: 'carl' } });
    expect(on(first.tool, click([12, 5], 'carl', true)).command).toMatchObject({ at: 'carl' });
  });

  test('is refused with the reason, the tool stays', () => {
    expect(on(fire, click([12, 12], 'doris'))).toMatchObject({ tool: fire, refusal: { rule: 'LOS-2' } });
  });

  test('a friend is selected instead, the ground takes the target back', () => {
    expect(on(fire, click([5, 9], 'berta'))).toEqual({ tool: IDLE, select: 'berta' });
    expect(on({ ...fire, target: 'carl' }, click([1, 1])).tool).toEqual(fire);
  });
});

describe('measuring', () => {
  test('from, to, and from anew', () => {
    const from = on({ kind: 'measure' }, click([1, 1])).tool;
    expect(from).toEqual({ kind: 'measure', from: { at: [1, 1], who: null } });
    const to = on(from, click([5, 5], 'anton')).tool;
    expect(to).toMatchObject({ from: { at: [1, 1] }, to: { who: 'anton' } });
    expect(on(to, click([9, 9])).tool).toEqual({ kind: 'measure', from: { at: [9, 9], who: null } });
  });
});

describe('looking', () => {
  const sight: Tool = { kind: 'sight', from: { at: [5, 5], who: 'anton' } };

  test('a click holds the line, another lets go of it', () => {
    const held = on(sight, click([12, 5], 'carl')).tool;
    expect(held).toEqual({ ...sight, to: { at: [12, 5], who: 'carl' } });
    expect(on(held, click([3, 3])).tool).toEqual(sight);
  });

  test('from a character or a place where one might stand', () => {
    expect(on({ kind: 'sight' }, click([5, 5], 'anton')).tool).toEqual(sight);
    expect(on({ kind: 'sight' }, click([3.333, 3])).tool).toEqual({
      kind: 'sight',
      from: { at: [3.33, 3], who: null },
    });
    expect(on({ kind: 'sight' }, click([8, 9]))).toMatchObject({
      tool: { kind: 'sight' },
      refusal: { rule: 'MOVE-7' },
    });
    expect(on(sight, click([5, 5], 'anton')).tool).toEqual({ kind: 'sight' });
  });

  test('a finger taps from one to the next', () => {
    const held = on(sight, click([12, 5], 'carl', true)).tool;
    expect(on(held, click([3, 3], null, true)).tool).toEqual({ ...sight, to: { at: [3, 3], who: null } });
  });
});

describe('deploying', () => {
  const setup = newGame(setupOf({ a: [{ id: 'anton' }, { id: 'berta' }], b: [{ id: 'carl' }] }));
  // a wins the roll-off, b takes the north; a has more points and deploys first, in the south
  const deploying = play(setup, roll(6, 1), choose('north')).game;
  const tool: Tool = { kind: 'deploy', who: 'anton' };

  test('a click deploys, and the hand is free for the next', () => {
    expect(on(tool, click([10.123, 21]), null, deploying)).toEqual({
      tool: { kind: 'deploy', who: null },
      command: { type: 'deploy', who: 'anton', at: [10.12, 21] },
    });
  });

  test('outside the zone is refused with the rule', () => {
    expect(on(tool, click([10, 5]), null, deploying)).toMatchObject({ tool, refusal: { rule: 'SETUP-7' } });
  });

  test('a tap proposes first', () => {
    const first = on(tool, click([10, 21], null, true), null, deploying).tool;
    expect(first).toEqual({ ...tool, at: [10, 21] });
    expect(on(first, click([10.2, 21], null, true), null, deploying).command).toMatchObject({ at: [10, 21] });
    expect(on(first, { input: 'hover' }, null, deploying).tool).toEqual({ ...tool, at: null });
  });

  test('the next one is put into the hand by itself, the one chosen stays', () => {
    expect(settle(IDLE, deploying)).toEqual(tool);
    expect(settle({ kind: 'deploy', who: null }, deploying)).toEqual(tool);
    const chosen: Tool = { kind: 'deploy', who: 'berta' };
    expect(settle(chosen, deploying)).toBe(chosen);
    const next = play(deploying, deploy('anton', 10, 21)).game;
    expect(settle(tool, next)).toEqual({ kind: 'deploy', who: 'carl' });
  });
});

describe('after a step of the game', () => {
  test('tools of those who may not act are put away, others stay as they are', () => {
    const move: Tool = { kind: 'move', who: 'anton', waypoints: [] };
    expect(settle(move, game)).toBe(move);
    expect(settle({ ...move, who: 'carl' }, game)).toEqual(IDLE);
    expect(settle({ kind: 'fire', who: 'carl', target: null }, game)).toEqual(IDLE);
    expect(settle({ kind: 'deploy', who: 'anton' }, game)).toEqual(IDLE);
    const measure: Tool = { kind: 'measure' };
    expect(settle(measure, game)).toBe(measure);
  });

  test('a target that has gone is forgotten', () => {
    const fire: Tool = { kind: 'fire', who: 'anton', target: 'carl' };
    expect(settle(fire, game)).toBe(fire);
    const gone = given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [9, 9], state: { out: true } }] });
    expect(settle(fire, gone)).toEqual({ ...fire, target: null });
    expect(settle({ kind: 'sight', from: { at: [9, 9], who: 'carl' } }, gone)).toEqual({ kind: 'sight' });
    const fromThere: Tool = { kind: 'sight', from: { at: [9, 9], who: null } };
    expect(settle(fromThere, gone)).toBe(fromThere);
  });

  test('the selection of the side whose turn is over is let go', () => {
    expect(settleSelection('anton', game)).toBe('anton');
    expect(settleSelection('carl', game)).toBeNull();
    expect(settleSelection('nobody', game)).toBeNull();
  });
});
