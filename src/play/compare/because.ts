import { differingLeaves } from '../../editions/index.ts';
import type { Ruleset } from '../../engine/index.ts';

/** Does this hold of a ruleset? Asked a step at a time. */
export type Holds = (rules: Ruleset) => Generator<undefined, boolean>;

/**
 * The fewest values (`part.name`) of other rules that, put into one's own, already make true what is true of the others:
 * none of them can be left out. Mostly it is a single one, so one half after the other is left out as long as that will
 * do; then whole parts, then single values.
 */
export function* decidingLeaves(own: Ruleset, others: Ruleset, holds: Holds): Generator<undefined, readonly string[]> {
  let kept = yield* halved(differingLeaves(own, others));
  const parts = [...new Set(kept.map(partOf))];
  for (const part of parts) kept = yield* unlessNeeded(kept, (leaf) => partOf(leaf) === part);
  for (const each of kept) kept = yield* unlessNeeded(kept, (leaf) => leaf === each);
  return kept;

  function* halved(leaves: readonly string[]): Generator<undefined, readonly string[]> {
    const middle = leaves.length >> 1;
    for (const half of middle > 0 ? [leaves.slice(0, middle), leaves.slice(middle)] : []) {
      if (yield* holds(taking(own, others, half))) return yield* halved(half);
    }
    return leaves;
  }

  function* unlessNeeded(
    leaves: readonly string[],
    leave: (leaf: string) => boolean,
  ): Generator<undefined, readonly string[]> {
    const fewer = leaves.filter((leaf) => !leave(leaf));
    return fewer.length < leaves.length && (yield* holds(taking(own, others, fewer))) ? fewer : leaves;
  }
}

const partOf = (leaf: string): string => leaf.split('.')[0] ?? '';

/** One's own rules with these values of the others. */
function taking(own: Ruleset, others: Ruleset, leaves: readonly string[]): Ruleset {
  type Parts = Record<string, Record<string, unknown>>;
  const from = others as unknown as Parts;
  const rules: Parts = { ...(own as unknown as Parts) };
  for (const leaf of leaves) {
    const [part = '', name] = leaf.split('.');
    rules[part] = name === undefined ? (from[part] as Parts[string]) : { ...rules[part], [name]: from[part]?.[name] };
  }
  return rules as unknown as Ruleset;
}
