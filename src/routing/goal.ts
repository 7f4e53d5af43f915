import { diskOutline, type Outline } from '../engine/geometry/outline.ts';
import { stretchesOnLeg } from '../engine/geometry/sweptDisk.ts';
import { distance, type Point } from '../engine/geometry/vector.ts';
import { holeAt, overlaps, TOUCH } from '../engine/movement/ground.ts';
import { standFault } from '../engine/movement/stand.ts';
import type { MoveRules, MoveScene } from '../engine/movement/types.ts';
import type { Violation } from '../engine/ruleIds.ts';
import { type Field, isClear } from './configurationSpace.ts';
import { type Leg, legBetween } from './legs.ts';
import { bars } from './obstacle.ts';

/** Where a way leads to. */
export interface Target {
  readonly at: Point;
  /** The index of the enemy who is attacked; -1: no-one. */
  readonly enemy: number;
  /** What ends the measuring when it is reached: his base, or the rim of a round base whose hole is free to enter. */
  readonly ends: Outline | null;
  /** The round base whose edge costs nothing on the way to the hole, or to the enemy in it. */
  readonly element: string | null;
  /** The way to `at` is measured at most this much shorter than it is, in u. */
  readonly short: number;
}

/** A point of an enemy's base means attacking him (H2H-1), a hole stepping into it (MOVE-8); else one must be able to stand. */
export function targetAt(scene: MoveScene, rules: MoveRules, at: Point): Target | Violation {
  const enemy = scene.enemies.findIndex((e) => distance(e.at, at) < e.radius - TOUCH);
  const attacked = scene.enemies[enemy];
  if (attacked) {
    const hole = holeAt(scene, attacked.at)?.element;
    const ends = hole && rules.rimIsContact ? hole.outline : diskOutline(attacked.at, attacked.radius);
    const short = ends.bounds.radius + scene.radius;
    return { at: attacked.at, enemy, ends, element: hole?.id ?? null, short };
  }
  const fault = standFault(scene, rules, at);
  if (fault) return fault;
  const hole = holeAt(scene, at);
  if (!hole) return { at, enemy: -1, ends: null, element: null, short: 0 };
  const { outline, id } = hole.element;
  const free = rules.holes === 'free';
  const short = free ? distance(hole.at, outline.bounds.at) + outline.bounds.radius + scene.radius : 0;
  return { at: hole.at, enemy: -1, ends: free ? outline : null, element: id, short };
}

/** The leg from p to the target, if it can be gone: measured to where it is contact, or a hole is free to enter. */
export function lastLeg(field: Field, target: Target, p: Point, anywhere: boolean): Leg | null {
  const { at, enemy, element } = target;
  if (distance(p, at) === 0) return { length: 0, charges: [], noStop: [], tooHigh: [], difficult: [] };
  if (!isClear(touchingAllowed(field, at), p, at, enemy)) return null;
  return legBetween(field, p, at, anywhere, {
    measured: measuredTo(field.scene, target, p),
    except: element ?? undefined,
  });
}

/** A target in contact with an enemy is reached by touching him: there, only overlapping him is in the way. */
function touchingAllowed(field: Field, at: Point): Field {
  if (!field.enemies.some((enemy) => bars(enemy, at))) return field;
  const allow = (enemies: Field['enemies']) =>
    enemies.map((e, i) => (bars(field.enemies[i] ?? e, at) ? { ...e, reach: field.scene.radius - TOUCH } : e));
  return { ...field, enemies: allow(field.enemies), enemiesAtStart: allow(field.enemiesAtStart) };
}

function measuredTo(scene: MoveScene, target: Target, p: Point): number {
  const whole = distance(p, target.at);
  if (!target.ends || (target.enemy < 0 && startsInside(scene, target, p))) return whole;
  return stretchesOnLeg(p, target.at, target.ends, scene.radius).at(-1)?.from ?? whole;
}

const startsInside = (scene: MoveScene, target: Target, p: Point): boolean =>
  scene.elements.some((e) => e.id === target.element && overlaps(p, scene.radius, e));
