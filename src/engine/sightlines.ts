import type { Disk } from './geometry/outline.ts';
import type { Point } from './geometry/vector.ts';
import type { Game, Id } from './model.ts';
import { blockersFor, burstBlockers, type Place, type Scene, sceneOf } from './scene.ts';
import { seesMarkerPast, shelteredFromBurst, sight, type Want } from './sight/index.ts';
import type { Sight } from './sight/types.ts';
import { baseOf } from './table.ts';
import { whilePlaced } from './whilePlaced.ts';

/** Line of sight and cover between two places of a scene (LOS, COVER). The characters at its ends are named by their ids. */
export const sightIn = (scene: Scene, from: Place, to: Place, want?: Want): Sight =>
  sight({ from, to, blockers: blockersFor(scene, from, to), rules: scene.ruleset.sight }, want);

/** LOS-14, R38: any point of the base sees any point of the marker past total cover, and past what conceals (COVER-10). */
export const seesMarkerIn = (scene: Scene, base: Place, marker: Disk): boolean =>
  seesMarkerPast(base, marker, blockersFor(scene, base, marker), scene.ruleset);

const known = whilePlaced<Sight>();

/** Line of sight and cover from one character to another, as the table stands. */
export const sightBetween = (game: Game, from: Id, to: Id, want: Want = {}): Sight =>
  known(game, [from, to, want.reasons, want.witness, want.line].join(' '), () =>
    sightFrom(game, baseOf(game, from), baseOf(game, to), want),
  );

/** The same for any two places where a base might stand. */
export const sightFrom = (game: Game, from: Place, to: Place, want?: Want): Sight =>
  sightIn(sceneOf(game), from, to, want);

export const seesMarker = (game: Game, who: Id, marker: Disk): boolean =>
  baseSeesMarker(game, baseOf(game, who), marker);

export const baseSeesMarker = (game: Game, base: Place, marker: Disk): boolean =>
  seesMarkerIn(sceneOf(game), base, marker);

/** R21, R78: does every straight line from the middle of a burst to the base cross cover? */
export const isSheltered = (game: Game, burst: Point, who: Id): boolean =>
  shelteredFromBurst(burst, baseOf(game, who), burstBlockers(sceneOf(game)), {
    charactersShield: game.setup.ruleset.grenades.charactersShelter,
  });

/** A base of the game's size at a place where no character need stand. */
export const baseAt = (game: Game, at: Point, id: Id = ''): Place => ({
  id,
  at,
  radius: game.setup.ruleset.baseRadius,
});
