import { toOutline } from '../geometry/distance.ts';
import { box, diskOutline, type Outline, polygonOutline } from '../geometry/outline.ts';
import { flattened, levelOf, onLevel, type Point, type Waypoint } from '../geometry/vector.ts';
import { offTable } from '../layingMarkers.ts';
import { HIGHEST_LEVEL } from '../levels/rules.ts';
import type { Condition, Edge, Game, Id, Objective, Side } from '../model.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { alike, type PreparedElement } from '../scenery.ts';
import { fromEdge, objectiveDepth } from '../setup/zone.ts';
import { baseOf, character, other, sideOf, TOUCH, within } from '../table.ts';

/** What is to be touched: objectives of a mission, picked in one's own zone (WIN-2, WIN-3, R62, R63), and goals of a scenario (WIN-5). */

/** The distance of the nearest point of an outline from a table edge. */
function nearestTo(game: Game, edge: Edge, outline: Outline): number {
  if (outline.kind === 'disk') return fromEdge(game, edge, outline.at) - outline.radius;
  const { min, max } = box(outline.points);
  return Math.min(fromEdge(game, edge, min), fromEdge(game, edge, max));
}

/** Elements at least partly in the side's zone, but for the one the other side has picked; of a building any part (R166). */
export function objectiveChoices(game: Game, side: Side): readonly Id[] {
  const edge = game.state.edges[side];
  if (!edge) return [];
  const taken = game.state.objectives[other(side)];
  const isTaken = ({ id }: PreparedElement): boolean => taken !== null && 'element' in taken && taken.element === id;
  const isInZone = ({ outline }: PreparedElement): boolean =>
    within(nearestTo(game, edge, outline), objectiveDepth(game));
  return game.setup.elements
    .filter((element) => {
      const building = alike(game.setup, element);
      return building.some(isInZone) && !building.some(isTaken);
    })
    .map(({ id }) => id);
}

/** May the side pick a spot: where no element is left in its zone (R62), or as it likes (WIN-2)? */
export const maySpot = (game: Game, side: Side): boolean =>
  game.setup.ruleset.victory.objectiveSpot === 'always' || objectiveChoices(game, side).length === 0;

/** WIN-2, R62. */
export function objectiveViolation(game: Game, side: Side, pick: { element: Id } | { at: Waypoint }): Violation | null {
  if ('element' in pick)
    return objectiveChoices(game, side).includes(pick.element) ? null : violation('WIN-2', { id: pick.element });
  const edge = game.state.edges[side];
  if (!edge || !maySpot(game, side)) return violation('R62');
  const off = offTable(game, pick.at);
  if (off) return off;
  const distance = fromEdge(game, edge, flattened(pick.at)) - game.setup.ruleset.markerRadius;
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

/** Something that is touched, and on which levels. */
export interface Touched extends OnLevels {
  readonly outline: Outline;
}

/** R163: an element is touched on each level it is on, by standing in it and by standing on it. */
const touched = ({ outline, low, high, top }: PreparedElement): Touched => ({ outline, low, high: top ?? high });

/** What counts as touching what a scenario names (WIN-5): that element alone, be it part of a building. */
export function elementTouched(game: Game, id: Id): Touched | null {
  const element = game.setup.elements.find((e) => e.id === id);
  return element ? touched(element) : null;
}

/** What counts as touching the objective of a mission (WIN-3, R163): a spot on its own level, of a building any part (R166). */
export function objectiveTouched(game: Game, objective: Objective): readonly Touched[] {
  if ('element' in objective) {
    const picked = game.setup.elements.find((e) => e.id === objective.element);
    return picked ? alike(game.setup, picked).map(touched) : [];
  }
  const marker = game.state.markers.find((m) => m.id === objective.marker);
  if (!marker) return [];
  const { at, level = 0 } = marker;
  return [{ outline: diskOutline(at, game.setup.ruleset.markerRadius), low: level, high: level }];
}

export const isGoalOn = ({ low, high }: OnLevels, level: number): boolean => low <= level && level <= high;

/** What touching a goal brings: the enemy's objective of a mission, or a condition of the scenario. */
export interface Goal extends Touched {
  readonly condition: Condition | null;
}

/** What a character is after; each part of a building by itself. */
export function goalsOf(game: Game, who: Id): readonly Goal[] {
  const side = sideOf(game, who);
  const objective = game.state.objectives[other(side)];
  const conditions = game.setup.victory?.[side] ?? [];
  return [
    ...(objective ? objectiveTouched(game, objective) : []).map((each): Goal => ({ ...each, condition: null })),
    ...conditions.flatMap((condition) => (isOf(condition, who) ? goalOf(game, condition) : [])),
  ];
}

const isOf = (condition: Condition, who: Id): boolean =>
  (condition.kind === 'reach' || condition.kind === 'reachEdge') && (condition.who?.includes(who) ?? true);

function goalOf(game: Game, condition: Condition): Goal[] {
  if (condition.kind === 'reachEdge') return [{ outline: edgeOutline(game, condition.edge), ...EVERYWHERE, condition }];
  if (condition.kind !== 'reach') return [];
  const element = elementTouched(game, condition.element);
  return element ? [{ ...element, condition }] : [];
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
export function goalTouched(game: Game, who: Id, at: Waypoint | null = placeOf(game, who)): Goal | null {
  if (at === null) return null;
  const isTouched = (goal: Goal): boolean =>
    isGoalOn(goal, levelOf(at)) && touches(game, who, goal.outline, flattened(at));
  return goalsOf(game, who).find(isTouched) ?? null;
}

function placeOf(game: Game, who: Id): Waypoint | null {
  const { at, level } = character(game, who);
  return at && onLevel(at, level);
}
