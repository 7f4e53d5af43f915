import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Label, layOut } from '../../../../src/board/view/layers/labels/layOut.ts';
import type { Point } from '../../../../src/engine/index.ts';

const view = { width: 500, height: 500 };
const RADIUS = 13;

const name = (id: string, at: Point, change: Partial<Label> = {}): Label => ({
  id,
  at,
  radius: RADIUS,
  width: 50,
  height: 16,
  places: ['below', 'above', 'belowRight', 'belowLeft', 'aboveRight', 'aboveLeft', 'right', 'left'],
  wanted: false,
  ...change,
});
const shot = (id: string, at: Point): Label =>
  name(id, at, { width: 46, height: 20, places: ['above', 'below', 'left', 'right', 'aboveLeft', 'aboveRight'] });

const basesOf = (labels: readonly Label[]) => labels.map(({ at, radius }) => ({ at, radius }));
const lay = (labels: readonly Label[]) => layOut(labels, { bases: basesOf(labels), lines: [], view });

function expectApart(labels: readonly Label[], places: ReadonlyMap<string, Point>): void {
  const shown = labels.filter(({ id }) => places.has(id));
  for (const [i, one] of shown.entries()) {
    const [x, y] = places.get(one.id) as Point;
    for (const two of shown.slice(i + 1)) {
      const [u, v] = places.get(two.id) as Point;
      const apart = Math.abs(x - u) >= (one.width + two.width) / 2 || Math.abs(y - v) >= (one.height + two.height) / 2;
      expect(apart, `${one.id} and ${two.id}`).toBe(true);
    }
  }
}

describe('names and numbers about the bases', () => {
  test('one alone stands in its first place, within the view', () => {
    expect(lay([name('ann', [100, 100])]).get('ann')).toEqual([100, 100 + RADIUS + 2 + 8]);
    expect(lay([name('ann', [100, 490])]).get('ann')).toEqual([100, 490 - RADIUS - 2 - 8]);
  });

  test('three side by side keep their names and their shots', () => {
    const at: Point[] = [
      [200, 100],
      [226, 100],
      [252, 100],
    ];
    const labels = [...at.map((p, i) => shot(`shot ${i}`, p)), ...at.map((p, i) => name(`name ${i}`, p))];
    const places = lay(labels);
    expect([...places.keys()].sort()).toEqual(labels.map(({ id }) => id).sort());
    expectApart(labels, places);
  });

  test('no label covers another or the base of another, wherever they are', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }));
    fc.assert(
      fc.property(fc.array(place, { maxLength: 10 }), (points) => {
        const labels = points.flatMap((at, i) => [shot(`shot ${i}`, at), name(`name ${i}`, at)]);
        const places = lay(labels);
        expectApart(labels, places);
        for (const { id, width, height } of labels) {
          const [x, y] = places.get(id) ?? [-999, -999];
          for (const { at } of labels) {
            const [dx, dy] = [Math.abs(at[0] - x) - width / 2, Math.abs(at[1] - y) - height / 2];
            expect(Math.hypot(Math.max(0, dx), Math.max(0, dy))).toBeGreaterThanOrEqual(RADIUS);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('where there is no room the last are left out; one that is pointed at is seen all the same', () => {
    const crowd = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j): Point => [250 + i * 27, 250 + j * 27]));
    const plain = crowd.map((at, i) => name(`${i}`, at));
    const middle = '4';
    expect(lay(plain).has(middle)).toBe(false);
    const pointed = plain.map((label) => ({ ...label, wanted: label.id === middle }));
    const places = lay(pointed);
    expect(places.has(middle)).toBe(true);
    expectApart(pointed, places);
  });

  test('a name gives way to a line, and is left out where lines leave no room', () => {
    const ann = name('ann', [100, 100]);
    const bases = basesOf([ann]);
    const through = (...lines: [Point, Point][]) => layOut([ann], { bases, lines, view }).get('ann');
    expect(
      through([
        [60, 123],
        [140, 123],
      ]),
    ).toEqual([100, 100 - RADIUS - 2 - 8]);
    expect(
      through([
        [100, 60],
        [100, 140],
      ])?.[0],
    ).toBeGreaterThan(100 + 25);
    expect(
      through([
        [60, 160],
        [140, 160],
      ]),
    ).toEqual([100, 100 + RADIUS + 2 + 8]);
    const bars = Array.from({ length: 40 }, (_, i): [Point, Point] => [
      [0, i * 13],
      [500, i * 13],
    ]);
    expect(through(...bars)).toBeUndefined();
  });

  test('pointing at one that has room moves nothing', () => {
    const labels = [name('ann', [100, 100]), name('ben', [126, 100]), name('cid', [152, 100])];
    const pointed = labels.map((label) => ({ ...label, wanted: label.id === 'ben' }));
    expect(lay(pointed)).toEqual(lay(labels));
  });
});
