import type { Difference } from './differing.ts';

/** 1-48TACTIC 2.0 beta, the full rules of 2016, where it differs from tactic-2.2. Beside each line its ledger row and ruling (column B). */
export const beta20: Difference = {
  setup: {
    smallTable: 24, // SETUP-7
    largeTable: 36, // SETUP-7, R02
    forEach: 'element', // SETUP-4
    startInCover: true, // SETUP-9
    tokens: 0, // SETUP-8
    reinforcements: true, // REIN-1 to 4
  },

  turn: {
    setupTokensAreFirstIncome: false, // SETUP-8: R53 does not arise
    actionsStand: true, // TURN-13
  },

  victory: {
    skirmish: 'characters', // WIN-1
    skirmishLead: true, // WIN-1
    objectiveSpot: 'always', // WIN-2
  },

  movement: {
    extraPaid: 'once', // MOVE-3, R101
    climbCost: null, // MOVE-11: no way up but by stairs, ladders and slopes
    concealing: 'open', // R123
    difficultLoss: 1, // MOVE-9, R131
  },

  sight: {
    nearRule: 'parts', // COVER-6
    nearTotalHides: true, // R76
    counting: 'separate', // COVER-9, R37
  },

  levels: {
    inPlay: true, // COVER-11
  },

  fire: {
    switchCost: 1, // FIRE-8
  },

  aim: {
    shots: 'card', // AIM-1, R16
  },

  moveAndFire: {
    intoContact: false, // R68
    difficultGround: false, // MF-3
  },

  takeCover: {
    whileClimbing: false, // TC-6
  },

  grenades: {
    kinds: { frag: { sure: 5, longest: 10, sightBeyond: 5 } }, // GREN-2 to 4
    upwards: 1, // GREN-17, R156
    roofs: { longest: 5, sure: 2, sight: true }, // GREN-16, R158
    onBases: false, // GREN-12
    ownSide: 'sheltered', // GREN-11, R79
    extra: {
      points: 1, // GREN-14
      of: {
        frag: { dice: 4, radius: 4 }, // GREN-13
        concussion: { dice: 4, radius: 2 },
        smoke: { dice: 1, radius: 2 },
      },
    },
    fragAgainstCover: 1, // TC-5, R17
    wounds: 'each-hit-once', // GREN-9
    charactersShelter: true, // R78
    concealingShelters: false, // COVER-12
    smokeRadius: 2.5, // GREN-15, R121
  },

  concealment: 'breaks-sight', // COVER-10, R122

  opportunity: {
    trigger: 'acting', // OF-3, R72
  },

  suppression: {
    grenadesOf: 'inside', // SF-6, R125
    layingOpportunity: 'anywhere', // SF-4, R125
    layingIsAttack: false, // ATK-1
    opportunitySleeps: 'inside', // OF-8, R125
    barsBeginning: 'nothing', // SF-10
    barsJoining: 'nothing', // SF-10
    firersSee: true, // SF-7, SF-11
    woundedFirers: 'as-opportunity', // SF-7, R27
    hits: 'everyone', // SF-9, R124
    victims: 'one-a-turn', // SF-9
    headShot: true, // SF-9
  },

  closeCombat: {
    toHit: 6, // H2H-2
    priority: true, // H2H-3
    winnerTakesHole: true, // H2H-6
  },

  wounds: {
    shock: { until: 'end', of: 'ownersTurn' }, // WOUND-2, R30
    bodies: 'stay', // WOUND-5, COVER-7
  },
};
