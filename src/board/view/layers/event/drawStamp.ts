import type { Point } from '../../../../engine/index.ts';
import type { StampWord } from '../../../../telling/index.ts';
import { easedOut, shareOf } from '../../../motion/rounds.ts';
import { INK, PAPER, type Palette, SHOUT, TITLE_FONT } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';

const GRAVE: ReadonlySet<StampWord> = new Set(['wounded', 'panics', 'suppressed']);
const STAMPING = 120;
const TILT = -0.09;

interface Stamped {
  readonly text: string;
  readonly word: StampWord;
  /** The middle of the base it is about, and how far from it the word keeps; u. */
  readonly at: Point;
  readonly away: number;
  /** Below him instead of above. */
  readonly below: boolean;
}

/** A word as of a rubber stamp, upright for whoever looks, kept inside the table; `age`: ms since it was set. */
export function drawStamp(
  ink: Ink,
  { text, word, at, away, below }: Stamped,
  age: number,
  {
    px,
    turned,
    width,
    height,
    palette,
  }: { px: number; turned: boolean; width: number; height: number; palette: Palette },
): void {
  if (age < 0) return;
  const small = width / px < 520;
  const points = small ? 19 : 26;
  ink.save();
  ink.font = `700 ${points}px ${TITLE_FONT}`;
  const letters = text.toLocaleUpperCase();
  const box = { width: ink.measureText(letters).width + points * 0.9, height: points * 1.5 };
  const up = (turned ? -1 : 1) * (below ? 1 : -1);
  const half = { x: (box.width / 2 + 6) * px, y: (box.height / 2 + 10) * px };
  const x = within(at[0], half.x, width);
  const y = within(at[1] + up * (away + half.y), half.y, height);
  ink.translate(x, y);
  const set = 1.3 - 0.3 * easedOut(shareOf(age, 0, STAMPING));
  ink.scale((turned ? -px : px) * set, (turned ? -px : px) * set);
  ink.rotate(palette.theme === 'contrast' ? 0 : TILT);
  ink.globalAlpha = shareOf(age, 0, STAMPING / 2);
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  const plain = palette.theme === 'contrast';
  const ground = plain ? PAPER : word === 'eliminated' ? INK : GRAVE.has(word) ? SHOUT : '#4c5148';
  ink.fillStyle = plain ? INK : PAPER;
  ink.beginPath();
  ink.roundRect(-box.width / 2 - 3, -box.height / 2 - 3, box.width + 6, box.height + 6, 5);
  ink.fill();
  ink.fillStyle = ground;
  ink.beginPath();
  ink.roundRect(-box.width / 2, -box.height / 2, box.width, box.height, 3);
  ink.fill();
  ink.fillStyle = plain ? INK : PAPER;
  ink.fillText(letters, 0, points * 0.06);
  ink.restore();
}

const within = (at: number, half: number, length: number): number => Math.max(half, Math.min(length - half, at));
