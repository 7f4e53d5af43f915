import { PALETTES } from '../../../../src/board/view/palette.ts';
import type { Ink } from '../../../../src/board/view/picture/brush.ts';
import type { Point } from '../../../../src/engine/index.ts';
import { THEMES, type Theme } from '../../../../src/store/preferences.ts';
import { SPECIMENS, type Specimen } from './specimens.ts';
import { paintedSurface, SCALE, SIZE, SURFACES } from './surfaces.ts';

/**
 * Draws everything on everything, reads the pixels, and says how far it is seen against what lies under it (WCAG 1.4.11): the
 * casing of a line counts as the line does. Runs in a page.
 */

/** One thing on one surface in one theme: the contrast where it is seen worst. */
export interface Figure {
  readonly theme: Theme;
  readonly specimen: string;
  readonly surface: string;
  readonly contrast: number;
}

const PIXELS = SIZE * SCALE;
/** A line is looked at in pieces so long, and so far to both sides for what is drawn and for what lies under it; in pixels. */
const PIECE = 24;
const DRAWN = 6;
const BESIDE = 10;
/** So much of a piece has to be as far from what lies under it as is said, and of one in dashes. */
const SHARE = 0.4;
const OF_DASHES = 0.12;

/** Pixels of one piece of a line: by how far they are beside it, as places in the data of a picture. */
interface Piece {
  readonly drawn: readonly (readonly number[])[];
  readonly under: readonly number[];
}

function measured(): readonly Figure[] {
  const cut = SPECIMENS.map(({ along }) => along.flatMap(piecesOf));
  return THEMES.flatMap((theme) => {
    const layers = SPECIMENS.map((specimen) => layerOf(specimen, theme));
    return SURFACES.flatMap((surface) => {
      const under = paintedSurface(surface, PALETTES[theme]);
      const light = luminances(under);
      return SPECIMENS.map(({ name, dashed }, i): Figure => {
        const share = dashed ? OF_DASHES : SHARE;
        const pieces = (cut[i] ?? []).map((piece) => contrastOf(piece, layers[i] as Pixels, under, light, share));
        return { theme, specimen: name, surface: surface.name, contrast: Math.min(...pieces) };
      });
    });
  });
}

type Pixels = Uint8ClampedArray;

function layerOf({ draw }: Specimen, theme: Theme): Pixels {
  const canvas = Object.assign(document.createElement('canvas'), { width: PIXELS, height: PIXELS });
  const ink = canvas.getContext('2d', { willReadFrequently: true }) as Ink;
  ink.scale(SCALE, SCALE);
  draw(ink, 1 / SCALE, PALETTES[theme]);
  return ink.getImageData(0, 0, PIXELS, PIXELS).data;
}

/** A line cut into pieces, each as the pixels on it and beside it. */
function piecesOf(line: readonly Point[]): readonly Piece[] {
  const steps: { x: number; y: number; nx: number; ny: number }[] = [];
  for (const [i, [bx, by]] of line.entries()) {
    const [ax, ay] = line[i - 1] ?? [bx, by];
    const long = Math.hypot(bx - ax, by - ay) * SCALE;
    for (let at = 0; at < long; at++) {
      const share = at / long;
      const [x, y] = [(ax + (bx - ax) * share) * SCALE, (ay + (by - ay) * share) * SCALE];
      steps.push({ x, y, nx: (-(by - ay) * SCALE) / long, ny: ((bx - ax) * SCALE) / long });
    }
  }
  const many = Math.max(1, Math.floor(steps.length / PIECE));
  return Array.from({ length: many }, (_, k) => {
    const part = steps.slice((k * steps.length) / many, ((k + 1) * steps.length) / many);
    const at = (apart: number): readonly number[] =>
      part.flatMap(({ x, y, nx, ny }) => {
        const [px, py] = [Math.floor(x + nx * apart), Math.floor(y + ny * apart)];
        return px >= 0 && py >= 0 && px < PIXELS && py < PIXELS ? [(py * PIXELS + px) * 4] : [];
      });
    const offsets = (most: number): readonly number[] => Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
    return { drawn: offsets(DRAWN).map(at), under: offsets(BESIDE).flatMap(at) };
  });
}

/** The best that a line at any one distance from the middle of the piece has to show against what lies under the whole piece. */
function contrastOf(
  { drawn, under }: Piece,
  layer: Pixels,
  surface: Pixels,
  light: Float32Array,
  share: number,
): number {
  const ground = under.reduce((sum, place) => sum + (light[place / 4] ?? 0), 0) / under.length;
  const best = drawn.map((places) => {
    const all = places.map((place) => contrast(lightOver(layer, surface, place), ground)).sort((a, b) => b - a);
    return all[Math.floor(all.length * share)] ?? 1;
  });
  return Math.max(...best);
}

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The luminance of a pixel of the layer laid over the surface. */
function lightOver(layer: Pixels, surface: Pixels, place: number): number {
  const opacity = (layer[place + 3] ?? 0) / 255;
  const part = (i: number): number =>
    linear((layer[place + i] ?? 0) * opacity + (surface[place + i] ?? 0) * (1 - opacity));
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

function luminances(pixels: Pixels): Float32Array {
  const light = new Float32Array(pixels.length / 4);
  for (let i = 0; i < light.length; i++) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(i * 4, i * 4 + 3);
    light[i] = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  }
  return light;
}

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const linear = (value: number): number => LINEAR[Math.round(value)] ?? 0;

Object.assign(globalThis, { measured });
