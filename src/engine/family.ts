import type { ActionTable } from './action.ts';
import type { ProcedureTable } from './procedure.ts';

/** What a family of rules adds to the game; registry.ts collects it. */
export interface Family {
  /** What characters can do by commands of their own. */
  readonly actions: Partial<ActionTable>;
  /** The owners of its kinds of frames. */
  readonly procedures: Partial<ProcedureTable>;
}
