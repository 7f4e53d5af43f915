import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/engine/index.ts';
import {
  composed,
  goneRound,
  type Homography,
  homography,
  inverse,
  projected,
  type Quad,
  quarterAbout,
  rectangle,
  scaleAbout,
  shiftBy,
} from '../../src/workshop/editor/homography.ts';

/** Fractions of 1, evenly spread. */
const share = fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000);

/** A table as a camera may see it: each corner in its own quarter of the picture, and they go round. */
const seen: fc.Arbitrary<Quad> = fc
  .array(share, { minLength: 8, maxLength: 8 })
  .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]): Quad => {
    const near = (n: number): number => n * 0.3;
    return [
      [near(a), near(b)],
      [1 - near(c), near(d)],
      [1 - near(e), 1 - near(f)],
      [near(g), 1 - near(h)],
    ];
  });
const place: fc.Arbitrary<Point> = fc.tuple(share, share);
const TABLE = rectangle(36, 24);

const map = (from: Quad, to: Quad): Homography => {
  const found = homography(from, to);
  if (!found) throw new Error('these corners go round nothing');
  return found;
};
const isAt = ([x, y]: Point, [ex, ey]: Point): void => {
  expect(x).toBeCloseTo(ex, 6);
  expect(y).toBeCloseTo(ey, 6);
};
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

describe('a homography', () => {
  test('takes each corner of the table in a photograph to that of the table', () => {
    fc.assert(
      fc.property(seen, (quad) => {
        const found = map(quad, TABLE);
        for (const [n, corner] of quad.entries()) isAt(projected(found, corner), TABLE[n] ?? [0, 0]);
      }),
    );
  });

  test('is taken back by its inverse, anywhere on the table', () => {
    fc.assert(
      fc.property(seen, place, (quad, [x, y]) => {
        const found = map(quad, TABLE);
        const at: Point = [x * 36, y * 24];
        isAt(projected(found, projected(inverse(found), at)), at);
      }),
    );
  });

  test('leaves what is straight straight', () => {
    fc.assert(
      fc.property(seen, place, place, share, (quad, p, q, along) => {
        const found = inverse(map(quad, TABLE));
        const [a, b]: [Point, Point] = [
          [p[0] * 36, p[1] * 24],
          [q[0] * 36, q[1] * 24],
        ];
        const between: Point = [a[0] + (b[0] - a[0]) * along, a[1] + (b[1] - a[1]) * along];
        expect(turn(projected(found, a), projected(found, b), projected(found, between))).toBeCloseTo(0, 9);
      }),
    );
  });

  test('has the diagonals of the table meet in its middle, wherever they meet in the photograph', () => {
    fc.assert(
      fc.property(seen, (quad) => {
        const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = quad;
        const t = ((bx - ax) * (dy - by) - (by - ay) * (dx - bx)) / ((cx - ax) * (dy - by) - (cy - ay) * (dx - bx));
        isAt(projected(map(quad, TABLE), [ax + (cx - ax) * t, ay + (cy - ay) * t]), [18, 12]);
      }),
    );
  });

  test('is one map after the other, however many', () => {
    fc.assert(
      fc.property(seen, place, (quad, at) => {
        const once = map(quad, TABLE);
        let many = once;
        for (let n = 0; n < 200; n++) many = composed(inverse(once), composed(once, many));
        isAt(projected(many, at), projected(once, at));
      }),
    );
  });

  test.each<[string, Quad]>([
    [
      'three in a line',
      [
        [0, 0],
        [5, 0],
        [10, 0],
        [0, 10],
      ],
    ],
    [
      'two in one place',
      [
        [0, 0],
        [0, 0],
        [10, 10],
        [0, 10],
      ],
    ],
    [
      'crossed',
      [
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ],
    ],
    [
      'one within the others',
      [
        [0, 0],
        [10, 0],
        [4, 3],
        [0, 10],
      ],
    ],
  ])('there is none where the corners are %s', (_how, quad) => {
    expect(homography(quad, TABLE)).toBeNull();
    expect(homography(TABLE, quad)).toBeNull();
  });

  test('of shifting, scaling and turning does that', () => {
    isAt(projected(shiftBy([2, -1]), [3, 3]), [5, 2]);
    isAt(projected(scaleAbout([1, 1], 3), [2, 4]), [4, 10]);
    isAt(projected(quarterAbout([12, 12]), [12, 2]), [22, 12]);
  });
});

test('corners in any order go round from the upper left', () => {
  const orders = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
  fc.assert(
    fc.property(seen, orders, (quad, order) => {
      const [a, b, c, d] = order.map((n) => quad[n] ?? quad[0]) as [Point, Point, Point, Point];
      expect(goneRound([a, b, c, d])).toEqual(quad);
    }),
  );
});
