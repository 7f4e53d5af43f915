import { diskOutline, type Outline } from '../engine/geometry/outline.ts';
import { stretchesOnLeg } from '../engine/geometry/sweptDisk.ts';
import { distance, flattened, levelOf, type Point, type Waypoint } from '../engine/geometry/vector.ts';
import {
  holeAt,
  type MoveRules,
  type MoveScene,
  type MoveStoreys,
  overlaps,
  standFault,
  TOUCH,
} from '../engine/movement/index.ts';
import type { Violation } from '../engine/ruleIds.ts';
import { type ConfigurationSpace, isFreeLeg } from './configurationSpace.ts';
import { type Leg, legBetween } from './legs.ts';
import { coversPoint } from './obstacle.ts';

/** Where a path leads to. */
export interface Goal {
  readonly level: number;
  readonly at: Point;
  /** The index of the enemy who is attacked; -1: no-one. */
  readonly enemy: number;
  /** What ends the measuring when it is reached: his base, or the rim of a round base whose hole is free to enter. */
  readonly ends: Outline | null;
  /** The round base whose edge costs nothing on the path to the hole, or to the enemy in it. */
  readonly element: string | null;
  /** The path to `at` is measured at most this much shorter than it is, in u. */
  readonly short: number;
}

/** A point of an enemy's base means attacking him (H2H-1), a hole stepping into it (MOVE-8); else one must be able to stand. */
export function goalAt({ on }: MoveStoreys, rules: MoveRules, to: Waypoint): Goal | Violation {
  const [at, level] = [flattened(to), levelOf(to)];
  const scene = on(level);

  const enemy = scene.enemies.findIndex((e) => distance(e.at, at) < e.radius - TOUCH);
  const attacked = scene.enemies[enemy];
  if (attacked) {
    const hole = holeAt(scene, attacked.at)?.element;
    const ends = hole && rules.rimIsContact ? hole.outline : diskOutline(attacked.at, attacked.radius);
    const short = ends.bounds.radius + scene.radius;
    return { level, at: attacked.at, enemy, ends, element: hole?.id ?? null, short };
  }
  const fault = standFault(scene, rules, at);
  if (fault) return fault;
  const hole = holeAt(scene, at);
  if (!hole) return { level, at, enemy: -1, ends: null, element: null, short: 0 };
  const { outline, id } = hole.element;
  const free = rules.holes === 'free';
  const short = free ? distance(hole.at, outline.bounds.at) + outline.bounds.radius + scene.radius : 0;
  return { level, at: hole.at, enemy: -1, ends: free ? outline : null, element: id, short };
}

/** The leg from p to the goal, if it is free: measured to where it is contact, or a hole is free to enter. */
export function goalLeg(space: ConfigurationSpace, goal: Goal, p: Point, relaxed: boolean): Leg | null {
  const { at, enemy, element } = goal;
  if (distance(p, at) === 0) return { length: 0, charges: [], noEnd: [], tooHigh: [], difficult: [] };
  if (!isFreeLeg(touchingAllowed(space, at), p, at, enemy)) return null;
  return legBetween(space, p, at, relaxed, {
    measured: measuredTo(space.scene, goal, p),
    except: element ?? undefined,
  });
}

/** A goal in contact with an enemy is reached by touching him: there, only overlapping him is in the way. */
function touchingAllowed(space: ConfigurationSpace, at: Point): ConfigurationSpace {
  if (!space.enemies.some((enemy) => coversPoint(enemy, at))) return space;
  const allow = (enemies: ConfigurationSpace['enemies']) =>
    enemies.map((e, i) =>
      coversPoint(space.enemies[i] ?? e, at) ? { ...e, clearance: space.scene.radius - TOUCH } : e,
    );
  return { ...space, enemies: allow(space.enemies), enemiesAtStart: allow(space.enemiesAtStart) };
}

function measuredTo(scene: MoveScene, goal: Goal, p: Point): number {
  const whole = distance(p, goal.at);
  if (!goal.ends || (goal.enemy < 0 && startsInside(scene, goal, p))) return whole;
  return stretchesOnLeg(p, goal.at, goal.ends, scene.radius).at(-1)?.from ?? whole;
}

const startsInside = (scene: MoveScene, goal: Goal, p: Point): boolean =>
  scene.elements.some((e) => e.id === goal.element && overlaps(p, scene.radius, e));
