import {
  add,
  flattened,
  onGrid,
  onLevel,
  type Point,
  scale,
  subtract,
  unit,
  type Waypoint,
} from '../geometry/vector.ts';
import type { Game, Id } from '../model.ts';
import { endsOf, overlaps } from '../movement/index.ts';
import { traceOf } from '../moves.ts';
import type { PreparedElement } from '../scenery.ts';
import { baseOf } from '../table.ts';
import { COMPASS } from './paths.ts';

/**
 * Ways of one Move over stairs, ladders and slopes, to show or to try: straight to one end, along, and off at the other; into each
 * landing and out of it, upwards and downwards (MOVE-11, MOVE-12). Only such as the way itself allows.
 */
export function passageWays(game: Game, who: Id, reach: number): readonly (readonly Waypoint[])[] {
  const { at, level } = baseOf(game, who);
  const start = onLevel(at, level);
  return game.setup.elements
    .filter(({ passage }) => passage?.low === level || passage?.high === level)
    .flatMap((element) => [...along(game, element, start), ...landings(game, element, start)])
    .filter((way) => traceOf(game, who, way, reach).fault === null);
}

/** Where a base touches the foot and the head of a straight run, clear of both, on their levels. */
function stepsOf(game: Game, element: PreparedElement): { readonly foot: Waypoint; readonly head: Waypoint } | null {
  const ends = endsOf(element);
  const { passage } = element;
  if (!ends || !passage) return null;
  const [foot, head] = [middle(ends.foot), middle(ends.head)];
  const off = scale(unit(subtract(head, foot)), game.setup.ruleset.baseRadius);
  return {
    foot: onLevel(onGrid(subtract(foot, off)), passage.low),
    head: onLevel(onGrid(add(head, off)), passage.high),
  };
}

const middle = ([p, q]: readonly [Point, Point]): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];

function along(game: Game, element: PreparedElement, start: Waypoint): readonly (readonly Waypoint[])[] {
  const steps = stepsOf(game, element);
  if (!steps) return [];
  const { foot, head } = steps;
  const isOnIt = overlaps(flattened(start), game.setup.ruleset.baseRadius, element);
  if (isOnIt)
    return [
      [start, foot],
      [start, head],
    ];
  const [near, far] = element.passage?.low === (start[2] ?? 0) ? [foot, head] : [head, foot];
  return [
    [start, far],
    [start, near, far],
  ];
}

/** Straight into a landing; out of it to all sides, where the first step is to the rim. */
function landings(game: Game, element: PreparedElement, start: Waypoint): readonly (readonly Waypoint[])[] {
  const { passage, holes } = element;
  const { baseRadius } = game.setup.ruleset;
  if (!passage) return [];
  const isIn = holes.some(([x, y]) => Math.abs(x - start[0]) < baseRadius && Math.abs(y - start[1]) < baseRadius);
  if (!isIn) return holes.map((hole) => [start, onLevel(hole, passage.low)]);
  const steps = stepsOf(game, element);
  const beside = COMPASS.map((way) => onGrid(add(flattened(start), scale(way, 2 * baseRadius))));
  return [
    ...(steps ? [steps.foot, steps.head] : []),
    ...beside.flatMap((at) => [onLevel(at, passage.low), onLevel(at, passage.high)]),
  ].map((to) => [start, to]);
}
