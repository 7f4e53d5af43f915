import { inFile, type Slip } from './slip.ts';

/** Slips in what may be declared, at what price. */
export const ACTION_SLIPS: readonly Slip[] = [
  ...inFile('fire/action.ts', [
    'FIRE-7',
    'return shots < 1 || shots > most ? violation',
    'return shots < 0 ? violation',
  ]),
  ...inFile('fire/takeCoverAction.ts', [
    'R40',
    "(character(game, who).inCover ? violation('R40', { who }) : null)",
    'null',
  ]),
  ...inFile(
    'moving/moveAndFireAction.ts',
    ['TURN-8', "if (reach === null) return violation('TURN-8', { who });", ''],
    ['MF-1', 'profile(game, who).moveAndFire ?? 0', 'profile(game, who).move'],
    ['MF-3', '?.element] = difficultCrossed;', '?.element] = [] as Id[];', 'B'],
  ),
  ...inFile(
    'moving/clearBodyAction.ts',
    ['MOVE-13', "return isInReach(game, who, body) ? null : violation('MOVE-13', { who });", 'return null;', 'B'],
    ['MOVE-2', 'movementViolation(game, who, 1) ??', '', 'B'],
  ),
  ...inFile('fire/switchWeaponAction.ts', [
    'FIRE-8',
    "if (weaponInUse(game, who) === null) return violation('FIRE-8', { unused: who });",
    '',
    'B',
  ]),
  ...inFile('opportunity/action.ts', [
    'OF-1 LOS-14',
    'offTable(game, at) ?? markerOutOfSight(game, who, at)',
    'offTable(game, at)',
  ]),
  ...inFile(
    'suppression/action.ts',
    ['SF-1', 'markerOutOfSight(game, who, at) ??', ''],
    [
      'SF-2 R47',
      "if (partners.length < need && !(need === 1 && hasMachineGun(game, who))) return violation('R47', { need: 2 });",
      '',
    ],
    ['SF-10', "if (isBarred) return violation('SF-10', { who });", ''],
  ),
  ...inFile('grenades/action.ts', [
    'GREN-12',
    'offTable(game, at)',
    "(game.setup.elements.some((e) => e.cover !== 'none') ? violation('GREN-12') : offTable(game, at))",
  ]),
];
