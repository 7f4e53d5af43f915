import type { Family } from '../family.ts';
import { fire } from './action.ts';
import { shot } from './procedure.ts';
import { switchWeapon } from './switchWeaponAction.ts';
import { takeCover } from './takeCoverAction.ts';

export const fireFamily = {
  actions: { fire, switchWeapon, takeCover },
  procedures: { shot },
} satisfies Family;
