import { groundOf, isInside, type PreparedElement, type PreparedSetup, type Table } from '../../../engine/index.ts';
import type { Under } from '../../props.ts';
import type { Palette } from '../palette.ts';
import { clear, type Ink, trace } from './brush.ts';
import { paintFloor } from './floor.ts';
import { FRAME, paintFrame } from './frame.ts';
import { paintGround } from './ground.ts';
import { paintPlain, paintPlainGround } from './plain.ts';
import { paintElement, paintOf } from './scenery.ts';
import { paintShadows } from './shadow.ts';
import { type Stage, stagesOf, takenOff } from './stages.ts';

export { FRAME } from './frame.ts';

/**
 * The table as it lies there before anyone stands on it, with all above one level taken off: frame, ground, what lies under all scenery, scenery. Drawn once to a
 * canvas of its own at `pixels` per u, in the light or the patterns of a theme; the board then only ever copies it.
 */
export function paintTable(
  canvas: HTMLCanvasElement,
  setup: PreparedSetup,
  pixels: number,
  palette: Palette,
  level = 0,
  under: Under | null = null,
): void {
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
  if (palette.plain) paintPlainGround(ink, table, palette.plain);
  else paintGround(ink, table);
  if (under) {
    ink.globalAlpha = under.opacity;
    ink.drawImage(under.picture, 0, 0, table.width, table.height);
    ink.globalAlpha = 1;
  }
  if (palette.plain) paintPlain(ink, setup, palette.plain, level);
  else paintScenery(ink, setup, pixels, level);
  ink.restore();
  if (palette.light) lightBy(ink, table, palette.light);
  for (const { outline } of takenOff(setup.elements, level)) {
    ink.beginPath();
    trace(ink, outline);
    dotted(ink);
  }
}

function paintScenery(ink: Ink, setup: PreparedSetup, pixels: number, level: number): void {
  for (const stage of stagesOf(setup.elements, level)) {
    if (stage.level > 0) paintGroundAbove(ink, setup, stage, pixels);
    paintStage(ink, setup.table, stage, pixels, stage.level === level);
  }
}

function paintStage(ink: Ink, table: Table, { elements }: Stage, pixels: number, isCut: boolean): void {
  const of = (layer: 'ground' | 'low' | 'tall') => elements.filter((each) => paintOf(each).layer === layer);
  for (const element of of('ground')) paintElement(ink, element, table);
  const standing = [...of('low'), ...of('tall')];
  for (const element of standing) if (paintOf(element).texture === 'broken') paintFloor(ink, element);
  paintShadows(ink, isCut ? standing.map(cutOpen) : standing, pixels);
  for (const element of standing) paintElement(ink, element, table);
}

/** How much of a building's walls is left standing where one looks into it, in u: their shadows would fill the rooms. */
const CUT = 1;
const cutOpen = (e: PreparedElement) => (e.element.part === undefined ? e : { ...e, height: Math.min(e.height, CUT) });

/** The height of a storey, in u (MOVE-11). */
const STOREY = 3;

/** What is stood on in a level above the ground: its floors over their shadow, where it ends, and the wells of stairs. */
function paintGroundAbove(ink: Ink, { table, elements }: PreparedSetup, stage: Stage, pixels: number): void {
  const { level, floors, wells } = stage;
  paintShadows(
    ink,
    floors.map(({ outline }) => ({ outline, height: level * STOREY })),
    pixels,
  );
  for (const floor of floors) paintElement(ink, floor, table);
  for (const well of wells) {
    paintElement(ink, well, table);
    if (!floors.some(({ outline }) => isInside(well.outline.bounds.at, outline))) continue; // leads up to its edge
    ink.beginPath();
    trace(ink, well.outline);
    ink.fillStyle = clear('#14100a', 0.5);
    ink.fill();
  }
  for (const edge of groundOf(elements, level).rim) paintEdge(ink, edge);
}

/** Where a floor ends: a dark line with a light one on it, as of a kerb. */
function paintEdge(ink: Ink, edge: PreparedElement['outline']): void {
  ink.lineCap = 'square';
  for (const [width, colour] of [
    [0.16, '#221c12'],
    [0.06, '#efe6cd'],
  ] as const) {
    ink.beginPath();
    trace(ink, edge);
    ink.lineWidth = width;
    ink.strokeStyle = colour;
    ink.stroke();
  }
}

/** What has been taken off: white dots on a dark line, to be seen on any ground. */
function dotted(ink: Ink): void {
  ink.lineCap = 'butt';
  ink.lineWidth = 0.13;
  ink.strokeStyle = '#14120c';
  ink.stroke();
  ink.lineWidth = 0.09;
  ink.strokeStyle = '#ffffff';
  ink.setLineDash([0.12, 0.16]);
  ink.stroke();
  ink.setLineDash([]);
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
