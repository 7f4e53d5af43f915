import {
  type Card,
  type Id,
  isBelowSize,
  type PreparedSetup,
  type SetupRule,
  SIDES,
  setupFaults,
  type Violation,
} from '../../engine/index.ts';
import { rosterOf } from '../../play/draft/change.ts';
import type { Draft } from '../../play/draft/draft.ts';
import { leftOutOf, type StoreyWarning, storeyWarnings } from '../../play/storeyWarnings.ts';
import { shownOf } from './things.ts';

/** What the rules would have of a table and its forces, and a position need not: it stops nobody. */
export type Advice =
  /** SETUP-3, SETUP-4. */
  | { readonly kind: 'rule'; readonly violation: Violation & { readonly rule: SetupRule } }
  /** SETUP-11, where a smaller table can be played on (R169). */
  | { readonly kind: 'small' }
  | { readonly kind: 'storey'; readonly warning: StoreyWarning }
  /** R165: so many pieces above the ground, by rules without levels. */
  | { readonly kind: 'leftOut'; readonly count: number };

/** What has been agreed on and is not kept is a fault of the draft, and told there. */
export function adviceOn(draft: Draft): readonly Advice[] {
  const { setup } = shownOf(draft);
  const leftOut = leftOutOf(setup);
  const faults = setupFaults(draft.setup);
  return [
    ...faults.flatMap(({ rule, data = {} }): Advice[] =>
      rule === 'SETUP-4' ? [{ kind: 'rule', violation: { rule, data } }] : [],
    ),
    ...(faults.some(({ rule }) => rule === 'SETUP-3') ? [] : twice(draft, setup)),
    ...(isBelowSize(setup.table) && setup.ruleset.setup.belowSize !== 'refused' ? [{ kind: 'small' } as const] : []),
    ...(leftOut > 0 ? [{ kind: 'leftOut', count: leftOut } as const] : []),
    ...storeyWarnings(setup.elements).map((warning): Advice => ({ kind: 'storey', warning })),
  ];
}

/** SETUP-3: on the workbench everybody has a card of his own, so the same one twice is one that says the same. */
function twice({ setup }: Draft, { ruleset }: PreparedSetup): readonly Advice[] {
  if (ruleset.setup.duplicates) return [];
  return SIDES.flatMap((side) => {
    const seen = new Map<string, number>();
    return rosterOf(setup)
      .filter((each) => each.side === side)
      .flatMap(({ id, card }): Advice[] => {
        const text = printedOf(card);
        const times = (seen.get(text) ?? 0) + 1;
        seen.set(text, times);
        return times === 2 ? [{ kind: 'rule', violation: { rule: 'SETUP-3', data: { by: side, who: id } } }] : [];
      });
  });
}

const printedOf = ({ id: _, ...printed }: Card): string => JSON.stringify(printed);

/** What it is about, and on which level that is seen; null: the whole. */
export function aboutOf(advice: Advice): { readonly id: Id; readonly level: number } | null {
  if (advice.kind === 'storey') return { id: advice.warning.element, level: advice.warning.level };
  const who = advice.kind === 'rule' ? advice.violation.data?.who : undefined;
  return typeof who === 'string' ? { id: who, level: 0 } : null;
}
