import {
  type Character,
  freshCharacter,
  type GameState,
  type Id,
  type Marker,
  type PreparedSetup,
  type RosterEntry,
} from '../../engine/index.ts';
import type { Position } from './positionForm.ts';

/**
 * The state a position stands for. Written by hand it may leave things out: it then begins in the turn of `turn.side`, where
 * there are rounds in the first,
 * wound shock was suffered in this turn, characters it does not name are in reserve, and suppression is kept up by its
 * owner alone, with the range of his card.
 */
export function stateOf(position: Position, { roster, ruleset }: PreparedSetup): GameState {
  const { turn, characters, markers, frames, outcome } = position;
  const named = new Map(characters.map((each) => [each.id, each]));
  const begun: GameState['frames'] = [{ kind: 'turn', side: turn.side, step: 'act', rolls: [], passed: false }];
  return {
    ...position,
    turn: { ...turn, round: turn.round ?? (ruleset.turn.rounds ? 1 : 0) },
    characters: roster.map(({ id }): Character => {
      const given = named.get(id);
      if (!given) return freshCharacter(id);
      return {
        ...given,
        at: given.out ? null : given.at,
        shockSince: given.shockSince ?? (given.shock ? turn.number : 0),
      };
    }),
    markers: markers.map((marker) => markerOf(marker, roster, (id) => named.get(id)?.wounded ?? false)),
    nextId: position.nextId ?? markers.length + 1,
    frames: (frames as GameState['frames'] | undefined) ?? (outcome ? [] : begun),
  };
}

function markerOf(
  marker: Position['markers'][number],
  roster: readonly RosterEntry[],
  isWounded: (id: Id) => boolean,
): Marker {
  if (marker.kind !== 'suppression') return marker;
  const card = roster.find(({ id }) => id === marker.owner)?.card;
  return {
    ...marker,
    range: marker.range ?? (isWounded(marker.owner) ? card?.wounded : card?.healthy)?.suppressionFire ?? 0,
    firers: marker.firers ?? [marker.owner],
  };
}
