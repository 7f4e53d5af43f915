import type { Family } from '../family.ts';
import { joinSuppression, suppressionFire } from './action.ts';
import { suppressionRoll } from './procedure.ts';

export const suppressionFamily = {
  actions: { joinSuppression, suppressionFire },
  procedures: { suppressionRoll },
} satisfies Family;
