import type { Side } from '../../engine/index.ts';
import { FONT, GOLD, INK, PAPER, SIDE } from '../palette.ts';
import { clear, type Ink } from '../picture/brush.ts';
import { roleSymbol } from '../symbols.ts';
import { drawShields, drawSign, drawSigns } from './drawSigns.ts';

/** A character as it is seen: all that decides how its base is drawn. Sizes in u, about its middle. */
export interface PieceLook {
  readonly side: Side;
  readonly role: string;
  readonly radius: number;
  readonly wounded: boolean;
  readonly inCover: boolean;
  /** Where those are from whom alone he has taken cover, as angles (TC-2). */
  readonly coverFrom: readonly number[];
  readonly shock: boolean;
  readonly panicking: boolean;
  readonly suppressed: boolean;
  readonly selected: boolean;
  readonly hovered: boolean;
  /** It may act now: its side decides. */
  readonly ready: boolean;
  /** The decision on the table is about it. */
  readonly asked: boolean;
}

const TURN = Math.PI * 2;

/** `px` is the size of a pixel in u. */
export function drawPiece(ink: Ink, look: PieceLook, px: number): void {
  drawHalo(ink, look, px);
  drawBase(ink, look, px);
  drawSymbol(ink, look);
  drawShields(ink, look, px);
  drawSigns(ink, look, px);
}

function circle(ink: Ink, radius: number): void {
  ink.beginPath();
  ink.arc(0, 0, radius, 0, TURN);
}

/** Rings round the base: whose it is to decide, who is selected, who is pointed at. */
function drawHalo(ink: Ink, { radius, ready, asked, selected, hovered }: PieceLook, px: number): void {
  if (selected || asked) {
    const width = Math.max(0.1, 2.6 * px);
    circle(ink, radius + width * 0.75);
    ink.lineWidth = width + 2 * px;
    ink.strokeStyle = clear(INK, 0.75);
    ink.stroke();
    ink.lineWidth = width;
    ink.strokeStyle = GOLD;
    if (asked && !selected) ink.setLineDash([width * 1.6, width * 0.9]);
    ink.stroke();
    ink.setLineDash([]);
  } else if (hovered || ready) {
    const width = Math.max(0.05, (hovered ? 2.2 : 1.6) * px);
    circle(ink, radius + width * 0.5);
    ink.lineWidth = width;
    ink.strokeStyle = clear(PAPER, hovered ? 1 : 0.85);
    ink.stroke();
  }
}

function drawBase(ink: Ink, { side, radius, wounded }: PieceLook, px: number): void {
  const { fill, light, dark } = SIDE[side];
  ink.save();
  ink.translate(0.07, 0.08);
  circle(ink, radius * 1.02);
  ink.fillStyle = 'rgb(15 18 8 / 38%)';
  ink.fill();
  ink.restore();

  circle(ink, radius);
  ink.fillStyle = INK;
  ink.fill();
  drawRing(ink, side, radius, wounded);

  if (side === 'a') {
    circle(ink, radius * 0.66);
  } else {
    const r = radius * 0.78;
    ink.beginPath();
    ink.moveTo(0, -r);
    ink.lineTo(r, 0);
    ink.lineTo(0, r);
    ink.lineTo(-r, 0);
    ink.closePath();
  }
  ink.fillStyle = fill;
  ink.fill();
  ink.lineWidth = Math.max(0.03, px);
  ink.strokeStyle = clear(light, 0.9);
  ink.stroke();
  // the upper rim catches the light
  ink.beginPath();
  ink.arc(0, 0, radius - 0.02, Math.PI * 1.05, Math.PI * 1.7);
  ink.lineWidth = Math.max(0.03, px * 0.8);
  ink.strokeStyle = clear(PAPER, 0.5);
  ink.stroke();
  circle(ink, radius - 0.01);
  ink.lineWidth = Math.max(0.02, px * 0.6);
  ink.strokeStyle = dark;
  ink.stroke();
}

/** Side a has a whole ring, side b one cut into notches; that of the wounded is red and broken open. */
function drawRing(ink: Ink, side: Side, radius: number, wounded: boolean): void {
  const parts = side === 'a' ? 1 : 10;
  const gap = side === 'a' ? 0 : TURN / 32;
  const open = wounded ? TURN * 0.09 : 0;
  ink.lineWidth = radius * 0.2;
  ink.strokeStyle = wounded ? '#e0444b' : SIDE[side].light;
  ink.lineCap = 'butt';
  for (let part = 0; part < parts; part++) {
    const from = (part / parts) * TURN + gap;
    const until = ((part + 1) / parts) * TURN - gap;
    for (const [a, b] of open > 0 ? broken(from, until, open) : [[from, until] as const]) {
      ink.beginPath();
      ink.arc(0, 0, radius * 0.85, a, b);
      ink.stroke();
    }
  }
}

/** The parts of an arc that three breaks leave over. */
function broken(from: number, until: number, open: number): (readonly [number, number])[] {
  const breaks = [0.1, 0.43, 0.77].map((share) => share * TURN);
  let parts: (readonly [number, number])[] = [[from, until]];
  for (const at of breaks) {
    parts = parts.flatMap(([a, b]): (readonly [number, number])[] => {
      const [left, right] = [at - open / 2, at + open / 2];
      if (right <= a || left >= b) return [[a, b]];
      return (
        [
          [a, left],
          [right, b],
        ] as const
      ).filter(([x, y]) => y - x > 0.02);
    });
  }
  return parts;
}

function drawSymbol(ink: Ink, { role, side, radius }: PieceLook): void {
  const symbol = roleSymbol(role);
  const size = radius * (side === 'a' ? 0.9 : 0.78);
  ink.fillStyle = PAPER;
  if (symbol === null) {
    ink.font = `700 20px ${FONT}`;
    ink.textAlign = 'center';
    ink.textBaseline = 'middle';
    ink.save();
    ink.scale(size / 24, size / 24);
    ink.fillText(role.slice(0, 1).toUpperCase(), 0, 1);
    ink.restore();
    return;
  }
  drawSign(ink, symbol, 0, 0, size);
}
