import { diskOutline } from '../engine/geometry/outline.ts';
import { distance, type Point } from '../engine/geometry/vector.ts';
import {
  footing,
  isDifficult,
  isSteep,
  isTooHigh,
  type MoveRules,
  type MoveScene,
  onTable,
  TOUCH,
} from '../engine/movement/index.ts';
import type { PreparedElement } from '../engine/scenery.ts';
import { coversPoint, meetsLeg, type Obstacle, obstacleOf } from './obstacle.ts';

/** Partial cover, a platform or difficult ground: where walking has a price of its own. */
export interface Region {
  readonly element: PreparedElement;
  /** Where the base overlaps it. */
  readonly grown: Obstacle;
  readonly ground: 'cover' | 'platform' | 'open';
  readonly difficult: boolean;
  /** Stairs or a ladder: no action ends on it (R152). */
  readonly steep: boolean;
  /** Too high to be crossed in one move (MOVE-4): an action has to end inside. */
  readonly tooHigh: boolean;
}

/**
 * A scene as the middle of the base sees it: all that is in the way grown by the base's radius, so that the base is a point.
 * The same rules as the judge has (`traceWay`), made ready to be asked many times.
 */
export interface ConfigurationSpace {
  readonly scene: MoveScene;
  readonly rules: MoveRules;
  /** Where the search begins. */
  readonly start: Point;
  /** What cannot be entered: total cover, impassable ground, and beyond the edges of floors (R155). */
  readonly walls: readonly Obstacle[];
  /** Enemy bases, in the order of the scene: a path round them must not touch. */
  readonly enemies: readonly Obstacle[];
  /** Of those in contact at the start only the overlap counts on the first leg (see `firstContact`); others as above. */
  readonly enemiesAtStart: readonly Obstacle[];
  readonly regions: readonly Region[];
  /** Friends and bodies: no action ends on them. */
  readonly friends: readonly Obstacle[];
}

/** The configuration space of a base that starts from here. */
export function configurationSpace(scene: MoveScene, rules: MoveRules, start: Point): ConfigurationSpace {
  const { radius } = scene;
  const walls = scene.elements
    .filter((e) => footing(e, rules) === 'blocked')
    .map((e) => obstacleOf(e.outline, radius - TOUCH));
  const rim = scene.ground?.rim ?? [];
  const edges = rim.map((line) => obstacleOf(line, rules.overhang ? TOUCH : radius - TOUCH));
  const base = (e: MoveScene['enemies'][number], touch: number) =>
    obstacleOf(diskOutline(e.at, e.radius), radius + touch);
  return {
    scene,
    rules,
    start,
    walls: [...walls, ...edges],
    enemies: scene.enemies.map((e) => base(e, 2 * TOUCH)),
    enemiesAtStart: scene.enemies.map((e) =>
      base(e, distance(e.at, start) <= e.radius + radius + 2 * TOUCH ? -TOUCH : 2 * TOUCH),
    ),
    regions: scene.elements.flatMap((element) => region(element, rules, radius) ?? []),
    friends: [...scene.friends, ...scene.bodies].map((e) => base(e, -TOUCH)),
  };
}

function region(element: PreparedElement, rules: MoveRules, radius: number): Region | null {
  const ground = footing(element, rules);
  const difficult = isDifficult(element) && rules.difficultLoss > 0;
  const steep = isSteep(element);
  if (ground === 'blocked' || (ground === 'open' && !difficult && !steep)) return null;
  return {
    element,
    grown: obstacleOf(element.outline, radius - TOUCH),
    ground,
    difficult,
    steep,
    tooHigh: ground === 'cover' && isTooHigh(rules, element.height),
  };
}

/** May the middle of the base pass through p, in contact with no-one? `leeway`: what does not matter if it is nearer by less. */
export function isFree(space: ConfigurationSpace, p: Point, leeway = 0): boolean {
  if (!onTable(space.scene, space.rules, p)) return false;
  for (const wall of space.walls) if (coversPoint(wall, p, leeway)) return false;
  for (const enemy of space.enemies) if (coversPoint(enemy, p, leeway)) return false;
  return true;
}

/**
 * May the base go straight from p to q, two free points (or the start), touching no enemy but the one that is `attacked`
 * (his index in the scene; -1: no-one)?
 */
export function isFreeLeg(space: ConfigurationSpace, p: Point, q: Point, attacked = -1): boolean {
  for (const wall of space.walls) if (meetsLeg(wall, p, q)) return false;
  const enemies = p === space.start ? space.enemiesAtStart : space.enemies;
  for (let i = 0; i < enemies.length; i++) if (i !== attacked && meetsLeg(enemies[i] as Obstacle, p, q)) return false;
  return true;
}
