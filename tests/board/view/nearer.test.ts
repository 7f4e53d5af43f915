import { expect, test } from 'vitest';
import { fit as fitted, toScreen, type View } from '../../../src/board/view/camera.ts';
import { nearer } from '../../../src/board/view/nearer.ts';
import type { Point } from '../../../src/engine/index.ts';

const SIZE = { width: 660, height: 660 };
const LARGE = { width: 36, height: 36 };
const USUAL = { width: 24, height: 24 };
const RADIUS = 0.5;
const shooter: Point = [10, 20];
const target: Point = [16, 14];

const whole = (table: typeof LARGE): View => ({ ...fitted(SIZE, table), ...SIZE, turned: false });

test('on a large table it comes so near that figures are seen, with all it is about in the view', () => {
  const view = whole(LARGE);
  const camera = nearer(view, LARGE, [shooter, target], RADIUS);
  expect(camera?.scale).toBeGreaterThan(1.2 * view.scale);
  for (const at of [shooter, target]) {
    const [x, y] = toScreen({ ...view, ...camera }, at);
    expect(Math.min(x, y)).toBeGreaterThan(24);
    expect(Math.max(x, y)).toBeLessThan(636);
  }
});

test('it stays where figures are large enough and nothing is out of the view', () => {
  expect(nearer(whole(USUAL), USUAL, [shooter, target], RADIUS)).toBeNull();
  expect(nearer(whole(LARGE), LARGE, [], RADIUS)).toBeNull();
});

test('it stays where those it is about stand too far apart to come nearer', () => {
  const corners: Point[] = [
    [2, 2],
    [34, 34],
  ];
  expect(nearer(whole(LARGE), LARGE, corners, RADIUS)).toBeNull();
});

test('what lies under a covered foot comes out from under it, at the scale it has if that can be', () => {
  for (const turned of [false, true]) {
    const view: View = { ...whole(USUAL), foot: 200, turned };
    const far = turned ? 1 : 23;
    const camera = nearer(
      view,
      USUAL,
      [
        [10, Math.abs(far - 6)],
        [12, far],
      ],
      null,
    );
    expect(camera?.scale).toBe(view.scale);
    const now = { ...view, ...camera };
    expect(toScreen(now, [12, far])[1]).toBeLessThan(440);
    expect(toScreen(now, [10, Math.abs(far - 6)])[1]).toBeGreaterThan(0);
  }
});

test('those who stand too far apart for what is left are seen from farther', () => {
  const view: View = { ...whole(USUAL), foot: 300 };
  const places: Point[] = [
    [10, 1],
    [12, 23],
  ];
  const camera = nearer(view, USUAL, places, null);
  expect(camera?.scale).toBeLessThan(view.scale);
  for (const at of places) {
    const [, y] = toScreen({ ...view, ...camera }, at);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(360);
  }
});

test('nothing moves for a foot that covers nobody it is about', () => {
  expect(nearer({ ...whole(USUAL), foot: 80 }, USUAL, [shooter, target], null)).toBeNull();
});

test('from nearer it goes to what is out of the view, as near as before if that can be', () => {
  const view: View = { ...whole(USUAL), centre: [18, 18], scale: 50 };
  const camera = nearer(view, USUAL, [[4, 5]], RADIUS);
  expect(camera?.scale).toBe(50);
  const [x, y] = toScreen({ ...view, ...camera }, [4, 5]);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeGreaterThan(0);
  const farther = nearer(view, USUAL, [shooter, [20, 3]], RADIUS);
  expect(farther?.scale).toBeLessThan(50);
});
