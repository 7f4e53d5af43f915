import type { Point } from '../../../../engine/index.ts';
import type { StampWord } from '../../../../telling/index.ts';
import { easedOut, shareOf } from '../../../motion/rounds.ts';
import { INK, PAPER, type Palette, SHOUT, TITLE_FONT } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import { placeStamps } from './placeStamps.ts';

const GRAVE: ReadonlySet<StampWord> = new Set(['wounded', 'panics', 'suppressed']);
const STAMPING = 120;
const TILT = -0.09;
/** On a table of fewer pixels across, words are set in the smaller size. */
const SMALL_TABLE = 520;

interface Stamped {
  readonly text: string;
  readonly word: StampWord;
  /** The middle of the base it is about, in u. */
  readonly at: Point;
}

interface Ground {
  /** u per CSS pixel. */
  readonly px: number;
  readonly turned: boolean;
  /** Of the table, in u. */
  readonly width: number;
  readonly height: number;
  /** How far a word keeps from the middle of a base, in u. */
  readonly away: number;
  readonly palette: Palette;
}

/** Words as of rubber stamps, upright for whoever looks, apart from each other and inside the table; `age`: ms since they were set. */
export function drawStamps(ink: Ink, stamps: readonly Stamped[], age: number, ground: Ground): void {
  if (age < 0 || stamps.length === 0) return;
  const { px, turned, width, height, away, palette } = ground;
  const points = width / px < SMALL_TABLE ? 19 : 26;
  const tilt = palette.theme === 'contrast' ? 0 : TILT;
  ink.save();
  ink.font = `700 ${points}px ${TITLE_FONT}`;
  const words = stamps.map(({ text, word, at }) => {
    const letters = text.toLocaleUpperCase();
    return { letters, word, at, wide: ink.measureText(letters).width + points * 0.9, high: points * 1.5 };
  });
  const seen = ([x, y]: Point): Point => (turned ? [width - x, height - y] : [x, y]);
  const boxes = words.map(({ at, wide, high }) => ({
    at: seen(at),
    width: (wide + 12) * px,
    height: (high + 8 + wide * Math.abs(Math.sin(tilt))) * px,
  }));
  const places = placeStamps(boxes, { width, height, away }).map(seen);
  for (const [i, stamp] of words.entries()) drawStamp(ink, { ...stamp, place: places[i] as Point }, age);
  ink.restore();

  function drawStamp(
    ink: Ink,
    { letters, word, wide, high, place }: (typeof words)[number] & { place: Point },
    age: number,
  ): void {
    ink.save();
    ink.translate(...place);
    const set = 1.3 - 0.3 * easedOut(shareOf(age, 0, STAMPING));
    ink.scale((turned ? -px : px) * set, (turned ? -px : px) * set);
    ink.rotate(tilt);
    ink.globalAlpha = shareOf(age, 0, STAMPING / 2);
    ink.textAlign = 'center';
    ink.textBaseline = 'middle';
    const plain = palette.theme === 'contrast';
    const paper = plain ? PAPER : word === 'eliminated' ? INK : GRAVE.has(word) ? SHOUT : '#4c5148';
    ink.fillStyle = plain ? INK : PAPER;
    ink.beginPath();
    ink.roundRect(-wide / 2 - 3, -high / 2 - 3, wide + 6, high + 6, 5);
    ink.fill();
    ink.fillStyle = paper;
    ink.beginPath();
    ink.roundRect(-wide / 2, -high / 2, wide, high, 3);
    ink.fill();
    ink.fillStyle = plain ? INK : PAPER;
    ink.fillText(letters, 0, points * 0.06);
    ink.restore();
  }
}
