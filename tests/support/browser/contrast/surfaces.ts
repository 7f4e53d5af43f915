import type { Palette } from '../../../../src/board/view/palette.ts';
import { FRAME, paintTable } from '../../../../src/board/view/picture/index.ts';
import { CATALOGUE } from '../../../../src/content/index.ts';
import type { Look } from '../../../../src/content/look.ts';
import type { SceneryElement } from '../../../../src/engine/index.ts';
import { setupOf } from '../../builders/given.ts';

/** All there is to stand on or to look at under what is drawn over the table: each as a table covered with it. */

/** The side of the table, in u, and pixels per u: about as on a screen of 1280 × 720. */
export const SIZE = 12;
export const SCALE = 28;

const GROUNDS = ['grass', 'sand', 'snow', 'city'];

export interface Surface {
  readonly name: string;
  readonly ground: string;
  readonly look: string | null;
}

export const SURFACES: readonly Surface[] = [
  ...GROUNDS.map((ground) => ({ name: ground, ground, look: null })),
  ...Object.keys(CATALOGUE).map((look) => ({ name: look, ground: 'grass', look })),
];

/** The colours of every pixel of the table, row by row, without its frame. */
export function paintedSurface({ ground, look }: Surface, palette: Palette): Uint8ClampedArray {
  const setup = setupOf({ size: [SIZE, SIZE], scenery: look === null ? [] : [covering(look)] });
  const canvas = document.createElement('canvas');
  paintTable(canvas, { ...setup, table: { ...setup.table, ground } }, SCALE, palette, 0);
  const edge = Math.round(FRAME * SCALE);
  return (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(edge, edge, SIZE * SCALE, SIZE * SCALE)
    .data;
}

/** Walls are as thick as the table is wide; what is round or has corners is as large. */
function covering(look: string): SceneryElement {
  const { terrain, height, shape } = (CATALOGUE as Readonly<Record<string, Look>>)[look] as Look;
  const half = SIZE / 2;
  const whole = { kind: 'wall', from: [0, half], to: [SIZE, half], thickness: SIZE } as const;
  const corners = [
    [0, 0],
    [SIZE, 0],
    [SIZE, SIZE],
    [0, SIZE],
  ] as const;
  return {
    id: 'x',
    look,
    terrain,
    height,
    shape:
      shape.kind === 'wall'
        ? whole
        : shape.kind === 'circle'
          ? { kind: 'circle', at: [half, half], radius: SIZE * 0.72 }
          : { kind: 'polygon', points: corners },
  };
}
