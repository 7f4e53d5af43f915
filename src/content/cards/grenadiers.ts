import type { Card } from '../../engine/index.ts';
import {
  boltRifle,
  concussionGrenade,
  healthy,
  lmg,
  pistol,
  scopedRifle,
  smg,
  smokeGrenade,
  wounded,
} from './weapons.ts';

/** Invented soldiers, every one of them named after a tree. Germans about a machine gun, with a scoped rifle to watch its flank. */
export const grenadiers: readonly Card[] = [
  {
    id: 'lindner',
    name: 'Konrad Lindner',
    role: 'nco',
    faction: 'german',
    points: 8,
    healthy: healthy({
      moveAndFire: 3,
      opportunityFire: 3,
      suppressionFire: 3,
      command: 2,
      weapons: [smg(0, 3), concussionGrenade],
    }),
    wounded: wounded({ moveAndFire: 2, opportunityFire: 2, command: 1, weapons: [smg(0, 2), concussionGrenade] }),
  },
  {
    id: 'espe',
    name: 'Karl Espe',
    role: 'rifleman',
    faction: 'german',
    points: 6,
    healthy: healthy({ opportunityFire: 4, weapons: [boltRifle(1, 3), concussionGrenade] }),
    wounded: wounded({ opportunityFire: 3, weapons: [boltRifle(1, 2, 1)] }),
    reinforcement: {
      name: 'Paul Erlbeck',
      role: 'rifleman',
      healthy: healthy({ opportunityFire: 4, weapons: [boltRifle(2, 2), smokeGrenade] }),
    },
  },
  {
    id: 'weidner',
    name: 'Willi Weidner',
    role: 'smg',
    faction: 'german',
    points: 7,
    healthy: healthy({ moveAndFire: 3, opportunityFire: 3, h2hPriority: true, weapons: [smg(0, 3), smokeGrenade] }),
    wounded: wounded({ moveAndFire: 2, opportunityFire: 2, h2hPriority: true, weapons: [smg(0, 2)] }),
  },
  {
    id: 'ulmer',
    name: 'Hugo Ulmer',
    role: 'lmg',
    faction: 'german',
    points: 9,
    healthy: healthy({ move: 3, opportunityFire: 4, suppressionFire: 4, h2h: 2, weapons: [lmg(2, 3), pistol(2)] }),
    wounded: wounded({ move: 2, opportunityFire: 3, suppressionFire: 3, h2h: 2, weapons: [lmg(1, 2), pistol(1)] }),
  },
  {
    id: 'holler',
    name: 'Franz Hollerbusch',
    role: 'scout',
    faction: 'german',
    points: 6,
    healthy: healthy({ opportunityFire: 4, camouflage: true, h2h: 2, weapons: [scopedRifle(2, 2)] }),
    wounded: wounded({ opportunityFire: 3, camouflage: true, h2h: 2, weapons: [scopedRifle(1, 1)] }),
  },
];
