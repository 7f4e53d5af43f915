import { ruleSetMade } from '../library.ts';
import type { RuleSet } from '../ruleSet.ts';
import { printed } from './writeGame.ts';

/** A set of rules as a file of its own (formats.md). */
export const ruleSetText = (set: RuleSet): string => printed({ ...ruleSetMade(set).file });
