import type { Family } from '../family.ts';
import { opportunityFire } from './action.ts';
import { opportunity } from './procedure.ts';

export const opportunityFamily = {
  actions: { opportunityFire },
  procedures: { opportunity },
} satisfies Family;
