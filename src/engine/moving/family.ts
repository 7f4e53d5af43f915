import type { Family } from '../family.ts';
import { clearBody } from './clearBodyAction.ts';
import { move } from './moveAction.ts';
import { moveAndFire as moveAndFireAction } from './moveAndFireAction.ts';
import { moveAndFire as moveAndFireProcedure } from './moveAndFireProcedure.ts';
import { movement } from './movementProcedure.ts';
import { takeHole } from './takeHoleProcedure.ts';

export const movingFamily = {
  actions: { clearBody, move, moveAndFire: moveAndFireAction },
  procedures: { moveAndFire: moveAndFireProcedure, movement, takeHole },
} satisfies Family;
