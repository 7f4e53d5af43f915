import { use } from 'react';
import type { Point } from '../../engine/index.ts';
import { BoardView } from '../view/BoardView.ts';
import { toScreen } from '../view/camera.ts';

interface FarPlace {
  readonly edge: 'top' | 'bottom';
  readonly side: 'left' | 'middle' | 'right';
}

/** The share of the width of the view at which each of them has its middle. */
const SIDES = { middle: 0.5, left: 0.25, right: 0.75 } as const;

/** The upper or lower edge of the view, and the part of it, that is farthest from these places of the table. */
export function useFarPlace(places: readonly Point[]): FarPlace {
  const view = use(BoardView);
  if (!view || places.length === 0) return { edge: 'bottom', side: 'middle' };
  const seen = places.map((at) => toScreen(view, at));
  const heights = seen.map(([, y]) => y);
  const [above, below] = [Math.min(...heights), view.height - Math.max(...heights)];
  const away = (side: FarPlace['side']): number =>
    Math.min(...seen.map(([x]) => Math.abs(x - SIDES[side] * view.width)));
  const sides = Object.keys(SIDES) as FarPlace['side'][];
  const side = sides.reduce((best, each) => (away(each) > away(best) ? each : best));
  return { edge: above > below ? 'top' : 'bottom', side };
}
