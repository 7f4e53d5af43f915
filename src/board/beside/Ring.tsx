import { use } from 'react';
import type { Point } from '../../engine/index.ts';
import { BoardView } from '../view/BoardView.ts';
import { toScreen } from '../view/camera.ts';

interface RingProps {
  at: Point;
  /** In u. */
  radius: number;
  className?: string | undefined;
}

/** A ring in the page round a spot of the table; it takes no clicks. */
export function Ring({ at, radius, className }: RingProps) {
  const view = use(BoardView);
  if (!view) return null;
  const [x, y] = toScreen(view, at);
  const r = radius * view.scale;
  const place = { position: 'absolute', left: x - r, top: y - r, width: 2 * r, height: 2 * r } as const;
  return <div aria-hidden="true" className={className} style={{ ...place, pointerEvents: 'none' }} />;
}
