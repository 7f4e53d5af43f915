import { diskOutline } from '../engine/geometry/outline.ts';
import { distance, type Point } from '../engine/geometry/vector.ts';
import { footing, isDifficult, TOUCH } from '../engine/movement/ground.ts';
import { isTooHigh } from '../engine/movement/prices.ts';
import { onTable } from '../engine/movement/stand.ts';
import type { MoveRules, MoveScene } from '../engine/movement/types.ts';
import type { PreparedElement } from '../engine/scenery.ts';
import { type Barrier, barrier, bars, barsLeg } from './obstacle.ts';

/** Partial cover, a platform or difficult ground: what can be walked on but does something to the move. */
export interface Patch {
  readonly element: PreparedElement;
  readonly edge: Barrier;
  readonly ground: 'cover' | 'platform' | 'open';
  readonly difficult: boolean;
  /** Too high to be crossed in one move (MOVE-4): one has to stop inside. */
  readonly tooHigh: boolean;
}

/** A scene made ready for searching: the same rules as `traceMove`, asked many times. */
export interface Field {
  readonly scene: MoveScene;
  readonly rules: MoveRules;
  /** Where the search begins. */
  readonly start: Point;
  readonly walls: readonly Barrier[];
  /** Enemy bases, in the order of the scene: a way round them must not touch. */
  readonly enemies: readonly Barrier[];
  /** Of those in contact at the start only the overlap counts on the first leg (see `firstContact`); others as above. */
  readonly enemiesAtStart: readonly Barrier[];
  readonly patches: readonly Patch[];
  /** Friends and bodies: no action ends on them. */
  readonly friends: readonly Barrier[];
}

export function prepareField(scene: MoveScene, rules: MoveRules, start: Point): Field {
  const { radius } = scene;
  const walls = scene.elements
    .filter((e) => footing(e, rules) === 'blocked')
    .map((e) => barrier(e.outline, radius - TOUCH));
  const base = (e: MoveScene['enemies'][number], touch: number) => barrier(diskOutline(e.at, e.radius), radius + touch);
  return {
    scene,
    rules,
    start,
    walls,
    enemies: scene.enemies.map((e) => base(e, 2 * TOUCH)),
    enemiesAtStart: scene.enemies.map((e) =>
      base(e, distance(e.at, start) <= e.radius + radius + 2 * TOUCH ? -TOUCH : 2 * TOUCH),
    ),
    patches: scene.elements.flatMap((element) => patch(element, rules, radius) ?? []),
    friends: [...scene.friends, ...scene.bodies].map((e) => base(e, -TOUCH)),
  };
}

function patch(element: PreparedElement, rules: MoveRules, radius: number): Patch | null {
  const ground = footing(element, rules);
  const difficult = isDifficult(element) && rules.difficultLoss > 0;
  if (ground === 'blocked' || (ground === 'open' && !difficult)) return null;
  return {
    element,
    edge: barrier(element.outline, radius - TOUCH),
    ground,
    difficult,
    tooHigh: ground === 'cover' && isTooHigh(rules, element.height),
  };
}

/** May the middle of the base pass through p, in contact with no-one? `leeway`: what does not matter if it is nearer by less. */
export function isOpen(field: Field, p: Point, leeway = 0): boolean {
  if (!onTable(field.scene, field.rules, p)) return false;
  for (const wall of field.walls) if (bars(wall, p, leeway)) return false;
  for (const enemy of field.enemies) if (bars(enemy, p, leeway)) return false;
  return true;
}

/**
 * May the base go straight from p to q, two open points (or the start), touching no enemy but the one that is `attacked`
 * (his index in the scene; -1: no-one)?
 */
export function isClear(field: Field, p: Point, q: Point, attacked = -1): boolean {
  for (const wall of field.walls) if (barsLeg(wall, p, q)) return false;
  const enemies = p === field.start ? field.enemiesAtStart : field.enemies;
  for (let i = 0; i < enemies.length; i++) if (i !== attacked && barsLeg(enemies[i] as Barrier, p, q)) return false;
  return true;
}
