import type { Point } from '../../../../engine/index.ts';
import { easedOut, noise, shareOf } from '../../../motion/rounds.ts';
import { GOLD, INK, MUZZLE, PAPER, SHOUT, TRACER_GLOW } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { casedLine, ring } from '../overlay/strokes.ts';

/** The line along which it is shot or thrown, until it is. */
export function drawAim(ink: Ink, from: Point, to: Point, strength: number, px: number): void {
  if (strength <= 0) return;
  ink.save();
  ink.globalAlpha = strength;
  casedLine(ink, [from, to], GOLD, 2.5, px);
  ink.restore();
}

/** Under one who is hit: rays that spring out and stay while it is told. `age`: ms. */
export function drawRays(ink: Ink, [x, y]: Point, radius: number, age: number): void {
  if (age < 0) return;
  const out = easedOut(shareOf(age, 0, 110));
  for (const [size, colour, turned] of [
    [2.1, SHOUT, 0],
    [1.75, TRACER_GLOW, 0.2],
    [1.4, MUZZLE, 0.4],
  ] as const) {
    ink.beginPath();
    for (let k = 0; k < 24; k++) {
      const turn = (k / 24) * Math.PI * 2 + turned;
      const reach = radius * out * (k % 2 === 0 ? size * (0.86 + 0.3 * noise(k, 31)) : size * 0.68);
      ink.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
    }
    ink.closePath();
    ink.fillStyle = colour;
    ink.fill();
  }
}

const FLASH = 90;

/** Over one who is hit: for an instant all light. */
export function drawFlash(ink: Ink, [x, y]: Point, radius: number, age: number): void {
  if (age < 0 || age > FLASH) return;
  ink.beginPath();
  ink.arc(x, y, radius * 1.6, 0, Math.PI * 2);
  ink.fillStyle = clear(PAPER, 0.9 * (1 - age / FLASH));
  ink.fill();
}

/** Round one who falls: two rings that widen and go out. */
export function drawRings(ink: Ink, at: Point, radius: number, age: number, px: number): void {
  for (const start of [60, 260]) {
    const share = shareOf(age, start, start + 900);
    if (share <= 0 || share >= 1) continue;
    const wide = radius * (1.1 + 1.6 * easedOut(share));
    ring(ink, at, wide, clear(INK, 0.5 * (1 - share)), 5, px);
    ring(ink, at, wide, clear(PAPER, 1 - share), 2.5, px);
  }
}

/** Where two come to blows, sparks between them. */
export function drawClash(ink: Ink, at: Point, to: Point, share: number): void {
  if (share < 0.3 || share >= 1) return;
  const [x, y] = [(at[0] + to[0]) / 2, (at[1] + to[1]) / 2];
  const strength = 1 - Math.abs(share - 0.6) / 0.4;
  ink.beginPath();
  for (let k = 0; k < 16; k++) {
    const turn = (k / 16) * Math.PI * 2;
    const reach = (k % 2 === 0 ? 0.9 : 0.3) * Math.max(0, strength);
    ink.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
  }
  ink.closePath();
  ink.fillStyle = clear(MUZZLE, 0.95);
  ink.fill();
}
