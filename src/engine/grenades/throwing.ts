import type { Weapon } from '../cards.ts';
import { clampToTable, type Point } from '../geometry/vector.ts';
import type { Game, Id } from '../model.ts';
import { weaponViolation } from '../modifiers.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { isPinned, isSuppressed } from '../suppression/zones.ts';
import { baseOf, gap, markerAt, within } from '../table.ts';
import { extraKind, grenadesOf, rangesOf, thrownKind } from './carried.ts';

/** Readers of a throw: of what, how far, how surely, and where it ends. */

/** Is a grenade of his a blind throw: short, and always scattered (SF-6, R125)? */
export const throwsBlindly = (game: Game, who: Id): boolean =>
  game.setup.ruleset.suppression.grenadesOf === 'inside' ? isPinned(game, who) : isSuppressed(game, who);

/** From the edge of the base to the edge of the marker (LOS-1). */
export const throwDistance = (game: Game, who: Id, at: Point): number => gap(baseOf(game, who), markerAt(game, at));

/** GREN-4: beyond the sure range, and always by one who is suppressed (SF-6). */
export function throwScatters(game: Game, who: Id, weapon: Id, at: Point): boolean {
  const { sure } = rangesOf(game, thrownKind(game, who, weapon));
  return sure === null || throwsBlindly(game, who) || !within(throwDistance(game, who, at), sure);
}

/**
 * Where a grenade bursts that is moved. R49: off the table it does where the line from the aim point meets the edge; null
 * where it does not burst at all.
 */
export function burstPlace(game: Game, from: Point, to: Point): Point | null {
  const { width, height } = game.setup.table;
  const [x, y] = to;
  if (x >= 0 && y >= 0 && x <= width && y <= height) return to;
  return game.setup.ruleset.grenades.offTable === 'edge' ? clampToTable(from, to, width, height) : null;
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
