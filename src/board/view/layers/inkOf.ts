import type { Context } from 'konva/lib/Context.js';
import type { Shape } from 'konva/lib/Shape.js';
import type { Ink } from '../picture/brush.ts';

/** The browser's own context of a layer, where a node stands in u, how large a pixel is there, and how many device pixels that is. */
export function inkOf(context: Context, shape: Shape): { ink: Ink; px: number; ratio: number } {
  const ratio = shape.getLayer()?.getCanvas().getPixelRatio() ?? 1;
  return { ink: context._context, px: 1 / Math.abs(shape.getAbsoluteScale().x), ratio };
}
