import type { Character, GameState, Id, Marker, Side, SuppressionMarker } from './model.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A copy of a state that `evolve` writes into. Its characters and markers are those of the state until one is changed:
 * so games share all that has stayed the same, and a list that is the same list has not changed.
 */
export interface Draft extends Omit<Writable<GameState>, 'turn' | 'tokens' | 'objectives'> {
  readonly turn: Writable<GameState['turn']>;
  readonly tokens: Record<Side, number>;
  readonly objectives: Writable<GameState['objectives']>;
}

type OwnCharacter = Writable<Character>;

export const draftOf = (state: GameState): Draft => ({
  ...state,
  turn: { ...state.turn },
  tokens: { ...state.tokens },
  objectives: { ...state.objectives },
});

/** The character in the draft, for writing. */
export function ownCharacter(draft: Draft, id: Id): OwnCharacter {
  const i = draft.characters.findIndex((c) => c.id === id);
  const own = { ...(draft.characters[i] as Character) };
  draft.characters = draft.characters.with(i, own);
  return own;
}

/** Markers are values: none is shared between an event and the state. */
export function addMarker(draft: Draft, marker: Marker): void {
  const own = marker.kind === 'suppression' ? { ...marker, firers: [...marker.firers] } : { ...marker };
  draft.markers = [...draft.markers, own];
}

/** Other firers in the place of those of a suppression marker. */
export function setFirers(draft: Draft, id: Id, firersOf: (marker: SuppressionMarker) => readonly Id[]): void {
  draft.markers = draft.markers.map((m) =>
    m.id === id && m.kind === 'suppression' ? { ...m, firers: firersOf(m) } : m,
  );
}

/** The draft as a state that stands: nothing in it can be written any more. */
export function frozen(draft: Draft): GameState {
  for (const part of [draft.turn, draft.tokens, draft.objectives]) Object.freeze(part);
  for (const list of [draft.characters, draft.markers]) {
    if (Object.isFrozen(list)) continue;
    for (const each of list) freezeThrough(each);
    Object.freeze(list);
  }
  return Object.freeze(draft);
}

function freezeThrough(thing: Character | Marker): void {
  if (Object.isFrozen(thing)) return;
  for (const part of Object.values(thing)) if (typeof part === 'object' && part !== null) Object.freeze(part);
  Object.freeze(thing);
}
