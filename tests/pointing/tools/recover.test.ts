import { describe, expect } from 'vitest';
import { IDLE } from '../../../src/pointing/hand.ts';
import { handle, settle } from '../../../src/pointing/tools/index.ts';
import { test } from '../../support/builders/editions.ts';
import { given, play, roll } from '../../support/builders/given.ts';

describe('the recovery from panic', () => {
  const game = given({
    rules: { 'PSY-1': 'panic' },
    a: [
      { id: 'abel', at: [4, 12], state: { panicking: true } },
      { id: 'anna', at: [4, 16] },
    ],
    b: [{ id: 'bo', at: [20, 12] }],
  });
  const tool = { kind: 'recover', who: 'abel', with: [] } as const;

  test('[PSY-2 B] is done in its panel: pointing puts nothing down, and a click takes somebody else into the hand', () => {
    const table = { game, selected: 'abel' };
    expect(handle(tool, { input: 'hover' }, table)).toEqual({ tool });
    const click = { input: 'click', spot: { at: [4, 16], who: 'anna' }, touch: false, waypoint: false } as const;
    expect(handle(tool, click, table)).toMatchObject({ tool: IDLE, select: 'anna' });
  });

  test('[PSY-2 B] stays in the hand until he is over it', () => {
    const tried = play(game, { type: 'recover', who: 'abel' }).game;
    expect(settle(tool, play(tried, roll(6)).game)).toBe(tool);
    expect(settle(tool, play(tried, roll(1)).game)).toBe(IDLE);
  });
});
