import type { Waypoint } from './geometry/vector.ts';
import type { Game, Id } from './model.ts';
import { type MoveOptions, type MoveScene, type MoveStoreys, traceWay, type WayTrace } from './movement/index.ts';
import { moveSceneOf, moveStoreysOf, sceneOf } from './scene.ts';
import { baseOf, profile, sideOf } from './table.ts';
import { whilePlaced } from './whilePlaced.ts';

const knownScenes = whilePlaced<MoveScene>();

/** What the base of `who` moves among, as the table stands. */
export const moveScene = (game: Game, who: Id): MoveScene =>
  knownScenes(game, who, () =>
    moveSceneOf(sceneOf(game), baseOf(game, who), (id) => sideOf(game, id) !== sideOf(game, who)),
  );

const knownStoreys = whilePlaced<MoveStoreys>();

/** The same on all levels. */
export const moveStoreys = (game: Game, who: Id): MoveStoreys =>
  knownStoreys(game, who, () =>
    moveStoreysOf(sceneOf(game), baseOf(game, who), (id) => sideOf(game, id) !== sideOf(game, who)),
  );

const known = whilePlaced<WayTrace>();

/** A way as a text; one command asks for the same way several times. */
const texts = new WeakMap<readonly Waypoint[], string>();

function textOf(path: readonly Waypoint[]): string {
  let text = texts.get(path);
  if (text === undefined) {
    text = path.join(' ');
    texts.set(path, text);
  }
  return text;
}

/**
 * What one Move action of `who` along `path` would be: MOVE-1 and what it meets (R140). Changes nothing. `move` is the
 * card's Move unless told otherwise: that of Move & Fire, or what is left of an interrupted action.
 */
export const traceOf = (
  game: Game,
  who: Id,
  path: readonly Waypoint[],
  move = profile(game, who).move,
  options: MoveOptions = {},
): WayTrace =>
  known(game, `${who} ${move} ${options.slowed ?? false} ${textOf(path)}`, () =>
    traceWay(moveStoreys(game, who), game.setup.ruleset.movement, path, move, options),
  );
