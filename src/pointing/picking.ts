import {
  type Character,
  character,
  distance,
  type Game,
  groundOf,
  type Id,
  isInside,
  isOn,
  type Marker,
  onLevel,
  onTable,
  type Point,
  type PreparedElement,
  toOutline,
  type Waypoint,
} from '../engine/index.ts';
import type { Spot } from './hand.ts';

/**
 * What lies under a point of the table, by the same geometry that the rules measure with: what you click is what they
 * see. `slack` in u widens what is hard to hit with a finger or from afar, `level` is the one that is viewed.
 */

/** The level of the ground that is seen there: the uppermost floor that is not above the level which is viewed. */
export function groundLevelAt({ setup }: Pick<Game, 'setup'>, p: Point, viewed: number): number {
  for (let level = viewed; level > 0; level--) {
    if (groundOf(setup.elements, level).floors.some((floor) => isInside(p, floor))) return level;
  }
  return 0;
}

/** Those whose bases are there, the one who is meant first: on the level that is viewed, or nearest to it; then the nearest. */
export function charactersAt(game: Game, p: Point, slack = 0, level = 0): readonly Id[] {
  const far = ({ at }: Character): number => (at ? distance(at, p) : Number.POSITIVE_INFINITY);
  const off = (c: Character): number => Math.abs(c.level - level);
  const reach = game.setup.ruleset.baseRadius + slack;
  return onTable(game)
    .filter((c) => far(c) <= reach)
    .sort((a, b) => off(a) - off(b) || far(a) - far(b))
    .map(({ id }) => id);
}

/**
 * Who is meant at a place, and those who stand over or under him there, the nearest level first; nobody where nobody is meant. `slack`
 * in u, as a finger's spot has it.
 */
export function stackAt(game: Game, { at, who, slack = 0 }: Spot): readonly Id[] {
  if (who === null) return [];
  const { level } = character(game, who);
  const reach = Math.max(0, slack - game.setup.ruleset.baseRadius);
  const others = charactersAt(game, at, reach, level).filter((id) => id !== who);
  return [who, ...others.filter((id) => character(game, id).level !== level)];
}

export const characterAt = (game: Game, p: Point, slack = 0, level = 0): Id | null =>
  charactersAt(game, p, slack, level)[0] ?? null;

/** The topmost piece of scenery of a level. Thin walls may be missed by `slack`, nothing that lies right under the point may. */
export function elementAt(game: Game, p: Point, slack = 0, level = 0): PreparedElement | null {
  const here = game.setup.elements.filter((e) => isSeenOn(e, level));
  const under = here.filter((element) => isInside(p, element.outline));
  const there = under.findLast((element) => element.cover !== 'none') ?? under.at(-1);
  if (there && there.cover !== 'none') return there;
  const beside = here.findLast((e) => e.cover !== 'none' && toOutline(p, e.outline) <= slack);
  return beside ?? there ?? null;
}

/** On a level, the ground of it, or what leads up to it; a roof over it is not. */
export function isSeenOn({ element, cover, low, high, top }: PreparedElement, level: number): boolean {
  if (cover === 'none' && (element.floor === true || element.roof === true)) return top === level;
  return low <= level && level <= Math.max(high, top ?? 0, element.connects?.[1] ?? 0);
}

/** Of some elements the one that is there, or nearest within the slack. */
export function oneOfAt(game: Game, ids: readonly Id[], p: Point, slack: number): PreparedElement | null {
  const some = game.setup.elements.filter((e) => ids.includes(e.id) && toOutline(p, e.outline) <= slack);
  return nearestOf(some, (e) => toOutline(p, e.outline));
}

/**
 * The hole of a round scenic base, or the landing of stairs that touch this level, that pointing there means (MOVE-8, MOVE-11); else null.
 */
export function holeAt(game: Game, p: Point, level: number): Waypoint | null {
  const radius = game.setup.ruleset.baseRadius;
  for (const element of game.setup.elements) {
    if (!isOn(element, level) && element.passage?.high !== level) continue;
    const hole = element.holes.find((each) => distance(each, p) <= radius);
    if (hole) return onLevel(hole, element.passage ? element.low : level);
  }
  return null;
}

/** The marker that lies there, smoke last, first on that level and then on others; of several the one whose middle is nearest. */
export function markerAtPoint(game: Game, p: Point, slack = 0, level = 0): Marker | null {
  const far = (marker: Marker) => distance(marker.at, p);
  const reach = game.setup.ruleset.markerRadius + slack;
  const { markers } = game.state;
  const isHere = (marker: Marker): boolean => (marker.level ?? 0) === level;
  const among = (some: readonly Marker[]): Marker | null =>
    nearestOf(
      some.filter((m) => m.kind !== 'smoke' && far(m) <= reach),
      far,
    ) ??
    nearestOf(
      some.filter((m) => m.kind === 'smoke' && far(m) <= m.radius),
      far,
    );
  return among(markers.filter(isHere)) ?? among(markers.filter((m) => !isHere(m)));
}

function nearestOf<T>(all: readonly T[], far: (one: T) => number): T | null {
  return all.reduce<T | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null);
}
