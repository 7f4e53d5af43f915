import { describe, expect, test } from 'vitest';
import { awaiting, sum } from '../../src/engine/index.ts';
import { IDLE } from '../../src/pointing/hand.ts';
import { measurePreview } from '../../src/pointing/previews/measure.ts';
import { endOf, movePreview } from '../../src/pointing/previews/move.ts';
import { shotInQuestion, shotPreview } from '../../src/pointing/previews/shot.ts';
import { sightPreview } from '../../src/pointing/previews/spots.ts';
import { previewOf } from '../../src/pointing/tools/index.ts';
import { box, fire, given, pass, play, total } from '../support/builders/given.ts';

const game = given({
  a: [{ id: 'anton', at: [5, 5] }],
  b: [
    { id: 'carl', at: [12, 5] },
    { id: 'doris', at: [5, 15] },
  ],
  scenery: [box('hedge', [9, 3], [0.5, 4]), total('house', [3, 9], [4, 2])],
});
const pointing = { tool: IDLE, pointer: null, hovered: null, selected: null };

describe('a shot', () => {
  test('is what the engine says of it, with something to draw', () => {
    const shot = shotPreview(game, 'anton', 'carl');
    expect(shot).toMatchObject({ violation: null, command: { type: 'fire', who: 'anton', at: 'carl' } });
    expect(shot?.attack).toMatchObject({ distance: 6, range: 'short', sight: { cover: 'partial' } });
    expect(sum(shot?.attack.need ?? [])).toBe(5);
    expect(shot?.attack.sight.witness).toBeDefined();
  });

  test('out of sight says so', () => {
    expect(shotPreview(game, 'anton', 'doris')?.violation?.rule).toBe('LOS-2');
  });

  test('is only for enemies who are there', () => {
    expect(shotPreview(game, 'anton', 'anton')).toBeNull();
    expect(shotPreview(given({ a: [{ id: 'anton', at: [1, 1] }], b: [{ id: 'carl' }] }), 'anton', 'carl')).toBeNull();
  });
});

test('a shot is shown while it is decided about: by the target, by the shooter, and when the dice are due', () => {
  const fired = play(game, fire('anton', 'carl')).game;
  const declined = play(fired, pass).game;
  const unaimed = play(declined, pass).game;
  for (const [now, asked] of [
    [fired, 'b'],
    [declined, 'a'],
    [unaimed, 'a'],
  ] as const) {
    expect(awaiting(now)).toMatchObject({ by: asked });
    expect(shotInQuestion(now, awaiting(now))).toMatchObject({ who: 'anton', at: 'carl' });
  }
  expect(shotInQuestion(game, awaiting(game))).toBeNull();
});

describe('looking', () => {
  const anton = { at: [5, 5], who: 'anton' } as const;

  test('at a character and at a spot where none stands', () => {
    expect(sightPreview(game, anton, { at: [12, 5], who: 'carl' })).toMatchObject({
      distance: 6,
      sight: { cover: 'partial' },
    });
    expect(sightPreview(game, anton, { at: [5, 7.5], who: null })).toMatchObject({
      distance: 1.5,
      sight: { cover: 'open' },
    });
    expect(sightPreview(game, anton, { at: [5, 14], who: null })).toMatchObject({ sight: { los: false } });
  });

  test('from a spot where one might stand, and says where none can', () => {
    const spot = { at: [8, 5], who: null } as const;
    expect(sightPreview(game, spot, { at: [12, 5], who: 'carl' })).toMatchObject({
      distance: 3,
      sight: { cover: 'open', setAside: expect.arrayContaining([{ id: 'hedge', why: 'near' }]) },
      nobody: null,
    });
    const inTheHouse = sightPreview(game, anton, { at: [5, 10], who: null });
    expect(inTheHouse?.nobody).toMatchObject({ rule: 'MOVE-7', data: { element: 'house' } });
  });

  test('has no answer within the own base', () => {
    expect(sightPreview(game, anton, { at: [5, 5.9], who: null })).toBeNull();
  });
});

test('measuring is from edge to edge of bases, from the very point of the table', () => {
  const measured = measurePreview(game, { at: [5, 5], who: 'anton' }, { at: [12, 5], who: 'carl' });
  expect(measured).toMatchObject({
    distance: 6,
    ends: [
      [5.5, 5],
      [11.5, 5],
    ],
  });
  expect(measurePreview(game, { at: [1, 1], who: null }, { at: [1, 4], who: null }).distance).toBe(3);
  expect(measurePreview(game, { at: [5, 5], who: 'anton' }, { at: [5.2, 5], who: null }).distance).toBe(0);
});

describe('what is pointed at', () => {
  test('with the move tool is the way to the pointer, or to what a tap proposed', () => {
    const tool = { kind: 'move', who: 'anton', waypoints: [] } as const;
    expect(movePreview(game, tool, [5, 3])).toMatchObject({ length: 2, tokens: 1, end: [5, 3] });
    expect(endOf(tool, [5, 3])).toEqual([5, 3]);
    expect(endOf({ ...tool, end: [5, 4] }, [9, 9])).toEqual([5, 4]);
    expect(endOf(tool, null)).toBeNull();
    expect(endOf({ ...tool, offer: [5, 4] }, null)).toEqual([5, 4]);
  });

  test('with no tool is a shot at whom the selected one could fire at', () => {
    const hovering = { ...pointing, pointer: [12, 5] as const, hovered: 'carl' };
    expect(previewOf(game, { ...hovering, selected: 'anton' })).toMatchObject({ kind: 'shot', at: 'carl' });
    expect(previewOf(game, hovering)).toBeNull();
    expect(previewOf(game, { ...hovering, selected: 'doris' })).toBeNull();
  });
});
