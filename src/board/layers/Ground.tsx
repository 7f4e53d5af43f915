import { useEffect, useRef, useState } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { PreparedSetup } from '../../engine/index.ts';
import { FRAME, paintTable, pixelsFor } from '../picture/index.ts';
import { inkOf } from './inkOf.ts';

interface GroundProps {
  setup: PreparedSetup;
  /** Pixels per u now, and how many device pixels each of these has. */
  scale: number;
  ratio: number;
}

/** Until so many ms after the last zooming the table is shown as it was drawn before, only larger. */
const REST = 160;

interface Picture {
  readonly setup: PreparedSetup;
  readonly pixels: number;
  readonly canvas: HTMLCanvasElement;
}

/** The table and its scenery: drawn once for each set-up and degree of nearness, then only copied. */
export function Ground({ setup, scale, ratio }: GroundProps) {
  const wanted = pixelsFor(setup, scale, ratio);
  const [picture, setPicture] = useState<Picture | null>(null);
  const kept = useRef<Picture | null>(null);

  useEffect(() => {
    const paint = (): void => {
      const canvas = document.createElement('canvas');
      paintTable(canvas, setup, wanted);
      release(kept.current);
      kept.current = { setup, pixels: wanted, canvas };
      setPicture(kept.current);
    };
    if (kept.current?.setup !== setup) {
      paint();
      return undefined;
    }
    if (kept.current.pixels >= wanted) return undefined;
    const later = setTimeout(paint, REST);
    return () => clearTimeout(later);
  }, [setup, wanted]);

  useEffect(
    () => () => {
      release(kept.current);
      kept.current = null;
    },
    [],
  );

  const { width, height } = setup.table;
  return (
    <Shape
      sceneFunc={(context, shape) => {
        if (!picture || picture.canvas.width === 0) return;
        const { ink } = inkOf(context, shape);
        ink.drawImage(picture.canvas, -FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME);
      }}
    />
  );
}

/** A canvas that is let go keeps its memory on some machines until it is collected. */
function release(picture: Picture | null): void {
  if (picture) picture.canvas.width = picture.canvas.height = 0;
}
