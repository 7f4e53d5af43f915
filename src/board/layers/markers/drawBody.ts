import type { Point, Side } from '../../../engine/index.ts';
import { GOLD, INK, PAPER, SIDE } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';

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
  drawFigure(ink, radius, side);
  ink.restore();
}

function disk(ink: Ink, radius: number, x = 0): void {
  ink.beginPath();
  ink.arc(x, 0, radius, 0, TURN);
}

/** The limbs and the trunk of one who lies on his back: how thick, and from joint to joint, as shares of the radius. */
const LIMBS: readonly (readonly [thickness: number, ...joints: Point[]])[] = [
  [0.19, [-0.3, -0.14], [-0.58, -0.46], [-0.88, -0.3]],
  [0.19, [-0.3, 0.14], [-0.1, 0.5], [0.2, 0.46]],
  [0.26, [0.16, -0.1], [0.5, -0.3], [0.86, -0.14]],
  [0.26, [0.16, 0.1], [0.88, 0.24]],
  [0.46, [-0.26, 0], [0.12, 0]],
];

/** A man from above, outlined as with chalk. */
function drawFigure(ink: Ink, radius: number, side: Side): void {
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (const [rim, colour] of [
    [0.18, PAPER],
    [0, SIDE[side].fill],
  ] as const) {
    ink.strokeStyle = colour;
    for (const [thickness, ...joints] of LIMBS) {
      ink.lineWidth = radius * (thickness + rim);
      ink.beginPath();
      for (const [x, y] of joints) ink.lineTo(radius * x, radius * y);
      ink.stroke();
    }
    disk(ink, radius * (0.2 + rim / 2), -radius * 0.66);
    ink.fillStyle = colour;
    ink.fill();
  }
}
