import { distance, type Point } from '../engine/geometry/vector.ts';
import type { MoveScene } from '../engine/movement/index.ts';
import { type Violation, violation } from '../engine/ruleIds.ts';

/**
 * What a plan may take: all points of the outlines, as corners are made of them and compared with each other; and the
 * actions of a way, each of which is traced. With as many a plan still takes about a second.
 */
const MOST_POINTS = 2000;
const MOST_ACTIONS = 1000;

/** Paths bend at as many places round a circle, and round the base of an enemy; friends are walked over. */
const POINTS_OF_A_CIRCLE = 24;
const POINTS_OF_A_BASE = 12;

/** FLOW-MUCH: more stands on all these levels together than a plan can mind; null if not. */
export function crowded(levels: readonly MoveScene[]): Violation | null {
  const points = levels.reduce((sum, { elements, enemies, ground }) => {
    const outlines = [...elements.map(({ outline }) => outline), ...(ground?.rim ?? [])];
    return outlines.reduce(
      (more, outline) => more + (outline.kind === 'disk' ? POINTS_OF_A_CIRCLE : outline.points.length),
      sum + POINTS_OF_A_BASE * enemies.length,
    );
  }, 0);
  return points > MOST_POINTS ? violation('FLOW-MUCH', { points, most: MOST_POINTS }) : null;
}

/** FLOW-MUCH: more Move actions than a plan can have, be the way straight; null if not. */
export function tooFar(from: Point, to: Point, move: number): Violation | null {
  const actions = Math.ceil(distance(from, to) / move);
  return actions > MOST_ACTIONS ? violation('FLOW-MUCH', { actions, most: MOST_ACTIONS }) : null;
}
