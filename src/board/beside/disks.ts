import { baseOf, type Game, type Id, type Point } from '../../engine/index.ts';
import { toScreen, type View } from '../view/camera.ts';
import { shortName } from '../view/shortName.ts';
import type { Disk } from './clearBeside.ts';

/** Something on the table that must stay in sight: a character, or a circle round a spot; lengths in u. */
export type Kept = { readonly who: Id } | { readonly at: Point; readonly radius: number };

/** Where the view has it, in pixels. */
export function diskOf(game: Game, kept: Kept, view: View): Disk {
  const { at, radius } = 'who' in kept ? baseOf(game, kept.who) : kept;
  return { at: toScreen(view, at), radius: radius * view.scale };
}

/** About as high as a name on the board, and as broad as one of its letters; pixels. */
const HEIGHT = 20;
const LETTER = 7.5;

/** A name in a row of disks, where it stands unless it is crowded out: below its base. */
export function nameDisks(game: Game, who: Id, view: View): Disk[] {
  const { at, radius } = diskOf(game, { who }, view);
  const length = Math.max(HEIGHT, (shortName(game, who).length + 2) * LETTER);
  const count = Math.ceil(length / HEIGHT);
  return Array.from({ length: count }, (_, i) => ({
    at: [at[0] - length / 2 + ((i + 0.5) * length) / count, at[1] + radius + 4 + HEIGHT / 2],
    radius: HEIGHT / 2,
  }));
}
