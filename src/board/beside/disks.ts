import { baseOf, type Game, type Id, type Point } from '../../engine/index.ts';
import { toScreen, type View } from '../view/camera.ts';
import type { Box } from '../view/layers/labels/layOut.ts';
import type { Disk } from './clearBeside.ts';

/** Something on the table that must stay in sight: a character, or a circle round a spot; lengths in u. */
export type Kept = { readonly who: Id } | { readonly at: Point; readonly radius: number };

/** Where the view has it, in pixels. */
export function diskOf(game: Game, kept: Kept, view: View): Disk {
  const { at, radius } = 'who' in kept ? baseOf(game, kept.who) : kept;
  return { at: toScreen(view, at), radius: radius * view.scale };
}

/** A name or number of the board, in a row of disks as high as it is. */
export function labelDisks({ at: [x, y], width, height }: Box): readonly Disk[] {
  const count = Math.max(1, Math.ceil(width / height));
  const from = x - width / 2 + height / 2;
  const step = count === 1 ? 0 : (width - height) / (count - 1);
  return Array.from({ length: count }, (_, i) => ({ at: [from + i * step, y], radius: height / 2 }));
}
