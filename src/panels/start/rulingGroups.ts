import type { RulingId } from '../../engine/index.ts';

/** The rulings players can change, as they would look for them. R39 takes a number and stands with the set-up. */
export const RULING_GROUPS = {
  setup: ['R04', 'R52', 'R53', 'R58', 'R61', 'R62'],
  turn: ['R07', 'R09', 'R10', 'R59', 'R63'],
  move: ['R11', 'R101', 'R104', 'R126', 'R134'],
  sight: ['R32', 'R34', 'R38', 'R76', 'R132'],
  fire: ['R15', 'R70', 'R82'],
  grenades: ['R18', 'R19', 'R21', 'R23', 'R49', 'R78', 'R100'],
  opportunity: ['R26', 'R27', 'R65', 'R73', 'R102'],
  suppression: ['R29', 'R80', 'R98', 'R103'],
  closeCombat: ['R66', 'R99', 'R129'],
  command: ['R31', 'R41', 'R42'],
} as const satisfies Readonly<Record<string, readonly RulingId[]>>;

export type RulingGroup = keyof typeof RULING_GROUPS;
