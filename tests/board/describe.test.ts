import { describe, expect, test } from 'vitest';
import {
  type Described,
  describeCharacter,
  describeElement,
  describeMarker,
  describePreview,
  describeWay,
  type Speech,
} from '../../src/board/describe/index.ts';
import type { Plan } from '../../src/board/plan/planning.ts';
import { type Game, type Point, prepareElement } from '../../src/engine/index.ts';
import { translator } from '../../src/i18n/everyLanguage.ts';
import { namesOf } from '../../src/i18n/index.ts';
import { IDLE } from '../../src/pointing/hand.ts';
import type { Danger } from '../../src/pointing/plans/danger.ts';
import type { WayTool } from '../../src/pointing/previews/move.ts';
import { wayQuestion } from '../../src/pointing/questions.ts';
import { previewOf } from '../../src/pointing/tools/index.ts';
import { answered } from '../support/builders/answered.ts';
import { box, type Given, given, rifle, roundBase, suppressing, total, watch } from '../support/builders/given.ts';

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
const speech: Speech = { t, names: namesOf(game.setup, t), edition: 'tactic-2.2', locale: 'en' };
const idle = { tool: IDLE, pointer: null, hovered: null, selected: 'anton' };

function said(pointing: Partial<Parameters<typeof previewOf>[1]>) {
  const preview = previewOf(game, { ...idle, ...pointing }) as Described;
  return describePreview(game, preview, speech);
}

const MOVE: WayTool = { kind: 'move', who: 'anton', waypoints: [] };

function planned(end: Point, danger: readonly Danger[] = [], tool = MOVE, table: Game = game): Plan {
  const found = answered(wayQuestion, table, { tool, end, sightLines: false });
  if (!found) throw new Error('there is no way');
  return { game: table, tool, pointedAt: end, ...found, danger };
}

describe('in words', () => {
  test('a shot: dice and number, distance and range, cover and its reasons', () => {
    expect(said({ hovered: 'carl' })).toEqual({
      title: 'carl',
      brief: ['3 dice, hits on 6+'],
      lines: ['3 dice, hits on 6+', '9.5u · short range', 'in partial cover, behind stone wall', 'taking cover: +1'],
    });
  });

  test('no shot: why not', () => {
    expect(said({ hovered: 'doris' })).toMatchObject({ title: 'doris', refused: expect.stringContaining('doris') });
  });

  test('a move: length, price, what is met', () => {
    expect(describeWay(planned([6.25, 5]), speech).title).toBe('1.25u of 4u · 1 AT');
    expect(describeWay(planned([8, 5]), speech).lines).toEqual(['Close combat with emil']);
    expect(describeWay(planned([5, 2]), speech).lines.join()).toContain('steps into crater');
    expect(describeWay(planned([2, 10.5]), speech)).toMatchObject({ title: '6.32u in 2 actions · 2 AT' });
  });

  test('no move: why not, and how far the nearest place is', () => {
    const refused = describeWay(planned([5, 10]), speech);
    expect(refused).toMatchObject({ title: 'No path there', refused: expect.stringContaining('stone wall') });
    expect(refused.lines).toEqual(['nearest free spot: 1.5u away']);
  });

  test('a way is put into words once, however many say it', () => {
    const plan = planned([6, 5]);
    expect(describeWay(plan, { ...speech, t: translator() })).toBe(describeWay(plan, speech));
  });

  test('a move in sight of enemies: of whom, and from where on', () => {
    const seen = (from: number, ...by: string[]) =>
      describeWay(
        planned(
          [5, 7],
          by.map((each) => ({ kind: 'sight', by: each, from, to: 2 })),
        ),
        speech,
      ).lines;
    expect(seen(0.5, 'carl')).toEqual(['in sight of carl from 0.5u']);
    expect(seen(0, 'carl', 'emil')).toEqual(['in sight of carl, emil']);
  });

  test('a move into the fire of markers is warned of, by whom and from where on [OF-3 Q] [SF-4 Q]', () => {
    const danger: readonly Danger[] = [
      { kind: 'suppression', by: 'emil', from: 1, to: 2 },
      { kind: 'opportunity', by: 'carl', from: 0, to: 2 },
      { kind: 'opportunity', by: 'emil', from: 1.5, to: 2 },
    ];
    expect(describeWay(planned([5, 7], danger), speech).warnings).toEqual([
      'enters Suppression Fire from emil after 1u: suppressed this turn',
      'in range of carl’s Opportunity Fire from the start',
      'sets off emil’s Opportunity Fire after 1.5u',
    ]);
  });

  test('Move & Fire: the shots from where it ends, or the one before it [R68 Q]', () => {
    const able = given({ ...position, a: [{ id: 'anton', at: [5, 5], card: { moveAndFire: 3 } }] });
    const tool: WayTool = { kind: 'moveAndFire', who: 'anton', waypoints: [], target: null };
    expect(describeWay(planned([6, 7], [], tool, able), speech)).toMatchObject({
      title: '2.24u of 3u · 1 AT',
      lines: ['then may shoot at carl (3 dice on 6+), emil (3 dice on 4+)'],
    });
    const first = planned([6, 7], [], { ...tool, target: 'emil' }, able);
    expect(describeWay(first, speech).lines).toEqual(['first shoots at emil: 3 dice on 4+']);
    expect(describeWay(planned([1, 5], [], tool, able), speech)).toMatchObject({
      refused: expect.stringContaining('one move is 3u at most'),
    });
  });

  test('a measurement, a look, a deployment', () => {
    const from = { at: [5, 5], who: 'anton' } as const;
    expect(said({ tool: { kind: 'measure', from }, pointer: [5, 9.5] }).title).toBe('4u from edge to edge');
    expect(said({ tool: { kind: 'sight', from }, pointer: [5, 14] })).toEqual({
      title: 'Out of sight',
      lines: ['anton to this place, 8u', 'behind stone wall'],
    });
  });

  test('a character: role, side, state, actions left', () => {
    expect(describeCharacter(game, 'doris', speech)).toEqual({
      title: 'doris',
      brief: ['Rifleman · B', 'wounded, wound shock'],
      lines: ['Rifleman · B', 'wounded, wound shock', expect.stringMatching(/action/)],
    });
  });

  test('scenery: its kind of cover and height; what is for the eye has its name alone', () => {
    expect(describeElement(game, prepareElement(total('house', [0, 0], [1, 1])), speech).lines).toEqual([
      'total cover · 3u high',
    ]);
    const pond = { ...box('pond', [0, 0], [1, 1]), terrain: ['impassable'] as const };
    expect(describeElement(game, prepareElement(pond), speech).lines).toEqual(['cannot be entered']);
    expect(describeElement(game, prepareElement({ ...pond, terrain: [] }), speech).lines).toEqual([]);
  });

  test('an objective says whose it is, and who wins by it [WIN-3 Q]', () => {
    const mission = given({ ...position, type: 'mission', objectives: { b: { element: 'house' } } });
    const house = mission.setup.elements.find((e) => e.id === 'house');
    expect(house && describeElement(mission, house, speech).lines).toEqual([
      'Objective of B',
      'A wins by touching it',
      'total cover · 3u high',
    ]);
  });
});

