import { type Game, onTable } from '../../../../engine/index.ts';
import type { Tool } from '../../../../pointing/hand.ts';
import { INK, PAPER } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { isNear } from '../piece/figure/nearness.ts';
import { ring } from './strokes.ts';

const MEASURING: readonly Tool['kind'][] = [
  'measure',
  'sight',
  'fire',
  'grenade',
  'opportunityFire',
  'suppressionFire',
];

/** Is something measured or aimed at, or a shot in question? Then what counts are the round bases. */
export const goesByBases = ({ kind }: Tool, asked: boolean): boolean => asked || MEASURING.includes(kind);

/** The rim of each base as the rules have it, where a miniature or its sandbags hide it: a thin ring. */
export function drawBases(ink: Ink, game: Game, enlarged: number, px: number): void {
  const { baseRadius } = game.setup.ruleset;
  if (enlarged === 1 && !isNear((2 * baseRadius) / px)) return;
  for (const { at } of onTable(game)) {
    if (!at) continue;
    ring(ink, at, baseRadius, clear(INK, 0.75), 2.6, px);
    ring(ink, at, baseRadius, PAPER, 1.1, px);
  }
}
