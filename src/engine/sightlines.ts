import { stretchesOnLeg } from './geometry/sweptDisk.ts';
import { distance, flattened, levelOf, type Point, type Waypoint } from './geometry/vector.ts';
import type { Game, Id } from './model.ts';
import type { Place, Spot } from './place.ts';
import { acrossIn, blockersFor, burstBlockers, isAcross, type Scene, sceneOf } from './scene.ts';
import { seesMarkerPast, shelteredFromBurst, sight, type Want } from './sight/index.ts';
import type { Sight } from './sight/types.ts';
import { baseOf } from './table.ts';
import { whilePlaced } from './whilePlaced.ts';

/** Line of sight and cover between two places of a scene (LOS, COVER). The characters at its ends are named by their ids. */
export const sightIn = (scene: Scene, from: Place, to: Place, want?: Want): Sight =>
  isAcross(scene, from, to)
    ? sightAcross(scene, from, to, want)
    : sight({ from, to, blockers: blockersFor(scene, from, to), rules: scene.ruleset.sight }, want);

/** The same on a table with levels: on one of them by the usual rules, between two one cover counts at most (COVER-11, R144). */
function sightAcross(scene: Scene, from: Place, to: Place, want?: Want): Sight {
  const { floor, blockers, overlooked } = acrossIn(scene, from, to);
  if (floor !== null) {
    const counted = [{ id: floor, rule: 'R146' } as const];
    return { los: false, seen: 'none', cover: 'total', covers: 0, counted, setAside: [] };
  }
  const rules = scene.ruleset.sight;
  const between = blockersFor(scene, from, to, blockers);
  const found =
    from.level === to.level
      ? sight({ from, to, blockers: between, rules }, want)
      : sight({ from, to, blockers: between, rules: { ...rules, counting: 'nearest' } }, want);
  if (!want?.reasons && !want?.witness) return found;
  const aside = [...overlooked].flatMap(([id, why]) =>
    id !== from.id && id !== to.id && liesBetween(scene, id, from, to) ? [{ id, why }] : [],
  );
  return { ...found, setAside: [...found.setAside, ...aside] };
}

/** Does something of a scene reach into the strip between two bases, as seen from above? */
function liesBetween(scene: Scene, id: Id, from: Place, to: Place): boolean {
  if (distance(from.at, to.at) <= EXACT) return false;
  const outline = scene.blockers.find((each) => each.id === id)?.outline;
  return outline !== undefined && stretchesOnLeg(from.at, to.at, outline, Math.max(from.radius, to.radius)).length > 0;
}

/** Places nearer to each other than this lie over one another, in u. */
const EXACT = 1e-9;

/** LOS-14, R38: any point of the base sees any point of the marker past total cover, and past what conceals (COVER-10). */
export function seesMarkerIn(scene: Scene, base: Place, marker: Spot): boolean {
  if (!isAcross(scene, base, marker))
    return seesMarkerPast(base, marker, blockersFor(scene, base, marker), scene.ruleset);
  const { floor, blockers } = acrossIn(scene, base, marker);
  return floor === null && seesMarkerPast(base, marker, blockersFor(scene, base, marker, blockers), scene.ruleset);
}

const known = whilePlaced<Sight>();

/** Line of sight and cover from one character to another, as the table stands. */
export const sightBetween = (game: Game, from: Id, to: Id, want: Want = {}): Sight =>
  known(game, [from, to, want.reasons, want.witness, want.line].join(' '), () =>
    sightFrom(game, baseOf(game, from), baseOf(game, to), want),
  );

/** The same for any two places where a base might stand. */
export const sightFrom = (game: Game, from: Place, to: Place, want?: Want): Sight =>
  sightIn(sceneOf(game), from, to, want);

export const seesMarker = (game: Game, who: Id, marker: Spot): boolean =>
  baseSeesMarker(game, baseOf(game, who), marker);

export const baseSeesMarker = (game: Game, base: Place, marker: Spot): boolean =>
  seesMarkerIn(sceneOf(game), base, marker);

/** R21, R78: does every straight line from the middle of a burst to the base, on one level, cross cover? */
export const isSheltered = (game: Game, burst: Waypoint, who: Id): boolean =>
  isShelteredIn(sceneOf(game), burst, baseOf(game, who));

/** The same of any base in a scene. */
export const isShelteredIn = (scene: Scene, burst: Waypoint, base: Place): boolean =>
  shelteredFromBurst(flattened(burst), base, burstBlockers(scene, levelOf(burst)), {
    charactersShield: scene.ruleset.grenades.charactersShelter,
  });

/** A base of the game's size at a place where no character need stand. */
export const baseAt = (game: Game, at: Point, id: Id = '', level = 0): Place => ({
  id,
  at,
  level,
  radius: game.setup.ruleset.baseRadius,
});
