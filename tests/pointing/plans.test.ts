import { describe, expect, test } from 'vitest';
import { distance, type Game, type Point, type SceneryElement } from '../../src/engine/index.ts';
import { dangerAlong } from '../../src/pointing/plans/danger.ts';
import { CELL, fieldOf } from '../../src/pointing/plans/field.ts';
import { reachOf } from '../../src/pointing/plans/reachOf.ts';
import { sightLinesFrom } from '../../src/pointing/plans/sightLines.ts';
import { movePreview } from '../../src/pointing/previews/move.ts';
import { test as inEdition } from '../support/builders/editions.ts';
import { box, character, type Given, given, move, play, suppressing, total, watch } from '../support/builders/given.ts';

/** A house between anton and carl; whoever comes round its end is seen. */
const game = given({
  a: [{ id: 'anton', at: [5, 5] }],
  b: [{ id: 'carl', at: [12, 5] }],
  scenery: [total('house', [8, 0], [1, 10])],
});

test('danger begins where an enemy first sees the base, and lasts as long as he does', () => {
  const [seen, ...more] = dangerAlong(game, 'anton', [
    [5, 5],
    [5, 18],
  ]);
  expect(more).toEqual([]);
  expect(seen).toMatchObject({ by: 'carl', to: 13 });
  expect(seen?.from).toBeGreaterThan(5);
  expect(seen?.from).toBeLessThan(13);
  expect(dangerAlong(game, 'anton', [[5, 5]])).toEqual([]);
});

test('sight lines say what would be seen of each enemy from a place', () => {
  expect(sightLinesFrom(game, 'anton', [5, 5])).toMatchObject([{ to: 'carl', sight: { los: false } }]);
  const [open] = sightLinesFrom(game, 'anton', [12, 14]);
  expect(open).toMatchObject({ to: 'carl', sight: { los: true, cover: 'open' } });
  expect(open?.sight.witness?.free).toBeDefined();
  expect(sightLinesFrom(game, 'anton', [12, 6])).toEqual([]);
});

describe('reach', () => {
  test('is one area for each AT', () => {
    expect(reachOf(game, 'anton')[0]?.areas.map(({ tokens }) => tokens)).toEqual([1, 2, 3]);
    expect(reachOf(game, 'carl')).toEqual([]);
  });
});

test('[SF-4 F] a way lies under suppression fire only where a firer sees it', () => {
  const house = total('house', [8, 6], [1, 12]);
  const pinned = (change: Given) => {
    const position = given({
      a: [{ id: 'anton', at: [12, 2] }],
      b: [
        { id: 'carl', at: [2, 12] },
        { id: 'doris', at: [2, 14] },
      ],
      markers: [suppressing('m1', [12, 9], 6, 'carl', 'doris')],
      ...change,
    });
    const way: readonly Point[] = [
      [12, 2],
      [12, 16],
    ];
    return dangerAlong(position, 'anton', way).find(({ kind }) => kind === 'suppression');
  };
  const [open, behind] = [pinned({ edition: 'tactic-qs-fr' }), pinned({ edition: 'tactic-qs-fr', scenery: [house] })];
  expect(open).toMatchObject({ from: 0, to: expect.closeTo(14, 5) });
  expect(behind?.from).toBe(0);
  expect(behind?.to).toBeLessThan(5);
  expect(pinned({ scenery: [house] })).toEqual(open);
});

