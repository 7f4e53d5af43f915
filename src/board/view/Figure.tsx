import { useEffect, useRef } from 'react';
import { findCharacter, type Game, type Id } from '../../engine/index.ts';
import { useTheme } from '../../store/preferred.ts';
import { drawBody } from './layers/markers/drawBody.ts';
import { drawPiece } from './layers/piece/drawPiece.ts';
import { isNear } from './layers/piece/figure/nearness.ts';
import { type Man, manIn } from './layers/piece/manIn.ts';
import { PALETTES } from './palette.ts';
import type { Ink } from './picture/brush.ts';
import { usePixelRatio } from './useView.ts';

interface FigureProps extends Man {
  /** CSS pixels of the square it fills; the base takes two thirds of that, the rest is for his weapon and the signs. */
  size: number;
  /** Which way he looks, in radians; 0 is to the right. */
  facing?: number;
  wounded?: boolean;
  inCover?: boolean;
  /** He lies there, without his base. */
  fallen?: boolean;
  /** Read out; left out: the picture only repeats what stands beside it. */
  label?: string;
}

/** How much of the square is base. */
const BASE = 2 / 3;
/** Towards the right and a little down, so that face and weapon are seen. */
const LOOKS = 0.35;

/** One character as he stands on the board, beside it: a miniature, or a counter where it is small. */
export function Figure({ size, label, facing = LOOKS, ...figure }: FigureProps) {
  const { side, role, weapon, grenades, wounded = false, inCover = false, fallen = false } = figure;
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = PALETTES[useTheme()];
  const ratio = usePixelRatio();
  useEffect(() => {
    const paper = canvas.current;
    const ink = paper?.getContext('2d') as Ink | null | undefined;
    if (!paper || !ink) return;
    paper.width = paper.height = Math.round(size * ratio);
    const diameter = size * BASE;
    const scale = paper.width / size;
    ink.setTransform(scale, 0, 0, scale, paper.width / 2, paper.height / 2);
    const pixels = { px: 1, ratio: scale };
    const near = isNear(diameter) ? 1 : 0;
    const look = { side, role, weapon, radius: diameter / 2, near, palette };
    if (fallen) {
      return drawBody(
        ink,
        { ...look, at: [0, 0], lies: facing, kind: 'scenery', asked: false, pointed: false },
        pixels,
      );
    }
    drawPiece(ink, { ...look, ...AT_REST, grenades, wounded, inCover, facing }, pixels);
  }, [size, ratio, palette, side, role, weapon, grenades, wounded, inCover, fallen, facing]);
  const style = { width: size, height: size };
  return <canvas ref={canvas} style={style} role={label === undefined ? 'presentation' : 'img'} aria-label={label} />;
}

const AT_REST = {
  base: null,
  coverFrom: [],
  shock: false,
  panicking: false,
  suppressed: false,
  busy: null,
  spent: false,
  selected: false,
  ready: false,
  asked: false,
  standing: 'here',
} as const;

/** What `Figure` is to be given of somebody in a game. */
export function figureIn(game: Game, id: Id): Man & Pick<FigureProps, 'wounded' | 'inCover' | 'fallen'> {
  const there = findCharacter(game, id);
  return {
    ...manIn(game, id),
    wounded: there?.wounded ?? false,
    inCover: there !== undefined && (there.inCover || there.coverFrom.length > 0),
    fallen: there?.out ?? false,
  };
}
