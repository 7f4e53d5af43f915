import { toOutline } from '../geometry/distance.ts';
import { box, diskOutline, type Outline } from '../geometry/outline.ts';
import type { Point } from '../geometry/vector.ts';
import type { Edge, Game, Id, Objective, Side } from '../model.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { baseOf, character, other, sideOf, TOUCH, within } from '../table.ts';

/** Objectives of a mission: picked in one's own zone, to be touched by the enemy (WIN-2, WIN-3, R62, R63). */

/** How far a point lies from a table edge, in u. */
export function fromEdge(game: Game, edge: Edge, [x, y]: Point): number {
  const { width, height } = game.setup.table;
  return { north: y, south: height - y, west: x, east: width - x }[edge];
}

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
    .filter((e) => within(nearestTo(game, edge, e.outline), game.setup.ruleset.setup.zone))
    .filter((e) => !(taken && 'element' in taken && taken.element === e.id))
    .map((e) => e.id);
}

/** R62: a spot may be picked only by a side in whose zone no element is left. */
export function objectiveViolation(game: Game, side: Side, pick: { element: Id } | { at: Point }): Violation | null {
  const choices = objectiveChoices(game, side);
  if ('element' in pick) return choices.includes(pick.element) ? null : violation('WIN-2', { id: pick.element });
  const edge = game.state.edges[side];
  if (!edge || choices.length > 0) return violation('R62');
  const [x, y] = pick.at;
  const { width, height } = game.setup.table;
  if (x < 0 || y < 0 || x > width || y > height) return violation('R58');
  const distance = fromEdge(game, edge, pick.at) - game.setup.ruleset.markerRadius;
  return within(distance, game.setup.ruleset.setup.zone) ? null : violation('WIN-2', { distance });
}

/** The outline of an objective. */
export function objectiveOutline(game: Game, objective: Objective): Outline | null {
  if ('element' in objective) return game.setup.elements.find((e) => e.id === objective.element)?.outline ?? null;
  const marker = game.state.markers.find((m) => m.id === objective.marker);
  return marker ? diskOutline(marker.at, game.setup.ruleset.markerRadius) : null;
}

/** What a character is after: the other side's objective. */
export function goalOf(game: Game, who: Id): Outline | null {
  const objective = game.state.objectives[other(sideOf(game, who))];
  return objective ? objectiveOutline(game, objective) : null;
}

/** Does the base, where it stands, touch what it is after? */
export function touchesGoal(game: Game, who: Id, at: Point | null = character(game, who).at): boolean {
  const goal = goalOf(game, who);
  return goal !== null && at !== null && toOutline(at, goal) <= baseOf(game, who).radius + TOUCH;
}
