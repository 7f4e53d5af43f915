import type { Point } from '../../../../engine/index.ts';
import { CELL, type Field } from '../../../../pointing/index.ts';
import { PAPER } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';

/** What of a circle is not seen: darkened, with light lines across; its border is as soft as it is inexact. */
export function drawField(ink: Ink, field: Field, [x, y]: Point, radius: number): void {
  const picture = pictureOf(field);
  if (!picture) return;
  ink.save();
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.clip();
  ink.imageSmoothingEnabled = true;
  ink.drawImage(picture, ...field.corner, field.across * CELL, field.down * CELL);
  ink.restore();
}

/** Pixels across a cell: fine enough for lines. */
const FINE_CELL = 8;
/** In cells: between two lines, and how wide they are. */
const APART = 2;
const WIDE = 0.4;

const pictures = new WeakMap<Field, HTMLCanvasElement>();

function pictureOf(field: Field): HTMLCanvasElement | null {
  const known = pictures.get(field);
  if (known) return known;
  const { across, down } = field;
  const shade = shadeOf(field);
  const canvas = canvasOf(across * FINE_CELL, down * FINE_CELL);
  const ink = canvas.getContext('2d');
  if (!ink || !shade) return null;
  ink.scale(FINE_CELL, FINE_CELL);
  ink.drawImage(shade, 0, 0, across, down);
  // on what is dark, and nowhere else
  ink.globalCompositeOperation = 'source-atop';
  ink.beginPath();
  for (let at = -down; at < across; at += APART) {
    ink.moveTo(at, 0);
    ink.lineTo(at + down, down);
  }
  ink.lineWidth = WIDE;
  ink.strokeStyle = PAPER;
  ink.stroke();
  pictures.set(field, canvas);
  return canvas;
}

/** One pixel a cell. */
function shadeOf({ across, down, seen }: Field): HTMLCanvasElement | null {
  const canvas = canvasOf(across, down);
  const ink = canvas.getContext('2d');
  if (!ink) return null;
  ink.fillStyle = 'rgb(16 14 24 / 80%)';
  for (const [i, isSeen] of seen.entries()) if (!isSeen) ink.fillRect(i % across, Math.floor(i / across), 1, 1);
  return canvas;
}

const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });
