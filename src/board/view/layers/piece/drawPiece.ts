import { FONT, GOLD, INK, PAPER } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { roleSymbol } from '../../symbols.ts';
import { circle, drawBase, drawSpent } from './drawBase.ts';
import { drawFigure } from './drawFigure.ts';
import { drawShields, drawSign, drawSigns } from './drawSigns.ts';
import type { PieceLook } from './look.ts';

/** From so many pixels across, a base has room for a figure; below, the symbol of his role says more. */
export const FIGURE = 46;

/** `px` is the size of a pixel in u. */
export function drawPiece(ink: Ink, look: PieceLook, px: number): void {
  const near = (2 * look.radius) / px >= FIGURE;
  drawHalo(ink, look, px);
  drawBase(ink, look, near, px);
  if (near) drawFigure(ink, look);
  drawSymbol(ink, look, look.radius * (near ? 0.46 : look.side === 'a' ? 0.92 : 0.82));
  if (look.spent) drawSpent(ink, look, px);
  drawShields(ink, look, px);
  drawSigns(ink, look, px);
}

/** Rings round the base: whose it is to decide, and who is selected; who is pointed at is for the overlay to say. */
function drawHalo(ink: Ink, { radius, ready, asked, selected, edge }: PieceLook, px: number): void {
  const from = radius + edge.pixels * px;
  if (selected || asked) {
    const width = Math.max(0.1, 3 * px);
    const dash = asked && !selected ? [width * 1.6, width * 0.9] : [];
    casedCircle(ink, from + width * 0.75, { width, colour: GOLD, dash, casing: 2 * px, shade: 0.8 });
  } else if (ready) {
    const width = Math.max(0.05, 1.6 * px);
    casedCircle(ink, from + width * 0.5, { width, colour: clear(PAPER, 0.9), casing: 1.4 * px, shade: 0.6 });
  }
}

interface Stroke {
  readonly width: number;
  readonly colour: string;
  readonly dash?: readonly number[];
  /** How much wider, and how dark, what lies under it is. */
  readonly casing: number;
  readonly shade: number;
}

function casedCircle(ink: Ink, radius: number, { width, colour, dash = [], casing, shade }: Stroke): void {
  circle(ink, radius);
  ink.lineWidth = width + casing;
  ink.strokeStyle = clear(INK, shade);
  ink.stroke();
  ink.lineWidth = width;
  ink.strokeStyle = colour;
  ink.setLineDash([...dash]);
  ink.stroke();
  ink.setLineDash([]);
}

/** The symbol of his role, on the field or on the helmet; the first letter of a role nobody has drawn. */
function drawSymbol(ink: Ink, { role }: PieceLook, size: number): void {
  const symbol = roleSymbol(role);
  ink.fillStyle = PAPER;
  if (symbol !== null) return drawSign(ink, symbol, 0, 0, size);
  ink.save();
  ink.font = `700 20px ${FONT}`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.scale(size / 24, size / 24);
  ink.fillText(role.slice(0, 1).toUpperCase(), 0, 1);
  ink.restore();
}
