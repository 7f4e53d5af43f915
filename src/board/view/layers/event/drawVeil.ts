import type { Game, Point } from '../../../../engine/index.ts';
import type { Script } from '../../../../telling/index.ts';
import { easedOut, shareOf } from '../../../motion/rounds.ts';
import { INK, type Palette } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { FRAME } from '../../picture/index.ts';

const VEIL = 0.32;
const OF_A_DEATH = 0.6;
/** Of a dark table, and where contrast counts, less. */
const MOST: Readonly<Record<Palette['theme'], number>> = { day: 1, dark: 0.45, contrast: 0.4 };
const FALLING = 160;
export const LIFTING = 250;

/** How much of the light is taken from the table; `over`: when it was over, by its own end or skipped; null: it goes on. */
export function darkness(
  { strike, grave }: Script,
  time: number,
  over: number | null,
  isShown: boolean,
  palette: Palette,
): number {
  const falls = VEIL * easedOut(shareOf(time, 0, FALLING));
  const deepens = isShown && grave === 'death' ? (OF_A_DEATH - VEIL) * shareOf(time, strike, strike + 260) : 0;
  const lifts = over === null ? 1 : 1 - shareOf(time, over, over + LIFTING);
  return Math.min(MOST[palette.theme], falls + deepens) * lifts;
}

/** A veil over the table, with light left on those whom it is about. Drawn first: it clears what lies under it in its layer. */
export function drawVeil(ink: Ink, game: Game, dark: number, lights: readonly Light[]): void {
  if (dark <= 0) return;
  const { width, height } = game.setup.table;
  ink.fillStyle = clear(INK, dark);
  ink.fillRect(-FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME);
  ink.save();
  ink.globalCompositeOperation = 'destination-out';
  for (const { at, radius } of lights) {
    const glow = ink.createRadialGradient(at[0], at[1], radius * 0.35, at[0], at[1], radius);
    glow.addColorStop(0, 'rgb(0 0 0 / 100%)');
    glow.addColorStop(1, 'rgb(0 0 0 / 0%)');
    ink.fillStyle = glow;
    ink.fillRect(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius);
  }
  ink.restore();
}

export interface Light {
  readonly at: Point;
  readonly radius: number;
}
