import { describe, expect, test } from 'vitest';
import { type Game, type Id, newGame, type Point } from '../../../src/engine/index.ts';
import { IDLE, type Tool } from '../../../src/pointing/hand.ts';
import { handle, settle } from '../../../src/pointing/tools/index.ts';
import type { Input } from '../../../src/pointing/tools/tool.ts';
import {
  box,
  choose,
  type Given,
  given,
  grenade,
  move,
  play,
  rifle,
  roll,
  setupOf,
  suppressing,
  watch,
} from '../../support/builders/given.ts';

const click = (at: Point, who: Id | null = null, touch = false): Input => ({
  input: 'click',
  spot: { at, who },
  touch,
  waypoint: false,
});
const on = (game: Game, input: Input, tool: Tool = settle(IDLE, game)) => handle(tool, input, { game, selected: null });

describe('who shoots, of those who watch', () => {
  const watched = (card: object = {}): Game =>
    play(
      given({
        a: [{ id: 'anton', at: [4, 12] }],
        b: [
          { id: 'carl', at: [6, 18], card: { opportunityFire: 3, ...card } },
          { id: 'doris', at: [10, 18], card: { opportunityFire: 3 } },
        ],
        markers: [watch('m1', 'carl', [8, 13]), watch('m2', 'doris', [8, 11])],
      }),
      move('anton', [4, 12], [8, 12]),
    ).game;

  test('is clicked on the table; nobody else answers [R45 Q]', () => {
    const game = watched();
    expect(settle(IDLE, game)).toEqual({ kind: 'answer' });
    expect(on(game, click([10, 18], 'doris')).command).toMatchObject({ type: 'fire', who: 'doris', at: 'anton' });
    expect(on(game, click([4, 12], 'anton')).command).toBeUndefined();
    expect(on(game, click([12, 2])).command).toBeUndefined();
  });

  test('a tap shows the shot, the second one takes it', () => {
    const game = watched();
    const first = on(game, click([10, 18], 'doris', true));
    expect(first).toEqual({ tool: { kind: 'answer', target: 'doris' } });
    expect(on(game, click([10, 18], 'doris', true), first.tool).command).toMatchObject({ who: 'doris' });
  });

  test('one with two weapons is asked by the buttons which', () => {
    const game = watched({ weapons: [rifle(), rifle({ id: 'pistol' })] });
    expect(on(game, click([6, 18], 'carl')).command).toBeUndefined();
  });

  test('measuring and looking may go on meanwhile', () => {
    expect(settle({ kind: 'measure' }, watched())).toEqual({ kind: 'measure' });
  });
});

test('whom to fight first is clicked [R24 Q]', () => {
  const game = play(
    given({
      a: [{ id: 'anton', at: [4, 12] }],
      b: [
        { id: 'carl', at: [8, 11.4] },
        { id: 'doris', at: [8, 12.6] },
      ],
    }),
    move('anton', [4, 12], [8, 12]),
  ).game;
  expect(on(game, click([8, 12.6], 'doris')).command).toEqual({ type: 'choose', option: 'doris' });
});

test('which suppression rolls first is answered by its marker [R48 Q]', () => {
  const game = play(
    given({
      turn: { side: 'b' },
      tokens: { b: 1 },
      a: ['a1', 'a2', 'a3', 'a4'].map((id, i) => ({ id, at: [4 + 2 * i, 20] as const })),
      b: [
        { id: 'carl', at: [6, 8] },
        { id: 'doris', at: [16, 8] },
        { id: 'free', at: [22, 2] },
      ],
      markers: [suppressing('m1', [6, 9], 2, 'a1', 'a2'), suppressing('m2', [16, 9], 2, 'a3', 'a4')],
    }),
    move('free', [22, 2], [22, 3]),
  ).game;
  expect(on(game, click([16.2, 9])).command).toEqual({ type: 'choose', option: 'm2' });
});

describe('a scattered grenade', () => {
  const weapons = [rifle({ id: 'grenade', kind: 'frag', short: 4, radius: 2 })];
  const thrower: Given = { a: [{ id: 'anton', at: [4, 12], card: { weapons } }], b: [{ id: 'carl', at: [20, 20] }] };
  const game = play(given(thrower), grenade('anton', [16, 12]), roll(2)).game;

  test('is put down by a click or by being dragged, and not beyond its circle [GREN-5 Q] [GREN-6 Q]', () => {
    expect(settle(IDLE, game)).toEqual({ kind: 'drift' });
    expect(on(game, click([15, 12])).command).toEqual({ type: 'drift', to: [15, 12] });
    expect(on(game, { input: 'drop', spot: { at: [16, 14.3], who: null } }).command).toEqual({
      type: 'drift',
      to: [16, 14],
    });
    expect(on(game, click([16, 16]))).toMatchObject({ tool: { kind: 'drift' }, refusal: { rule: 'GREN-5' } });
  });

  test('a tap shows what it would do, the second one does it', () => {
    const first = on(game, click([15, 12], null, true));
    expect(first).toEqual({ tool: { kind: 'drift', at: [15, 12] } });
    expect(on(game, click([15.2, 12], null, true), first.tool).command).toEqual({ type: 'drift', to: [15, 12] });
  });
});

describe('an objective', () => {
  const mission = (scenery: Given['scenery'] = []): Game =>
    play(
      newGame(setupOf({ type: 'mission', scenery, a: [{ id: 'abel' }], b: [{ id: 'bo', points: 9 }] })),
      roll(6, 1),
      choose('north'),
    ).game;

  test('is an element of the own zone that is clicked, or nearly [WIN-2 Q]', () => {
    const game = mission([box('barn', [4, 1], [2, 2]), box('well', [14, 20], [2, 2])]);
    expect(settle(IDLE, game)).toEqual({ kind: 'objective' });
    expect(on(game, click([6.2, 2])).command).toEqual({ type: 'objective', element: 'barn' });
    expect(on(game, click([15, 21]))).toMatchObject({ refusal: { rule: 'WIN-2' } });
    expect(on(game, click([12, 12]))).toEqual({ tool: { kind: 'objective' } });
  });

  test('is a spot where the zone holds no element [R62 Q]', () => {
    expect(on(mission(), click([12.004, 2])).command).toEqual({ type: 'objective', at: [12, 2] });
    expect(on(mission(), click([12, 12]))).toMatchObject({ refusal: { rule: 'WIN-2' } });
  });
});

test('what a question had put into the hand goes with it', () => {
  const game = given({ a: [{ id: 'anton', at: [4, 12] }], b: [{ id: 'carl', at: [20, 20] }] });
  for (const kind of ['drift', 'objective', 'answer'] as const) expect(settle({ kind }, game)).toBe(IDLE);
});
