import { ACTION_SLIPS } from './slips/actions.ts';
import { FLOW_SLIPS } from './slips/flow.ts';
import type { Slip } from './slips/slip.ts';
import { TABLE_SLIPS } from './slips/table.ts';

export type { Slip } from './slips/slip.ts';

export const SLIPS: readonly Slip[] = [...TABLE_SLIPS, ...ACTION_SLIPS, ...FLOW_SLIPS];
