import type { Game, Id } from '../model.ts';
import { weaponsFor, weaponViolation } from '../modifiers.ts';
import { isPinned, isSuppressed } from '../suppression/zones.ts';
import { firearms, profile } from '../table.ts';
import { mayPay } from '../turn/budget.ts';
import { isFit } from '../wounds/fit.ts';

/** Readers of whoever watches a marker: may he shoot, and at what price? */

/** Does his opportunity fire sleep: is there no shot, though the marker stays (OF-8, R28, R125)? */
export const sleeps = (game: Game, who: Id): boolean =>
  game.setup.ruleset.suppression.opportunitySleeps === 'inside' ? isPinned(game, who) : isSuppressed(game, who);

/** OF-4: of the shot, in AT. */
export const priceOf = (game: Game): number => (game.setup.ruleset.opportunity.shot === 'paid' ? 1 : 0);

/** R28, OF-8: not one whose opportunity fire sleeps, and not without the price if there is one (R74). */
export const isReady = (game: Game, owner: Id): boolean =>
  isFit(game, owner) && !sleeps(game, owner) && (priceOf(game) === 0 || mayPay(game, owner, priceOf(game)) === null);

/** FIRE-2, R69: the ranges at which he has a weapon with dice that he may still fire. */
export const rangesOf = (game: Game, owner: Id): readonly ('short' | 'long')[] => {
  const able = firearms(profile(game, owner)).filter(
    (weapon) => priceOf(game) === 0 || weaponViolation(game, owner, weapon) === null,
  );
  return (['short', 'long'] as const).filter((range) => able.some((weapon) => weapon[range] > 0));
};

/** There must be a weapon that reaches, too (R69). */
export const mayShoot = (game: Game, owner: Id, target: Id): boolean =>
  isReady(game, owner) && weaponsFor(game, owner, target, 'opportunityFire').length > 0;
