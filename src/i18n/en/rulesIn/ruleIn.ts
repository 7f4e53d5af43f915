import type { LedgerId, RulingId } from '../../../engine/index.ts';

/** What one edition says where it differs from tactic-2.2; without a title of its own the common one holds. */
export type RulesIn = Readonly<
  Partial<Record<LedgerId | RulingId, { readonly title?: string; readonly text: string }>>
>;
