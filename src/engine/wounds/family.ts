import type { Family } from '../family.ts';
import { body } from './bodyProcedure.ts';

export const woundsFamily = {
  actions: {},
  procedures: { body },
} satisfies Family;
