import { type Character, freshCharacter, type GameState, type PreparedSetup } from '../../engine/index.ts';
import type { Position } from './positionForm.ts';

/**
 * The state a position stands for. Written by hand it may leave things out: it then begins in the turn of `turn.side`,
 * wound shock was suffered in this turn, and characters it does not name are in reserve.
 */
export function stateOf(position: Position, { roster }: PreparedSetup): GameState {
  const { turn, characters, markers, frames, outcome } = position;
  const named = new Map(characters.map((each) => [each.id, each]));
  const playing: GameState['frames'] = outcome ? [] : [{ kind: 'turn', side: turn.side, step: 'act' }];
  return {
    ...position,
    characters: roster.map(({ id }): Character => {
      const given = named.get(id);
      if (!given) return freshCharacter(id);
      return {
        ...given,
        at: given.out ? null : given.at,
        shockSince: given.shockSince ?? (given.shock ? turn.number : 0),
      };
    }),
    nextId: position.nextId ?? markers.length + 1,
    frames: frames ?? playing,
  };
}
