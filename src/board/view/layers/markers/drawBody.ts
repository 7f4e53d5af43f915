import type { Point, Side } from '../../../../engine/index.ts';
import { CASING, GOLD, INK, PAPER, type Palette, SIDE } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { drawFigure } from '../piece/figure/figurePicture.ts';
import type { Pixels } from '../piece/look.ts';
import type { Man } from '../piece/manIn.ts';

/** One who lies where his base stood. */
export interface BodyLook extends Pick<Man, 'side' | 'role' | 'weapon'> {
  readonly at: Point;
  /** That of a base, in u. */
  readonly radius: number;
  /** Which way his feet lie, in radians. */
  readonly lies: number;
  /**
   * `counts`: a body of the rules, which takes the room of a base (R36): its rim is drawn, broken. `scenery`: only for the eye,
   * where the edition has no bodies: he lies on the bare ground.
   */
  readonly kind: 'counts' | 'scenery';
  /** 0: an outline as with chalk; 1: painted; a share in between while one turns into the other. */
  readonly near: number;
  /** The decision on the table is about him. */
  readonly asked: boolean;
  readonly pointed: boolean;
  readonly palette: Palette;
}

const TURN = Math.PI * 2;

export function drawBody(ink: Ink, look: BodyLook, { px, ratio }: Pixels): void {
  const { at, radius, side, role, weapon, lies, kind, near, palette } = look;
  ink.save();
  ink.translate(at[0], at[1]);
  if (kind === 'counts') drawRim(ink, look, px);
  const opacity = ink.globalAlpha * (kind === 'counts' ? 1 : 0.9);
  if (near > 0) {
    ink.globalAlpha = opacity * near;
    drawStain(ink, radius, lies);
    const figure = { side, role, weapon, grenades: false, wounded: false, pose: 'fallen', facing: lies } as const;
    drawFigure(ink, { ...figure, uniform: palette.uniform[side] }, radius * 0.92, ratio / px);
  }
  if (near < 1) {
    ink.globalAlpha = opacity * (1 - near);
    ink.rotate(lies);
    drawOutline(ink, radius * (kind === 'counts' ? 1 : 0.86), side);
  }
  ink.restore();
}

/** The rim of a base without a base: in long strokes for side a, in short ones for side b. */
function drawRim(ink: Ink, { radius, side, asked, pointed }: BodyLook, px: number): void {
  disk(ink, radius);
  ink.fillStyle = clear(INK, 0.4);
  ink.fill();
  const width = Math.max(0.05, (asked || pointed ? 3.2 : 2.8) * px);
  const strokes = side === 'a' ? [radius * 0.5, radius * 0.22] : [radius * 0.24, radius * 0.22];
  for (const [wide, colour, dash] of [
    [width + 3 * px, CASING, []],
    [width, asked ? GOLD : pointed ? PAPER : SIDE[side].light, strokes],
  ] as const) {
    disk(ink, radius - width / 2);
    ink.lineWidth = wide;
    ink.strokeStyle = colour;
    ink.setLineDash([...dash]);
    ink.stroke();
  }
  ink.setLineDash([]);
}

/** The ground is dark where he lies. */
function drawStain(ink: Ink, radius: number, lies: number): void {
  ink.beginPath();
  ink.ellipse(radius * 0.06, radius * 0.1, radius * 0.66, radius * 0.42, lies + 0.35, 0, TURN);
  ink.fillStyle = 'rgb(66 12 10 / 46%)';
  ink.fill();
}

function disk(ink: Ink, radius: number, x = 0, y = 0): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, TURN);
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
function drawOutline(ink: Ink, radius: number, side: Side): void {
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (const [rim, colour] of [
    [0.3, INK],
    [0.18, PAPER],
    [0, SIDE[side].fill],
  ] as const) {
    ink.strokeStyle = ink.fillStyle = colour;
    for (const [thickness, ...joints] of LIMBS) {
      ink.lineWidth = radius * (thickness + rim);
      ink.beginPath();
      for (const [x, y] of joints) ink.lineTo(radius * x, radius * y);
      ink.stroke();
    }
    disk(ink, radius * (0.2 + rim / 2), -radius * 0.66);
    ink.fill();
  }
}
