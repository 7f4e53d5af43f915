export { comparison, type RuleDifference, type Rules, type Saying } from './comparing.ts';
export { type HouseRules, houseRulesFault, optionsOf, type RuleValue, valueIn } from './houseRules.ts';
export { EDITION_LETTERS, EDITIONS, type EditionId, isEdition } from './ids.ts';
export { differingLeaves, idsChangedBy } from './leaves.ts';
export { idsOfLeaf } from './register/values.ts';
export { rulesetOf } from './rulesetOf.ts';
export { rulesOf } from './rulesOf.ts';
export {
  type RulingOption,
  type Rulings,
  type RulingsGiven,
  rulingNumbers,
  rulingOptions,
  rulingsFault,
} from './rulings.ts';
export { rulingsOf } from './rulingsOf.ts';
export { isSwitch, SWITCH_IDS, type SwitchId } from './switches.ts';
