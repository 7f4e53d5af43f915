import type { Weapon } from '../cards.ts';
import { isInside } from '../geometry/distance.ts';
import {
  between,
  clampToTable,
  distance,
  flattened,
  levelOf,
  onGrid,
  onLevel,
  type Point,
  type Waypoint,
} from '../geometry/vector.ts';
import { groundUnder, hasGround } from '../levels/ground.ts';
import type { Game, Id } from '../model.ts';
import { weaponViolation } from '../modifiers.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { isOn } from '../scenery.ts';
import { isPinned, isSuppressed } from '../suppression/zones.ts';
import { apart, baseOf, markerAt, within } from '../table.ts';
import { extraKind, grenadesOf, rangesOf, thrownKind } from './carried.ts';

/** Readers of a throw: of what, how far, how surely, and where it ends. */

/** Is a grenade of his a blind throw: short, and always scattered (SF-6, R125)? */
export const throwsBlindly = (game: Game, who: Id): boolean =>
  game.setup.ruleset.suppression.grenadesOf === 'inside' ? isPinned(game, who) : isSuppressed(game, who);

/** From the edge of the base to the edge of the marker (LOS-1). */
export const throwDistance = (game: Game, who: Id, at: Waypoint): number =>
  apart(game.setup.ruleset, baseOf(game, who), markerAt(game, flattened(at), levelOf(at)));

/** GREN-16, R158: is it thrown from outside into a position with a roof, on the level of the spot? */
export function entersRoof(game: Game, who: Id, at: Waypoint): boolean {
  const { at: stands, level } = baseOf(game, who);
  const here = levelOf(at);
  return game.setup.elements.some(
    (e) =>
      e.element.roof === true &&
      isOn(e, here) &&
      isInside(flattened(at), e.outline) &&
      !(level === here && isInside(stands, e.outline)),
  );
}

/** GREN-4: beyond the sure range, and always by one who is suppressed (SF-6). */
export function throwScatters(game: Game, who: Id, weapon: Id, at: Waypoint): boolean {
  const { roofs } = game.setup.ruleset.grenades;
  const { sure } = roofs && entersRoof(game, who, at) ? roofs : rangesOf(game, thrownKind(game, who, weapon));
  return sure === null || throwsBlindly(game, who) || !within(throwDistance(game, who, at), sure);
}

/**
 * Where a grenade bursts that is moved. R49: off the table it does where the line from the aim point meets the edge; null
 * where it does not burst at all. R157: where its level has no ground it falls to the next below, or stays at the edge.
 */
export function burstPlace(game: Game, from: Waypoint, to: Point): Waypoint | null {
  const { width, height } = game.setup.table;
  const { offTable } = game.setup.ruleset.grenades;
  const [x, y] = to;
  const isOff = x < 0 || y < 0 || x > width || y > height;
  if (isOff && offTable !== 'edge') return null;
  return comesDown(game, from, isOff ? clampToTable(flattened(from), to, width, height) : to);
}

/** How finely the edge of the ground is looked for, in u. */
const FINE = 0.01;

function comesDown({ setup }: Game, from: Waypoint, to: Point): Waypoint {
  const { elements, ruleset } = setup;
  const level = levelOf(from);
  if (hasGround(elements, to, level)) return onLevel(to, level);
  if (ruleset.grenades.overEdge === 'falls') return onLevel(to, groundUnder(elements, to, level));
  const aim = flattened(from);
  const steps = Math.ceil(distance(aim, to) / FINE);
  let last = aim;
  for (let i = 1; i <= steps; i++) {
    const next = onGrid(between(aim, to, i / steps));
    if (!hasGround(elements, next, level)) break;
    last = next;
  }
  return onLevel(last, level);
}

/** The one that is thrown: the one named, or the first that may be thrown now. */
export function grenadeOf(game: Game, who: Id, id?: Id): Weapon | undefined {
  const grenades = grenadesOf(game, who);
  if (id !== undefined) return grenades.find((weapon) => weapon.id === id);
  return grenades.find((weapon) => grenadeViolation(game, who, weapon) === null) ?? grenades[0];
}

/** FIRE-8, from which extra grenades are free, and R69: one without dice has no burst to roll for. */
export function grenadeViolation(game: Game, who: Id, weapon: Weapon): Violation | null {
  if (weapon.short <= 0) return violation('R69', { weapon: weapon.id });
  return extraKind(game, who, weapon.id) ? null : weaponViolation(game, who, weapon);
}
