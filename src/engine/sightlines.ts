import { type Disk, diskOutline } from './geometry/outline.ts';
import type { Game, Id } from './model.ts';
import { sight } from './sight/index.ts';
import type { Base, Blocker, Sight } from './sight/types.ts';
import { baseOf, onTable } from './table.ts';

/** Every other character on the table may stand in between (COVER-7). */
const characterBlockers = (game: Game, without: readonly Id[]): Blocker[] =>
  onTable(game)
    .filter((c) => !without.includes(c.id))
    .map(({ id }) => {
      const { at, radius } = baseOf(game, id);
      return { id, outline: diskOutline(at, radius), cover: 'partial', character: true };
    });

/** Line of sight and cover from one character to another, as the table stands (LOS, COVER). */
export const sightBetween = (game: Game, from: Id, to: Id, want?: { readonly witness?: boolean }): Sight =>
  sightFrom(game, baseOf(game, from), baseOf(game, to), want);

/** The same for any two places where a base might stand. The characters at their ends are named by their ids. */
export function sightFrom(game: Game, from: Base, to: Base, want?: { readonly witness?: boolean }): Sight {
  const blockers = [...game.setup.blockers, ...characterBlockers(game, [from.id, to.id])];
  return sight({ from, to, blockers, rules: game.setup.ruleset.sight }, want);
}

/** A base of the game's size at a place where no character need stand. */
export const baseAt = (game: Game, at: Disk['at'], id: Id = ''): Base => ({
  id,
  at,
  radius: game.setup.ruleset.baseRadius,
});
