import { useEffect, useRef } from 'react';
import { PALETTES, paintTable, roleSymbol, TABLE_FRAME } from '../../board/index.ts';
import { type Character, figureOf, type Game, isOnTable, sideOf } from '../../engine/index.ts';
import { useTheme } from '../../store/preferred.ts';
import styles from './GamePicture.module.css';

interface GamePictureProps {
  game: Game;
  /** Painted with so many pixels to a u, and those who stand there with a base of this radius in u: larger than life, or nobody would see them. */
  pixels: number;
  radius: number;
}

const SYMBOL = 24;

/** A table from above as the board paints it, with those who stand on it. It says nothing that does not stand in words beside it. */
export function GamePicture({ game, pixels, radius }: GamePictureProps) {
  const theme = useTheme();
  const ref = useRef<HTMLCanvasElement>(null);
  const { setup, state } = game;
  const { width, height } = setup.table;
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
      <svg
        viewBox={`${-TABLE_FRAME} ${-TABLE_FRAME} ${width + 2 * TABLE_FRAME} ${height + 2 * TABLE_FRAME}`}
        aria-hidden="true"
      >
        {state.characters.filter(isOnTable).map((character) => (
          <Figure key={character.id} game={game} character={character} radius={radius} />
        ))}
      </svg>
    </div>
  );
}

function Figure({ game, character: { id, at }, radius }: { game: Game; character: Character; radius: number }) {
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
