import { isInside } from './geometry/distance.ts';
import { type Disk, diskOutline } from './geometry/outline.ts';
import type { Point } from './geometry/vector.ts';
import { smokeMarkers } from './grenades/carried.ts';
import type { Game, Id } from './model.ts';
import { seesMarkerPast, shelteredFromBurst, sight, type Want } from './sight/index.ts';
import type { Base, Blocker, Sight } from './sight/types.ts';
import { baseOf, onTable } from './table.ts';
import { whilePlaced } from './whilePlaced.ts';
import { bodyDisks } from './wounds/bodies.ts';

/** Every other character on the table may stand in between, and every body lie there (COVER-7). */
const characterBlockers = (game: Game, without: readonly Id[]): Blocker[] =>
  [
    ...onTable(game)
      .filter((c) => !without.includes(c.id))
      .map((c) => baseOf(game, c.id)),
    ...bodyDisks(game),
  ].map(({ id, at, radius }) => ({ id, outline: diskOutline(at, radius), cover: 'partial', character: true }));

/**
 * R139: the platform that one stands on does not block sight and gives one's targets no cover. As sight is mutual, the one
 * that the target stands on does not block it either; it covers him like any element he is in (R57).
 */
function sceneryBlockers(game: Game, from: Disk, to: Disk): readonly Blocker[] {
  const [below, belowTarget] = [platformsUnder(game, from), platformsUnder(game, to)];
  if (below.length + belowTarget.length === 0) return game.setup.blockers;
  return game.setup.blockers
    .filter(({ id }) => !below.includes(id))
    .map((b) => (b.cover === 'total' && belowTarget.includes(b.id) ? { ...b, cover: 'partial' } : b));
}

const platformsUnder = (game: Game, { at }: Disk): readonly Id[] =>
  game.setup.elements.filter((e) => e.element.platform && isInside(at, e.outline)).map((e) => e.id);

/** Line of sight and cover from one character to another, as the table stands (LOS, COVER). */
export const sightBetween = (game: Game, from: Id, to: Id, want: Want = {}): Sight =>
  known(game, [from, to, want.reasons, want.witness, want.line].join(' '), () =>
    sightFrom(game, baseOf(game, from), baseOf(game, to), want),
  );

const known = whilePlaced<Sight>();

/** The same for any two places where a base might stand. The characters at their ends are named by their ids. */
export function sightFrom(game: Game, from: Base, to: Base, want?: Want): Sight {
  const blockers = [
    ...sceneryBlockers(game, from, to),
    ...characterBlockers(game, [from.id, to.id]),
    ...smokeBlockers(game),
  ];
  return sight({ from, to, blockers, rules: game.setup.ruleset.sight }, want);
}

/** LOS-14, R38: any point of the base sees any point of the marker past total cover, and past what conceals (COVER-10). */
export const seesMarker = (game: Game, who: Id, marker: Disk): boolean =>
  baseSeesMarker(game, baseOf(game, who), marker);

export const baseSeesMarker = (game: Game, base: Base, marker: Disk): boolean =>
  seesMarkerPast(base, marker, [...sceneryBlockers(game, base, marker), ...smokeBlockers(game)], game.setup.ruleset);

/** GREN-15: smoke counts apart from all other cover (R37). */
const smokeBlockers = (game: Game): readonly Blocker[] =>
  smokeMarkers(game).map(({ id, at, radius }) => ({
    id,
    outline: diskOutline(at, radius),
    cover: 'partial',
    smoke: true,
  }));

/** R21, R78: does every straight line from the middle of a burst to the base cross cover? */
export const isSheltered = (game: Game, burst: Point, who: Id): boolean =>
  shelteredFromBurst(burst, baseOf(game, who), [...stoppingBursts(game), ...characterBlockers(game, [who])], {
    charactersShield: game.setup.ruleset.grenades.charactersShelter,
  });

/** COVER-12: the scenery that stops a burst; smoke does not. */
const stoppingBursts = ({ setup }: Game): readonly Blocker[] =>
  setup.ruleset.grenades.concealingShelters ? setup.blockers : setup.blockers.filter((b) => !b.thin);

/** A base of the game's size at a place where no character need stand. */
export const baseAt = (game: Game, at: Disk['at'], id: Id = ''): Base => ({
  id,
  at,
  radius: game.setup.ruleset.baseRadius,
});
