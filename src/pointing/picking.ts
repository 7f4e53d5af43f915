import {
  baseOf,
  distance,
  type Game,
  type Id,
  isInside,
  type Marker,
  onTable,
  type Point,
  type PreparedElement,
  toOutline,
} from '../engine/index.ts';

/**
 * What lies under a point of the table, by the same geometry that the rules measure with: what you click is what they
 * see. `slack` in u widens what is hard to hit with a finger or from afar.
 */

/** The character whose base is there; of several within the slack the nearest. */
export function characterAt(game: Game, p: Point, slack = 0): Id | null {
  let nearest: Id | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { id } of onTable(game)) {
    const base = baseOf(game, id);
    const d = distance(base.at, p);
    if (d <= base.radius + slack && d < least) {
      nearest = id;
      least = d;
    }
  }
  return nearest;
}

/** The topmost piece of scenery. Thin walls may be missed by `slack`, nothing that lies right under the point may. */
export function elementAt(game: Game, p: Point, slack = 0): PreparedElement | null {
  const under = game.setup.elements.filter((element) => isInside(p, element.outline));
  const there = under.findLast((element) => element.cover !== 'none') ?? under.at(-1);
  if (there && there.cover !== 'none') return there;
  const beside = game.setup.elements.findLast((e) => e.cover !== 'none' && toOutline(p, e.outline) <= slack);
  return beside ?? there ?? null;
}

/** Of some elements the one that is there, or nearest within the slack. */
export function oneOfAt(game: Game, ids: readonly Id[], p: Point, slack: number): PreparedElement | null {
  const some = game.setup.elements.filter((e) => ids.includes(e.id) && toOutline(p, e.outline) <= slack);
  return nearestOf(some, (e) => toOutline(p, e.outline));
}

/** The middle of the hole of a round scenic base that pointing there means (MOVE-8); else null. */
export function holeAt(game: Game, p: Point): Point | null {
  const radius = game.setup.ruleset.baseRadius;
  const holes = game.setup.elements.flatMap((element) => element.holes);
  return holes.find((hole) => distance(hole, p) <= radius) ?? null;
}

/** The marker that lies there, smoke last; of several the one whose middle is nearest. */
export function markerAtPoint(game: Game, p: Point, slack = 0): Marker | null {
  const far = (marker: Marker) => distance(marker.at, p);
  const reach = game.setup.ruleset.markerRadius + slack;
  const { markers } = game.state;
  return (
    nearestOf(
      markers.filter((m) => m.kind !== 'smoke' && far(m) <= reach),
      far,
    ) ??
    nearestOf(
      markers.filter((m) => m.kind === 'smoke' && far(m) <= m.radius),
      far,
    )
  );
}

function nearestOf<T>(all: readonly T[], far: (one: T) => number): T | null {
  return all.reduce<T | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null);
}
