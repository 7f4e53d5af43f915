import type { Point } from '../../../../engine/index.ts';
import { CELL, type Field } from '../../../../pointing/index.ts';
import type { Ink } from '../../picture/brush.ts';

/** What of a circle is not seen, darkened; its border is as soft as it is inexact. */
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

const pictures = new WeakMap<Field, HTMLCanvasElement>();

/** One pixel a cell. */
function pictureOf(field: Field): HTMLCanvasElement | null {
  const known = pictures.get(field);
  if (known) return known;
  const { across, down, seen } = field;
  const canvas = Object.assign(document.createElement('canvas'), { width: across, height: down });
  const ink = canvas.getContext('2d');
  if (!ink) return null;
  ink.fillStyle = 'rgb(16 14 24 / 58%)';
  for (const [i, isSeen] of seen.entries()) if (!isSeen) ink.fillRect(i % across, Math.floor(i / across), 1, 1);
  pictures.set(field, canvas);
  return canvas;
}
