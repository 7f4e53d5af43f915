import { expect, test } from 'vitest';
import { drawPointedAt } from '../../../../src/board/view/layers/overlay/drawHover.ts';

test.each([1 / 12, 1 / 40, 1 / 110])(
  'who is pointed at has a ring that leaves the base free, at %d u a pixel',
  (px) => {
    const arcs: number[][] = [];
    const widths: number[] = [];
    const ink = {
      beginPath: () => undefined,
      arc: (...values: number[]) => arcs.push(values),
      setLineDash: () => undefined,
      stroke: () => undefined,
      set lineWidth(width: number) {
        widths.push(width);
      },
      strokeStyle: '',
    } as unknown as CanvasRenderingContext2D;
    drawPointedAt(ink, [3, 4], 0.5, px);
    const [outer = 0, inner = 0] = widths;
    expect(arcs.map(([x, y]) => [x, y])).toEqual([[3, 4]]);
    expect((arcs[0]?.[2] ?? 0) - inner / 2).toBeCloseTo(0.5);
    expect(inner).toBeGreaterThanOrEqual(2.4 * px);
    expect(outer).toBeGreaterThan(inner);
  },
);
