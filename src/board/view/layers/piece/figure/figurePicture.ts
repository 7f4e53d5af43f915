import type { Ink } from '../../../picture/brush.ts';
import { type FigureLook, paintFigure, REACH } from './paintFigure.ts';

/** So many pixels of pictures are kept, about those of 60 large figures on a fine screen; the ones used longest ago go first. */
const KEPT = 9e6;
/** Facings are rounded to so many in a turn: finer ones are not told apart. */
const FACINGS = 48;

const kept = new Map<string, HTMLCanvasElement>();
let pixels = 0;

/**
 * Draws a miniature of this radius about the origin, from a picture that is painted once for each look and degree of nearness:
 * a frame with forty of them only copies. `density`: device pixels per unit of the radius.
 */
export function drawFigure(ink: Ink, look: FigureLook, radius: number, density: number): void {
  const picture = pictureOf(look, finenessOf(radius * density));
  const reach = radius * REACH;
  ink.drawImage(picture, -reach, -reach, 2 * reach, 2 * reach);
}

/** In steps, so that zooming paints little anew, and always a bit finer than it is shown. */
const finenessOf = (radius: number): number => Math.ceil(16 * 2 ** (Math.ceil(2 * Math.log2((radius * 1.1) / 16)) / 2));

function pictureOf(look: FigureLook, radius: number): HTMLCanvasElement {
  const turn = Math.round((look.facing / (2 * Math.PI)) * FACINGS);
  const { side, role, weapon, grenades, pose, wounded, uniform } = look;
  const key = [side, role, weapon, grenades, pose, wounded, uniform.cloth, turn, radius].join();
  const known = kept.get(key);
  if (known) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const picture = paint({ ...look, facing: (turn / FACINGS) * 2 * Math.PI }, radius);
  kept.set(key, picture);
  pixels += picture.width * picture.height;
  for (const [oldest, canvas] of kept) {
    if (pixels <= KEPT || canvas === picture) break;
    pixels -= canvas.width * canvas.height;
    kept.delete(oldest);
  }
  return picture;
}

function paint(look: FigureLook, radius: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.ceil(2 * REACH * radius);
  const ink = canvas.getContext('2d') as Ink;
  const scale = canvas.width / (2 * REACH);
  ink.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2);
  paintFigure(ink, look);
  return canvas;
}
