import type { Difference } from './differing.ts';

/** The Italian quick start, where it differs from tactic-2.2. Beside each line its ledger row and ruling (column I). */
export const quickstartItalian: Difference = {
  setup: {
    forceValue: 'at-most', // SETUP-2
    forEach: 'cover', // SETUP-4
    deployFirst: 'roll', // SETUP-5
  },

  victory: {
    mission: 'points', // WIN-4
  },

  sight: {
    nearRule: 'target', // COVER-6, R95
    charactersCover: false, // COVER-7, R33
  },

  fire: {
    oneWeapon: false, // FIRE-8, R81
  },

  grenades: {
    ties: 'roll', // GREN-10, R86
  },

  suppression: {
    contact: 'both-outside', // SF-4, R88
    barsBeginning: 'nothing', // SF-10
    barsJoining: 'shots', // SF-3, SF-10, R90
    dice: 'every-firer', // SF-9
    victim: 'any', // SF-9, R89
  },

  wounds: {
    shock: { until: 'start', of: 'ownersTurn' }, // WOUND-2, R91
  },
};
