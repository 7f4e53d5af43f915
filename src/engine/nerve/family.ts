import type { Family } from '../family.ts';
import { recover } from './action.ts';
import { shockTest } from './procedure.ts';

export const nerveFamily = {
  actions: { recover },
  procedures: { shockTest },
} satisfies Family;
