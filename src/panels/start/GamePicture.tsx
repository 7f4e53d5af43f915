import { type CSSProperties, useEffect, useRef } from 'react';
import { Figure, figureIn, PALETTES, paintTable, roleSymbol, TABLE_FRAME } from '../../board/index.ts';
import { type Character, figureOf, type Game, isOnTable, type Point, sideOf } from '../../engine/index.ts';
import { useTheme } from '../../store/preferred.ts';
import styles from './GamePicture.module.css';

interface GamePictureProps {
  game: Game;
  /** The table is painted with so many pixels to a u. */
  pixels: number;
  /** Those who stand there, as bases of this radius in u: larger than life, or nobody would see them. */
  radius?: number;
  /** In CSS pixels: as miniatures instead, each in a square of this size. */
  size?: number;
}

const SYMBOL = 24;

/** A table from above as the board paints it, with those who stand on it. It says nothing that does not stand in words beside it. */
export function GamePicture({ game, pixels, radius = 0, size }: GamePictureProps) {
  const theme = useTheme();
  const ref = useRef<HTMLCanvasElement>(null);
  const { setup, state } = game;
  const { width, height } = setup.table;
  const standing = state.characters.filter(isOnTable);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas?.getContext('2d')) return;
    try {
      paintTable(canvas, setup, pixels, PALETTES[theme]);
    } catch {
      canvas.width = 0; // of a stored game that nobody has checked: the page does without
    }
  }, [theme, setup, pixels]);
  return (
    <div
      className={styles.picture}
      style={{ aspectRatio: `${width + 2 * TABLE_FRAME} / ${height + 2 * TABLE_FRAME}` }}
      aria-hidden="true"
    >
      <canvas ref={ref} />
      {size === undefined ? (
        <svg
          viewBox={`${-TABLE_FRAME} ${-TABLE_FRAME} ${width + 2 * TABLE_FRAME} ${height + 2 * TABLE_FRAME}`}
          aria-hidden="true"
        >
          {standing.map((character) => (
            <Base key={character.id} game={game} character={character} radius={radius} />
          ))}
        </svg>
      ) : (
        standing.map(({ id, at }) => (
          <span key={id} className={styles.miniature} style={placeOf(game, at ?? [0, 0])}>
            <Figure size={size} facing={FACING[sideOf(game, id)]} {...figureIn(game, id)} />
          </span>
        ))
      )}
    </div>
  );
}

/** Towards the other side, in radians; the sides stand in the south and in the north. */
const FACING = { a: -1.2, b: 1.9 } as const;

function placeOf({ setup: { table } }: Game, [x, y]: Point): CSSProperties {
  const share = (along: number, length: number): string =>
    `${(100 * (along + TABLE_FRAME)) / (length + 2 * TABLE_FRAME)}%`;
  return { left: share(x, table.width), top: share(y, table.height) };
}

function Base({ game, character: { id, at }, radius }: { game: Game; character: Character; radius: number }) {
  if (!at) return null;
  const side = sideOf(game, id);
  return (
    <g className={styles[side]} transform={`translate(${at[0]} ${at[1]})`}>
      {side === 'a' ? (
        <circle r={radius} />
      ) : (
        <rect x={-radius} y={-radius} width={2 * radius} height={2 * radius} transform="rotate(45) scale(0.86)" />
      )}
      <path
        transform={`scale(${(1.1 * radius) / SYMBOL}) translate(${-SYMBOL / 2} ${-SYMBOL / 2})`}
        d={roleSymbol(figureOf(game, id).role) ?? ''}
      />
    </g>
  );
}
