import type { Point } from '../../../../engine/index.ts';
import { FONT, INK, PAPER, SIDE } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { roleSymbol } from '../../symbols.ts';
import { circle } from './drawBase.ts';
import { drawSign } from './drawSigns.ts';
import type { PieceLook } from './look.ts';

/** Where the tab lies at the foot of a miniature, in shares of its radius. */
const FOOT: Point = [-0.74, 0.74];

/** How large a tab is, as its radius. */
export const tabSize = (radius: number, px: number): number => Math.max(radius * 0.31, 7 * px);

/**
 * The symbol of his role: on the field of a counter, on a tab at the foot of a miniature, and on its way from one to the
 * other. The tab has the shape and the colour of the side.
 */
export function drawRole(ink: Ink, look: PieceLook, px: number): void {
  const { radius, side, near } = look;
  const tab = tabSize(radius, px);
  const large = radius * (side === 'a' ? 0.92 : 0.82);
  const small = tab * (side === 'a' ? 1.36 : 1.24);
  ink.save();
  ink.translate(FOOT[0] * radius * near, FOOT[1] * radius * near);
  if (near > 0) drawTab(ink, look, tab * (1.6 - 0.6 * near), px);
  drawSymbol(ink, look, large + (small - large) * near);
  ink.restore();
}

function drawTab(ink: Ink, { side, spent, near }: PieceLook, size: number, px: number): void {
  const shape = (grown: number): void => {
    if (side === 'a') return circle(ink, size + grown);
    const r = (size + grown) * 1.3;
    const cut = r * 0.2;
    ink.beginPath();
    for (const [x, y] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      // corners are cut round
      ink.lineTo(x * (r - cut) + y * cut, y * (r - cut) - x * cut);
      ink.quadraticCurveTo(x * r, y * r, x * (r - cut) - y * cut, y * (r - cut) + x * cut);
    }
    ink.closePath();
  };
  ink.save();
  ink.globalAlpha *= near;
  shape(2.2 * px);
  ink.fillStyle = clear(INK, 0.9);
  ink.fill();
  shape(1.2 * px);
  ink.fillStyle = PAPER;
  ink.fill();
  shape(0);
  ink.fillStyle = spent ? '#5c5c58' : SIDE[side].fill;
  ink.fill();
  ink.restore();
}

/** The first letter of a role nobody has drawn. */
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
