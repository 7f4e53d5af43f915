import { describe, expect } from 'vitest';
import type { Game, Id, Point, SmokeMarker } from '../../../src/engine/index.ts';
import { IDLE, type Tool } from '../../../src/pointing/hand.ts';
import { markerAtPoint } from '../../../src/pointing/picking.ts';
import { throwRanges } from '../../../src/pointing/previews/grenade.ts';
import { handle, settle } from '../../../src/pointing/tools/index.ts';
import type { Input } from '../../../src/pointing/tools/tool.ts';
import { test } from '../../support/builders/editions.ts';
import { endTurn, frag, given, handOver, move, play, watch } from '../../support/builders/given.ts';

const click = (at: Point, who: Id | null = null, touch = false): Input => ({
  input: 'click',
  spot: { at, who },
  touch,
  waypoint: false,
});
const on = (tool: Tool, input: Input, game: Game) => handle(tool, input, { game, selected: 'p' });
const screen: SmokeMarker = { id: 'm1', kind: 'smoke', at: [12, 12], radius: 2.5, owner: 'a', spread: false };

const table = (change: object = {}): Game =>
  given({
    a: [
      { id: 'p', at: [5, 5], state: { grenades: ['smoke'] }, card: { weapons: [frag()] } },
      { id: 'q', at: [7, 5] },
      { id: 'far', at: [5, 15] },
    ],
    b: [{ id: 'e', at: [20, 20] }, { id: 'x' }],
    ...change,
  });

describe('handing over', () => {
  const tool: Tool = { kind: 'handOver', who: 'p', grenade: 'smoke' };

  test('[R133 B] a click on a friend in reach does it; one out of reach is refused, the tool stays', () => {
    expect(on(tool, click([7, 5], 'q'), table())).toEqual({
      tool: IDLE,
      command: { type: 'handOver', who: 'p', to: 'q', grenade: 'smoke' },
    });
    expect(on(tool, click([5, 15], 'far'), table())).toMatchObject({ tool, refusal: { rule: 'R133' } });
    expect(on(tool, click([9, 9]), table())).toEqual({ tool: IDLE });
  });

  test('[R133 B] a tap shows it first, and what has been handed over leaves the hand', () => {
    const shown = on(tool, click([7, 5], 'q', true), table()).tool;
    expect(shown).toEqual({ ...tool, to: 'q' });
    expect(on(shown, click([7, 5], 'q', true), table()).command).toBeDefined();
    expect(settle(tool, table())).toEqual(tool);
    expect(settle(tool, play(table(), handOver('p', 'q', 'smoke')).game)).toEqual(IDLE);
  });
});

describe('the second screen', () => {
  const due = play(table({ turn: { side: 'b' }, markers: [screen] }), move('e', [20, 20], [20, 19]), endTurn).game;

  test('[GREN-15 B] is asked for, and laid where one clicks', () => {
    expect(settle(IDLE, due)).toEqual({ kind: 'smoke' });
    expect(on({ kind: 'smoke' }, click([14, 12]), due).command).toEqual({ type: 'smoke', at: [14, 12] });
  });

  test('[GREN-15 B] a little beyond the rim is meant to be on it, farther is refused', () => {
    expect(on({ kind: 'smoke' }, click([17.5, 12]), due).command).toEqual({ type: 'smoke', at: [17, 12] });
    expect(on({ kind: 'smoke' }, click([19, 12]), due)).toMatchObject({ refusal: { rule: 'GREN-15' } });
  });
});

test('[GREN-2 B] the ranges drawn are those of the grenade in the hand', () => {
  expect([throwRanges(table(), 'p'), throwRanges(table(), 'p', 'extra-smoke')]).toEqual([
    { sure: 5, most: 10 },
    { sure: 10, most: 15 },
  ]);
});

test('[GREN-15 B] pointing into smoke means the screen, unless a marker lies there', () => {
  const game = table({ markers: [screen, watch('m2', 'e', [13, 12])] });
  expect(markerAtPoint(game, [11, 12])?.id).toBe('m1');
  expect(markerAtPoint(game, [13.2, 12])?.id).toBe('m2');
  expect(markerAtPoint(game, [9, 12])).toBeNull();
});
