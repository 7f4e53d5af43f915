import {
  distance,
  enemiesOf,
  flattened,
  type Game,
  type Id,
  isOn,
  isStanding,
  levelOf,
  samePoint,
  toOutline,
  type Waypoint,
  within,
} from '../engine/index.ts';

/** What one stands in or at. */
export interface Stand {
  /** Enemies in contact. */
  readonly contacts: readonly Id[];
  /** The round base in whose hole one stands. */
  readonly hole: Id | null;
  /** What gives cover beside one, or around one. */
  readonly beside: Id | null;
}

/** So near to an outline a base is beside it, in u on top of its radius. */
const BESIDE = 0.3;

/** What somebody stands in or at who stands there. */
export function standAt(game: Game, who: Id, place: Waypoint): Stand {
  const { elements, ruleset } = game.setup;
  const [at, level] = [flattened(place), levelOf(place)];
  const isTouching = (other: { readonly at: typeof at | null; readonly level: number }): boolean =>
    other.at !== null && other.level === level && within(distance(other.at, at), 2 * ruleset.baseRadius);
  const beside = elements
    .filter((each) => each.cover !== 'none' && isOn(each, level))
    .map(({ id, outline }) => ({ id, away: toOutline(at, outline) }))
    .filter(({ away }) => away <= ruleset.baseRadius + BESIDE)
    .toSorted((p, q) => p.away - q.away);
  return {
    contacts: enemiesOf(game, who)
      .filter((enemy) => isStanding(game, enemy.id) && isTouching(enemy))
      .map(({ id }) => id),
    hole: elements.find(({ holes }) => holes.some((hole) => samePoint(hole, at)))?.id ?? null,
    beside: beside[0]?.id ?? null,
  };
}
