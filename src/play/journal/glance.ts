import { type EditionId, type HouseRules, type Rulings, rulesetOf } from '../../editions/index.ts';
import { charactersOf, type Game, losses, prepareSetup, type Setup, SIDES, type Side } from '../../engine/index.ts';
import type { Header, Summary } from './database.ts';

/** What a header holds if it is sound; nobody has checked whether it is. */
interface Unchecked {
  readonly edition: EditionId;
  readonly rulings: Rulings;
  readonly rules: HouseRules;
  readonly setup: Omit<Setup, 'ruleset'>;
}

/**
 * A stored game as it stood last, good enough to be drawn and for what both sides have lost, without the reader of files: null as
 * soon as anything in it is not as it should be. Never to be played.
 */
export function lastPosition({ file }: Header, { last }: Summary): Game | null {
  try {
    const { edition, rulings, rules, setup } = file as unknown as Unchecked;
    const game: Game = { setup: prepareSetup({ ...setup, ruleset: rulesetOf(edition, rulings, rules) }), state: last };
    const { width, height } = game.setup.table;
    const isSound = (side: Side): boolean => losses(game, side).total > 0 && charactersOf(game, side).every(isPlaced);
    return width > 0 && height > 0 && SIDES.every(isSound) ? game : null;
  } catch {
    return null;
  }
}

const isPlaced = ({ at }: { readonly at: unknown }): boolean =>
  at === null || (Array.isArray(at) && at.length === 2 && at.every(Number.isFinite));
