import { isInside, toBoundary } from '../geometry/distance.ts';
import { distance, type Point } from '../geometry/vector.ts';
import { type Violation, violation } from '../ruleIds.ts';
import type { PreparedElement } from '../scenery.ts';
import { footing, holeAt, isSteep, isWithin, overlaps, TOUCH } from './ground.ts';
import type { MoveRules, MoveScene } from './types.ts';

/**
 * May the mover's base stand with its middle at this point? On the table (R58) or the
 * floors of its level (MOVE-11, R155), off what cannot be entered (MOVE-7,
 * MOVE-10), off other bases (MOVE-5, FLOW-BASES) and bodies (WOUND-5, MOVE-13), wholly in or wholly clear of partial cover
 * (R134), in a round base in one of its holes only (MOVE-8), wholly on or clear of a platform (MOVE-3), on stairs and ladders on a
 * landing only (R152). Touching is fine
 * everywhere.
 */
export function standFault(scene: MoveScene, rules: MoveRules, at: Point): Violation | null {
  if (!onTable(scene, rules, at)) return violation('R58');
  if (!onGround(scene, rules, at)) return violation('MOVE-11');
  for (const element of scene.elements) {
    const fault = elementFault(scene, rules, element, at);
    if (fault) return fault;
  }
  return baseFault(scene, at);
}

/** Wholly on the table, or with the middle on it where bases may overhang (R58). */
export function onTable(scene: MoveScene, rules: MoveRules, at: Point): boolean {
  if (!Number.isFinite(at[0]) || !Number.isFinite(at[1])) return false;
  if (!scene.table) return true;
  const edge = (rules.overhang ? 0 : scene.radius) - TOUCH;
  const { width, height } = scene.table;
  return at[0] >= edge && at[1] >= edge && at[0] <= width - edge && at[1] <= height - edge;
}

/** Above the table: wholly on its floors, or with the middle on them where bases may overhang (R155). */
export function onGround({ ground, radius }: MoveScene, rules: MoveRules, at: Point): boolean {
  if (!ground) return true;
  const clear = rules.overhang ? 0 : radius - TOUCH;
  return ground.floors.some((f) => isInside(at, f)) && ground.rim.every((line) => toBoundary(at, line) >= clear);
}

/**
 * Why a base cannot stand here because of other bases: of those on this level, and on the one that what it stands on leads
 * up to (R149). One who has met an enemy (`met`) is held where he met him.
 */
export function baseFault(scene: MoveScene, at: Point, met = false): Violation | null {
  const above = (scene.upstairs ?? []).filter(({ passage }) => overlaps(at, scene.radius, passage));
  for (const bases of [scene, ...above]) {
    const fault = faultAmong(scene, bases, at, met);
    if (fault) return fault;
  }
  return null;
}

type Bases = Pick<MoveScene, 'friends' | 'enemies' | 'bodies'>;

function faultAmong(scene: MoveScene, { friends, enemies, bodies }: Bases, at: Point, met: boolean): Violation | null {
  const hit = (bases: MoveScene['friends']) =>
    bases.find((base) => distance(base.at, at) < base.radius + scene.radius - TOUCH);
  const friend = hit(friends);
  if (friend) return violation('MOVE-5', { base: friend.id });
  const enemy = met ? undefined : hit(enemies);
  if (enemy) return violation('FLOW-BASES', { base: enemy.id });
  const body = hit(bodies);
  if (!body) return null;
  const hole = holeAt(scene, body.at);
  return hole ? violation('MOVE-13', { element: hole.element.id }) : violation('WOUND-5', { base: body.id });
}

function elementFault(scene: MoveScene, rules: MoveRules, element: PreparedElement, at: Point): Violation | null {
  const ground = footing(element, rules);
  if ((ground === 'open' && !isSteep(element)) || !overlaps(at, scene.radius, element)) return null;
  const data = { element: element.id };
  if (isSteep(element)) return holeAt(scene, at)?.element === element ? null : violation('R152', data);
  if (ground === 'blocked') return violation(element.cover === 'total' ? 'MOVE-7' : 'MOVE-10', data);
  if (ground === 'platform') return isWithin(at, scene.radius, element) ? null : violation('MOVE-3', data);
  if (element.holes.length > 0) return holeAt(scene, at)?.element === element ? null : violation('MOVE-8', data);
  return rules.mayStraddle || isWithin(at, scene.radius, element) ? null : violation('R134', data);
}
