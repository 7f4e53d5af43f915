import { type Command, type Game, sideOf } from '../engine/index.ts';
import type { Pointing, Preview } from './preview.ts';
import { commandOfWay } from './previews/move.ts';
import { previewOf } from './tools/index.ts';

/**
 * The command that a preview is of, whether it is legal or not; the shot along a line of sight between foes. Null where there
 * is none, and where of a way in several actions only a later one is refused.
 */
export function commandOf(game: Game, preview: Preview): Command | null {
  switch (preview.kind) {
    case 'move':
      return commandOfWay(preview);
    case 'moveAndFire':
      return commandOfWay(preview.move);
    case 'sight': {
      const [who, at] = [preview.from.who, preview.to.who];
      return who !== null && at !== null && sideOf(game, who) !== sideOf(game, at) ? { type: 'fire', who, at } : null;
    }
    case 'measure':
      return null;
    default:
      return preview.command;
  }
}

/** The command that pointing there would give. Not for a way, which takes too long: a click on it says what is refused. */
export function commandPointed(game: Game, pointing: Pointing): Command | null {
  const preview = previewOf(game, pointing);
  return preview && commandOf(game, preview);
}
