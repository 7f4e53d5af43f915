import { INK, PAPER, WOUND } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import { SIGNS } from '../../symbols.ts';
import type { PieceLook } from './look.ts';

const TURN = Math.PI * 2;

/** Read once each: pieces are drawn often. */
const paths = new Map<string, Path2D>();

function pathOf(path: string): Path2D {
  const known = paths.get(path) ?? new Path2D(path);
  paths.set(path, known);
  return known;
}

/** A symbol of symbols.ts, `size` u across. */
export function drawSign(ink: Ink, path: string, x: number, y: number, size: number): void {
  ink.save();
  ink.translate(x - size / 2, y - size / 2);
  ink.scale(size / 24, size / 24);
  ink.fill(pathOf(path), 'evenodd');
  ink.restore();
}

/** Signs of the state on the rim: each has a place, a shape and a colour of its own. */
export function drawSigns(ink: Ink, look: PieceLook, px: number): void {
  const { radius, near, wounded, shock, panicking, suppressed, busy } = look;
  const size = Math.max(radius * (0.36 - 0.1 * near), 7 * px);
  const far = Math.max(radius * 0.86, radius - size * 0.1);
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
  if (busy) sign(SIGNS[busy], 0, -1.12, INK, PAPER);
  if (wounded) sign(SIGNS.wounded, 0.8, -0.8, WOUND, '#ffffff');
  // the tab of a miniature lies at its foot, on the left
  const [x, y] = near > 0.5 ? [-1.06, -0.3] : [-0.8, 0.62];
  if (suppressed) sign(SIGNS.suppressed, x, y, '#4b2a63', '#f6ecff');
  if (shock) sign(SIGNS.shock, 0.8, 0.62, '#ffd84a', '#211a00');
  if (panicking) sign(SIGNS.panicking, 0, 1.12, '#f3722c', '#1c0b00');
}
