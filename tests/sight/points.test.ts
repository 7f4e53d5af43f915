import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/engine/geometry/vector.ts';
import { lineOfSightToMarker, shelteredFromBurst } from '../../src/engine/sight/index.ts';
import { base, box, figure, partial, total, wall } from '../support/builders/sightRules.ts';

const S = base('s', [0, 0]);
const marker = (at: Point, radius = 0.5) => ({ at, radius });

describe('line of sight to a marker', () => {
  it('any point of the base sees any point of the marker past total cover [LOS-14 Q] [R38 Q]', () => {
    expect(lineOfSightToMarker(S, marker([10, 0]), [partial(box(4, -3, 6, 3)), figure([3, 0])])).toBe(true);
    expect(lineOfSightToMarker(S, marker([10, 0]), [total(box(4, -3, 6, 3))])).toBe(false);
    expect(lineOfSightToMarker(S, marker([10, 0]), [total(box(4, -3, 6, 0.49))])).toBe(true);
  });

  it('a marker that is a point is seen or not as a whole [R38=b Q]', () => {
    const half = [total(box(9, -3, 9.5, 0.1))];
    expect(lineOfSightToMarker(S, marker([10, 0], 0), [total(box(9, -3, 9.5, 0.02))])).toBe(true);
    expect(lineOfSightToMarker(S, marker([10, 0.2], 0), half)).toBe(true);
    expect(lineOfSightToMarker(S, marker([10, -2.5], 0), half)).toBe(false);
  });

  it('is the same either way round, and true for what touches or overlaps', () => {
    expect(lineOfSightToMarker(S, marker([0.3, 0]), [total(box(4, -3, 6, 3))])).toBe(true);
    expect(lineOfSightToMarker(S, marker([1, 0]), [])).toBe(true);
    const blocks = [total(box(4, -3, 6, 0.2))];
    expect(lineOfSightToMarker(S, marker([10, 1]), blocks)).toBe(
      lineOfSightToMarker(base('m', [10, 1]), marker([0, 0]), blocks),
    );
  });
});

describe('sheltered from a burst', () => {
  const T = base('t', [3, 0]);
  const rules = { charactersShield: false };

  it('if every line from the centre crosses the edge of an element, of either kind [R78 Q] [R21 Q] [COVER-12 Q]', () => {
    expect(shelteredFromBurst([0, 0], T, [partial(wall([1.5, -3], [1.5, 3]))], rules)).toBe(true);
    expect(shelteredFromBurst([0, 0], T, [total(box(1, -3, 1.5, 3))], rules)).toBe(true);
    expect(shelteredFromBurst([0, 0], T, [total(box(1, -3, 1.5, 0))], rules)).toBe(false);
    expect(shelteredFromBurst([0, 0], T, [], rules)).toBe(false);
  });

  it('burst and character in the same element: no cover; one in, one out: cover [R78 Q]', () => {
    expect(shelteredFromBurst([0, 0], T, [partial(box(-2, -3, 6, 3))], rules)).toBe(false);
    expect(shelteredFromBurst([0, 0], T, [partial(box(-2, -3, 2, 3))], rules)).toBe(true);
    expect(shelteredFromBurst([0, 0], T, [partial(box(2, -3, 6, 3))], rules)).toBe(true);
  });

  it('characters in between stop it where they are terrain, but not one right under it [R78 B] [R78=b Q]', () => {
    const between = [figure([1.6, 0])];
    expect(shelteredFromBurst([0, 0], base('t', [2.7, 0]), between, rules)).toBe(false);
    expect(shelteredFromBurst([0, 0], base('t', [2.7, 0]), between, { charactersShield: true })).toBe(true);
    expect(shelteredFromBurst([0, 0], T, [figure([0.2, 0])], { charactersShield: true })).toBe(false);
  });

  it('whoever the burst lies on is not sheltered', () => {
    expect(shelteredFromBurst([2.8, 0], T, [total(box(-9, -9, 9, 9))], rules)).toBe(false);
  });
});
