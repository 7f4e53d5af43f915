import { describe, expect } from 'vitest';
import type { Point } from '../../src/engine/geometry/vector.ts';
import { letterNow } from '../support/builders/editionNow.ts';
import { test as it } from '../support/builders/editions.ts';
import { box, figure, look, partial, poly, total, wall } from '../support/builders/sightRules.ts';

describe('what has no width does not count', () => {
  it('a base exactly behind another of the same size is behind it [R51 QFCB]', () => {
    expect(look(letterNow(), [figure([5, 0])]).cover).toBe('partial');
    expect(look(letterNow(), [figure([4, 3])], { to: [8, 6] }).cover).toBe('partial');
  });

  it('a base off the line by more than the tolerance leaves a lane [R51 QFB]', () => {
    expect(look(letterNow(), [figure([5, 0.001])]).cover).toBe('open');
  });

  it('grazing a side or a corner does not block [R51 QIFCB]', () => {
    const grazing = [total(box(4, 0.5, 6, 2)), total(poly([5, -0.5], [6, -2], [4, -2]))];
    expect(look(letterNow(), grazing)).toMatchObject({ cover: 'open', seen: 'all' });
  });

  it('two walls that touch leave no gap, side to side or corner to corner [R51 QIFCB]', () => {
    expect(look(letterNow(), [total(box(4, -3, 6, 0)), total(box(4, 0, 6, 3))]).los).toBe(false);
    expect(look(letterNow(), [total(box(4, -3, 5, 0)), total(box(5, 0, 6, 3))]).los).toBe(false);
    expect(look(letterNow(), [total(wall([5, -3], [5, 0.1])), total(wall([5, 0.1], [6, 3]))]).los).toBe(false);
  });

  it('a wall exactly as wide as both bases blocks; one a little narrower does not [R51 QIFCB]', () => {
    expect(look(letterNow(), [total(box(5, -0.5, 5.1, 0.5))]).los).toBe(false);
    expect(look(letterNow(), [total(box(5, -0.5, 5.1, 0.499))]).los).toBe(true);
  });

  it('a base that leans on a wall is not hidden by it [R51 QIFCB]', () => {
    expect(look(letterNow(), [total(box(9.5, 0.5, 12, 2))])).toMatchObject({ seen: 'all', cover: 'open' });
    for (const degrees of [7, 33, 61]) {
      const [c, s] = [Math.cos(degrees), Math.sin(degrees)];
      const at = (x: number, y: number): Point => [x * c - y * s, x * s + y * c];
      const lean = total(poly(at(9, 0.5), at(12, 0.5), at(12, 2), at(9, 2)));
      expect(look(letterNow(), [lean], { to: at(10, 0) }), `${degrees}`).toMatchObject({ seen: 'all', cover: 'open' });
    }
  });

  it('a figure that leans out from a corner sees past it, and is not hindered by it [R51 QIFCB]', () => {
    expect(look(letterNow(), [total(box(-2, 0.5, 0.4, 3))])).toMatchObject({ seen: 'all', cover: 'open' });
  });

  it('exactly 2u is within; 2.0001u is not [COVER-6 QC]', () => {
    expect(look(letterNow(), [partial(box(2.5, -2, 3, 2))]).cover).toBe('open');
    expect(look(letterNow(), [partial(box(2.5001, -2, 3, 2))]).cover).toBe('partial');
  });
});
