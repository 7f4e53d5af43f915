import type { Difference } from './differing.ts';

/** The French quick start of 2018, where it differs from tactic-2.2. Beside each line its ledger row and ruling (column F). */
export const quickstartFrench: Difference = {
  movement: {
    touching: 'passes', // MOVE-6, H2H-1, R94
  },

  sight: {
    nearRule: 'target', // COVER-6, R95
  },

  takeCover: {
    atClose: 'effect', // TC-4, R84
  },

  grenades: {
    scatter: [2, 2, 1, 1, 0, 0], // GREN-5, R20
  },

  opportunity: {
    optional: false, // OF-4, R92
  },

  suppression: {
    sight: 'firer', // SF-4, R93
  },
};
