import { useEffect, useRef, useState } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { PreparedSetup } from '../../../engine/index.ts';
import type { Palette } from '../palette.ts';
import { FRAME, paintTable, pixelsFor } from '../picture/index.ts';
import { inkOf } from './inkOf.ts';

interface GroundProps {
  setup: PreparedSetup;
  /** Pixels per u now, and how many device pixels each of these has. */
  scale: number;
  ratio: number;
  palette: Palette;
}

/** Until so many ms after the last zooming the table is shown as it was drawn before, only larger. */
const SETTLED_MS = 160;

interface Picture {
  readonly setup: PreparedSetup;
  readonly palette: Palette;
  readonly pixels: number;
  readonly canvas: HTMLCanvasElement;
}

/** The table and its scenery: drawn once for each set-up, theme and degree of nearness, then only copied. */
export function Ground({ setup, scale, ratio, palette }: GroundProps) {
  const wanted = pixelsFor(setup, scale, ratio);
  const [picture, setPicture] = useState<Picture | null>(null);
  const kept = useRef<readonly Picture[]>([]);

  useEffect(() => {
    const known = kept.current.find((each) => each.setup === setup && each.palette === palette);
    const paint = (): void => {
      const canvas = document.createElement('canvas');
      paintTable(canvas, setup, wanted, palette);
      const painted = { setup, palette, pixels: wanted, canvas };
      // those of other themes may be wanted again, as long as they are as fine
      const others = kept.current.filter((each) => each !== known && each.setup === setup && each.pixels >= wanted);
      for (const each of kept.current) if (!others.includes(each)) release(each);
      kept.current = [...others, painted];
      setPicture(painted);
    };
    if (!known) return void paint();
    setPicture(known);
    if (known.pixels >= wanted) return undefined;
    const later = setTimeout(paint, SETTLED_MS);
    return () => clearTimeout(later);
  }, [setup, wanted, palette]);

  useEffect(
    () => () => {
      for (const each of kept.current) release(each);
      kept.current = [];
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
function release({ canvas }: Picture): void {
  canvas.width = canvas.height = 0;
}
