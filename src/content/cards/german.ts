import type { Card } from '../../engine/index.ts';
import { boltRifle, grenade, healthy, lmg, rifle, smg, wounded } from './weapons.ts';

/** Invented soldiers, every one of them named after a tree. */
export const german: readonly Card[] = [
  {
    id: 'eichner',
    name: 'Ludwig Eichner',
    role: 'nco',
    faction: 'german',
    points: 8,
    healthy: healthy({
      moveAndFire: 3,
      opportunityFire: 3,
      suppressionFire: 3,
      command: 2,
      weapons: [smg(0, 3), grenade],
    }),
    wounded: wounded({ moveAndFire: 2, opportunityFire: 2, command: 1, weapons: [smg(0, 2), grenade] }),
  },
  {
    id: 'birkner',
    name: 'Otto Birkner',
    role: 'rifleman',
    faction: 'german',
    points: 6,
    healthy: healthy({ opportunityFire: 4, weapons: [boltRifle(2, 3), grenade] }),
    wounded: wounded({ opportunityFire: 3, weapons: [boltRifle(1, 2, 1)] }),
  },
  {
    id: 'tanner',
    name: 'Emil Tanner',
    role: 'smg',
    faction: 'german',
    points: 7,
    healthy: healthy({ moveAndFire: 3, opportunityFire: 3, weapons: [smg(0, 4), grenade] }),
    wounded: wounded({ moveAndFire: 2, opportunityFire: 2, weapons: [smg(0, 3)] }),
  },
  {
    id: 'ahorn',
    name: 'Kaspar Ahorn',
    role: 'lmg',
    faction: 'german',
    points: 9,
    healthy: healthy({ move: 3, opportunityFire: 4, suppressionFire: 4, h2h: 2, weapons: [lmg(2, 3)] }),
    wounded: wounded({ move: 2, opportunityFire: 3, suppressionFire: 3, h2h: 2, weapons: [lmg(1, 2)] }),
  },
  {
    id: 'buchholz',
    name: 'Anton Buchholz',
    role: 'scout',
    faction: 'german',
    points: 6,
    healthy: healthy({ opportunityFire: 4, camouflage: true, h2h: 2, weapons: [rifle(1, 2)] }),
    wounded: wounded({ opportunityFire: 3, camouflage: true, h2h: 2, weapons: [rifle(1, 1)] }),
  },
];
