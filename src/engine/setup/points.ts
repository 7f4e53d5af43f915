import type { Game, Setup, Side } from '../model.ts';

/** What forces are worth. */

export const totalPoints = ({ setup }: Pick<Game, 'setup'>, side: Side): number =>
  setup.roster.filter((e) => e.side === side).reduce((sum, e) => sum + e.card.points, 0);

/** SETUP-2, SETUP-5: what a force is worth, with the extra grenades it has bought (GREN-14). */
export const forcePoints = (game: Pick<Game, 'setup'>, side: Side): number =>
  totalPoints(game, side) + grenadePoints(game.setup, side);

/** GREN-14. */
export const grenadePoints = ({ ruleset, sides }: Setup, side: Side): number =>
  (ruleset.grenades.extra?.points ?? 0) * (sides[side].grenades ?? []).length;
