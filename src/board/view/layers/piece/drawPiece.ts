import { GOLD, INK, PAPER } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { cased } from '../overlay/strokes.ts';
import { drawAbove, drawCovered } from './drawAway.ts';
import { circle, drawBase, drawShadow, drawSpent, rimOf } from './drawBase.ts';
import { drawSandbags } from './drawSandbags.ts';
import { drawSigns } from './drawSigns.ts';
import { drawRole } from './drawTab.ts';
import { drawFigure } from './figure/figurePicture.ts';
import type { PieceLook, Pixels } from './look.ts';

/** A base and who stands on it, about the origin. */
export function drawPiece(ink: Ink, look: PieceLook, { px, ratio }: Pixels): void {
  if (look.standing === 'covered') return drawCovered(ink, look, { px, ratio });
  if (look.standing === 'above') return drawAbove(ink, look, { px, ratio });
  drawShadow(ink, look);
  drawHalo(ink, look, px);
  drawBase(ink, look, px);
  if (look.spent) drawSpent(ink, look, px);
  drawSandbags(ink, look, px);
  if (look.near > 0) drawMan(ink, look, ratio / px);
  drawMeasured(ink, look, px);
  drawRole(ink, look, px);
  drawSigns(ink, look, px);
}

/** `density`: device pixels per u. Those who have taken cover lie low; those who can do no more stand in the shade. */
function drawMan(ink: Ink, look: PieceLook, density: number): void {
  const { side, role, weapon, grenades, wounded, facing, palette, spent, near } = look;
  const pose = look.inCover || look.coverFrom.length > 0 ? 'low' : 'up';
  const uniform = palette.uniform[side];
  ink.save();
  ink.globalAlpha *= near * (spent ? 0.62 : 1);
  drawFigure(ink, { side, role, weapon, grenades, wounded, facing, pose, uniform }, look.radius, density);
  ink.restore();
}

/** The rim of the base as the rules have it, where a miniature or its sandbags hide it: a thin ring. */
function drawMeasured(ink: Ink, { base, radius, near }: PieceLook, px: number): void {
  if (base === null || (near === 0 && base === radius)) return;
  for (const [width, colour] of [
    [2.8, clear(INK, 0.8)],
    [1.2, PAPER],
  ] as const) {
    circle(ink, base);
    ink.lineWidth = width * px;
    ink.strokeStyle = colour;
    ink.stroke();
  }
}

/**
 * Rings round the base: a fine one of gold for whoever may act, a strong one for who is selected, and a broken one for whom the
 * decision is about. Who is pointed at is for the overlay to say.
 */
function drawHalo(ink: Ink, { radius, near, ready, asked, selected, palette }: PieceLook, px: number): void {
  const from = radius + rimOf(palette) * px;
  if (selected || asked) {
    const width = Math.max(0.1 - 0.04 * near, 3 * px);
    const dash = asked && !selected ? [(width * 1.6) / px, (width * 0.9) / px] : [];
    circle(ink, from + width * 0.75);
    cased(ink, GOLD, width / px, px, dash);
  } else if (ready) {
    circle(ink, from + 1.1 * px);
    cased(ink, GOLD, 2.2, px);
  }
}
