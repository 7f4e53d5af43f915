import type { Family } from '../family.ts';
import { action } from './actionProcedure.ts';
import { freeRoll } from './freeRollProcedure.ts';
import { initiative } from './initiativeProcedure.ts';
import { turn } from './turnProcedure.ts';

export const turnFamily = {
  actions: {},
  procedures: { action, freeRoll, initiative, turn },
} satisfies Family;
