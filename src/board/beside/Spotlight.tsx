import { use, useId } from 'react';
import type { Point } from '../../engine/index.ts';
import { BoardView } from '../view/BoardView.ts';
import { toScreen } from '../view/camera.ts';

interface SpotlightProps {
  /** What stays in the light; radii in u. */
  spots: readonly { readonly at: Point; readonly radius: number }[];
  className?: string | undefined;
}

/** The table in the shade but for some spots; it takes no clicks. */
export function Spotlight({ spots, className }: SpotlightProps) {
  const view = use(BoardView);
  const id = useId();
  if (!view) return null;
  const { width, height, scale } = view;
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={width}
      height={height}
      style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
    >
      <defs>
        <radialGradient id={`${id}-light`}>
          <stop offset="0.7" stopColor="black" />
          <stop offset="1" stopColor="black" stopOpacity="0" />
        </radialGradient>
        <mask id={`${id}-shade`}>
          <rect width={width} height={height} fill="white" />
          {spots.map(({ at, radius }) => {
            const [cx, cy] = toScreen(view, at);
            return <circle key={at.join()} cx={cx} cy={cy} r={radius * scale} fill={`url(#${id}-light)`} />;
          })}
        </mask>
      </defs>
      <rect width={width} height={height} fill="currentcolor" mask={`url(#${id}-shade)`} />
    </svg>
  );
}
