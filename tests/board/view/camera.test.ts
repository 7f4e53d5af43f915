import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actionIn,
  clamp,
  fit as fitted,
  panBy,
  pinch,
  toScreen,
  toTable,
  type View,
  viewOf,
  zoomAbout,
} from '../../../src/board/view/camera.ts';
import { between, distance, type Point } from '../../../src/engine/index.ts';

const table = { width: 24, height: 30 };
const size = { width: 900, height: 700 };
const view = (change: Partial<View> = {}): View => ({ ...fitted(size, table), ...size, turned: false, ...change });
const near = (camera: { centre: Point; scale: number }, old: View): View => ({ ...old, ...camera });

const views = fc
  .record({ x: fc.double({ min: 0, max: 24, noNaN: true }), y: fc.double({ min: 0, max: 30, noNaN: true }) })
  .chain(({ x, y }) =>
    fc
      .record({ scale: fc.double({ min: 5, max: 150, noNaN: true }), turned: fc.boolean() })
      .map(({ scale, turned }) => view({ ...clamp({ centre: [x, y], scale }, size, table), turned })),
  );
const places = fc.tuple(fc.double({ min: 0, max: 900, noNaN: true }), fc.double({ min: 0, max: 700, noNaN: true }));

describe('u and pixels', () => {
  test.each([0.5, 1, 2])('[case K1] six u stay six u at scale %d, however the table is pushed about', (scale) => {
    const from: Point = [4, 7];
    const to: Point = [4 + 6 * 0.6, 7 + 6 * 0.8];
    for (const turned of [false, true]) {
      const pushed = view({ scale, centre: [12 - -300 / scale, 15 - 120 / scale], turned });
      const [a, b] = [toScreen(pushed, from), toScreen(pushed, to)];
      expect(distance(a, b)).toBeCloseTo(6 * scale, 9);
      const dropped = toTable(pushed, [a[0] + (b[0] - a[0]), a[1] + (b[1] - a[1])]);
      expect(distance(from, dropped)).toBeCloseTo(6, 9);
      expect(dropped[0]).toBeCloseTo(to[0], 9);
    }
  });

  test('[case K7] there and back changes nothing', () => {
    fc.assert(
      fc.property(views, places, (seen, s) => {
        const back = toScreen(seen, toTable(seen, s));
        expect(distance(back, s)).toBeLessThan(1e-6);
        const p: Point = [s[0] / 50, s[1] / 50];
        expect(distance(toTable(seen, toScreen(seen, p)), p)).toBeLessThan(1e-9);
      }),
    );
  });

  test('a turned view shows the far corner first', () => {
    const [x, y] = toScreen(view(), [0, 0]);
    const [fx, fy] = toScreen(view({ turned: true }), [24, 30]);
    expect([fx, fy]).toEqual([expect.closeTo(x, 9), expect.closeTo(y, 9)]);
  });
});

describe('zooming', () => {
  test('nearer keeps the point of the table under the pointer where it is', () => {
    fc.assert(
      fc.property(
        views,
        fc.double({ min: 0, max: 24, noNaN: true }),
        fc.double({ min: 0, max: 30, noNaN: true }),
        (seen, x, y) => {
          const s = toScreen(seen, [x, y]);
          const closer = near(zoomAbout(seen, table, s, 1.3), seen);
          expect(distance(toScreen(closer, [x, y]), s)).toBeLessThan(1e-6);
        },
      ),
    );
  });

  test('stops at the whole table and at the nearest', () => {
    expect(zoomAbout(view(), table, [0, 0], 0.01)).toEqual(fitted(size, table));
    expect(zoomAbout(view(), table, [450, 350], 1e9).scale).toBe(150);
  });

  test('[case K2] two fingers keep the point of the table under their middle', () => {
    const points = fc.tuple(
      fc.double({ min: 100, max: 800, noNaN: true }),
      fc.double({ min: 100, max: 600, noNaN: true }),
    );
    const seen = view({ scale: 50 });
    fc.assert(
      fc.property(points, points, fc.double({ min: 1, max: 2, noNaN: true }), (one, two, apart) => {
        const middle = between(one, two, 0.5);
        const held = toTable(seen, middle);
        if (held[0] < 0 || held[0] > 24 || held[1] < 0 || held[1] > 30) return;
        const after: [Point, Point] = [between(middle, one, apart), between(middle, two, apart)];
        const closer = near(pinch(seen, table, [one, two], after), seen);
        expect(distance(toScreen(closer, held), middle)).toBeLessThan(1);
      }),
    );
  });

  test('[case K2] and it goes along when they move together', () => {
    const seen = view({ scale: 60 });
    const held = toTable(seen, [400, 300]);
    const moved = near(
      pinch(
        seen,
        table,
        [
          [350, 300],
          [450, 300],
        ],
        [
          [380, 340],
          [480, 340],
        ],
      ),
      seen,
    );
    expect(distance(toScreen(moved, held), [430, 340])).toBeLessThan(1);
    expect(moved.scale).toBeCloseTo(60, 9);
  });
});

test('zooming keeps to the middle of those who matter and are in view, else to that of the view', () => {
  const whole = view();
  const [one, other]: Point[] = [
    [6, 8],
    [10, 20],
  ];
  expect(actionIn(whole, [one as Point])).toEqual(toScreen(whole, one as Point));
  const [x, y] = actionIn(whole, [one as Point, other as Point]);
  expect([x, y]).toEqual(toScreen(whole, [8, 14]));
  expect(actionIn(whole, [])).toEqual([450, 350]);
  const close = view({ centre: [20, 25], scale: 100 });
  expect(actionIn(close, [one as Point])).toEqual([450, 350]);
});

describe('panning', () => {
  test('moves the table by as many pixels', () => {
    for (const turned of [false, true]) {
      const seen = view({ scale: 60, turned });
      const before = toScreen(seen, [12, 15]);
      const after = toScreen(near(panBy(seen, table, [30, -20]), seen), [12, 15]);
      expect(after).toEqual([expect.closeTo(before[0] + 30, 6), expect.closeTo(before[1] - 20, 6)]);
    }
  });

  test('never loses the table', () => {
    fc.assert(
      fc.property(views, places, (seen, by) => {
        const pushed = near(panBy(seen, table, [by[0] * 50, by[1] * 50]), seen);
        const [left, top] = toTable(pushed, [0, 0]);
        const [right, bottom] = toTable(pushed, [900, 700]);
        expect(Math.min(left, right)).toBeLessThan(24);
        expect(Math.max(left, right)).toBeGreaterThan(0);
        expect(Math.min(top, bottom)).toBeLessThan(30);
        expect(Math.max(top, bottom)).toBeGreaterThan(0);
      }),
    );
  });
});

test('without a camera the whole table is in view, whatever the window', () => {
  for (const window of [size, { width: 300, height: 900 }, { width: 2000, height: 400 }]) {
    const seen = viewOf(null, false, window, table);
    for (const corner of [
      [0, 0],
      [24, 30],
    ] as const) {
      const [x, y] = toScreen(seen, corner);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(window.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(window.height);
    }
  }
});
