import { type Game, type Id, isOnTable, type Point, type Sight, sightBetween } from '../../engine/index.ts';

/** What one of a pair sees of the other. */
export interface SeenPair {
  readonly from: Id;
  readonly to: Id;
  readonly sight: Sight;
  readonly line: readonly [Point, Point];
  /** Where what stops it is first met. */
  readonly stopped: Point | null;
}

export function seenBetween(game: Game, [from, to]: readonly Id[]): SeenPair | null {
  const [one, other] = [from, to].map((id) => game.state.characters.find((each) => each.id === id));
  if (!one?.at || !other?.at || !isOnTable(one) || !isOnTable(other)) return null;
  const sight = sightBetween(game, one.id, other.id, { reasons: true, witness: true });
  const stops = sight.los ? undefined : sight.witness?.deciding?.[0];
  return {
    from: one.id,
    to: other.id,
    sight,
    line: sight.witness?.free ?? [one.at, other.at],
    stopped: stops?.at ?? null,
  };
}
