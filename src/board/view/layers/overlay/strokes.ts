import type { Point } from '../../../../engine/index.ts';
import { BAD, CASING, FONT, INK, PAPER } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';

/** How lengths are written on the board: in whose words, how large a pixel is in u, which way up. */
export interface Lettering {
  readonly px: number;
  readonly turned: boolean;
  readonly length: (u: number) => string;
}

type Line = readonly [colour: string, width: number, px: number, dash?: readonly number[]];

/**
 * Strokes the path with a line that is seen on any ground: a dark casing, the colour on it. `width` in pixels, `px` the size of
 * one in u. The casing of a dashed one is whole: it is seen in the gaps, and dashes are what costs most of all that is drawn.
 */
export function cased(ink: Ink, ...[colour, width, px, dash = []]: Line): void {
  // red is hardly brighter than the casing: white parts the two
  const rim = colour === BAD ? WHITE_RIM : 0;
  ink.lineWidth = (width + rim + CASE) * px;
  ink.strokeStyle = CASING;
  ink.stroke();
  if (rim > 0) {
    ink.lineWidth = (width + rim) * px;
    ink.strokeStyle = PAPER;
    ink.stroke();
  }
  ink.setLineDash(dash.map((d) => d * px));
  ink.lineWidth = width * px;
  ink.strokeStyle = colour;
  ink.stroke();
  ink.setLineDash([]);
}

/** By how much a casing is wider than its line, and the white of a red one, in pixels. */
const CASE = 3;
const WHITE_RIM = 2;

export function casedLine(ink: Ink, points: readonly Point[], ...line: Line): void {
  const [, , , dash = []] = line;
  ink.lineCap = dash.length > 0 ? 'butt' : 'round';
  ink.lineJoin = 'round';
  ink.beginPath();
  for (const [x, y] of points) ink.lineTo(x, y);
  cased(ink, ...line);
}

export function casedRing(ink: Ink, [x, y]: Point, radius: number, ...line: Line): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  cased(ink, ...line);
}

/** One without a casing, for what is soon over. */
export function ring(ink: Ink, [x, y]: Point, radius: number, ...[colour, width, px, dash = []]: Line): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.setLineDash(dash.map((d) => d * px));
  ink.lineWidth = width * px;
  ink.strokeStyle = colour;
  ink.stroke();
  ink.setLineDash([]);
}

/** A base that stands nowhere yet. */
export function ghost(ink: Ink, at: Point, radius: number, colour: string, px: number): void {
  ink.beginPath();
  ink.arc(at[0], at[1], radius, 0, Math.PI * 2);
  ink.fillStyle = clear(colour, 0.42);
  ink.fill();
  casedRing(ink, at, radius, colour, 2.5, px);
}

/** Where it does not go: a cross as well as the colour. */
export function crossOut(ink: Ink, [x, y]: Point, size: number, colour: string, px: number): void {
  for (const way of [1, -1]) {
    casedLine(
      ink,
      [
        [x - size, y - size * way],
        [x + size, y + size * way],
      ],
      colour,
      3,
      px,
    );
  }
}

/** The size of a tag in pixels, its words being so many high. */
export function tagSize(ink: Ink, text: string, points: number): { width: number; height: number } {
  ink.save();
  ink.font = tagFont(points);
  const width = ink.measureText(text).width + points;
  ink.restore();
  return { width, height: (points * 5) / 3 };
}

const tagFont = (points: number): string => `700 ${points}px ${FONT}`;

/** A word or number over the table, upright for whoever looks. */
export function tag(
  ink: Ink,
  text: string,
  [x, y]: Point,
  px: number,
  turned: boolean,
  ground: string = INK,
  points = 12,
): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(turned ? -px : px, turned ? -px : px);
  ink.font = tagFont(points);
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  const { width, height } = tagSize(ink, text, points);
  ink.beginPath();
  ink.roundRect(-width / 2, -height / 2, width, height, height / 2);
  ink.fillStyle = clear(ground, 0.95);
  ink.fill();
  ink.lineWidth = 1;
  ink.strokeStyle = clear(PAPER, 0.7);
  ink.stroke();
  ink.fillStyle = PAPER;
  ink.fillText(text, 0, 0.5);
  ink.restore();
}
