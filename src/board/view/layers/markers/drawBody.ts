import type { Point, Side } from '../../../../engine/index.ts';
import { GOLD, INK, PAPER, SIDE } from '../../palette.ts';
import { clear, type Ink, mix } from '../../picture/brush.ts';
import { FIGURE } from '../piece/drawPiece.ts';

/** One who lies where his base stood (R36). */
export interface BodyLook {
  readonly at: Point;
  /** That of a base, in u: the room he takes. */
  readonly radius: number;
  readonly side: Side;
  /** The decision on the table is about him. */
  readonly asked: boolean;
  readonly pointed: boolean;
}

const TURN = Math.PI * 2;
const LEANING = -0.5;

/** The rim of a base without a base, drawn in the way of his side, and a figure that lies on the bare ground in it. */
export function drawBody(ink: Ink, { at, radius, side, asked, pointed }: BodyLook, px: number): void {
  ink.save();
  ink.translate(at[0], at[1]);
  disk(ink, radius);
  ink.fillStyle = clear(INK, 0.4);
  ink.fill();
  ink.lineWidth = Math.max(0.05, (asked || pointed ? 2.4 : 1.4) * px);
  ink.strokeStyle = asked ? GOLD : pointed ? PAPER : SIDE[side].light;
  ink.setLineDash(side === 'a' ? [] : [radius * 0.4, radius * 0.3]);
  disk(ink, radius - ink.lineWidth / 2);
  ink.stroke();
  ink.setLineDash([]);
  ink.rotate(LEANING);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  if ((2 * radius) / px >= FIGURE) drawFallen(ink, radius, side);
  else drawOutline(ink, radius, side);
  ink.restore();
}

function disk(ink: Ink, radius: number, x = 0, y = 0): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, TURN);
}

/** A limb, or what he carried: how thick, and from joint to joint, as shares of the radius. */
type Limb = readonly [thickness: number, ...joints: Point[]];

/** The limbs and the trunk of one who lies on his back. */
const LIMBS: readonly Limb[] = [
  [0.19, [-0.3, -0.14], [-0.58, -0.46], [-0.88, -0.3]],
  [0.19, [-0.3, 0.14], [-0.1, 0.5], [0.2, 0.46]],
  [0.26, [0.16, -0.1], [0.5, -0.3], [0.86, -0.14]],
  [0.26, [0.16, 0.1], [0.88, 0.24]],
  [0.46, [-0.26, 0], [0.12, 0]],
];

/** A man from above, outlined as with chalk. */
function drawOutline(ink: Ink, radius: number, side: Side): void {
  for (const [rim, colour] of [
    [0.18, PAPER],
    [0, SIDE[side].fill],
  ] as const) {
    for (const limb of LIMBS) stroke(ink, radius, limb, rim, colour);
    disk(ink, radius * (0.2 + rim / 2), -radius * 0.66);
    ink.fillStyle = colour;
    ink.fill();
  }
}

const RIFLE: Limb = [0.1, [-0.34, 0.66], [0.66, 0.62]];
const STOCK: Limb = [0.15, [-0.34, 0.66], [0.06, 0.645]];
const BOOTS: readonly Limb[] = [
  [0.26, [0.76, -0.19], [0.86, -0.14]],
  [0.26, [0.78, 0.22], [0.88, 0.24]],
];

/** The same from near by, in his uniform, his helmet and his rifle beside him. */
function drawFallen(ink: Ink, radius: number, side: Side): void {
  const cloth = mix(mix(SIDE[side].light, '#efe6cc', 0.5), '#5d584a', 0.35);
  for (const rim of [0.09, 0]) {
    const paint = (colour: string): string => (rim > 0 ? INK : colour);
    stroke(ink, radius, RIFLE, rim, paint('#b9bcba'));
    stroke(ink, radius, STOCK, rim, paint('#a98a5c'));
    for (const limb of LIMBS) stroke(ink, radius, limb, rim, paint(cloth));
    for (const boot of BOOTS) stroke(ink, radius, boot, rim, paint('#4a3b2c'));
    disk(ink, radius * (0.2 + rim / 2), -radius * 0.66);
    ink.fillStyle = paint('#cfa887');
    ink.fill();
    disk(ink, radius * (0.27 + rim / 2), -radius * 0.26, -radius * 0.66);
    ink.fillStyle = paint(SIDE[side].fill);
    ink.fill();
  }
}

function stroke(ink: Ink, radius: number, [thickness, ...joints]: Limb, rim: number, colour: string): void {
  ink.strokeStyle = colour;
  ink.lineWidth = radius * (thickness + rim);
  ink.beginPath();
  for (const [x, y] of joints) ink.lineTo(radius * x, radius * y);
  ink.stroke();
}
