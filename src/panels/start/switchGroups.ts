import type { SwitchId } from '../../editions/index.ts';

/** The rules players can switch, as they would look for them. */
export const SWITCH_GROUPS = {
  setup: ['SETUP-2', 'SETUP-3', 'SETUP-4', 'SETUP-5', 'SETUP-7', 'SETUP-8', 'SETUP-9'],
  turn: ['TURN-1', 'TURN-2', 'TURN-3', 'TURN-5', 'TURN-6', 'TURN-7', 'WIN-1', 'WIN-2', 'WIN-4'],
  move: ['MOVE-2', 'MOVE-6'],
  sight: ['COVER-6', 'COVER-7', 'LOS-5', 'LOS-13'],
  fire: ['FIRE-5', 'FIRE-7', 'FIRE-8', 'AIM-1', 'MF-1'],
  takeCover: ['TC-1', 'TC-2', 'TC-3', 'TC-4'],
  grenades: ['GREN-1', 'GREN-2', 'GREN-3', 'GREN-4', 'GREN-5', 'GREN-9', 'GREN-10'],
  opportunity: ['OF-4'],
  suppression: ['SF-4', 'SF-7', 'SF-9'],
  closeCombat: ['H2H-2', 'H2H-3', 'H2H-6', 'WOUND-5', 'WOUND-2', 'PSY-1'],
  command: ['CMD-1', 'CMD-2'],
} as const satisfies Readonly<Record<string, readonly SwitchId[]>>;

export type SwitchGroup = keyof typeof SWITCH_GROUPS;
