import { describe, expect, test } from 'vitest';
import { building, door, ladder, partition, stairs, window } from '../../src/content/building.ts';
import { rulesetOf } from '../../src/editions/index.ts';
import { box, type Outline, type PreparedElement, prepareScenery } from '../../src/engine/index.ts';

/** A house of two storeys at [10, 8], 6u by 4u. */
const elements = building(
  'house',
  [10, 8],
  [6, 4],
  [
    {
      openings: { south: [door(2.2, 1.2), window(4.5, 1)], north: [window(1.5, 1)] },
      inside: [partition([3.2, 0.3], [3.2, 2.6], door(1.2, 1.1))],
      up: stairs([2, 3.1], [4, 3.1]),
    },
    { openings: { west: [window(1.5, 1)] }, up: ladder([2, 1], [2.6, 1]), roof: 'flat' },
  ],
);
const prepared = prepareScenery(elements, rulesetOf('tactic-2.0-beta').levels);
const of = (id: string): PreparedElement => prepared.find((e) => e.id === id) as PreparedElement;
const extent = (outline: Outline) => (outline.kind === 'polygon' ? box(outline.points) : null);

describe('a building', () => {
  test('is one part, by names of its own (R166)', () => {
    expect(elements.every(({ part }) => part === 'house')).toBe(true);
    expect(new Set(elements.map(({ id }) => id)).size).toBe(elements.length);
  });

  test('has a floor over each storey that is stood on, and roofs whoever is under it [R142 B] [GREN-16 B]', () => {
    expect([of('house-floor-1').top, of('house-floor-2').top]).toEqual([1, 2]);
    expect(of('house-floor-2').element).toMatchObject({ look: 'flat-roof', roof: true });
  });

  test('has its gaps where they are seen from outside, counted from the left', () => {
    expect(extent(of('house-s0-door-1').outline)?.min[0]).toBeCloseTo(12.2);
    // seen from the north, the left end of the wall is the eastern one
    expect(extent(of('house-n0-window-1').outline)?.max[0]).toBeCloseTo(14.5);
    expect(extent(of('house-w1-window-1').outline)?.min[1]).toBeCloseTo(9.8);
  });

  test('sees and shoots through its windows, and walks through its doors [COVER-16 B] [MOVE-4 B]', () => {
    expect(of('house-s0-window-2')).toMatchObject({ cover: 'partial', impassable: false, height: 1 });
    expect(of('house-s0-door-1')).toMatchObject({ cover: 'none', impassable: false });
    expect(of('house-s0-1')).toMatchObject({ cover: 'total', impassable: true });
  });

  test('leaves no slit between its walls, and none of them reaches beyond its floor [R145 B]', () => {
    for (const side of ['n', 'e', 's', 'w']) {
      const parts = elements
        .filter(({ id }) => id.startsWith(`house-${side}0`))
        .map(({ id }) => extent(of(id).outline));
      const long = parts.reduce(
        (sum, part) => sum + (part ? Math.max(part.max[0] - part.min[0], part.max[1] - part.min[1]) : 0),
        0,
      );
      expect(long).toBeCloseTo(side === 'n' || side === 's' ? 6 : 3.4);
      for (const part of parts) {
        expect(part?.min[0]).toBeGreaterThanOrEqual(10);
        expect(part?.max[1]).toBeLessThanOrEqual(12);
      }
    }
  });

  test('leads up by stairs and a ladder, each from its storey to the next [MOVE-11 B]', () => {
    expect(of('house-stairs-0').element).toMatchObject({ connects: [0, 1], passage: 'stairs' });
    expect(of('house-ladder-1').element).toMatchObject({ connects: [1, 2], passage: 'ladder' });
  });
});
