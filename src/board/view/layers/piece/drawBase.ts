import type { Side } from '../../../../engine/index.ts';
import { CASING, INK, PAPER, type Palette, SIDE } from '../../palette.ts';
import { clear, type Ink, mix } from '../../picture/brush.ts';
import type { PieceLook } from './look.ts';

const TURN = Math.PI * 2;
const WOUNDED = '#f0323a';

export function circle(ink: Ink, radius: number, x = 0, y = 0): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, TURN);
}

/** How far the edge of a base and the dark line round it reach beyond it, in pixels. */
export const rimOf = ({ edge }: Palette): number => edge.pixels + 1.5;

/** The shadow of a base, under all that is drawn of it and round it. */
export function drawShadow(ink: Ink, { radius }: PieceLook): void {
  for (const [grown, opacity] of [
    [1.1, 0.16],
    [1.03, 0.3],
  ] as const) {
    circle(ink, radius * grown, radius * 0.15, radius * 0.16);
    ink.fillStyle = clear('#0f1208', opacity);
    ink.fill();
  }
}

/** A round base as miniatures stand on: its rim with the ring of its side, and the field within: dark under a figure. */
export function drawBase(ink: Ink, look: PieceLook, px: number): void {
  const { side, radius, spent, near } = look;
  const { edge } = look.palette;
  const { fill, light, dark } = SIDE[side];
  circle(ink, radius + rimOf(look.palette) * px);
  ink.fillStyle = CASING;
  ink.fill();
  circle(ink, radius + edge.pixels * px);
  ink.fillStyle = edge.colour;
  ink.fill();
  circle(ink, radius);
  ink.fillStyle = INK;
  ink.fill();
  drawRing(ink, look, 0.2 - 0.06 * near);
  fieldOf(ink, side, radius * (1 + 0.18 * near));
  const field = mix(fill, dark, 0.6 * near);
  ink.fillStyle = spent ? mix(field, '#5c5c58', 0.7) : field;
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

/** Side a has a round field, side b one that stands on a corner. */
function fieldOf(ink: Ink, side: Side, radius: number): void {
  if (side === 'a') return circle(ink, radius * 0.68);
  const r = radius * 0.84;
  ink.beginPath();
  ink.moveTo(0, -r);
  ink.lineTo(r, 0);
  ink.lineTo(0, r);
  ink.lineTo(-r, 0);
  ink.closePath();
}

/** Those who can do nothing more in this turn are struck through with thin lines. */
export function drawSpent(ink: Ink, { radius }: PieceLook, px: number): void {
  ink.save();
  circle(ink, radius * 0.94);
  ink.clip();
  ink.beginPath();
  for (let x = -2; x <= 2; x += 0.36) {
    ink.moveTo((x - 1) * radius, radius);
    ink.lineTo((x + 1) * radius, -radius);
  }
  ink.lineWidth = Math.max(radius * 0.07, px);
  ink.strokeStyle = clear(INK, 0.62);
  ink.stroke();
  ink.restore();
}

/** Side a has a whole ring, side b one cut into notches. */
function drawRing(ink: Ink, { side, radius, wounded }: PieceLook, thick: number): void {
  if (wounded) return drawBroken(ink, radius, thick);
  const parts = side === 'a' ? 1 : 10;
  const gap = side === 'a' ? 0 : TURN / 32;
  ink.lineWidth = radius * thick;
  ink.strokeStyle = SIDE[side].light;
  ink.lineCap = 'butt';
  for (let part = 0; part < parts; part++) {
    arc(ink, radius * (0.95 - thick / 2), (part / parts) * TURN + gap, ((part + 1) / parts) * TURN - gap);
  }
}

/** Where the ring of a wounded one is broken, as shares of a turn, and how far. */
const BREAKS = [0.03, 0.2, 0.36, 0.55, 0.7, 0.86];
const BREAK = 0.028;

/** The ring of a wounded one is red, and in pieces. */
function drawBroken(ink: Ink, radius: number, thick: number): void {
  ink.lineCap = 'butt';
  for (const [wide, colour] of [
    [thick + 0.05, PAPER],
    [thick, WOUNDED],
  ] as const) {
    ink.lineWidth = radius * wide;
    ink.strokeStyle = colour;
    for (const [i, from] of BREAKS.entries()) {
      const until = BREAKS[i + 1] ?? 1 + (BREAKS[0] ?? 0);
      arc(ink, radius * (0.97 - thick / 2), (from + BREAK) * TURN, (until - BREAK) * TURN);
    }
  }
}

function arc(ink: Ink, radius: number, from: number, until: number): void {
  ink.beginPath();
  ink.arc(0, 0, radius, from, until);
  ink.stroke();
}
