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

/**
 * The rim of a base without a base, dashed in the colour of his side, and a figure that lies on the bare ground in it: not
 * to be taken for anybody who stands.
 */
export function drawBody(ink: Ink, { at, radius, side, asked, pointed }: BodyLook, px: number): void {
  ink.save();
  ink.translate(at[0], at[1]);
  disk(ink, radius);
  ink.fillStyle = clear(INK, 0.3);
  ink.fill();
  ink.lineWidth = Math.max(0.05, (asked || pointed ? 2.4 : 1.4) * px);
  ink.strokeStyle = asked ? GOLD : pointed ? PAPER : SIDE[side].light;
  ink.setLineDash([radius * 0.4, radius * 0.3]);
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

/** Head, body and legs, stretched out. */
function drawFigure(ink: Ink, radius: number, side: Side): void {
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (const [width, colour] of [
    [0.36, SIDE[side].dark],
    [0.24, SIDE[side].fill],
  ] as const) {
    ink.lineWidth = radius * width;
    ink.strokeStyle = colour;
    ink.beginPath();
    ink.moveTo(-radius * 0.22, 0);
    ink.lineTo(radius * 0.16, 0);
    ink.lineTo(radius * 0.62, -radius * 0.16);
    ink.moveTo(radius * 0.16, 0);
    ink.lineTo(radius * 0.62, radius * 0.18);
    ink.moveTo(-radius * 0.14, 0);
    ink.lineTo(-radius * 0.04, radius * 0.42);
    ink.stroke();
  }
  disk(ink, radius * 0.17, -radius * 0.5);
  ink.fillStyle = PAPER;
  ink.fill();
  ink.lineWidth = radius * 0.06;
  ink.strokeStyle = SIDE[side].dark;
  ink.stroke();
}
