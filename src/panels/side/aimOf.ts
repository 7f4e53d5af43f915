import type { Game } from '../../engine/index.ts';

/**
 * WIN-1, WIN-4: what both sides are after, at half of what counts; in a skirmish perhaps only in the lead, in a mission the
 * objective as well. Nothing in a scenario, which has goals of its own (WIN-5).
 */
export function aimOf({ setup }: Game): 'losesAt' | 'losesAtLead' | 'mission' | null {
  if (setup.victory) return null;
  if (setup.type === 'mission') return 'mission';
  return setup.ruleset.victory.skirmishLead ? 'losesAtLead' : 'losesAt';
}
