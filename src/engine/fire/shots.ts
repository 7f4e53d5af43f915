import type { Weapon } from '../cards.ts';
import type { Game, Id } from '../model.ts';
import { shotsFired } from '../modifiers.ts';

/** Readers of shots: how many at once, and which of them may be aimed. */

/** Shots that may be declared at once (FIRE-6, FIRE-7): at least 1, allowed or not. */
export const mostShots = (game: Game, who: Id, weapon: Weapon): number =>
  game.setup.ruleset.fire.several === 'together' ? Math.max(1, weapon.shots - shotsFired(game, who)) : 1;

/** R15: is Aim declared together with the shot? */
export const isAimDeclared = (game: Game): boolean => game.setup.ruleset.aim.declared === 'with-shot';

/** May the nth shot of a character in a turn be aimed (R16, R70)? That of opportunity fire is not counted (R44). */
export function aimableShot(game: Game, weapon: Weapon | undefined, nth: number): boolean {
  const { shots } = game.setup.ruleset.aim;
  return nth <= 1 || shots === 'each' || (shots === 'card' && weapon?.aimEveryShot === true);
}
