import { between, type Point } from '../../engine/index.ts';
import type { Camera } from '../../store/ui.ts';
import { centredOn, clamp, freeOf, type Size, toScreen, type View } from './camera.ts';

/** A base of fewer pixels across is too small to see what happens to it; nearer ones are shown as large as this. */
const SMALL = 20;
const LARGE = 32;
/** Free round what is shown: of the table in u, from nearer or as it is, and of the view in pixels. */
const ROUND = 3;
const ROUND_AS_IT_IS = 2;
const EDGE = 24;
/** It is not worth coming nearer by less. */
const WORTH = 1.2;

/**
 * The camera from where what happens at these places is seen: none of them out of the view or under its covered foot, and the
 * bases, of that radius in u, not too small (`null`: as they are). null: that is so from where one looks now.
 */
export function nearer(view: View, table: Size, places: readonly Point[], radius: number | null): Camera | null {
  if (places.length === 0) return null;
  const free = freeOf(view);
  const isSmall = radius !== null && 2 * radius * view.scale < SMALL;
  const isSeen = places.every((at) => isInside(toScreen(view, at), free));
  if (isSeen && !isSmall) return null;
  const [left, right] = extent(places.map(([x]) => x));
  const [top, bottom] = extent(places.map(([, y]) => y));
  const round = 2 * (radius === null ? ROUND_AS_IT_IS : ROUND);
  const fits = Math.min(free.width / (right - left + round), free.height / (bottom - top + round));
  const wanted = isSmall ? LARGE / (2 * radius) : view.scale;
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const camera = clamp(centredOn(middle, Math.min(wanted, fits), view), view, table);
  return isSeen && camera.scale < view.scale * WORTH ? null : camera;
}

/** On the way from one camera to the other; `share` from 0 to 1. */
export const halfway = (from: Camera, to: Camera, share: number): Camera => ({
  centre: between(from.centre, to.centre, share),
  scale: from.scale * (to.scale / from.scale) ** share,
});

const extent = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

const isInside = ([x, y]: Point, { width, height }: Size): boolean =>
  x >= EDGE && y >= EDGE && x <= width - EDGE && y <= height - EDGE;
