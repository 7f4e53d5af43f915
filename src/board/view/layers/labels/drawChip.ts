import { BAD, FONT, GOLD, INK, PAPER, TITLE_FONT } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { SIGNS } from '../../symbols.ts';
import type { Caption } from './captions.ts';

/** The struck eye, as often as large as the letters of a tag. */
export const EYE = 1.7;

export const isChip = ({ look }: Caption): boolean => look === 'chip' || look === 'chosenChip';

const percentFont = (points: number): string => `700 ${points * 1.3}px ${TITLE_FONT}`;
const diceFont = (points: number): string => `600 ${points * 0.92}px ${FONT}`;

/** In pixels, for letters of so many points. */
export function chipSize(ink: Ink, { text, below = '' }: Caption, points: number): { width: number; height: number } {
  ink.save();
  ink.font = percentFont(points);
  const first = ink.measureText(text).width;
  ink.font = diceFont(points);
  const second = ink.measureText(below).width;
  ink.restore();
  return { width: Math.max(first, second) + points * 0.9, height: points * 2.75 };
}

/** How likely a target is hurt, and by what dice; gold for the one that is meant. */
export function drawChip(
  ink: Ink,
  { text, below = '', look }: Caption,
  { width, height }: { readonly width: number; readonly height: number },
  points: number,
): void {
  ink.beginPath();
  ink.roundRect(-width / 2, -height / 2, width, height, points * 0.45);
  ink.fillStyle = look === 'chosenChip' ? GOLD : PAPER;
  ink.fill();
  ink.lineWidth = 2;
  ink.strokeStyle = INK;
  ink.stroke();
  ink.fillStyle = INK;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.font = percentFont(points);
  ink.fillText(text, 0, -height * 0.17);
  ink.font = diceFont(points);
  ink.fillText(below, 0, height * 0.25);
}

/** An enemy who is not seen. */
export function drawStruckEye(ink: Ink, size: number): void {
  const radius = size / 2;
  ink.beginPath();
  ink.arc(0, 0, radius, 0, Math.PI * 2);
  ink.fillStyle = clear(INK, 0.92);
  ink.fill();
  ink.lineWidth = 1;
  ink.strokeStyle = clear(PAPER, 0.7);
  ink.stroke();
  ink.save();
  const k = (size * 0.68) / 24;
  ink.scale(k, k);
  ink.translate(-12, -12);
  ink.fillStyle = PAPER;
  ink.fill(new Path2D(SIGNS.watching), 'evenodd');
  ink.restore();
  const reach = radius * 0.62;
  ink.lineCap = 'round';
  for (const [colour, width] of [
    [INK, 4],
    [BAD, 2],
  ] as const) {
    ink.beginPath();
    ink.moveTo(-reach, reach);
    ink.lineTo(reach, -reach);
    ink.lineWidth = width;
    ink.strokeStyle = colour;
    ink.stroke();
  }
}
