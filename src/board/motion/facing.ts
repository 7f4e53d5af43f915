import {
  distance,
  enemiesOf,
  findCharacter,
  flattened,
  type Game,
  type Id,
  type Point,
  sideOf,
  type Waypoint,
} from '../../engine/index.ts';
import type { Step } from '../../telling/index.ts';

/** Which way miniatures are turned, in radians on the table. For the eye alone: no rule asks. */
export type Facings = ReadonlyMap<Id, number>;

/**
 * Each as he was, but those who moved look along their way, those who shot or threw at their target, and those who took cover
 * at whoever shoots at them.
 */
export function facingsAfter(facings: Facings, { before, after, events }: Step): Facings {
  const turned = new Map(before.setup === after.setup ? facings : []);
  const turn = (who: Id, from: Waypoint | null | undefined, to: Waypoint | null | undefined): void => {
    if (from && to && distance(flattened(from), flattened(to)) > 1e-9)
      turned.set(who, Math.atan2(to[1] - from[1], to[0] - from[0]));
  };
  const placeOf = (id: Id) => findCharacter(after, id)?.at ?? findCharacter(before, id)?.at;
  for (const event of events) {
    if (event.event === 'moved') turn(event.who, event.along.at(-2), event.along.at(-1));
    if (event.event === 'fireDeclared' || event.event === 'shot')
      turn(event.who, placeOf(event.who), placeOf(event.at));
    if (event.event === 'grenadeThrown') turn(event.who, placeOf(event.who), event.at);
    if (event.event === 'tookCover')
      turn(event.who, placeOf(event.who), placeOf(event.from ?? shooterIn(before) ?? ''));
    if (event.event === 'contact') for (const enemy of event.with) turn(enemy, placeOf(enemy), placeOf(event.who));
  }
  return turned;
}

/** Who shoots, while it is asked whether cover is taken. */
function shooterIn({ state }: Game): Id | null {
  const frame = state.frames.at(-1);
  return frame?.kind === 'shot' ? frame.who : null;
}

/** Whoever has done nothing yet looks at the nearest enemy, or away from his own edge. */
export function facingOf(game: Game, id: Id, facings: Facings): number {
  const known = facings.get(id);
  const at = findCharacter(game, id)?.at;
  if (known !== undefined || !at) return known ?? 0;
  let nearest: Point | null = null;
  for (const enemy of enemiesOf(game, id)) {
    if (enemy.at && (nearest === null || distance(at, enemy.at) < distance(at, nearest))) nearest = enemy.at;
  }
  if (nearest) return Math.atan2(nearest[1] - at[1], nearest[0] - at[0]);
  const edge = game.state.edges[sideOf(game, id)];
  return edge === null ? 0 : AWAY_FROM[edge];
}

const AWAY_FROM = { north: Math.PI / 2, south: -Math.PI / 2, west: 0, east: Math.PI } as const;
