import { houseRulesFault, rulesetOf, rulingsFault } from '../../editions/index.ts';
import { type RulesetFault, rulesetFault, type SetupFault, SIDES, setupFaults } from '../../engine/index.ts';
import { isClockSetting } from '../../play/clock.ts';
import { type GameChoice, startOf } from '../../play/newGame.ts';

/** Why a game cannot begin as it has been chosen. */
export type NewGameFault =
  | { readonly kind: 'ruling' | 'rule'; readonly id: string }
  | { readonly kind: 'clash'; readonly clash: RulesetFault }
  | { readonly kind: 'mostPoints' | 'clock' | 'goalUpstairs' | 'unsaved' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'setup'; readonly fault: SetupFault };

/** Letters of a player's name: what there is room for at every window size. */
export const LONGEST_NAME = 24;

/** The rules come first: what they ask of forces and table is asked once they are sound. */
export function newGameFaults(choice: GameChoice): readonly NewGameFault[] {
  const { edition, rulings = {}, rules = {}, mostPoints = 0 } = choice;
  const ruling = rulingsFault(edition, rulings);
  if (ruling !== null) return [{ kind: 'ruling', id: ruling }];
  const rule = houseRulesFault(rules);
  if (rule !== null) return [{ kind: 'rule', id: rule }];
  const ruleset = rulesetOf(edition, rulings, rules);
  const clash = rulesetFault(ruleset);
  if (clash) return [{ kind: 'clash', clash }];
  if (ruleset.setup.forceValue === 'at-most' && Number.isNaN(mostPoints)) return [{ kind: 'mostPoints' }];
  const tooLong = SIDES.map((side) => choice.names[side]).find((name) => name.length > LONGEST_NAME);
  if (tooLong !== undefined) return [{ kind: 'name', name: tooLong }];
  if (choice.clock && !isClockSetting(choice.clock)) return [{ kind: 'clock' }];
  if (!ruleset.levels.inPlay && isAboutUpstairs(choice)) return [{ kind: 'goalUpstairs' }];
  return setupFaults(startOf(choice).setup).map((fault) => ({ kind: 'setup', fault }));
}

/** Is something of a scenario above the ground that is to be touched or held (WIN-5)? Rules without levels leave it out (R165). */
function isAboutUpstairs({ scenario, table }: GameChoice): boolean {
  const above = table.scenery.filter(({ level = 0 }) => level > 0).map(({ id }) => id);
  const conditions = scenario ? SIDES.flatMap((side) => scenario.victory[side]) : [];
  return conditions.some((condition) => 'element' in condition && above.includes(condition.element));
}
