import type { PointerEvent } from 'react';
import { type Game, isOnTable, type Outline, sideOf } from '../engine/index.ts';
import { useTranslations } from '../i18n/index.ts';
import type { Camera } from '../store/ui.ts';
import styles from './Controls.module.css';
import { clamp, toTable, type View } from './view/camera.ts';

interface MiniMapProps {
  game: Game;
  view: View;
  onLook: (camera: Camera) => void;
}

/** The whole table as small as a button, with what is seen of it framed; where one presses, there one looks. */
export function MiniMap({ game, view, onLook }: MiniMapProps) {
  const t = useTranslations('board');
  const { table, elements } = game.setup;
  const { width, height } = table;
  const [one, other] = [toTable(view, [0, 0]), toTable(view, [view.width, view.height])];
  const [left, top] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
  const heard = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    const centre = view.turned ? ([(1 - x) * width, (1 - y) * height] as const) : ([x * width, y * height] as const);
    onLook(clamp({ centre, scale: view.scale }, view, table));
  };
  return (
    <svg
      className={styles.map}
      role="img"
      aria-label={t('map')}
      viewBox={`0 0 ${width} ${height}`}
      onPointerDown={heard}
      onPointerMove={heard}
    >
      <g transform={view.turned ? `rotate(180 ${width / 2} ${height / 2})` : undefined}>
        {elements.map(({ id, outline }) => (
          <Shape key={id} outline={outline} />
        ))}
        {game.state.characters
          .filter(isOnTable)
          .map(
            ({ id, at }) =>
              at && <circle key={id} className={styles[sideOf(game, id)]} cx={at[0]} cy={at[1]} r={width / 30} />,
          )}
        <rect
          className={styles.seen}
          x={left}
          y={top}
          width={Math.abs(other[0] - one[0])}
          height={Math.abs(other[1] - one[1])}
        />
      </g>
    </svg>
  );
}

function Shape({ outline }: { outline: Outline }) {
  if (outline.kind === 'disk') return <circle cx={outline.at[0]} cy={outline.at[1]} r={outline.radius} />;
  return <polygon points={outline.points.map((point) => point.join()).join(' ')} />;
}
