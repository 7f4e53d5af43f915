import type { Ruleset } from '../engine/index.ts';

/**
 * 1-48TACTIC 2.2, the English quick start of 2018: the default edition, whole. The other editions are differences from
 * it. Beside each line stand the ledger rows and rulings (column Q) it follows.
 */
export const tactic22: Ruleset = {
  baseRadius: 0.5, // R39, R52
  markerRadius: 0.5, // R38

  setup: {
    deployFirst: 'points', // SETUP-5
    zone: 5, // SETUP-7
    smallTable: null, // SETUP-7
    largeTable: null, // SETUP-7
    middleZone: 0, // R02 does not arise
    belowSize: 'playable', // SETUP-11, R169
    zoneHolds: 'nearest-point', // R61
    startInCover: false, // SETUP-9
    tokens: 5, // SETUP-8
    secondStartsEmpty: false, // R53
    forceValue: 'about', // SETUP-2
    duplicates: true, // SETUP-3
    forEach: 'nothing', // SETUP-4
    reinforcements: false, // REIN-1 to 4: no such cards
    keepingBackIsStep: false, // R171 does not arise
    objectives: 'before-deployment', // R62
    firstTurn: 'roll', // TURN-2, R04
  },

  turn: {
    rounds: false, // TURN-1
    bids: 'secret', // R03 does not arise
    income: 5, // TURN-3
    mostTokens: null, // TURN-5
    actionsPer: 'turn', // TURN-7
    setupTokensAreFirstIncome: true, // R53
    mustSpend: 1, // TURN-6, R06
    countersClear: 'every-turn', // R07
    doubleCountsAs: 'tokens', // TURN-14, R09
    endsWithoutTokens: true, // TURN-11, R59
    actionsStand: false, // TURN-13
  },

  victory: {
    skirmish: 'points', // WIN-1
    skirmishLead: false, // WIN-1
    mission: 'characters', // WIN-4
    objectiveSpot: 'no-element', // WIN-2, R62
    objective: 'touched', // WIN-3, R63
    bothAtOnce: 'active-side', // R10
  },

  movement: {
    mostTokens: 3, // MOVE-2
    moveAndFireCrosses: true, // R101
    crossingCost: 1, // R11
    climbCost: 1, // MOVE-3: 2 in all
    paidPassages: 'ladders', // R153 does not arise
    heightCounts: false, // R126
    extraPaid: 'each', // R101
    crossingHeight: 2, // R11
    crossingWithinMove: true, // R11
    concealing: 'crossed', // COVER-15: partial cover like any other
    mayStraddle: false, // R134
    overhang: false, // R58
    touching: 'fights', // MOVE-6, R12
    holes: 'free', // MOVE-8, R104
    rimIsContact: false, // H2H-8, R129
    difficultLoss: 0, // MOVE-9: no such ground
  },

  sight: {
    nearRule: 'element', // COVER-6, R32
    near: 2, // COVER-6
    nearTotalHides: false, // R76
    closeTargetHides: false, // R96 does not arise
    charactersCover: true, // COVER-7, R33
    viewpoint: 'any', // LOS-4, R34
    partialHides: 'all', // LOS-5, R75
    counting: 'one', // COVER-9, R132
    smokeCountsOnce: false, // R167 does not arise
    platformCovers: true, // R170
    laser: false, // LOS-13
  },

  levels: {
    inPlay: false, // R165
    reach: 'one-u', // R142 does not arise
    total: 'between', // R143 does not arise
    partial: 'between', // R144 does not arise
    areas: 'own-level', // R150 does not arise
    measured: 'plan', // R148 does not arise
    deployment: 'any-level', // R162 does not arise
  },

  fire: {
    shortRange: 10, // FIRE-2
    toHit: 4, // FIRE-3
    partialCover: 1, // FIRE-3
    headShotSixes: 2, // FIRE-5
    several: 'one-at-a-time', // FIRE-7
    headShotIn: 'shot', // FIRE-5
    headShotInCover: true, // FIRE-5: R137 does not arise
    headShotBeyondSix: false, // R13 does not arise
    oneWeapon: true, // FIRE-8
    switchCost: null, // FIRE-8
    grenadesAreWeapons: true, // R82
  },

  aim: {
    declared: 'after-cover', // FIRE-9, R15
    shots: 'each', // AIM-1, R70
    withMoveAndFire: false, // AIM-2
  },

  moveAndFire: {
    shot: 'at-an-end', // MF-1
    intoContact: true, // R68
    difficultGround: true, // MF-3: no such ground
  },

  takeCover: {
    when: 'any-time', // TC-1
    against: 'all', // TC-2, TC-3
    add: 1, // TC-2
    close: 5, // TC-4
    atClose: 'no-effect', // TC-4
    whileClimbing: true, // TC-6: no such rule
  },

  grenades: {
    cost: 2, // GREN-1
    sure: 10, // GREN-2
    longest: 15, // R18
    sightBeyond: 10, // GREN-3, R19
    kinds: null, // GREN-13: one
    upwards: null,
    roofs: null,
    overEdge: 'falls', // R157 does not arise
    smokeRises: false, // R159 does not arise
    onBases: true, // GREN-12
    ownSide: 'at-risk', // no such rule
    extra: null, // GREN-14: none
    scatter: [4, 2, 2, 2, 0, 0], // GREN-5
    drift: 'up-to', // GREN-5
    offTable: 'edge', // R49
    toHit: 4, // GREN-8
    fragAgainstCover: 0, // TC-5
    coverReaction: false, // TC-5
    wounds: 'each-hit', // GREN-9
    hitEliminates: false, // GREN-9
    single: 'thrower', // R22 does not arise
    ties: 'thrower', // GREN-10, R23
    order: 'before', // R100
    takeCoverProtects: false, // GREN-7, R21
    charactersShelter: false, // R78
    concealingShelters: true, // GREN-7, COVER-12
    smokeRadius: null, // GREN-15: none
    smokeGoes: 'own-turn', // GREN-15 does not arise
  },

  concealment: 'none', // COVER-10: no such rule

  opportunity: {
    trigger: 'moving', // OF-3, R26
    withoutDice: 'later', // R168
    staysWhenWounded: false, // OF-6, R27
    abilitiesCover: true, // R102
    shot: 'free', // OF-4, R44
    optional: true, // OF-4
    rest: 'declared-way', // R73
  },

  suppression: {
    begunBy: 'symbol', // SF-1
    partners: 'friends', // SF-2, SF-3, R47
    officerFires: true, // R47
    grenades: 5, // SF-6
    grenadesOf: 'suppressed', // SF-6
    layingOpportunity: 'never', // SF-4, R29
    layingIsAttack: true, // ATK-1
    opportunitySleeps: 'suppressed', // R28
    sight: 'none', // SF-4
    lasts: 'turn', // SF-4, R60
    mayMove: true, // SF-4, R29
    contact: 'anywhere', // SF-4, R29
    joiningNeedsSight: true, // SF-3, R80
    barsBeginning: 'attacks', // SF-10
    barsJoining: 'attacks', // SF-10
    firersSee: false, // SF-7
    woundedFirers: 'drop-out', // SF-7
    endsWithRound: false, // SF-7
    dice: 'with-victim', // SF-9
    reach: 'range-and-sight', // SF-9
    hits: 'enemies', // SF-9
    victim: 'lowest-h2h', // SF-9, R98
    victims: 'each-six', // SF-9, R98
    headShot: false, // R87
    suppressedFirers: 'no-die', // R103
  },

  coverReactionEndsFire: true, // R65

  closeCombat: {
    toHit: 5, // H2H-2
    exchange: 'simultaneous', // H2H-3, R99
    priority: false, // H2H-3
    winnerTakesHole: false, // H2H-6: no such rule
    endsMarkers: false, // R66
  },

  wounds: {
    shock: { until: 'end', of: 'turn' }, // WOUND-2
    bodies: 'removed', // WOUND-5
    psychology: 'none', // no such rule
  },

  command: {
    radius: 5, // CMD-1
    share: 'each', // CMD-2, R31
    several: 'highest', // R41
    whileShocked: true, // R42
  },
};
