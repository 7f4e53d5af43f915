import type { Card } from '../../engine/index.ts';
import { boltRifle, grenade, healthy, lmg, rifle, smg, wounded } from './weapons.ts';

/** Invented soldiers, every one of them named after a tree. */
export const soviet: readonly Card[] = [
  {
    id: 'dubovy',
    name: 'Timofey Dubovy',
    role: 'nco',
    faction: 'soviet',
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
    id: 'berezin',
    name: 'Lev Berezin',
    role: 'rifleman',
    faction: 'soviet',
    points: 6,
    healthy: healthy({ opportunityFire: 4, weapons: [rifle(1, 2), grenade] }),
    wounded: wounded({ opportunityFire: 3, weapons: [rifle(1, 1)] }),
  },
  {
    id: 'klenov',
    name: 'Maksim Klenov',
    role: 'smg',
    faction: 'soviet',
    points: 7,
    healthy: healthy({ moveAndFire: 3, opportunityFire: 3, h2h: 4, weapons: [smg(0, 4), grenade] }),
    wounded: wounded({ moveAndFire: 2, opportunityFire: 2, h2h: 3, weapons: [smg(0, 3)] }),
  },
  {
    id: 'sosnin',
    name: 'Gleb Sosnin',
    role: 'lmg',
    faction: 'soviet',
    points: 9,
    healthy: healthy({ move: 3, opportunityFire: 4, suppressionFire: 3, h2h: 2, weapons: [lmg(2, 3)] }),
    wounded: wounded({ move: 2, opportunityFire: 3, suppressionFire: 3, h2h: 2, weapons: [lmg(1, 2)] }),
  },
  {
    id: 'ryabinin',
    name: 'Ilya Ryabinin',
    role: 'scout',
    faction: 'soviet',
    points: 6,
    healthy: healthy({ opportunityFire: 4, camouflage: true, h2h: 2, weapons: [boltRifle(2, 2)] }),
    wounded: wounded({ opportunityFire: 3, camouflage: true, h2h: 2, weapons: [boltRifle(1, 2, 1)] }),
  },
];
