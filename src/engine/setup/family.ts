import type { Family } from '../family.ts';
import { setup } from './procedure.ts';

export const setupFamily = {
  actions: {},
  procedures: { setup },
} satisfies Family;
