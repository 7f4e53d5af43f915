import type { Family } from '../family.ts';
import { grenade as grenadeAction } from './action.ts';
import { burst } from './burstProcedure.ts';
import { grenade as grenadeProcedure } from './procedure.ts';

export const grenadesFamily = {
  actions: { grenade: grenadeAction },
  procedures: { burst, grenade: grenadeProcedure },
} satisfies Family;
