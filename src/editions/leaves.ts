import type { Ruleset } from '../engine/index.ts';
import type { EditionId } from './ids.ts';
import { idsOfLeaf, LEAVES } from './register/values.ts';
import { editionRules } from './rulesets.ts';
import { tactic22 } from './tactic22.ts';

/** Of two rulesets the values that are not the same, as `part.name`. */
export const differingLeaves = (p: Ruleset, q: Ruleset): readonly string[] =>
  LEAVES.filter((leaf) => JSON.stringify(valueAt(p, leaf)) !== JSON.stringify(valueAt(q, leaf)));

function valueAt(rules: Ruleset, leaf: string): unknown {
  const [part, name] = leaf.split('.');
  const value = rules[part as keyof Ruleset];
  return name === undefined ? value : value[name as never];
}

/** The rules and rulings behind the values in which a source differs from tactic-2.2. */
export const idsChangedBy = (source: EditionId): ReadonlySet<string> =>
  new Set(differingLeaves(tactic22, editionRules(source)).flatMap(idsOfLeaf));
