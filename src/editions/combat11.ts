import type { Difference } from './differing.ts';

/** 1-48COMBAT 1.1 of 2009, the ancestor, where it differs from tactic-2.2. Beside each line its ledger row and ruling (column C). */
export const combat11: Difference = {
  setup: {
    duplicates: false, // SETUP-3
    tokens: 12, // SETUP-8
    firstTurn: 'initiative', // TURN-2
  },

  turn: {
    rounds: true, // TURN-1
    bids: 'secret', // R03
    income: 12, // TURN-3
    mostTokens: 6, // TURN-5
    actionsPer: 'round', // TURN-7
  },

  victory: {
    skirmish: 'characters', // WIN-1
  },

  sight: {
    partialHides: 'part', // LOS-5, R75
  },

  fire: {
    several: 'together', // FIRE-7, R14
    headShotIn: 'shot', // FIRE-5, R14
    headShotInCover: true, // R137
  },

  aim: {
    declared: 'with-shot', // FIRE-9, R14
    shots: 'first', // AIM-1
    withMoveAndFire: true, // AIM-2
  },

  moveAndFire: {
    shot: 'anywhere', // MF-1
  },

  takeCover: {
    when: 'shot-at', // TC-1
    against: 'one-shooter', // TC-2, TC-3
  },

  grenades: {
    sure: null, // GREN-4
    longest: 10, // GREN-2
    sightBeyond: 5, // GREN-3
    scatter: [2, 2, 1, 1, 0, 0], // GREN-5
    wounds: 'by-sixes', // GREN-9
    single: 'thrower', // R22
  },

  opportunity: {
    shot: 'paid', // OF-4, R74
  },

  suppression: {
    begunBy: 'leaders', // SF-1
    partners: 'led', // SF-2, SF-3, R47
    layingOpportunity: 'anywhere', // SF-4
    layingIsAttack: false, // ATK-1
    sight: 'firer', // SF-4, R77
    contact: 'nowhere', // SF-4, R77
    endsWithRound: true, // SF-7
    dice: 'every-firer', // SF-9
    reach: 'range', // SF-9
    hits: 'everyone', // SF-9
    victim: 'any', // SF-9
  },

  closeCombat: {
    exchange: 'if-alive', // H2H-3, H2H-4
  },

  wounds: {
    shock: { until: 'end', of: 'round' }, // WOUND-2
  },

  command: {
    share: 'pool-a-round', // CMD-2, R31
  },
};
