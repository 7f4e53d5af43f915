import type { Family } from '../family.ts';
import { closeCombat } from './procedure.ts';

export const closeCombatFamily = {
  actions: {},
  procedures: { closeCombat },
} satisfies Family;
