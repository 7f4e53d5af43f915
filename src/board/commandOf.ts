import { type Command, type Game, type Id, sideOf } from '../engine/index.ts';
import { type Pointing, type Preview, previewOf } from './preview.ts';
import type { MovePreview } from './previews/move.ts';
import { wayPreview } from './previews/moveAndFire.ts';

/**
 * The command that a preview is of, whether it is legal or not; the shot along a line of sight between foes. Null where there
 * is none, and where of a way in several actions only a later one is refused.
 */
export function commandOf(game: Game, preview: Preview): Command | null {
  switch (preview.kind) {
    case 'move':
      return commandOfWay(preview, null);
    case 'moveAndFire':
      return commandOfWay(preview.move, preview);
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

/** The command that pointing there would give. */
export function commandPointed(game: Game, pointing: Pointing): Command | null {
  const { tool, pointer } = pointing;
  if (tool.kind !== 'move' && tool.kind !== 'moveAndFire') {
    const preview = previewOf(game, pointing);
    return preview && commandOf(game, preview);
  }
  const way = pointer && wayPreview(game, tool, pointer);
  return way && commandOfWay(way, tool.kind === 'move' ? null : { first: tool.target });
}

/** `fire`: of Move & Fire, with the one who is shot at before the move. */
function commandOfWay(way: MovePreview, fire: { readonly first: Id | null } | null): Command | null {
  const [command] = way.commands;
  if (command) return command;
  if (way.allowed > 0) return null;
  const { who, moves, drawn } = way;
  const path = moves[0]?.path ?? drawn;
  if (!fire) return { type: 'move', who, path };
  return fire.first === null ? { type: 'moveAndFire', who, path } : { type: 'moveAndFire', who, path, at: fire.first };
}
