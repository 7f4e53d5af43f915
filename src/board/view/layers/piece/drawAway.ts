import { CASING, GOLD, PAPER, SIDE } from '../../palette.ts';
import { type Ink, mix } from '../../picture/brush.ts';
import { cased } from '../overlay/strokes.ts';
import { circle } from './drawBase.ts';
import { drawRole } from './drawTab.ts';
import type { PieceLook, Pixels } from './look.ts';

/** Those on other levels than the one that is viewed, as far as they are not in the open below it. */

/** Who is under a floor or a roof: a flat, grey disk with the symbol of his role. */
export function drawCovered(ink: Ink, look: PieceLook, { px }: Pixels): void {
  const { side, radius } = look;
  ink.save();
  ink.globalAlpha *= 0.86;
  circle(ink, radius);
  ink.fillStyle = mix(SIDE[side].dark, '#6f6d63', 0.72);
  ink.fill();
  field(ink, look, radius * 0.66);
  ink.fillStyle = mix(SIDE[side].fill, '#6f6d63', 0.55);
  ink.fill();
  drawRole(ink, { ...look, near: 0, radius: radius * 0.82 }, px);
  ink.restore();
  circle(ink, radius);
  cased(ink, SIDE[side].light, 1.6, px);
  halo(ink, look, px);
}

/** Who is above: a hollow ring with the pattern of his side, and his role within, so that what is under him is seen. */
export function drawAbove(ink: Ink, look: PieceLook, { px }: Pixels): void {
  const { side, radius } = look;
  const wide = Math.max(0.09, 3 * px);
  circle(ink, radius - wide / 2);
  ink.lineWidth = wide + 5 * px;
  ink.strokeStyle = CASING;
  ink.stroke();
  ink.lineWidth = wide + 1.4 * px;
  ink.strokeStyle = PAPER;
  ink.stroke();
  ink.lineWidth = wide * 0.72;
  ink.strokeStyle = SIDE[side].fill;
  if (side === 'b') ink.setLineDash([wide * 1.1, wide * 0.7]);
  ink.stroke();
  ink.setLineDash([]);
  field(ink, look, radius * 0.5);
  ink.lineWidth = 2.4 * px;
  ink.strokeStyle = PAPER;
  ink.stroke();
  ink.fillStyle = SIDE[side].fill;
  ink.fill();
  drawRole(ink, { ...look, near: 0, radius: radius * 0.6 }, px);
  halo(ink, look, px);
}

/** The shape of the side's field: a disk, or a square that stands on a corner. */
function field(ink: Ink, { side }: PieceLook, size: number): void {
  if (side === 'a') return circle(ink, size);
  const r = size * 1.24;
  ink.beginPath();
  ink.moveTo(0, -r);
  ink.lineTo(r, 0);
  ink.lineTo(0, r);
  ink.lineTo(-r, 0);
  ink.closePath();
}

/** Who is selected or asked about is so on whatever level. */
function halo(ink: Ink, { radius, selected, asked }: PieceLook, px: number): void {
  if (!selected && !asked) return;
  const width = Math.max(0.06, 3 * px);
  circle(ink, radius + width);
  cased(ink, GOLD, width / px, px, asked && !selected ? [(width * 1.6) / px, (width * 0.9) / px] : []);
}
