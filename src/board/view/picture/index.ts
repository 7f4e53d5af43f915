import type { PreparedSetup, Table } from '../../../engine/index.ts';
import type { Palette } from '../palette.ts';
import type { Ink } from './brush.ts';
import { paintFloor } from './floor.ts';
import { FRAME, paintFrame } from './frame.ts';
import { paintGround } from './ground.ts';
import { paintPlain } from './plain.ts';
import { paintElement, paintOf } from './scenery.ts';
import { paintShadows } from './shadow.ts';

export { FRAME } from './frame.ts';

/**
 * The table as it lies there before anyone stands on it: frame, ground, scenery. Drawn once to a canvas of its own at
 * `pixels` per u, in the light or the patterns of a theme; the board then only ever copies it.
 */
export function paintTable(canvas: HTMLCanvasElement, setup: PreparedSetup, pixels: number, palette: Palette): void {
  const { table } = setup;
  canvas.width = Math.ceil((table.width + 2 * FRAME) * pixels);
  canvas.height = Math.ceil((table.height + 2 * FRAME) * pixels);
  const ink = canvas.getContext('2d') as Ink;
  ink.setTransform(pixels, 0, 0, pixels, FRAME * pixels, FRAME * pixels);
  paintFrame(ink, table);
  ink.save();
  ink.beginPath();
  ink.rect(0, 0, table.width, table.height);
  ink.clip();
  if (palette.plain) paintPlain(ink, setup, palette.plain);
  else paintScenery(ink, setup, pixels);
  ink.restore();
  if (palette.light) lightBy(ink, table, palette.light);
}

function paintScenery(ink: Ink, { table, elements }: PreparedSetup, pixels: number): void {
  paintGround(ink, table);
  const of = (layer: 'ground' | 'low' | 'tall') => elements.filter((each) => paintOf(each).layer === layer);
  for (const element of of('ground')) paintElement(ink, element, table);
  const standing = [...of('low'), ...of('tall')];
  for (const element of standing) if (paintOf(element).texture === 'broken') paintFloor(ink, element);
  paintShadows(ink, standing, pixels);
  for (const element of standing) paintElement(ink, element, table);
}

/** The colour of the light is multiplied with that of whatever lies in it. */
function lightBy(ink: Ink, { width, height }: Table, light: string): void {
  ink.save();
  ink.globalCompositeOperation = 'multiply';
  ink.fillStyle = light;
  ink.fillRect(-FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME);
  ink.restore();
}

/** No canvas larger than this; small machines refuse them. */
const LARGEST = 4096;

/** Pixels per u at which the table is best drawn to be shown at `scale`: in a few steps, so that it is seldom drawn anew. */
export function pixelsFor({ table }: PreparedSetup, scale: number, ratio: number): number {
  const most = LARGEST / (Math.max(table.width, table.height) + 2 * FRAME);
  const steps = Math.ceil(2 * Math.log2(Math.max(1, (scale * ratio) / 24)));
  return Math.min(most, 24 * 2 ** (steps / 2));
}
