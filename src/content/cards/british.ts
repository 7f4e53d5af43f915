import type { Card } from '../../engine/index.ts';
import {
  boltRifle,
  concussionGrenade,
  fragGrenade,
  healthy,
  lmg,
  pistol,
  smg,
  smokeGrenade,
  wounded,
} from './weapons.ts';

/** Invented soldiers, every one of them named after a tree. British: a steady light machine gun, bayonets, and smoke to cross the open. */
export const british: readonly Card[] = [
  {
    id: 'rowan',
    name: 'Harold Rowan',
    role: 'nco',
    faction: 'british',
    points: 8,
    healthy: healthy({
      moveAndFire: 3,
      opportunityFire: 3,
      suppressionFire: 3,
      command: 2,
      weapons: [smg(0, 3), smokeGrenade],
    }),
    wounded: wounded({ moveAndFire: 2, opportunityFire: 2, command: 1, weapons: [smg(0, 2), smokeGrenade] }),
  },
  {
    id: 'hawthorn',
    name: 'Alfred Hawthorn',
    role: 'rifleman',
    faction: 'british',
    points: 6,
    healthy: healthy({ opportunityFire: 4, h2hPriority: true, weapons: [boltRifle(2, 2), fragGrenade] }),
    wounded: wounded({ opportunityFire: 3, h2hPriority: true, weapons: [boltRifle(1, 2, 1)] }),
  },
  {
    id: 'hazelwood',
    name: 'Bert Hazelwood',
    role: 'smg',
    faction: 'british',
    points: 7,
    healthy: healthy({ moveAndFire: 3, opportunityFire: 3, weapons: [smg(0, 3), concussionGrenade] }),
    wounded: wounded({ moveAndFire: 2, opportunityFire: 2, weapons: [smg(0, 2)] }),
    reinforcement: {
      name: 'Tom Linden',
      role: 'rifleman',
      healthy: healthy({ opportunityFire: 4, h2hPriority: true, weapons: [boltRifle(1, 3)] }),
    },
  },
  {
    id: 'elmhurst',
    name: 'Jack Elmhurst',
    role: 'lmg',
    faction: 'british',
    points: 9,
    healthy: healthy({ move: 3, opportunityFire: 4, suppressionFire: 4, h2h: 2, weapons: [lmg(2, 3, 2), pistol(1)] }),
    wounded: wounded({ move: 2, opportunityFire: 3, suppressionFire: 3, h2h: 2, weapons: [lmg(1, 2), pistol(1)] }),
  },
  {
    id: 'yewdale',
    name: 'Percy Yewdale',
    role: 'scout',
    faction: 'british',
    points: 6,
    healthy: healthy({ opportunityFire: 4, camouflage: true, h2h: 2, weapons: [boltRifle(2, 2), smokeGrenade] }),
    wounded: wounded({ opportunityFire: 3, camouflage: true, h2h: 2, weapons: [boltRifle(1, 2, 1)] }),
  },
];
