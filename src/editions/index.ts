import type { Ruleset } from '../engine/index.ts';
import { type HouseRules, withHouseRules } from './houseRules.ts';
import type { EditionId } from './ids.ts';
import { sourceRules } from './rulesets.ts';
import { type Rulings, withRulings } from './rulings.ts';

/**
 * The rules of an edition with the players' rulings (option letters, or a number for R39), and over them their house
 * rules. What is bad in either changes nothing: ask `rulingsFault` and `houseRulesFault`, and `rulesetFault` of the whole.
 */
export const rulesetOf = (edition: EditionId, rulings: Rulings = {}, rules: HouseRules = {}): Ruleset =>
  withHouseRules(withRulings(sourceRules(edition), edition, rulings), rules);

export { type HouseRules, houseRulesFault, optionsOf, type RuleValue, valueIn } from './houseRules.ts';
export { EDITION_LETTERS, EDITIONS, type EditionId, isEdition } from './ids.ts';
export { idsChangedBy } from './leafRules.ts';
export { type Rulings, rulingOptions, rulingsFault } from './rulings.ts';
export { rulingsOf } from './rulingsOf.ts';
export { isSwitch, SWITCH_IDS, type SwitchId } from './switches.ts';