describe('markers in words', () => {
  const fire = given({
    a: [
      { id: 'anton', at: [5, 5], card: { opportunityFire: 2.5 } },
      { id: 'berta', at: [5, 8] },
      { id: 'gun', at: [5, 12], card: { weapons: [rifle({ machineGun: true })] } },
    ],
    b: [
      { id: 'carl', at: [15, 8] },
      { id: 'doris', at: [16, 8] },
    ],
    markers: [
      watch('m1', 'anton', [9, 5]),
      suppressing('m2', [15, 9], 2, 'berta', 'gun'),
      { id: 'm3', kind: 'objective', at: [1, 1], owner: 'a' },
    ],
  });
  const said = (i: number) => {
    const marker = fire.state.markers[i];
    return marker && describeMarker(fire, marker, speech);
  };

  test('opportunity fire: whose, and how far', () => {
    expect(said(0)).toEqual({ title: 'anton’s Opportunity Fire', lines: ['A · 2.5u around it'] });
  });

  test('suppression fire: who keeps it up, whom it suppresses, what ends it [SF-8 Q]', () => {
    expect(said(1)).toEqual({
      title: 'Suppression Fire by berta',
      lines: [
        'A · 2u around it',
        'fired by berta, gun',
        'suppresses carl, doris',
        'Lasts while gun, or any two, keep firing. A character drops out when wounded, eliminated or doing anything else.',
      ],
    });
  });

  test('a spot picked as objective', () => {
    expect(said(2)).toEqual({ title: 'Objective of A', lines: ['B wins by touching it'] });
  });

  test('a character who watches, fires or is pinned says so', () => {
    expect(describeCharacter(fire, 'anton', speech).lines[1]).toBe('on Opportunity Fire');
    expect(describeCharacter(fire, 'gun', speech).lines[1]).toBe('on Suppression Fire');
    expect(describeCharacter(fire, 'carl', speech).lines[1]).toBe('suppressed');
  });
});
