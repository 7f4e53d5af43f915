import { useEffect, useRef } from 'react';
import { PALETTES, paintTable, TABLE_FRAME } from '../../board/index.ts';
import { CATALOGUE, type Look, type LookName } from '../../content/index.ts';
import { outlineOf, type Point, prepareElement, type Shape } from '../../engine/index.ts';
import { draftNow, useEditing } from './editing.ts';
import styles from './Palette.module.css';

interface TileProps {
  look: LookName;
  name: string;
  pressed: boolean;
  onClick: () => void;
}

/** A kind of scenery as it would lie on the table. */
export function Tile({ look, name, pressed, onClick }: TileProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) paint(canvas.current, look);
  }, [look]);
  return (
    <button type="button" className={styles.tile} aria-pressed={pressed} onClick={onClick}>
      <canvas ref={canvas} />
      <span>{name}</span>
    </button>
  );
}

/** How much of the table a tile shows, in u, and with how many pixels a u. */
const SHOWN: Point = [6, 3.4];
const PIXELS = 24;

/** Painted as the board paints it, without the frame of the table. */
function paint(canvas: HTMLCanvasElement, look: LookName): void {
  const { setup } = draftNow(useEditing.getState());
  const { terrain, height, shape }: Look = CATALOGUE[look];
  const [width, depth] = SHOWN;
  const large = outlineOf(shape).bounds.radius * 2;
  const table = { width, height: depth, name: '', ground: setup.table.ground };
  const k = Math.min(1, (width * 0.86) / large, shape.kind === 'wall' ? 1 : (depth * 1.05) / large);
  const element = prepareElement({ id: look, look, terrain, height, shape: placed(shape, [width / 2, depth / 2], k) });
  const whole = document.createElement('canvas');
  paintTable(whole, { ...setup, table, scenery: [], elements: [element], roster: [] }, PIXELS, PALETTES.day);
  canvas.width = width * PIXELS;
  canvas.height = depth * PIXELS;
  canvas.getContext('2d')?.drawImage(whole, -TABLE_FRAME * PIXELS, -TABLE_FRAME * PIXELS);
}

function placed(shape: Shape, at: Point, k: number): Shape {
  const go = ([x, y]: Point): Point => [at[0] + x * k, at[1] + y * k];
  switch (shape.kind) {
    case 'circle':
      return { ...shape, at: go(shape.at), radius: shape.radius * k };
    case 'wall':
      return { ...shape, from: go(shape.from), to: go(shape.to) };
    case 'polygon':
      return { ...shape, points: shape.points.map(go) };
  }
}
