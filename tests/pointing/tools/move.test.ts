import { describe, expect, test } from 'vitest';
import { type Command, check, flattened, type Game, type Point } from '../../../src/engine/index.ts';
import { IDLE, type Tool } from '../../../src/pointing/hand.ts';
import { handle } from '../../../src/pointing/tools/index.ts';
import type { Input } from '../../../src/pointing/tools/tool.ts';
import { box, given, play, roundBase, total } from '../../support/builders/given.ts';

const game = given({
  a: [
    { id: 'anton', at: [5, 5] },
    { id: 'berta', at: [5, 9] },
  ],
  b: [{ id: 'carl', at: [8, 5] }],
  scenery: [total('house', [0, 1], [20, 2]), box('hedge', [2, 7], [1.5, 1.5]), roundBase('crater', [10, 10])],
});
const tool: Tool = { kind: 'move', who: 'anton', waypoints: [] };

const click = (
  at: Point,
  who: string | null = null,
  change: Partial<Extract<Input, { input: 'click' }>> = {},
): Input => ({
  input: 'click',
  spot: { at, who },
  touch: false,
  waypoint: false,
  ...change,
});
const on = (now: Tool, input: Input, table: Game = game) => handle(now, input, { game: table, selected: 'anton' });

/** Clicks somewhere and gives the end of the way that becomes a command. */
function endOf(at: Point, now: Tool = tool): Point | undefined {
  const { command, refusal } = on(now, click(at));
  expect(refusal).toBeUndefined();
  if (command?.type !== 'move') throw new Error('no move');
  expect(check(game, command)).toBeNull();
  const end = command.path.at(-1);
  return end && flattened(end);
}

describe('with a mouse', () => {
  test('a click goes there, rounded to hundredths of u', () => {
    const { command, tool: after } = on(tool, click([4.123456, 6.98765]));
    expect(command).toEqual({
      type: 'move',
      who: 'anton',
      path: [
        [5, 5],
        [4.12, 6.99],
      ],
    });
    expect(after).toEqual(IDLE);
  });

  test('hardly farther than one action goes is as far as one action goes', () => {
    const [x, y] = endOf([7.87, 7.9]) as Point;
    expect(Math.hypot(x - 5, y - 5)).toBeLessThanOrEqual(4);
    expect(Math.hypot(x - 5, y - 5)).toBeGreaterThan(3.96);
  });

  test('farther takes several actions, given one after the other', () => {
    const { command, then, tool: after } = on(tool, click([5, 14]));
    expect(after).toEqual(IDLE);
    expect(command).toMatchObject({ type: 'move', who: 'anton' });
    expect(then).toHaveLength(2);
    const all = [command, ...(then ?? [])] as Command[];
    const end = play(game, ...all).game.state.characters[0];
    expect(end).toMatchObject({ at: [5, 14], moved: 3, spent: 3 });
  });

  test('a little too far is as far as the tokens go, much too far is refused and keeps the tool in the hand', () => {
    const poor = given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [20, 20] }], tokens: { a: 1 } });
    const near = on(tool, click([9.4, 5]), poor);
    expect(near.command).toMatchObject({ path: [[5, 5], expect.anything()] });
    expect(near.then).toBeUndefined();
    const far = on(tool, click([10, 5]), poor);
    expect(far).toMatchObject({ tool, refusal: { rule: 'TURN-11' } });
    expect(far.command).toBeUndefined();
  });

  test('pointing at a wall goes up to it', () => {
    const [x, y] = endOf([5, 3.2]) as Point;
    expect(x).toBe(5);
    expect(y).toBeCloseTo(3.5, 1);
  });

  test('pointing deep into it is refused, and the nearest place is offered', () => {
    const house = given({ a: [{ id: 'anton', at: [5, 5] }], scenery: [total('house', [3, 0.5], [6, 2.5])] });
    const { refusal, command, tool: after } = on(tool, click([5, 2]), house);
    expect(refusal).toMatchObject({ rule: 'MOVE-7', data: { element: 'house' } });
    expect(command).toBeUndefined();
    expect(after).toEqual({ ...tool, offer: [5, 3.5] });
  });

  test('half into a hedge stops before it', () => {
    const [, y] = endOf([3, 6.9]) as Point;
    expect(y).toBeLessThanOrEqual(6.5);
  });

  test('off the table is refused, just over the edge means at the edge', () => {
    const edge = given({ a: [{ id: 'anton', at: [5, 5] }] });
    const { command, then = [] } = on(tool, click([0.2, 5]), edge);
    expect([command, ...then].at(-1)).toMatchObject({ path: [expect.anything(), [0.5, 5]] });
    expect(on(tool, click([-3, 5]), edge)).toMatchObject({ refusal: { rule: 'R58' }, tool: { offer: [0.5, 5] } });
  });

  test('an enemy is run into', () => {
    const [x] = endOf([8, 5]) as Point;
    expect(x).toBe(8);
  });

  test('a friend is selected instead', () => {
    expect(on(tool, click([5, 9], 'berta'))).toEqual({ tool: IDLE, select: 'berta' });
  });

  test('the mover itself puts the tool away', () => {
    expect(on(tool, click([5.2, 5], 'anton'))).toEqual({ tool: IDLE });
  });

  test('a step within its own base is gone', () => {
    expect(on(tool, click([5.4, 5], 'anton')).command).toMatchObject({
      path: [
        [5, 5],
        [5.4, 5],
      ],
    });
  });

  test('anywhere in a hole is its middle', () => {
    const close: Tool = { kind: 'move', who: 'berta', waypoints: [] };
    const near = given({ a: [{ id: 'berta', at: [8, 10] }], scenery: [roundBase('crater', [10, 10])] });
    const { command } = on(close, click([10.3, 9.8]), near);
    expect(command).toMatchObject({
      path: [
        [8, 10],
        [10, 10],
      ],
    });
  });
});

