import { type Game, type Id, isFreeToAct, isOnTable } from '../../engine/index.ts';
import type { PlacesAction } from '../../play/places.ts';
import type { Tool } from '../../pointing/hand.ts';

/** Who looks for a place, and for which action; null: a side does, as its answer. */
export interface PlacesSubject {
  readonly who: Id | null;
  readonly action: PlacesAction;
}

/** With what is in the hand; with nothing in it a move of whoever is selected. Null where no place is to be chosen. */
export function placesSubject(game: Game, tool: Tool, selected: Id | null): PlacesSubject | null {
  switch (tool.kind) {
    case 'move':
    case 'moveAndFire':
    case 'grenade':
    case 'opportunityFire':
    case 'suppressionFire':
      return { who: tool.who, action: tool.kind };
    case 'deploy':
      return tool.who === null ? null : { who: tool.who, action: tool.kind };
    case 'drift':
    case 'smoke':
    case 'objective':
      return { who: null, action: tool.kind };
    case 'idle': {
      const isThere = game.state.characters.some((each) => each.id === selected && isOnTable(each));
      return selected !== null && isThere && isFreeToAct(game, selected) ? { who: selected, action: 'move' } : null;
    }
    default:
      return null;
  }
}
