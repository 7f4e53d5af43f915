import { describe, expect, test } from 'vitest';
import type { Game, Id, Point } from '../../../src/engine/index.ts';
import { IDLE, type Tool } from '../../../src/pointing/hand.ts';
import { handle } from '../../../src/pointing/tools/index.ts';
import type { Input } from '../../../src/pointing/tools/tool.ts';
import { frag, type Given, given, suppressing, total } from '../../support/builders/given.ts';

const rifles: Given = {
  a: [
    { id: 'anton', at: [5, 5], card: { opportunityFire: 2, suppressionFire: 2, moveAndFire: 3 } },
    { id: 'berta', at: [5, 9] },
    { id: 'paul', at: [2, 2] },
  ],
  b: [
    { id: 'carl', at: [12, 5] },
    { id: 'doris', at: [12, 12] },
  ],
  scenery: [total('house', [7, 7], [2, 4])],
};
const game = given(rifles);
const bomber = given({
  a: [{ id: 'anton', at: [5, 5], card: { weapons: [frag()] } }],
  b: [{ id: 'carl', at: [12, 5] }],
});

const click = (at: Point, who: Id | null = null, touch = false): Input => ({
  input: 'click',
  spot: { at, who },
  touch,
  waypoint: false,
});
const on = (tool: Tool, input: Input, table: Game = game) => handle(tool, input, { game: table, selected: 'anton' });

describe('a grenade', () => {
  const tool: Tool = { kind: 'grenade', who: 'anton' };

  test('goes where one clicks, on a base too, rounded to the grid', () => {
    expect(on(tool, click([10.004, 5]), bomber)).toEqual({
      tool: IDLE,
      command: { type: 'grenade', who: 'anton', at: [10, 5] },
    });
    expect(on(tool, click([12, 5], 'carl'), bomber).command).toMatchObject({ at: [12, 5] });
  });

  test('a tap shows it, the second one throws; a mouse that moves forgets it', () => {
    const first = on(tool, click([10, 5], null, true), bomber);
    expect(first).toEqual({ tool: { ...tool, at: [10, 5] } });
    expect(on(first.tool, { input: 'hover' }, bomber).tool).toMatchObject({ at: null });
    expect(on(first.tool, click([10.3, 5], null, true), bomber).command).toMatchObject({ at: [10, 5] });
  });

  test('too far is refused, the tool stays; a click on the thrower puts it away', () => {
    expect(on(tool, click([23, 20]), bomber)).toMatchObject({ tool, refusal: { rule: 'GREN-2' } });
    expect(on(tool, click([5, 5], 'anton'), bomber)).toEqual({ tool: IDLE });
  });
});

describe('markers', () => {
  test('opportunity fire is laid where one clicks, in sight [LOS-14 Q]', () => {
    const tool: Tool = { kind: 'opportunityFire', who: 'anton' };
    expect(on(tool, click([10, 5])).command).toEqual({ type: 'opportunityFire', who: 'anton', at: [10, 5] });
    expect(on(tool, click([11, 12]))).toMatchObject({ tool, refusal: { rule: 'LOS-14' } });
  });

  test('for suppression fire a click on a friend takes him along, another leaves him out [R47 Q]', () => {
    const tool: Tool = { kind: 'suppressionFire', who: 'anton', with: [] };
    expect(on(tool, click([12, 6]))).toMatchObject({ refusal: { rule: 'R47' } });
    const two = on(tool, click([5, 9], 'berta')).tool;
    expect(two).toEqual({ ...tool, with: ['berta'] });
    expect(on(two, click([5, 9], 'berta')).tool).toEqual(tool);
    expect(on(two, click([12, 3])).command).toEqual({
      type: 'suppressionFire',
      who: 'anton',
      at: [12, 3],
      with: ['berta'],
    });
  });

  test('is joined by a click on its marker, beside it nothing is [SF-3 Q]', () => {
    const table = given({ ...rifles, markers: [suppressing('m1', [14, 5], 2, 'berta', 'paul')] });
    const tool: Tool = { kind: 'joinSuppression', who: 'anton' };
    expect(on(tool, click([14.2, 5]), table).command).toEqual({ type: 'joinSuppression', who: 'anton', marker: 'm1' });
    expect(on(tool, click([16, 5]), table).command).toBeUndefined();
    expect(on(tool, click([14, 5], null, true), table)).toEqual({ tool: { ...tool, marker: 'm1' } });
    expect(on(tool, click([5, 9], 'berta'), table)).toEqual({ tool: IDLE, select: 'berta' });
  });
});

describe('Move & Fire', () => {
  const tool: Tool = { kind: 'moveAndFire', who: 'anton', waypoints: [], target: null };

  test('a click on the ground goes there', () => {
    expect(on(tool, click([5, 3]))).toEqual({
      tool: IDLE,
      command: {
        type: 'moveAndFire',
        who: 'anton',
        path: [
          [5, 5],
          [5, 3],
        ],
      },
    });
  });

  test('a click on an enemy has him shot at first, another takes that back [R68 Q]', () => {
    const first = on(tool, click([12, 5], 'carl')).tool;
    expect(first).toEqual({ ...tool, target: 'carl' });
    expect(on(first, click([12, 5], 'carl')).tool).toEqual(tool);
    expect(on(first, click([5, 3])).command).toMatchObject({ at: 'carl' });
  });

  test('one who is not seen is no target [LOS-2 Q]', () => {
    expect(on(tool, click([12, 12], 'doris'))).toMatchObject({ tool, refusal: { rule: 'LOS-2' } });
  });

  test('way-points lead as far as its own number', () => {
    const waypoint: Input = { input: 'click', spot: { at: [5, 3], who: null }, touch: false, waypoint: true };
    const bent = on(tool, waypoint).tool;
    expect(bent).toMatchObject({ waypoints: [[5, 3]] });
    expect(on(bent, click([6, 3])).command).toMatchObject({
      path: [
        [5, 5],
        [5, 3],
        [6, 3],
      ],
    });
    expect(on(bent, click([8, 3]))).toMatchObject({ refusal: { rule: 'MOVE-1' } });
  });
});