describe('what waits on a way', () => {
  const way = [
    [2, 12],
    [14, 12],
  ] as const;
  const guarded = (change: Given = {}) =>
    given({
      a: [{ id: 'anton', at: [2, 12], card: { move: 12 } }],
      b: [
        { id: 'carl', at: [8, 20], card: { opportunityFire: 1.2 } },
        { id: 'doris', at: [12, 20] },
      ],
      markers: [watch('m1', 'carl', [8, 13.5])],
      ...change,
    });
  const ofMarkers = (game: Game) => dangerAlong(game, 'anton', way).filter(({ kind }) => kind !== 'sight');

  test('the range of an enemy who watches, from where the move would set him off [OF-3 Q]', () => {
    const game = guarded();
    const [danger, ...more] = ofMarkers(game);
    expect(more).toEqual([]);
    expect(danger).toMatchObject({ kind: 'opportunity', by: 'carl' });
    const { at } = character(play(game, move('anton', ...way)).game, 'anton');
    expect(2 + (danger?.from ?? 0)).toBeCloseTo(at?.[0] ?? 0, 4);
  });

  test('not of a friend, nor of one who is suppressed and could not shoot [R28 Q]', () => {
    expect(ofMarkers(guarded({ markers: [watch('m1', 'anton', [8, 13.5])] }))).toEqual([]);
    const pinned = guarded({
      markers: [watch('m1', 'carl', [8, 13.5]), suppressing('m2', [8, 21], 1, 'doris', 'carl')],
    });
    expect(ofMarkers(pinned)).toEqual([]);
  });

  test('of one whom the move itself wakes, as it ends the fire he sleeps under [OF-8 B]', () => {
    const asleep = (...firers: [string, string]) =>
      guarded({
        a: [
          { id: 'anton', at: [2, 12], card: { move: 12 } },
          ...['ben', 'bert'].map((id, i) => ({ id, at: [2, 3 * i] as const })),
        ],
        markers: [watch('m1', 'carl', [8, 13.5]), suppressing('m2', [8, 21], 1, ...firers)],
        edition: 'tactic-2.0-beta',
      });
    expect(ofMarkers(asleep('ben', 'bert'))).toEqual([]);
    expect(ofMarkers(asleep('anton', 'ben'))).toMatchObject([{ kind: 'opportunity', by: 'carl' }]);
  });

  test('standing in it at the start counts, unless only coming in does [R26 Q] [R26=c Q]', () => {
    const inside = (rulings: Given['rulings'] = {}) =>
      ofMarkers(guarded({ rulings, markers: [watch('m1', 'carl', [2, 13.5])] }));
    expect(inside()).toMatchObject([{ kind: 'opportunity', from: 0 }]);
    expect(inside({ R26: 'c' })).toEqual([]);
  });

  test('an area under suppression fire, of friends too [SF-4 Q]', () => {
    const game = guarded({ markers: [suppressing('m1', [8, 12], 2, 'carl', 'doris')] });
    const close = (u: number) => expect.closeTo(u, 6);
    expect(ofMarkers(game)).toEqual([{ kind: 'suppression', by: 'carl', from: close(3), to: close(9) }]);
  });
});

test('a field says cell by cell what of a circle is seen', () => {
  const { corner, across, seen } = fieldOf(game, 'anton', [9, 5], 3);
  const at = ([x, y]: Point) => seen[Math.floor((y - corner[1]) / CELL) * across + Math.floor((x - corner[0]) / CELL)];
  expect(at([7, 5])).toBe(true);
  expect(at([11, 5])).toBe(false);
});

test('the reach of Move & Fire is one action of its own number [MF-1 Q]', () => {
  const able = given({ a: [{ id: 'anton', at: [12, 12], card: { moveAndFire: 2 } }], b: [{ id: 'carl', at: [1, 1] }] });
  const [area, ...more] = reachOf(able, 'anton', 'moveAndFire')[0]?.areas ?? [];
  expect(more).toEqual([]);
  const far = Math.max(...(area?.pieces.flat() ?? []).map((p) => distance(p, [12, 12])));
  expect(far).toBeCloseTo(2, 1);
});

describe('where there is a floor to go up to', () => {
  const stairs: SceneryElement = {
    ...{ id: 'stairs', look: 'none', terrain: [], connects: [0, 1] },
    shape: { kind: 'wall', from: [6, 4], to: [8, 4], thickness: 1 },
  };
  const house = () =>
    given({
      a: [{ id: 'anton', at: [5.5, 4], card: { actions: 9 } }],
      b: [{ id: 'carl', at: [14, 4], state: { level: 1 } }],
      scenery: [stairs, box('floor', [8, 2], [8, 5], { terrain: [], floor: true })],
    });

  inEdition('[MOVE-11 B] a way goes up by itself, and its commands say so', () => {
    const preview = movePreview(house(), { kind: 'move', who: 'anton', waypoints: [] }, [8.5, 4, 1]);
    expect(preview).toMatchObject({ violation: null, tokens: 1, length: 3, end: [8.5, 4, 1] });
    expect(preview?.commands).toEqual([
      {
        type: 'move',
        who: 'anton',
        path: [
          [5.5, 4],
          [8.5, 4, 1],
        ],
      },
    ]);
    const { game: climbed } = play(house(), ...(preview?.commands ?? []));
    expect(character(climbed, 'anton')).toMatchObject({ at: [8.5, 4], level: 1 });
  });

  inEdition('[R155 B] a place over the edge means the nearest on the floor; one off it is refused with that', () => {
    const way = (x: number) => movePreview(house(), { kind: 'move', who: 'anton', waypoints: [] }, [x, 6.7, 1]);
    expect(way(9)?.end).toEqual([9, 6.5, 1]);
    expect(movePreview(house(), { kind: 'move', who: 'anton', waypoints: [] }, [9, 9, 1])).toMatchObject({
      violation: { rule: 'MOVE-11' },
      instead: [9, 6.5, 1],
    });
  });

  inEdition('[MOVE-11 B] reach is told level by level, and danger where the way then is', () => {
    expect(reachOf(house(), 'anton').map(({ level }) => level)).toEqual([0, 1]);
    const danger = dangerAlong(house(), 'anton', [
      [5.5, 4],
      [8.5, 4, 1],
    ]);
    expect(danger).toMatchObject([{ kind: 'sight', by: 'carl' }]);
  });
});
