import { useEffect, useRef, useState } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { PreparedSetup } from '../../../engine/index.ts';
import type { Under } from '../../props.ts';
import type { Palette } from '../palette.ts';
import { FRAME, paintTable, pixelsFor } from '../picture/index.ts';
import { inkOf } from './inkOf.ts';

interface GroundProps {
  setup: PreparedSetup;
  under: Under | null;
  /** The level that is viewed. */
  level: number;
  /** Pixels per u now, and how many device pixels each of these has. */
  scale: number;
  ratio: number;
  palette: Palette;
}

/** Until so many ms after the last zooming the table is shown as it was drawn before, only larger. */
const SETTLED_MS = 160;

/** So long after another level has been viewed: a fine picture of it takes long, and the next level may be wanted first. */
const LEAFED_MS = 700;

/** Pixels per u of a picture that is there within a tenth of a second, however near one looks. */
const QUICK = 34;

interface Picture {
  readonly setup: PreparedSetup;
  readonly under: Under | null;
  readonly palette: Palette;
  readonly level: number;
  readonly pixels: number;
  readonly canvas: HTMLCanvasElement;
}

/** So many pixels of pictures are kept, those of the level that is viewed aside: 64 MB. */
const KEPT_PIXELS = 16e6;

/** The table and its scenery: drawn once for each set-up, theme, level and degree of nearness, then only copied. */
export function Ground({ setup, under, level, scale, ratio, palette }: GroundProps) {
  const wanted = pixelsFor(setup, scale, ratio);
  const [picture, setPicture] = useState<Picture | null>(null);
  const kept = useRef<readonly Picture[]>([]);
  const viewed = useRef(level);

  useEffect(() => {
    const isOf = (each: Picture): boolean => each.setup === setup && each.under === under;
    const isWanted = (each: Picture): boolean => isOf(each) && each.palette === palette && each.level === level;
    const known = kept.current.find(isWanted);
    const paint = (pixels: number): void => {
      const canvas = document.createElement('canvas');
      paintTable(canvas, setup, pixels, palette, level, under);
      const painted = { setup, under, palette, level, pixels, canvas };
      // those of other themes and levels may be wanted again
      const others = kept.current.filter((each) => !isWanted(each) && isOf(each));
      const staying = newest(others, KEPT_PIXELS);
      for (const each of kept.current) if (!staying.includes(each)) release(each);
      kept.current = [...staying, painted];
      setPicture(painted);
    };
    const isLeafing = viewed.current !== level;
    viewed.current = level;
    let shown = wanted;
    if (known) {
      kept.current = [...kept.current.filter((each) => each !== known), known];
      setPicture(known);
      shown = known.pixels;
    } else {
      // whoever leafs through the levels waits for none of them
      if (kept.current.some((each) => isOf(each) && each.palette === palette)) shown = Math.min(wanted, QUICK);
      paint(shown);
    }
    if (shown >= wanted) return undefined;
    const later = setTimeout(paint, isLeafing ? LEAFED_MS : SETTLED_MS, wanted);
    return () => clearTimeout(later);
  }, [setup, under, wanted, palette, level]);

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

/** Of pictures, the one used last at the end, the last ones that take up no more than so many pixels. */
function newest(pictures: readonly Picture[], most: number): readonly Picture[] {
  let left = most;
  const from = pictures.findLastIndex(({ canvas }) => {
    left -= canvas.width * canvas.height;
    return left < 0;
  });
  return pictures.slice(from + 1);
}

/** A canvas that is let go keeps its memory on some machines until it is collected. */
function release({ canvas }: Picture): void {
  canvas.width = canvas.height = 0;
}
