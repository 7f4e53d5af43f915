import type { Card } from '../../engine/index.ts';
import {
  concussionGrenade,
  fragGrenade,
  healthy,
  lmg,
  pistol,
  smg,
  smokeGrenade,
  steadyRifle,
  wounded,
} from './weapons.ts';

/** Invented soldiers, every one of them named after a tree. Americans: rifles that load themselves and aim every shot. */
export const american: readonly Card[] = [
  {
    id: 'ashwood',
    name: 'Henry Ashwood',
    role: 'nco',
    faction: 'us',
    points: 8,
    healthy: healthy({
      moveAndFire: 3,
      opportunityFire: 3,
      suppressionFire: 3,
      command: 2,
      weapons: [smg(0, 3), fragGrenade],
    }),
    wounded: wounded({ moveAndFire: 2, opportunityFire: 2, command: 1, weapons: [smg(0, 2), fragGrenade] }),
  },
  {
    id: 'hickory',
    name: 'Walt Hickory',
    role: 'rifleman',
    faction: 'us',
    points: 7,
    healthy: healthy({
      moveAndFire: 3,
      opportunityFire: 4,
      h2hPriority: true,
      weapons: [steadyRifle(2, 2), concussionGrenade],
    }),
    wounded: wounded({ moveAndFire: 2, opportunityFire: 3, h2hPriority: true, weapons: [steadyRifle(1, 1)] }),
  },
  {
    id: 'poplar',
    name: 'Frank Poplar',
    role: 'smg',
    faction: 'us',
    points: 7,
    healthy: healthy({ moveAndFire: 3, opportunityFire: 3, weapons: [smg(0, 3), concussionGrenade] }),
    wounded: wounded({ moveAndFire: 2, opportunityFire: 2, weapons: [smg(0, 2)] }),
    reinforcement: {
      name: 'Ned Maple',
      role: 'rifleman',
      healthy: healthy({ opportunityFire: 4, weapons: [steadyRifle(1, 2), smokeGrenade] }),
    },
  },
  {
    id: 'alderman',
    name: 'Joe Alderman',
    role: 'lmg',
    faction: 'us',
    points: 8,
    healthy: healthy({
      moveAndFire: 2,
      opportunityFire: 4,
      suppressionFire: 3,
      h2h: 2,
      weapons: [lmg(2, 2), pistol(1)],
    }),
    wounded: wounded({
      moveAndFire: 1,
      opportunityFire: 3,
      suppressionFire: 3,
      h2h: 2,
      weapons: [lmg(1, 2), pistol(1)],
    }),
  },
  {
    id: 'cypress',
    name: 'Roy Cypress',
    role: 'scout',
    faction: 'us',
    points: 6,
    healthy: healthy({ opportunityFire: 4, camouflage: true, h2h: 2, weapons: [steadyRifle(1, 2), smokeGrenade] }),
    wounded: wounded({ opportunityFire: 3, camouflage: true, h2h: 2, weapons: [steadyRifle(1, 1)] }),
  },
];
