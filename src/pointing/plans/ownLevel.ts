import {
  character,
  type Game,
  type Id,
  inPlan,
  type MoveTrace,
  onLevel,
  type Point,
  traceOf,
  type Waypoint,
} from '../../engine/index.ts';

/** Ways drawn on the board are on the level of whoever goes them. */
export const onOwnLevel = (game: Game, who: Id, path: readonly Point[]): readonly Waypoint[] =>
  path.map((p) => onLevel(p, character(game, who).level));

/** What such a way would be as one Move action, in plan. */
export const tracePlan = (
  game: Game,
  who: Id,
  path: readonly Point[],
  move?: number,
  options?: Parameters<typeof traceOf>[4],
): MoveTrace => inPlan(traceOf(game, who, onOwnLevel(game, who, path), move, options));
