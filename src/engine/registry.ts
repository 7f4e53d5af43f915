import type { ActionTable } from './action.ts';
import { closeCombatFamily } from './closeCombat/family.ts';
import { fireFamily } from './fire/family.ts';
import { grenadesFamily } from './grenades/family.ts';
import type { Frame } from './model.ts';
import { movingFamily } from './moving/family.ts';
import { nerveFamily } from './nerve/family.ts';
import { opportunityFamily } from './opportunity/family.ts';
import type { Procedure, ProcedureTable } from './procedure.ts';
import { setupFamily } from './setup/family.ts';
import { suppressionFamily } from './suppression/family.ts';
import { actionsFrom } from './turn/acting.ts';
import { turnFamily } from './turn/family.ts';
import { woundsFamily } from './wounds/family.ts';

/** All families of rules together. An action or a kind of frame that none of them owns is missing in these tables. */

const actionTable: ActionTable = {
  ...setupFamily.actions,
  ...turnFamily.actions,
  ...movingFamily.actions,
  ...fireFamily.actions,
  ...grenadesFamily.actions,
  ...opportunityFamily.actions,
  ...suppressionFamily.actions,
  ...closeCombatFamily.actions,
  ...woundsFamily.actions,
  ...nerveFamily.actions,
};

const procedureTable: ProcedureTable = {
  ...setupFamily.procedures,
  ...turnFamily.procedures,
  ...movingFamily.procedures,
  ...fireFamily.procedures,
  ...grenadesFamily.procedures,
  ...opportunityFamily.procedures,
  ...suppressionFamily.procedures,
  ...closeCombatFamily.procedures,
  ...woundsFamily.procedures,
  ...nerveFamily.procedures,
};

export const actions = actionsFrom(actionTable);
export const { in: actionsIn, of: characterAction } = actions;

/** The table above pairs each kind with its own procedure, which the compiler cannot follow through an index. */
export const ownerOf = (frame: Frame): Procedure<Frame> => procedureTable[frame.kind] as unknown as Procedure<Frame>;
