import type { RuleSet } from '../ruleSet.ts';
import { APP_VERSION } from '../version.ts';
import { printed } from './writeGame.ts';

/** The version of the format that is written; migrations.ts says what is read. */
const VERSION = 1;

/** A set of rules as a file of its own (formats.md). */
export const ruleSetText = ({ name, edition, rulings, rules }: RuleSet): string =>
  printed({ format: 'take-cover/ruleset', version: VERSION, app: APP_VERSION, name, edition, rulings, rules });
