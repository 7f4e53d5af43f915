import { useEffect, useRef } from 'react';
import { PALETTES, paintTable, roleSymbol, TABLE_FRAME } from '../../board/index.ts';
import type { Game, Point, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { startOf } from '../../play/newGame.ts';
import { gameOf } from '../../play/start.ts';
import { useTheme } from '../../store/preferred.ts';
import { playNow } from './playNow.ts';
import styles from './WelcomeTable.module.css';

/** Where they stand in the picture: as they might after a turn or two. In u. */
const PLACES: Readonly<Record<Side, readonly Point[]>> = {
  a: [
    [10.2, 15.2],
    [3.3, 16.4],
    [12.4, 18.4],
    [17.6, 20.5],
    [4.6, 20.6],
  ],
  b: [
    [13.8, 8.7],
    [11.5, 6.1],
    [15.6, 4.2],
    [6.2, 3.7],
    [20.2, 11.2],
  ],
};

/** Larger than life, or nobody would see them; in u. */
const RADIUS = 0.72;
const SYMBOL = 24;
const PIXELS = 32;

/** The table of "Play now" as the board paints it, and those who are going to stand on it. */
export function WelcomeTable() {
  const t = useTranslations('ui.welcome');
  const theme = useTheme();
  const ref = useRef<HTMLCanvasElement>(null);
  const game = gameOf(startOf(playNow({ a: '', b: '' })));
  const { width, height } = game.setup.table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game is always the same
  useEffect(() => {
    const canvas = ref.current;
    if (canvas?.getContext('2d')) paintTable(canvas, game.setup, PIXELS, PALETTES[theme]);
  }, [theme]);
  return (
    <div className={styles.table} role="img" aria-label={t('picture')}>
      <canvas ref={ref} />
      <svg
        viewBox={`${-TABLE_FRAME} ${-TABLE_FRAME} ${width + 2 * TABLE_FRAME} ${height + 2 * TABLE_FRAME}`}
        aria-hidden="true"
      >
        <Bases game={game} side="a" />
        <Bases game={game} side="b" />
      </svg>
    </div>
  );
}

function Bases({ game, side }: { game: Game; side: Side }) {
  const roles = game.setup.roster.filter((entry) => entry.side === side).map(({ card }) => card.role);
  return PLACES[side].map(([x, y], nth) => (
    <g key={`${x} ${y}`} className={styles[side]} transform={`translate(${x} ${y})`}>
      {side === 'a' ? (
        <circle r={RADIUS} />
      ) : (
        <rect x={-RADIUS} y={-RADIUS} width={2 * RADIUS} height={2 * RADIUS} transform="rotate(45) scale(0.86)" />
      )}
      <path
        transform={`scale(${(1.1 * RADIUS) / SYMBOL}) translate(${-SYMBOL / 2} ${-SYMBOL / 2})`}
        d={roleSymbol(roles[nth] ?? '') ?? ''}
      />
    </g>
  ));
}
