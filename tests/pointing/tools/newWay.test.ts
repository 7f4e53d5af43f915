import { describe, expect, test } from 'vitest';
import { check, type Game, type Point } from '../../../src/engine/index.ts';
import { IDLE, type Tool } from '../../../src/pointing/hand.ts';
import { wayPreview } from '../../../src/pointing/previews/moveAndFire.ts';
import { handle, settle } from '../../../src/pointing/tools/index.ts';
import type { Input } from '../../../src/pointing/tools/tool.ts';
import { box, choose, fire, pass, play, roll } from '../../support/builders/given.ts';
import { ENTRY, lane, past, placeOf } from '../../support/builders/lane.ts';

const shotAt = (change: Parameters<typeof lane>[0] = {}): Game =>
  play(lane({ rulings: { R73: 'b' }, ...change }), past, fire('g', 's'), pass, roll(1, 1, 1)).game;
const click = (at: Point, waypoint = false): Input => ({
  input: 'click',
  spot: { at, who: null },
  touch: false,
  waypoint,
});
const on = (game: Game, input: Input, tool: Tool = settle(IDLE, game)) => handle(tool, input, { game, selected: 's' });
const LEFT = 8 - (ENTRY - 1);

describe('the rest of a move [R73=b Q]', () => {
  test('puts the move tool into the hand, with the length that is left, until it is answered', () => {
    const game = shotAt();
    const tool = settle(IDLE, game);
    expect(tool).toEqual({ kind: 'move', who: 's', waypoints: [], remaining: expect.closeTo(LEFT, 6) });
    expect(settle(tool, game)).toBe(tool);
    expect(settle(tool, play(game, choose('goOn')).game)).toEqual(IDLE);
    expect(settle(IDLE, shotAt({ rulings: {} }))).toEqual(IDLE);
  });

  test('a click goes there, for nothing', () => {
    const game = shotAt();
    const { command, then, tool } = on(game, click([5, 8]));
    expect(command).toMatchObject({
      type: 'move',
      who: 's',
      path: [
        [expect.closeTo(ENTRY, 6), 12],
        [5, 8],
      ],
    });
    expect([then, tool]).toEqual([undefined, IDLE]);
    expect(command && placeOf(play(game, command).game)).toEqual([5, 8]);
    expect(wayPreview(game, settle(IDLE, game) as Extract<Tool, { kind: 'move' }>, [5, 8])).toMatchObject({
      tokens: 0,
    });
  });

  test('hardly farther than what is left is as far as that goes; farther is refused, never another action', () => {
    const game = shotAt();
    const near = on(game, click([ENTRY, 12 - LEFT - 0.3])).command;
    expect(near && check(game, near)).toBeNull();
    expect(near && placeOf(play(game, near).game)?.[1]).toBeCloseTo(12 - LEFT, 1);
    const far = on(game, click([ENTRY, 4]));
    expect([far.command, far.refusal]).toMatchObject([undefined, { rule: 'MOVE-1' }]);
  });

  test('way-points are gone by', () => {
    const game = shotAt();
    const { tool } = on(game, click([2, 10], true));
    const { command } = on(game, click([2, 9]), tool);
    expect(command).toMatchObject({
      path: [
        [expect.closeTo(ENTRY, 6), 12],
        [2, 10],
        [2, 9],
      ],
    });
  });

  test('what would cost more is refused', () => {
    const game = shotAt({ scenery: [box('hedge', [0, 8], [24, 0.5])] });
    expect(on(game, click([ENTRY, 7])).refusal).toEqual({ rule: 'R73', data: { need: 2, have: 1 } });
  });
});
