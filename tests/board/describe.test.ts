import { describe, expect, test } from 'vitest';
import { describeCharacter, describeElement, describePreview, type Speech } from '../../src/board/describe.ts';
import { type Preview, previewOf } from '../../src/board/preview.ts';
import { prepareElement } from '../../src/engine/index.ts';
import { namesOf, translator } from '../../src/i18n/index.ts';
import { IDLE } from '../../src/store/ui.ts';
import { box, type Given, given, roundBase, total } from '../support/given.ts';

const position: Given = {
  a: [{ id: 'anton', at: [5, 5] }],
  b: [
    { id: 'carl', at: [15.5, 5], state: { inCover: true } },
    { id: 'doris', at: [5, 15], state: { wounded: true, shock: true } },
    { id: 'emil', at: [8, 5] },
  ],
  scenery: [box('hedge', [9.5, 3], [0.5, 4]), total('house', [3, 9], [4, 2]), roundBase('crater', [5, 2])],
};
const game = given(position);
const t = translator();
const speech: Speech = { t, names: namesOf(game.setup, t) };
const idle = { tool: IDLE, pointer: null, hovered: null, selected: 'anton' };

function said(pointing: Partial<Parameters<typeof previewOf>[1]>) {
  const preview = previewOf(game, { ...idle, ...pointing }) as Preview;
  return describePreview(preview, speech);
}

describe('in words', () => {
  test('a shot: dice and number, distance and range, cover and its reasons', () => {
    expect(said({ hovered: 'carl' })).toEqual({
      title: 'carl',
      lines: ['3 dice, hits on 6+', '9.5u · short range', 'in partial cover, behind stone wall', 'taking cover: +1'],
    });
  });

  test('no shot: why not', () => {
    expect(said({ hovered: 'doris' })).toMatchObject({ title: 'doris', refused: expect.stringContaining('doris') });
  });

  test('a move: length, price, what is met', () => {
    const tool = { kind: 'move', who: 'anton', waypoints: [] } as const;
    expect(said({ tool, pointer: [6.25, 5] }).title).toBe('1.25u of 4u · 1 AT');
    expect(said({ tool, pointer: [8, 5] }).lines).toEqual(['Close combat with emil']);
    expect(said({ tool, pointer: [5, 2] }).lines.join()).toContain('steps into crater');
    expect(said({ tool, pointer: [2, 10.5] })).toMatchObject({ title: '6.32u in 2 actions · 2 AT' });
  });

  test('no move: why not, and how far the nearest place is', () => {
    const tool = { kind: 'move', who: 'anton', waypoints: [] } as const;
    const refused = said({ tool, pointer: [5, 10] });
    expect(refused).toMatchObject({ title: 'No way there', refused: expect.stringContaining('stone wall') });
    expect(refused.lines).toEqual(['nearest place: 1.5u from there']);
  });

  test('a move in sight of enemies: of whom, and from where on', () => {
    const tool = { kind: 'move', who: 'anton', waypoints: [] } as const;
    const preview = previewOf(game, { ...idle, tool, pointer: [5, 7] }) as Preview;
    const seen = (from: number, ...by: string[]) =>
      describePreview(
        preview,
        speech,
        by.map((each) => ({ by: each, from, to: 2 })),
      ).lines;
    expect(seen(0.5, 'carl')).toEqual(['in sight of carl from 0.5u']);
    expect(seen(0, 'carl', 'emil')).toEqual(['in sight of 2 enemies']);
  });

  test('a measurement, a look, a deployment', () => {
    const from = { at: [5, 5], who: 'anton' } as const;
    expect(said({ tool: { kind: 'measure', from }, pointer: [5, 9.5] }).title).toBe('4u from edge to edge');
    expect(said({ tool: { kind: 'sight', from }, pointer: [5, 14] })).toEqual({
      title: 'Out of sight',
      lines: ['8u', 'behind stone wall'],
    });
  });

  test('a character: role, side, state, actions left', () => {
    expect(describeCharacter(game, 'doris', speech)).toEqual({
      title: 'doris',
      lines: ['Rifleman · B', 'wounded, wound shock', expect.stringMatching(/action/)],
    });
  });

  test('scenery: its kind of cover and height; what is for the eye has its name alone', () => {
    expect(describeElement(prepareElement(total('house', [0, 0], [1, 1])), speech).lines).toEqual([
      'total cover · 3u high',
    ]);
    const pond = { ...box('pond', [0, 0], [1, 1]), terrain: ['impassable'] as const };
    expect(describeElement(prepareElement(pond), speech).lines).toEqual(['cannot be entered']);
    expect(describeElement(prepareElement({ ...pond, terrain: [] }), speech).lines).toEqual([]);
  });
});
