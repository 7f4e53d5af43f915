import type { Game, Id } from '../../../../engine/index.ts';
import type { PieceLook } from './look.ts';

/** Whether somebody watches a marker of opportunity fire of his, or keeps up suppression fire. */
export function busyWith(game: Game, id: Id): PieceLook['busy'] {
  for (const marker of game.state.markers) {
    if (marker.kind === 'suppression' && marker.firers.includes(id)) return 'firing';
    if (marker.kind === 'opportunity' && marker.owner === id) return 'watching';
  }
  return null;
}
