import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearBeside, type Disk } from '../../../src/board/beside/clearBeside.ts';
import { distance, type Point } from '../../../src/engine/index.ts';

const view = { width: 800, height: 600 };
const box = { width: 240, height: 110 };
const disk = (x: number, y: number, radius = 20): Disk => ({ at: [x, y], radius });

const inside = ([x, y]: Point, corner: Point): boolean =>
  x > corner[0] && x < corner[0] + box.width && y > corner[1] && y < corner[1] + box.height;

test('the box lies near what it is about', () => {
  const corner = clearBeside([disk(400, 300)], [], box, view) as Point;
  const middle: Point = [corner[0] + box.width / 2, corner[1] + box.height / 2];
  expect(distance(middle, [400, 300])).toBeLessThan(200);
});

test('it gives way to those who have no part in it, if that is not far', () => {
  const free = clearBeside([disk(400, 300)], [], box, view) as Point;
  const other = disk(free[0] + 120, free[1] + 55);
  const corner = clearBeside([disk(400, 300)], [other], box, view) as Point;
  expect(inside(other.at, corner)).toBe(false);
});

test('there is none where everything has to stay in sight', () => {
  expect(clearBeside([disk(400, 300, 500)], [], box, view)).toBeNull();
});

const place = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 600 }));

test('it never covers shooter, target or the line between them, and never leaves the view', () => {
  fc.assert(
    fc.property(place, place, (p, q) => {
      const corner = clearBeside([disk(...p), disk(...q)], [], box, view);
      if (!corner) return;
      expect(corner[0]).toBeGreaterThanOrEqual(0);
      expect(corner[1]).toBeGreaterThanOrEqual(0);
      expect(corner[0] + box.width).toBeLessThanOrEqual(view.width);
      expect(corner[1] + box.height).toBeLessThanOrEqual(view.height);
      for (const at of [p, q]) {
        const near: Point = [
          Math.max(corner[0], Math.min(at[0], corner[0] + box.width)),
          Math.max(corner[1], Math.min(at[1], corner[1] + box.height)),
        ];
        expect(distance(near, at)).toBeGreaterThanOrEqual(20);
      }
      for (let share = 0; share <= 1; share += 0.01) {
        expect(inside([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share], corner)).toBe(false);
      }
    }),
  );
});
