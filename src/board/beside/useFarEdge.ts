import { use } from 'react';
import type { Point } from '../../engine/index.ts';
import { BoardView } from '../view/BoardView.ts';
import { toScreen } from '../view/camera.ts';

/** The edge of the view, upper or lower, that is farthest from these places of the table; the lower one if there are none. */
export function useFarEdge(places: readonly Point[]): 'top' | 'bottom' {
  const view = use(BoardView);
  if (!view || places.length === 0) return 'bottom';
  const heights = places.map((at) => toScreen(view, at)[1]);
  const [above, below] = [Math.min(...heights), view.height - Math.max(...heights)];
  return above > below ? 'top' : 'bottom';
}
