import { describe, expect, test } from 'vitest';
import { beside } from '../../../src/board/beside/beside.ts';

const view = { width: 600, height: 500 };
const box = { width: 200, height: 100 };

describe('words beside the pointer', () => {
  test('stand to its lower right', () => expect(beside([100, 100], box, view)).toEqual([124, 124]));

  test('to its left near the right edge, above near the lower one', () => {
    expect(beside([500, 100], box, view)).toEqual([276, 124]);
    expect(beside([100, 450], box, view)).toEqual([124, 326]);
    expect(beside([590, 490], box, view)).toEqual([366, 366]);
  });

  test('lie over nobody who is to stay in sight: on another side, or farther away', () => {
    const lying = ([x, y]: readonly [number, number], p: readonly [number, number]) =>
      p[0] > x && p[0] < x + box.width && p[1] > y && p[1] < y + box.height;
    const one = [{ at: [180, 160], radius: 15 }] as const;
    expect(beside([300, 100], box, view, 24, { kept: [{ at: [400, 150], radius: 15 }] })).toEqual([76, 124]);
    expect(lying(beside([100, 100], box, view, 24, { kept: one }), one[0].at)).toBe(false);
    const row = [120, 200, 280, 360, 440].map((x) => ({ at: [x, 250] as const, radius: 15 }));
    const corner = beside([280, 200], box, view, 24, { kept: row });
    for (const { at } of row) expect(lying(corner, at)).toBe(false);
  });

  test('give way to names and to the other side where that is not far', () => {
    const name = { at: [400, 150], radius: 10 } as const;
    expect(beside([300, 100], box, view, 24, { others: [name] })).toEqual([76, 124]);
    const own = [{ at: [180, 160], radius: 15 }] as const;
    const all = { kept: own, others: [{ at: [300, 250], radius: 600 }] } as const;
    expect(beside([300, 100], box, view, 24, all)).toEqual([324, 124]);
  });

  test('lie where they always do when there is nowhere else', () => {
    expect(beside([100, 100], box, view, 24, { kept: [{ at: [300, 250], radius: 600 }] })).toEqual([124, 124]);
  });

  test('never leave the view, however large they are', () => {
    for (let x = 0; x <= 600; x += 20) {
      for (let y = 0; y <= 500; y += 20) {
        for (const size of [box, { width: 560, height: 100 }, { width: 560, height: 470 }]) {
          const [left, top] = beside([x, y], size, view);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(left + size.width).toBeLessThanOrEqual(600);
          expect(top + size.height).toBeLessThanOrEqual(500);
        }
      }
    }
  });
});
