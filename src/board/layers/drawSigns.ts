import { FONT, GOLD, INK, PAPER, WOUND } from '../palette.ts';
import { clear, type Ink } from '../picture/brush.ts';
import { SIGNS } from '../symbols.ts';
import type { PieceLook } from './drawPiece.ts';

const TURN = Math.PI * 2;

/** A symbol of symbols.ts, `size` u across. */
export function drawSign(ink: Ink, path: string, x: number, y: number, size: number): void {
  ink.save();
  ink.translate(x - size / 2, y - size / 2);
  ink.scale(size / 24, size / 24);
  ink.fill(new Path2D(path), 'evenodd');
  ink.restore();
}

/** Signs of the state on the rim: each has a place, a shape and a colour of its own. */
export function drawSigns(ink: Ink, { radius, wounded, inCover, shock }: PieceLook, px: number): void {
  const size = Math.max(radius * 0.36, 6.5 * px);
  const far = Math.max(radius * 0.72, radius - size * 0.3);
  const sign = (path: string, x: number, y: number, ground: string, colour: string) => {
    ink.beginPath();
    ink.arc(x * far, y * far, size, 0, TURN);
    ink.fillStyle = ground;
    ink.fill();
    ink.lineWidth = Math.max(0.03, 1.2 * px);
    ink.strokeStyle = colour;
    ink.stroke();
    ink.fillStyle = colour;
    drawSign(ink, path, x * far, y * far, size * 1.45);
  };
  if (wounded) sign(SIGNS.wounded, 0.8, -0.8, WOUND, '#ffffff');
  if (inCover) sign(SIGNS.inCover, -0.8, -0.8, '#2d4a22', '#f3f7e6');
  if (shock) sign(SIGNS.shock, 0.8, 0.62, '#ffd84a', '#211a00');
}

/** The name under the base, or over it where there is no room. */
export function drawName(ink: Ink, { name, nameAbove, radius, selected, hovered, asked }: PieceLook, px: number): void {
  const large = selected || hovered || asked;
  if (px > 1 / 20 && !large) return;
  ink.save();
  const points = Math.min(16, Math.max(11, 0.3 / px));
  const height = points * 1.36;
  const away = radius + 0.1 + 3 * px;
  ink.translate(0, nameAbove ? -away - height * px : away);
  ink.scale(px, px);
  ink.font = `600 ${points}px ${FONT}`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  const width = ink.measureText(name).width + points * 0.9;
  ink.beginPath();
  ink.roundRect(-width / 2, 0, width, height, height / 2);
  ink.fillStyle = large ? clear(INK, 0.94) : clear(INK, 0.72);
  ink.fill();
  ink.fillStyle = selected || asked ? GOLD : PAPER;
  ink.fillText(name, 0, height / 2 + points * 0.04);
  ink.restore();
}