describe('way-points', () => {
  test('are set one after the other, then the end is clicked', () => {
    const first = on(tool, click([3.6, 5], null, { waypoint: true }));
    expect(first).toEqual({ tool: { ...tool, end: null, offer: null, waypoints: [[3.6, 5]] } });
    expect(endOf([3.6, 6.2], first.tool)).toEqual([3.6, 6.2]);
    expect(on(first.tool, click([3.6, 6.2])).command).toMatchObject({
      path: [
        [5, 5],
        [3.6, 5],
        [3.6, 6.2],
      ],
    });
  });

  test('may lie where one may not stand, but not where one cannot come', () => {
    expect(on(tool, click([2.2, 6.6], null, { waypoint: true })).refusal).toBeUndefined();
    expect(on(tool, click([5, 1.6], null, { waypoint: true })).refusal?.rule).toBe('MOVE-7');
  });
});

describe('with a finger', () => {
  const tap = (at: Point) => click(at, null, { touch: true });

  test('the first tap proposes, the second one there confirms what was proposed', () => {
    const first = on(tool, tap([4, 7]));
    expect(first).toEqual({ tool: { ...tool, end: [4, 7], offer: null } });
    expect(on(first.tool, tap([4.3, 7.2])).command).toMatchObject({
      path: [
        [5, 5],
        [4, 7],
      ],
    });
  });

  test('a tap that finds the mover puts the tool away', () => {
    const spot = { at: [5.4, 5] as const, who: 'anton', slack: 0.8 };
    expect(on(tool, { input: 'click', spot, touch: true, waypoint: false })).toEqual({ tool: IDLE });
  });

  test('what has been set down beside him is confirmed by a tap that is nearer to it than to him', () => {
    const beside = { ...tool, end: [5, 6] as const };
    const at = (place: readonly [number, number]) =>
      on(beside, {
        input: 'click',
        spot: { at: place, who: 'anton', slack: 2 },
        touch: true,
        waypoint: false,
      });
    expect(at([5.1, 5.7]).command).toMatchObject({
      path: [
        [5, 5],
        [5, 6],
      ],
    });
    expect(at([5.1, 5.3])).toEqual({ tool: IDLE });
  });

  test('a tap elsewhere proposes anew', () => {
    const first = on(tool, tap([4, 7]));
    expect(on(first.tool, tap([5.5, 7]))).toEqual({ tool: { ...tool, end: [5.5, 7], offer: null } });
  });

  test('a mouse that moves forgets the proposal', () => {
    expect(on({ ...tool, end: [4, 7] }, { input: 'hover' }).tool).toEqual({ ...tool, end: null });
    expect(on(tool, { input: 'hover' }).tool).toBe(tool);
  });
});

describe('dragging', () => {
  test('a drop is a move', () => {
    expect(on(tool, { input: 'drop', spot: { at: [4, 7], who: null } })).toMatchObject({
      tool: IDLE,
      command: {
        type: 'move',
        path: [
          [5, 5],
          [4, 7],
        ],
      },
    });
  });

  test('a refused one springs back', () => {
    const result = on(tool, { input: 'drop', spot: { at: [5, 2], who: null } });
    expect(result.tool).toEqual(IDLE);
    expect(result.refusal?.rule).toBe('MOVE-7');
  });

  test('on where it began it is nothing', () => {
    expect(on(tool, { input: 'drop', spot: { at: [5.2, 5], who: 'anton' } })).toEqual({ tool: IDLE });
  });
});
