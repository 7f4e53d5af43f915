import type { RulingId } from '../../engine/index.ts';

/**
 * The rulings players can change, as they would look for them; an edition has a part of them. R39 takes a number and
 * stands with the set-up.
 */
export const RULING_GROUPS = {
  setup: ['R04', 'R52', 'R53', 'R58', 'R61', 'R62', 'R162', 'R169', 'R171'],
  turn: ['R03', 'R05', 'R07', 'R09', 'R10', 'R59', 'R63'],
  move: ['R11', 'R94', 'R101', 'R104', 'R123', 'R126', 'R134', 'R153'],
  sight: [
    'R32',
    'R33',
    'R34',
    'R37',
    'R38',
    'R75',
    'R76',
    'R95',
    'R96',
    'R122',
    'R132',
    'R142',
    'R143',
    'R144',
    'R148',
    'R167',
    'R170',
  ],
  fire: ['R13', 'R14', 'R15', 'R16', 'R68', 'R70', 'R81', 'R82', 'R84', 'R137'],
  grenades: [
    'R17',
    'R18',
    'R19',
    'R21',
    'R22',
    'R23',
    'R35',
    'R49',
    'R78',
    'R79',
    'R85',
    'R86',
    'R100',
    'R121',
    'R157',
    'R158',
    'R159',
  ],
  opportunity: ['R26', 'R27', 'R65', 'R72', 'R73', 'R92', 'R102', 'R150', 'R168'],
  suppression: ['R29', 'R47', 'R77', 'R80', 'R88', 'R89', 'R90', 'R93', 'R98', 'R103', 'R124', 'R125'],
  closeCombat: ['R30', 'R66', 'R91', 'R99', 'R129'],
  command: ['R31', 'R41', 'R42'],
} as const satisfies Readonly<Record<string, readonly RulingId[]>>;

export type RulingGroup = keyof typeof RULING_GROUPS;
