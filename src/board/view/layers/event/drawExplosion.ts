import { between, distance, type Game, type Point } from '../../../../engine/index.ts';
import type { ActOf } from '../../../../telling/index.ts';
import { easedOut, noise, shareOf } from '../../../motion/rounds.ts';
import { INK, MUZZLE, PAPER, TRACER_GLOW } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { onTheTable } from '../markers/drawArea.ts';
import { ring } from '../overlay/strokes.ts';

const LONG_AGO = 1;

/** A grenade in the air, with its shadow on the ground. */
export function drawFlight(ink: Ink, { origin, to, from, until }: ActOf<'flight'>, time: number): void {
  const share = shareOf(time, from, until);
  if (time < from || share >= LONG_AGO) return;
  const ground = between(origin, to, share);
  const height = 4 * share * (1 - share) * Math.min(3, 0.8 + distance(origin, to) * 0.22);
  drawThrown(ink, ground, height, share * 14);
}

/** One that rolls on from where it came down, in two small leaps. */
export function drawDrift(ink: Ink, { origin, to, from, until }: ActOf<'drift'>, time: number): void {
  const share = shareOf(time, from, until);
  if (time < from || share >= LONG_AGO) return;
  drawThrown(
    ink,
    between(origin, to, easedOut(share)),
    Math.abs(Math.sin(share * Math.PI * 2)) * 0.5 * (1 - share),
    share * 9,
  );
}

function drawThrown(ink: Ink, [x, y]: Point, height: number, turn: number): void {
  ink.beginPath();
  ink.ellipse(x + height * 0.25, y + height * 0.2, 0.34, 0.26, 0, 0, Math.PI * 2);
  ink.fillStyle = `rgb(0 0 0 / ${45 - height * 8}%)`;
  ink.fill();
  ink.save();
  ink.translate(x - height * 0.15, y - height * 0.55);
  ink.scale(1 + height * 0.28, 1 + height * 0.28);
  ink.rotate(turn);
  ink.fillStyle = '#8a6a3f';
  ink.fillRect(-0.09, -0.05, 0.18, 0.62);
  ink.beginPath();
  ink.roundRect(-0.2, -0.45, 0.4, 0.46, 0.1);
  ink.fillStyle = '#4a5138';
  ink.fill();
  ink.lineWidth = 0.05;
  ink.strokeStyle = INK;
  ink.stroke();
  ink.restore();
}

const EARTH = ['#6b5636', '#4d3f2a', '#8a744f'];
const CLODS = 22;
const CLOUDS = 9;

/** It goes off: a flash, fire, the circle it reaches, earth thrown up, and smoke that stays a while. */
export function drawExplosion(
  ink: Ink,
  game: Game,
  { at, radius, from, until }: ActOf<'burst'>,
  time: number,
  px: number,
): void {
  if (time < from || time > until) return;
  const share = shareOf(time, from, until);
  const [x, y] = at;
  onTheTable(ink, game, () => {
    const wave = radius * easedOut(shareOf(time, from, from + 260));
    ring(ink, at, wave, clear(TRACER_GLOW, 0.9 * (1 - share)), 5, px);
    ink.beginPath();
    ink.arc(x, y, radius, 0, Math.PI * 2);
    ink.fillStyle = clear(TRACER_GLOW, 0.3 * (1 - share));
    ink.fill();
    ring(ink, at, radius, clear(PAPER, 0.8 * (1 - share)), 2, px, [6, 5]);
  });
  for (let i = 0; i < CLOUDS; i++) {
    const turn = ((i + noise(i, 11)) / CLOUDS) * Math.PI * 2;
    const away = radius * (0.15 + 0.45 * noise(i, 12)) * easedOut(share);
    const size = radius * (0.16 + 0.26 * easedOut(share)) * (0.7 + 0.5 * noise(i, 13));
    ink.beginPath();
    ink.arc(x + Math.cos(turn) * away, y + Math.sin(turn) * away - share * 0.5, size, 0, Math.PI * 2);
    ink.fillStyle = clear(i % 2 === 0 ? '#5b544a' : '#81796b', 0.5 * (1 - share));
    ink.fill();
  }
  const fire = shareOf(time, from, from + 230);
  if (fire < 1) {
    const size = radius * (0.25 + 0.4 * easedOut(fire));
    const glow = ink.createRadialGradient(x, y, 0, x, y, size);
    glow.addColorStop(0, clear(PAPER, 1 - fire));
    glow.addColorStop(0.4, clear(MUZZLE, 0.95 * (1 - fire)));
    glow.addColorStop(1, clear(TRACER_GLOW, 0));
    ink.beginPath();
    ink.arc(x, y, size, 0, Math.PI * 2);
    ink.fillStyle = glow;
    ink.fill();
  }
  for (let i = 0; i < CLODS; i++) {
    const turn = noise(i, 21) * Math.PI * 2;
    const away = radius * (0.3 + 0.8 * noise(i, 22)) * easedOut(shareOf(time, from, from + 420));
    const size = 0.05 + 0.13 * noise(i, 23);
    const fall = 1 - shareOf(time, from + 260, until);
    ink.fillStyle = clear(EARTH[i % EARTH.length] as string, fall);
    ink.fillRect(x + Math.cos(turn) * away - size / 2, y + Math.sin(turn) * away - size / 2, size, size);
  }
}
