import { between, type Point } from '../../../../engine/index.ts';
import { easedOut, type Flown, noise, shareOf } from '../../../motion/rounds.ts';
import { MUZZLE, PAPER, TRACER, TRACER_GLOW } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';

const FLASH = 70;
const DUST = 520;

/** Rounds on their way: a flash where they are fired, a streak, and dust or splinters where they do not hit. */
export function drawRounds(ink: Ink, rounds: readonly Flown[], time: number, px: number): void {
  for (const [i, { from, until, origin, to, strikes }] of rounds.entries()) {
    if (time < from) continue;
    if (time < from + FLASH) drawMuzzle(ink, origin, to, 1 - shareOf(time, from, from + FLASH), i);
    const flown = shareOf(time, from, until);
    if (flown < 1) drawStreak(ink, between(origin, to, Math.max(0, flown - 0.16)), between(origin, to, flown), px);
    else if (strikes !== 'man' && time < until + DUST)
      drawDust(ink, to, shareOf(time, until, until + DUST), i, strikes, px);
  }
}

function drawStreak(ink: Ink, tail: Point, head: Point, px: number): void {
  ink.lineCap = 'round';
  for (const [width, colour] of [
    [7, clear(TRACER_GLOW, 0.8)],
    [3, TRACER],
  ] as const) {
    ink.beginPath();
    ink.moveTo(...tail);
    ink.lineTo(...head);
    ink.lineWidth = width * px;
    ink.strokeStyle = colour;
    ink.stroke();
  }
}

function drawMuzzle(ink: Ink, origin: Point, to: Point, strength: number, i: number): void {
  const angle = Math.atan2(to[1] - origin[1], to[0] - origin[0]);
  ink.save();
  ink.translate(...origin);
  ink.rotate(angle);
  ink.translate(0.85, 0);
  ink.beginPath();
  const points = 7;
  for (let k = 0; k < points * 2; k++) {
    const reach = (k % 2 === 0 ? 0.62 + 0.25 * noise(i + k, 5) : 0.22) * strength;
    const turn = (k / points) * Math.PI;
    ink.lineTo(Math.cos(turn) * reach * 1.5 + 0.2, Math.sin(turn) * reach);
  }
  ink.closePath();
  ink.fillStyle = clear(MUZZLE, 0.95);
  ink.fill();
  ink.beginPath();
  ink.arc(0.1, 0, 0.2 * strength, 0, Math.PI * 2);
  ink.fillStyle = PAPER;
  ink.fill();
  ink.restore();
}

const EARTH = '#8a744f';
const STONE = '#d9d3c4';

/** A puff where it strikes the ground or the wall, that spreads and goes, and a dark speck that stays a while. */
function drawDust(ink: Ink, [x, y]: Point, share: number, i: number, strikes: 'ground' | 'cover', px: number): void {
  const colour = strikes === 'cover' ? STONE : EARTH;
  const spread = easedOut(share);
  ink.beginPath();
  ink.arc(x, y, 0.09, 0, Math.PI * 2);
  ink.fillStyle = `rgb(20 18 12 / ${70 * (1 - share)}%)`;
  ink.fill();
  for (let k = 0; k < 6; k++) {
    const turn = ((k + noise(i, k)) / 6) * Math.PI * 2;
    const away = spread * (0.25 + 0.4 * noise(i * 7 + k, 6));
    ink.beginPath();
    ink.arc(
      x + Math.cos(turn) * away,
      y + Math.sin(turn) * away,
      (0.12 + 0.22 * spread) * (0.6 + 0.5 * noise(k, i)),
      0,
      Math.PI * 2,
    );
    ink.fillStyle = clear(colour, 0.75 * (1 - share) ** 1.4);
    ink.fill();
  }
  if (strikes !== 'cover' || share > 0.4) return;
  ink.lineWidth = 1.5 * px;
  ink.strokeStyle = clear(PAPER, 1 - share / 0.4);
  for (let k = 0; k < 5; k++) {
    const turn = noise(i + k, 9) * Math.PI * 2;
    ink.beginPath();
    ink.moveTo(x + Math.cos(turn) * 0.15, y + Math.sin(turn) * 0.15);
    ink.lineTo(x + Math.cos(turn) * (0.3 + spread * 0.5), y + Math.sin(turn) * (0.3 + spread * 0.5));
    ink.stroke();
  }
}
