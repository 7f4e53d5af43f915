import type { Game, Id } from './model.ts';
import { areOnOneLevel, sceneOf } from './scene.ts';
import { baseOf, gap, TOUCH } from './table.ts';

/** R149: may one reach the other with his hands, or be reached, as far as levels go? */
export const isOnLevelOf = (game: Game, a: Id, b: Id): boolean =>
  areOnOneLevel(sceneOf(game), baseOf(game, a), baseOf(game, b));

/** H2H-1: bases that touch, on one level. */
export const inContact = (game: Game, a: Id, b: Id): boolean =>
  gap(baseOf(game, a), baseOf(game, b)) <= TOUCH && isOnLevelOf(game, a, b);
