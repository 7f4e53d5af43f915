import type { Game, Point, PreparedElement } from '../../../../engine/index.ts';
import type { Spot } from '../../../../pointing/hand.ts';
import { baseFor } from '../../../../pointing/index.ts';
import { FINE, GOLD, PAPER, PARTIAL } from '../../palette.ts';
import { type Ink, trace } from '../../picture/brush.ts';
import { cased, casedLine, casedRing, ghost } from './strokes.ts';

/** The outline that the rules measure: whole for total cover, dashed for partial cover, fine for what is for the eye. */
export function drawHover(ink: Ink, { outline, cover }: PreparedElement, px: number): void {
  if (cover === 'none') return;
  ink.beginPath();
  trace(ink, outline);
  ink.lineJoin = 'round';
  if (cover === 'total') cased(ink, PAPER, 2.2, px);
  else cased(ink, PARTIAL, 2.2, px, [7, 5]);
}

/** Round the base of one who is pointed at; `from` is where its edge ends. */
export function drawPointedAt(ink: Ink, at: Point, from: number, px: number): void {
  const width = Math.max(0.08 / px, 2.4);
  const radius = from + (width * px) / 2;
  casedRing(ink, at, radius, PAPER, width, px);
}

/** Where one looks from. */
export function drawFrom(ink: Ink, game: Game, from: Spot, px: number): void {
  const { at, radius } = baseFor(game, from);
  if (from.who === null) ghost(ink, at, radius, FINE, px);
  casedRing(ink, at, radius + 0.12, GOLD, 3, px);
}

/** The keyboard's cursor. */
export function drawCursor(ink: Ink, [x, y]: Point, px: number): void {
  const [near, far] = [5 * px, 15 * px];
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    casedLine(
      ink,
      [
        [x + dx * near, y + dy * near],
        [x + dx * far, y + dy * far],
      ],
      PAPER,
      2,
      px,
    );
  }
}
