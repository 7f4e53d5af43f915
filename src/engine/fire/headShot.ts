import type { Game } from '../model.ts';
import { type Attack, diceByShot, sum } from '../modifiers.ts';
import type { RuleId } from '../ruleIds.ts';

/** What the dice of a shot are, and why. */
type Fired = Pick<Attack, 'need' | 'count'>;

/** FIRE-5, R14: enough sixes eliminate, among the dice of one shot or of the whole roll. A shot of one who hides fells nobody with R137=b. */
export function isHeadShot(game: Game, { need, count }: Fired, dice: readonly number[]): boolean {
  const { headShotSixes, headShotIn, headShotInCover } = game.setup.ruleset.fire;
  if (!headShotInCover && need.some(({ rule }) => COVER_TAKEN.includes(rule))) return false;
  const rolls = headShotIn === 'roll' ? [dice] : diceByShot(count, dice);
  return rolls.some((roll) => roll.filter((d) => d === 6).length >= headShotSixes);
}

const COVER_TAKEN: readonly RuleId[] = ['TC-2', 'WOUND-3', 'CAM-1'];

/** FIRE-5, R13: how many sixes of this roll are a head shot; null if no dice it has can be one. */
export function headShotSixes(game: Game, fired: Fired): number | null {
  const { headShotSixes: sixes, headShotBeyondSix } = game.setup.ruleset.fire;
  const best = Array.from({ length: sum(fired.count) }, () => 6);
  const canHit = sum(fired.need) <= 6 || headShotBeyondSix;
  return canHit && isHeadShot(game, fired, best) ? sixes : null;
}
