import type { Point } from '../../../../engine/index.ts';
import { INK, PAPER, SIDE } from '../../palette.ts';
import { clear, type Ink, mix } from '../../picture/brush.ts';
import { circle } from './drawBase.ts';
import type { PieceLook } from './look.ts';

/** What each role has in his hands: how far it reaches from the hands, how thick it is, and what is particular about it. */
interface Held {
  readonly length: number;
  readonly thick: number;
  readonly magazine?: boolean;
  readonly bipod?: boolean;
  readonly scope?: boolean;
}

const RIFLE: Held = { length: 0.96, thick: 0.1 };
const HELD: Readonly<Record<string, Held | null>> = {
  rifleman: RIFLE,
  scout: { length: 0.84, thick: 0.09 },
  sniper: { length: 1.06, thick: 0.09, scope: true },
  smg: { length: 0.78, thick: 0.12, magazine: true },
  nco: { length: 0.78, thick: 0.12, magazine: true },
  lmg: { length: 1.02, thick: 0.16, bipod: true },
  officer: { length: 0.66, thick: 0.1 },
  medic: null,
};
const ALIKE: Readonly<Record<string, string>> = { mg: 'lmg', leader: 'nco', sergeant: 'nco', marksman: 'sniper' };

/** A soldier from above on his base, looking along `facing`. Lengths are shares of the base's radius. */
export function drawFigure(ink: Ink, { side, role, radius, facing }: PieceLook): void {
  const { light, fill } = SIDE[side];
  const cloth = mix(light, '#efe6cc', 0.5);
  const known = HELD[ALIKE[role] ?? role];
  const held = known === undefined ? RIFLE : known;
  ink.save();
  ink.rotate(facing);
  ink.scale(radius, radius);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (const [grown, tint] of [
    [0.07, INK],
    [0, null],
  ] as const) {
    const paint = (colour: string): string => tint ?? colour;
    ink.fillStyle = paint(mix(cloth, '#4a4330', 0.55)); // the pack on his back
    ink.beginPath();
    ink.roundRect(-0.56 - grown / 2, -0.28 - grown / 2, 0.34 + grown, 0.56 + grown, 0.1);
    ink.fill();
    ink.fillStyle = paint(cloth);
    ink.beginPath();
    ink.ellipse(-0.1, 0, 0.26 + grown / 2, 0.6 + grown / 2, 0, 0, Math.PI * 2);
    ink.fill();
    arm(ink, [-0.06, 0.5], [0.26, 0.46], [0.36, 0.2], 0.19 + grown, paint(cloth));
    arm(ink, [-0.06, -0.5], [0.34, -0.36], held ? [0.6, 0.1] : [0.36, -0.2], 0.19 + grown, paint(cloth));
    if (held) drawHeld(ink, held, grown, paint('#d3b484'), paint('#d4d7d6'));
  }
  circle(ink, 0.36);
  ink.fillStyle = INK;
  ink.fill();
  circle(ink, 0.32);
  ink.fillStyle = fill;
  ink.fill();
  ink.restore();
  // the helmet catches the same light as everything on the table, wherever he looks
  ink.beginPath();
  ink.arc(0, 0, radius * 0.275, Math.PI * 0.95, Math.PI * 1.6);
  ink.lineWidth = radius * 0.06;
  ink.strokeStyle = clear(PAPER, 0.55);
  ink.stroke();
}

function arm(ink: Ink, shoulder: Point, elbow: Point, hand: Point, thick: number, colour: string): void {
  ink.beginPath();
  for (const [x, y] of [shoulder, elbow, hand]) ink.lineTo(x, y);
  ink.lineWidth = thick;
  ink.strokeStyle = colour;
  ink.stroke();
}

const LINE = 0.16;

function drawHeld(
  ink: Ink,
  { length, thick, magazine, bipod, scope }: Held,
  grown: number,
  wood: string,
  steel: string,
): void {
  const stroke = (from: Point, to: Point, width: number, colour = steel): void => {
    ink.beginPath();
    ink.moveTo(...from);
    ink.lineTo(...to);
    ink.lineWidth = width + grown;
    ink.strokeStyle = colour;
    ink.stroke();
  };
  stroke([0.1, LINE], [length * 0.62, LINE], thick * 1.5, wood);
  stroke([length * 0.6, LINE], [length, LINE], thick * 0.8);
  if (magazine) stroke([0.46, LINE], [0.46, LINE + 0.24], 0.09);
  if (scope) stroke([0.34, LINE - 0.1], [0.58, LINE - 0.1], 0.08);
  if (!bipod) return;
  stroke([length - 0.14, LINE], [length - 0.02, LINE - 0.24], 0.05);
  stroke([length - 0.14, LINE], [length - 0.02, LINE + 0.24], 0.05);
}
