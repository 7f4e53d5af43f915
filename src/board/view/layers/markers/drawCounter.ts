import type { Point, Side } from '../../../../engine/index.ts';
import { INK, PAPER, SIDE } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { MARKS } from '../../symbols.ts';

/** A counter that lies on the table: what it stands for, and whose it is. A grenade is nobody's any more. */
export interface Counter {
  readonly mark: keyof typeof MARKS;
  readonly side: Side | null;
  readonly at: Point;
  /** In u. */
  readonly radius: number;
  /** It does nothing for now (OF-8): pale, with a z. */
  readonly asleep?: boolean;
}

const TURN = Math.PI * 2;
/** How small the radius of a counter gets at most, in pixels, however far away one looks from. */
export const LEAST = 10;

/** A disc of paper; the field on it has the shape and colour of its side, as on the bases. Upright for whoever looks. */
export function drawCounter(
  ink: Ink,
  { mark, side, at, radius, asleep = false }: Counter,
  px: number,
  turned: boolean,
): void {
  const size = Math.max(radius, LEAST * px);
  ink.save();
  ink.translate(at[0], at[1]);
  if (turned) ink.rotate(Math.PI);
  circle(ink, size * 1.02, 0.06, 0.07);
  ink.fillStyle = 'rgb(15 18 8 / 38%)';
  ink.fill();
  circle(ink, size);
  ink.fillStyle = PAPER;
  ink.fill();
  ink.lineWidth = Math.max(0.05, 1.4 * px);
  ink.strokeStyle = side ? SIDE[side].dark : INK;
  ink.stroke();
  field(ink, side, size);
  ink.fillStyle = side ? SIDE[side].fill : GRENADE;
  ink.fill();
  ink.lineWidth = Math.max(0.02, 0.8 * px);
  ink.strokeStyle = clear(INK, 0.5);
  ink.stroke();
  drawMark(ink, mark, size * (side === 'b' ? 1.02 : 1.16));
  if (asleep) drawSleep(ink, size, px);
  ink.restore();
}

function drawSleep(ink: Ink, size: number, px: number): void {
  circle(ink, size);
  ink.fillStyle = clear(PAPER, 0.6);
  ink.fill();
  ink.beginPath();
  for (const [x, y] of [
    [-0.35, -0.4],
    [0.35, -0.4],
    [-0.35, 0.4],
    [0.35, 0.4],
  ] as const)
    ink.lineTo(x * size, y * size);
  ink.lineWidth = Math.max(size * 0.18, 2 * px);
  ink.strokeStyle = INK;
  ink.stroke();
}

const GRENADE = '#3d4a2c';

function circle(ink: Ink, radius: number, x = 0, y = 0): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, TURN);
}

function field(ink: Ink, side: Side | null, size: number): void {
  if (side !== 'b') return circle(ink, size * 0.78);
  const r = size * 0.96;
  ink.beginPath();
  for (const [x, y] of [
    [0, -r],
    [r, 0],
    [0, r],
    [-r, 0],
  ] as const)
    ink.lineTo(x, y);
  ink.closePath();
}

function drawMark(ink: Ink, mark: keyof typeof MARKS, size: number): void {
  ink.save();
  ink.translate(-size / 2, -size / 2);
  ink.scale(size / 24, size / 24);
  const path = new Path2D(MARKS[mark]);
  ink.lineWidth = 2.4;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.strokeStyle = PAPER;
  ink.fillStyle = clear(PAPER, 0.35);
  if (mark === 'objective' || mark === 'grenade') ink.fill(path);
  ink.stroke(path);
  ink.restore();
}
