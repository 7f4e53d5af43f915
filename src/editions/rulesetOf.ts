import type { Ruleset } from '../engine/index.ts';
import { type HouseRules, withHouseRules } from './houseRules.ts';
import type { EditionId } from './ids.ts';
import { editionRules } from './rulesets.ts';
import { type Rulings, withRulings } from './rulings.ts';

/**
 * The rules of an edition with the players' rulings (option letters, or a number where one is asked for), and over them their house
 * rules. What is bad in either changes nothing: ask `rulingsFault` and `houseRulesFault`, and `rulesetFault` of the whole.
 */
export const rulesetOf = (edition: EditionId, rulings: Rulings = {}, rules: HouseRules = {}): Ruleset =>
  withHouseRules(withRulings(editionRules(edition), edition, rulings), rules);
