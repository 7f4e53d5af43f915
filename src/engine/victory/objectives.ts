import { toOutline } from '../geometry/distance.ts';
import { box, diskOutline, type Outline, polygonOutline } from '../geometry/outline.ts';
import type { Point } from '../geometry/vector.ts';
import { HIGHEST_LEVEL } from '../levels/rules.ts';
import type { Condition, Edge, Game, Id, Objective, Side } from '../model.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { fromEdge, objectiveDepth } from '../setup/zone.ts';
import { baseOf, character, other, sideOf, TOUCH, within } from '../table.ts';

/** What is to be touched: objectives of a mission, picked in one's own zone (WIN-2, WIN-3, R62, R63), and goals of a scenario (WIN-5). */

/** The distance of the nearest point of an outline from a table edge. */
function nearestTo(game: Game, edge: Edge, outline: Outline): number {
  if (outline.kind === 'disk') return fromEdge(game, edge, outline.at) - outline.radius;
  const { min, max } = box(outline.points);
  return Math.min(fromEdge(game, edge, min), fromEdge(game, edge, max));
}

/** Elements at least partly in the side's zone, but for the one the other side has picked. */
export function objectiveChoices(game: Game, side: Side): readonly Id[] {
  const edge = game.state.edges[side];
  if (!edge) return [];
  const taken = game.state.objectives[other(side)];
  return game.setup.elements
    .filter((e) => within(nearestTo(game, edge, e.outline), objectiveDepth(game)))
    .filter((e) => !(taken && 'element' in taken && taken.element === e.id))
    .map((e) => e.id);
}

/** May the side pick a spot: where no element is left in its zone (R62), or as it likes (WIN-2)? */
export const maySpot = (game: Game, side: Side): boolean =>
  game.setup.ruleset.victory.objectiveSpot === 'always' || objectiveChoices(game, side).length === 0;

/** WIN-2, R62. */
export function objectiveViolation(game: Game, side: Side, pick: { element: Id } | { at: Point }): Violation | null {
  if ('element' in pick)
    return objectiveChoices(game, side).includes(pick.element) ? null : violation('WIN-2', { id: pick.element });
  const edge = game.state.edges[side];
  if (!edge || !maySpot(game, side)) return violation('R62');
  const [x, y] = pick.at;
  const { width, height } = game.setup.table;
  if (x < 0 || y < 0 || x > width || y > height) return violation('R58');
  const distance = fromEdge(game, edge, pick.at) - game.setup.ruleset.markerRadius;
  return within(distance, objectiveDepth(game)) ? null : violation('WIN-2', { distance });
}

/** The outline of an objective. */
export function objectiveOutline(game: Game, objective: Objective): Outline | null {
  if ('element' in objective) return game.setup.elements.find((e) => e.id === objective.element)?.outline ?? null;
  const marker = game.state.markers.find((m) => m.id === objective.marker);
  return marker ? diskOutline(marker.at, game.setup.ruleset.markerRadius) : null;
}

/** The levels on which something is touched (R163). */
export interface OnLevels {
  readonly low: number;
  readonly high: number;
}

const EVERYWHERE: OnLevels = { low: 0, high: HIGHEST_LEVEL };

/** R163: an element is touched on each level it is on, and by standing on it; a spot on its own. */
export function levelsOf(game: Game, objective: Objective): OnLevels {
  if ('element' in objective) {
    const element = game.setup.elements.find((e) => e.id === objective.element);
    return element ? { low: element.low, high: element.top ?? element.high } : EVERYWHERE;
  }
  const { level = 0 } = game.state.markers.find((m) => m.id === objective.marker) ?? {};
  return { low: level, high: level };
}

export const isGoalOn = ({ low, high }: OnLevels, level: number): boolean => low <= level && level <= high;

/** What touching a goal brings: the enemy's objective of a mission, or a condition of the scenario. */
export interface Goal extends OnLevels {
  readonly outline: Outline;
  readonly condition: Condition | null;
}

/** What a character is after. */
export function goalsOf(game: Game, who: Id): readonly Goal[] {
  const side = sideOf(game, who);
  const objective = game.state.objectives[other(side)];
  const outline = objective && objectiveOutline(game, objective);
  const conditions = game.setup.victory?.[side] ?? [];
  return [
    ...(objective && outline ? [{ outline, ...levelsOf(game, objective), condition: null }] : []),
    ...conditions.flatMap((condition) => (isOf(condition, who) ? goalOf(game, condition) : [])),
  ];
}

const isOf = (condition: Condition, who: Id): boolean =>
  (condition.kind === 'reach' || condition.kind === 'reachEdge') && (condition.who?.includes(who) ?? true);

function goalOf(game: Game, condition: Condition): Goal[] {
  if (condition.kind === 'reachEdge') return [{ outline: edgeOutline(game, condition.edge), ...EVERYWHERE, condition }];
  if (condition.kind !== 'reach') return [];
  const objective = { element: condition.element };
  const outline = objectiveOutline(game, objective);
  return outline ? [{ outline, ...levelsOf(game, objective), condition }] : [];
}

/** What lies beyond an edge, as far as a base may reach. */
function edgeOutline({ setup }: Game, edge: Edge): Outline {
  const { width, height } = setup.table;
  const corners: Readonly<Record<Edge, readonly [Point, Point]>> = {
    north: [
      [0, -1],
      [width, 0],
    ],
    south: [
      [0, height],
      [width, height + 1],
    ],
    west: [
      [-1, 0],
      [0, height],
    ],
    east: [
      [width, 0],
      [width + 1, height],
    ],
  };
  const [[left, top], [right, bottom]] = corners[edge];
  return polygonOutline([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
}

/** Does the base touch the outline, or stand in it? */
export const touches = (game: Game, who: Id, outline: Outline, at: Point | null = character(game, who).at): boolean =>
  at !== null && toOutline(at, outline) <= baseOf(game, who).radius + TOUCH;

/** The goal that the base touches where it stands, or would stand; null if it touches none. */
export const goalTouched = (game: Game, who: Id, at?: Point): Goal | null =>
  goalsOf(game, who).find(
    (goal) => isGoalOn(goal, character(game, who).level) && touches(game, who, goal.outline, at),
  ) ?? null;
