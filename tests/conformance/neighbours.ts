import type { Duration, ExtraGrenades, KindRanges, RoofRanges, Ruleset } from '../../src/engine/index.ts';

/**
 * For every value of the ruleset: the rules and rulings it says, and what might stand there instead by a slip, such as
 * the value of another edition, that of another option, or a number off by one. `npm run conformance -- --prove` puts
 * each of them there and demands that for each of the ids a test of each edition fails.
 */
type Leaf<T> = {
  /** Ids, separated by spaces. */
  readonly says: string;
  readonly not: readonly T[];
  /** The editions it is about; all that have the same value there as Q if left out. */
  readonly editions?: string;
};

type Single = string | number | boolean | null | Duration | readonly number[] | KindRanges | ExtraGrenades | RoofRanges;

export type Neighbours<T> = {
  readonly [K in keyof T]: T[K] extends Single ? readonly Leaf<T[K]>[] : Neighbours<T[K]>;
};

/**
 * Wrong values that tests of each of these ids must notice, in Q and in each edition that has the id and the value of Q.
 * What an edition does not have of them is not asked of it.
 */
const says = <T extends Single>(ids: string, ...not: readonly T[]): Leaf<T> => ({ says: ids, not });

/** The same for these editions alone, by their letters: they differ from Q there, or the ids belong to them only. */
const of = <T extends Single>(editions: string, ids: string, ...not: readonly T[]): Leaf<T> => ({
  says: ids,
  not,
  editions,
});

const yes = (ids: string) => says<boolean>(ids, true);
const no = (ids: string) => says<boolean>(ids, false);

type Scatter = Ruleset['grenades']['scatter'];
type Grenade = number | null;

/** The reaches of a frag grenade, and of no other kind. */
const into = (longest: number, sure: number, sight = true): RoofRanges => ({ longest, sure, sight });

const frag = (sure: number, longest: number, sightBeyond: number): KindRanges => ({
  frag: { sure, longest, sightBeyond },
});

/** What extra grenades are, but for one kind of them, or for their price. */
const extra = (change: Partial<ExtraGrenades['of']>, points = 1): ExtraGrenades => ({
  points,
  of: {
    frag: { dice: 4, radius: 4 },
    concussion: { dice: 4, radius: 2 },
    smoke: { dice: 1, radius: 2 },
    ...change,
  },
});
type Side = number | null;

export const NEIGHBOURS: Neighbours<Ruleset> = {
  baseRadius: [says('R39 R52', 0.4, 0.6, 12.5 / 25.4)],
  markerRadius: [says('R38', 0, 0.6), says('R52', 12.5 / 25.4)],

  setup: {
    deployFirst: [says('SETUP-5', 'roll'), of('I', 'SETUP-5', 'points')],
    zone: [says('SETUP-7', 4, 6, 0)],
    smallTable: [says<Side>('SETUP-7', 24), of<Side>('B', 'SETUP-7', 23, 25, null)],
    largeTable: [says<Side>('SETUP-7', 36), of<Side>('B', 'SETUP-7 R02', 35, 37, null)],
    middleZone: [of('B', 'R02', 1, 5)],
    belowSize: [says('R169', 'refused')],
    zoneHolds: [says('R61', 'whole-base')],
    startInCover: [yes('SETUP-9'), of('B', 'SETUP-9', false)],
    tokens: [says('SETUP-8', 0, 4, 6, 12), of('C', 'SETUP-8', 5, 11, 13), of('B', 'SETUP-8', 5)],
    secondStartsEmpty: [yes('R53')],
    forceValue: [says('SETUP-2', 'at-most'), of('I', 'SETUP-2', 'about')],
    duplicates: [no('SETUP-3'), of('C', 'SETUP-3', true)],
    forEach: [
      says('SETUP-4', 'element', 'cover'),
      of('I', 'SETUP-4', 'nothing'),
      of('B', 'SETUP-4', 'nothing', 'cover'),
    ],
    reinforcements: [of('B', 'REIN-1 REIN-2 REIN-3 REIN-4', false)],
    keepingBackIsStep: [of('B', 'R171', true)],
    objectives: [says('R62', 'after-deployment')],
    firstTurn: [
      says('TURN-2 R04', 'first-to-deploy', 'last-to-deploy', 'initiative'),
      of('C', 'TURN-2', 'roll', 'first-to-deploy', 'last-to-deploy'),
    ],
  },

  turn: {
    rounds: [yes('TURN-1'), of('C', 'TURN-1', false)],
    bids: [of('C', 'R03', 'open')],
    income: [says('TURN-3', 4, 6, 12), of('C', 'TURN-3', 5, 11, 13)],
    mostTokens: [says<Ruleset['turn']['mostTokens']>('TURN-5', 4), of('C', 'TURN-5', null, 5, 7)],
    actionsPer: [says('TURN-7', 'round'), of('C', 'TURN-7', 'turn')],
    setupTokensAreFirstIncome: [of('QIF', 'R53 SETUP-8', false), of('B', 'TURN-3', true)],
    mustSpend: [says('TURN-6 R05', 0, 2)],
    countersClear: [of('QIFB', 'TURN-7 R07', 'own-turn')],
    doubleCountsAs: [says('TURN-14 R09', 'one')],
    endsWithoutTokens: [of('QIFB', 'TURN-11 R59', false)],
    actionsStand: [of('B', 'TURN-13', false)],
  },

  victory: {
    skirmish: [says('WIN-1', 'characters'), of('CB', 'WIN-1', 'points')],
    skirmishLead: [yes('WIN-1'), of('B', 'WIN-1', false)],
    mission: [says('WIN-4', 'points'), of('I', 'WIN-4', 'characters')],
    objectiveSpot: [says('R62', 'always'), of('B', 'WIN-2', 'no-element')],
    objective: [says('WIN-3 R63', 'move-ends-there')],
    bothAtOnce: [says('WIN-6 R10', 'draw')],
  },

  movement: {
    mostTokens: [says('MOVE-2', 2, 4)],
    moveAndFireCrosses: [no('R101')],
    crossingCost: [says('R11 MOVE-4', 0, 2)],
    climbCost: [says<number | null>('MOVE-3', 0, 2, null), of<number | null>('B', 'MOVE-11', 1)],
    paidPassages: [of('B', 'R153', 'stairs-too')],
    heightCounts: [yes('R126')],
    extraPaid: [says('R101', 'once'), of('B', 'MOVE-3 R101', 'each')],
    crossingHeight: [says<number | null>('R11 MOVE-4', 1, 3, null)],
    crossingWithinMove: [no('R11 MOVE-4')],
    concealing: [says('COVER-15', 'open'), of('B', 'COVER-15 R123', 'crossed')],
    mayStraddle: [yes('R134')],
    overhang: [yes('R58')],
    touching: [says('MOVE-6 R12', 'passes'), of('F', 'MOVE-6 H2H-1 R94', 'fights')],
    holes: [says('MOVE-8 R104', 'measured')],
    rimIsContact: [yes('H2H-8 R129')],
    difficultLoss: [says('MOVE-9', 1), of('B', 'MOVE-9 R131', 0, 2)],
  },

  sight: {
    nearRule: [
      says('COVER-6 R32', 'parts'),
      says('COVER-6', 'target', 'target-and-element'),
      of('IF', 'COVER-6 R95', 'element', 'target-and-element'),
      of('B', 'COVER-6', 'element', 'target', 'target-and-element'),
    ],
    near: [says('COVER-6', 1, 3)],
    nearTotalHides: [yes('R76'), of('B', 'R76', false)],
    closeTargetHides: [of('IF', 'R96', true)],
    charactersCover: [no('COVER-7'), of('I', 'COVER-7 R33', true)],
    viewpoint: [says('LOS-4 R34', 'one')],
    partialHides: [says('LOS-5', 'part'), of('C', 'LOS-5 R75', 'all')],
    counting: [says('COVER-9 R132', 'separate', 'per-element'), of('B', 'COVER-9 R37', 'one', 'per-element')],
    smokeCountsOnce: [of('B', 'R167', true)],
    platformCovers: [no('R170')],
    laser: [yes('LOS-13')],
  },

  levels: {
    inPlay: [yes('R165'), of('B', 'COVER-11', false)],
    reach: [of('B', 'R142', 'any-part')],
    total: [of('B', 'COVER-11 R143', 'at-an-end')],
    partial: [of('B', 'COVER-11 R144', 'at-the-target')],
    areas: [of('B', 'R150', 'every-level')],
    measured: [of('B', 'R148', 'slant')],
    deployment: [of('B', 'R162', 'on-the-ground')],
  },

  fire: {
    shortRange: [says('FIRE-2', 9, 11)],
    toHit: [says('FIRE-3', 3, 5)],
    partialCover: [says('FIRE-3', 0, 2)],
    headShotSixes: [says('FIRE-5', 1, 3)],
    several: [says('FIRE-7', 'together'), of('C', 'FIRE-7 R14', 'one-at-a-time')],
    headShotIn: [of('C', 'FIRE-5 R14', 'roll')],
    headShotInCover: [of('C', 'R137', false)],
    headShotBeyondSix: [of('B', 'FIRE-10 R13', true)],
    oneWeapon: [no('FIRE-8'), of('I', 'FIRE-8 R81', true)],
    switchCost: [of<number | null>('QFC', 'FIRE-8', 1), of<number | null>('B', 'FIRE-8', null, 0, 2)],
    grenadesAreWeapons: [of('QFC', 'FIRE-8 R82', false), of('B', 'FIRE-8', false)],
  },

  aim: {
    declared: [says('FIRE-9 R15', 'with-shot'), of('C', 'FIRE-9', 'after-cover')],
    shots: [says('AIM-1 R70', 'first'), of('C', 'AIM-1', 'each'), of('B', 'AIM-1 R16', 'first', 'each')],
    withMoveAndFire: [yes('AIM-2 R83'), of('C', 'AIM-1', false)],
  },

  moveAndFire: {
    shot: [says('MF-1', 'anywhere'), of('C', 'MF-1', 'at-an-end')],
    intoContact: [no('R68'), of('B', 'R68', true)],
    difficultGround: [no('MF-3'), of('B', 'MF-3', true)],
  },

  takeCover: {
    when: [says('TC-1', 'shot-at'), of('C', 'TC-1', 'any-time')],
    against: [says('TC-2 TC-3', 'one-shooter'), of('C', 'TC-2 TC-3', 'all')],
    add: [says('TC-2 FIRE-3', 0, 2)],
    close: [says('TC-4', 0, 4, 6)],
    atClose: [says('TC-4', 'effect'), of('F', 'TC-4 R84', 'no-effect')],
    whileClimbing: [of('B', 'TC-6', true)],
  },

  grenades: {
    cost: [says('GREN-1', 1, 3)],
    sure: [says<Grenade>('GREN-2 GREN-4', 5, 9, 11), of<Grenade>('C', 'GREN-4', 5, 10)],
    longest: [says<Grenade>('GREN-2 R18', 12, 14, 16, 20, null), of<Grenade>('C', 'GREN-2', 9, 11, 15, null)],
    sightBeyond: [says<Grenade>('GREN-3 R19', 5, 9, 11, null), of<Grenade>('C', 'GREN-3', 4, 6, 10, null)],
    kinds: [
      of<KindRanges | null>('B', 'GREN-2', frag(5, 9, 5), frag(5, 11, 5), frag(5, 15, 5)),
      of<KindRanges | null>('B', 'GREN-3', frag(5, 10, 4), frag(5, 10, 6), frag(5, 10, 10)),
      of<KindRanges | null>('B', 'GREN-4', null, frag(4, 10, 5), frag(6, 10, 5), frag(10, 10, 5)),
    ],
    upwards: [of<number | null>('B', 'GREN-17 R156', 0, 2, null)],
    roofs: [
      of<RoofRanges | null>('B', 'GREN-16', null, into(4, 2), into(6, 2), into(5, 1), into(5, 3)),
      of<RoofRanges | null>('B', 'R158', into(5, 2, false)),
    ],
    overEdge: [of('B', 'R157', 'stops')],
    smokeRises: [of('B', 'R159', true)],
    onBases: [no('GREN-12'), of('B', 'GREN-12', true)],
    ownSide: [of('B', 'GREN-11 R79', 'at-risk'), of('B', 'R79', 'sheltered-anywhere', 'sheltered-or-in-cover')],
    extra: [
      of<ExtraGrenades | null>('B', 'GREN-14 SETUP-10', null),
      of<ExtraGrenades | null>('B', 'GREN-14', extra({}, 0), extra({}, 2)),
      of<ExtraGrenades | null>(
        'B',
        'GREN-13',
        extra({ frag: { dice: 3, radius: 4 } }),
        extra({ frag: { dice: 4, radius: 2 } }),
        extra({ concussion: { dice: 4, radius: 4 } }),
        extra({ smoke: { dice: 0, radius: 2 } }),
        extra({ smoke: { dice: 1, radius: 4 } }),
      ),
    ],
    scatter: [
      // Those of the 2009 and the French rules, then one die off at a time.
      says<Scatter>(
        'GREN-5',
        [2, 2, 1, 1, 0, 0],
        [3, 2, 2, 2, 0, 0],
        [4, 3, 2, 2, 0, 0],
        [4, 2, 1, 2, 0, 0],
        [4, 2, 2, 1, 0, 0],
        [4, 2, 2, 2, 1, 0],
        [4, 2, 2, 2, 0, 1],
      ),
      of<Scatter>(
        'CF',
        'GREN-5',
        [4, 2, 2, 2, 0, 0],
        [1, 2, 1, 1, 0, 0],
        [2, 1, 1, 1, 0, 0],
        [2, 2, 1, 1, 1, 0],
        [2, 2, 1, 1, 0, 1],
      ),
      of<Scatter>('CF', 'GREN-5 R20', [2, 2, 2, 1, 0, 0], [2, 2, 1, 2, 0, 0], [2, 2, 0, 1, 0, 0], [2, 2, 1, 0, 0, 0]),
    ],
    drift: [says('GREN-5 R85', 'exactly')],
    offTable: [says('R49', 'no-effect')],
    toHit: [says('GREN-8', 3, 5)],
    fragAgainstCover: [says('TC-5', 1), of('B', 'TC-5 R17', 0, 2)],
    coverReaction: [of('B', 'R17', true)],
    wounds: [
      says('GREN-9', 'by-sixes', 'each-hit-once'),
      of('C', 'GREN-9', 'each-hit'),
      of('B', 'GREN-9', 'each-hit', 'by-sixes'),
    ],
    hitEliminates: [yes('GREN-9 R35')],
    single: [of('C', 'R22', 'lowest-h2h')],
    ties: [says('GREN-10 R23', 'roll'), of('I', 'GREN-10 R86', 'thrower')],
    order: [says('R100', 'anew')],
    takeCoverProtects: [yes('GREN-7 R21')],
    charactersShelter: [yes('GREN-7 R78'), of('B', 'GREN-7 R78', false)],
    concealingShelters: [no('COVER-12'), of('B', 'COVER-12', true)],
    smokeRadius: [of<Grenade>('B', 'GREN-15 R121', null, 2, 3, 5)],
    smokeGoes: [of('B', 'GREN-15 R121', 'opponents-turn')],
  },

  concealment: [says('LOS-14', 'breaks-sight'), of('B', 'COVER-10 R122', 'none', 'smoke-breaks-sight')],

  opportunity: {
    trigger: [says('OF-3 R26', 'acting', 'entering'), of('B', 'OF-3 R72', 'moving', 'entering', 'moving-or-attacking')],
    withoutDice: [says('R168', 'lost')],
    staysWhenWounded: [yes('OF-6 R27')],
    abilitiesCover: [no('R102')],
    shot: [says('OF-4 R44', 'paid'), of('C', 'OF-4 R74', 'free')],
    optional: [no('OF-4'), of('F', 'OF-4 R92', true)],
    rest: [says('R73', 'new-way')],
  },

  suppression: {
    begunBy: [says('SF-1', 'leaders'), of('C', 'SF-1', 'symbol')],
    partners: [says('SF-2 SF-3', 'led'), of('C', 'SF-2 SF-3 R47', 'friends')],
    officerFires: [of('C', 'R47', false)],
    grenades: [says('SF-6', 4, 6)],
    grenadesOf: [of('QIFC', 'SF-6', 'inside'), of('B', 'SF-6 R125', 'suppressed')],
    layingOpportunity: [
      of('QIF', 'SF-4', 'outside', 'anywhere'),
      of('C', 'SF-4', 'never'),
      of('B', 'SF-4 R125', 'never', 'outside'),
    ],
    layingIsAttack: [of('QF', 'ATK-1', false), of('C', 'ATK-1', true)],
    opportunitySleeps: [of('QIFC', 'R28', 'inside'), of('B', 'OF-8 R125', 'suppressed')],
    sight: [
      says('SF-4', 'firer', 'marker'),
      of('F', 'SF-4 R93', 'none', 'marker'),
      of('C', 'SF-4 R77', 'none', 'marker'),
    ],
    lasts: [says('SF-4 R60 R93', 'while-there')],
    mayMove: [no('SF-4 R29')],
    contact: [
      says('SF-4 R29', 'both-outside', 'nowhere'),
      of('I', 'SF-4 R88', 'anywhere', 'mover-outside', 'nowhere'),
      of('C', 'SF-4 R77', 'anywhere', 'both-outside'),
    ],
    joiningNeedsSight: [no('SF-3 R80')],
    barsBeginning: [says('SF-10', 'nothing'), of('I', 'SF-10', 'attacks'), of('B', 'SF-1', 'attacks')],
    barsJoining: [
      says('SF-10', 'shots', 'nothing'),
      of('I', 'SF-10 R90', 'attacks', 'nothing'),
      of('B', 'SF-3', 'attacks', 'shots'),
    ],
    firersSee: [yes('SF-7'), of('B', 'SF-7 SF-11', false)],
    woundedFirers: [says('SF-7', 'as-opportunity'), of('B', 'R27', 'drop-out')],
    endsWithRound: [of('C', 'SF-7', false)],
    dice: [says('SF-9', 'every-firer'), of('I', 'SF-9', 'with-victim')],
    hits: [says('SF-9', 'everyone'), of('C', 'SF-9', 'enemies'), of('B', 'SF-9 R124', 'enemies')],
    reach: [says('SF-9 R89', 'sight', 'range'), of('C', 'SF-9', 'range-and-sight', 'sight')],
    victim: [says('SF-9', 'any'), of('CI', 'SF-9 R89', 'lowest-h2h')],
    victims: [says('SF-9 R98', 'one-a-turn'), of('B', 'SF-9', 'each-six')],
    headShot: [of('QF', 'R87', true), of('B', 'SF-9', false)],
    suppressedFirers: [says('R103', 'drop-out')],
  },

  coverReactionEndsFire: [no('R65')],

  closeCombat: {
    toHit: [says('H2H-2', 4, 6), of('B', 'H2H-2', 5)],
    exchange: [
      says('H2H-4 R99', 'in-turns'),
      says('H2H-3', 'if-alive'),
      of('C', 'H2H-3 H2H-4', 'simultaneous'),
      of('C', 'H2H-3', 'in-turns'),
    ],
    priority: [yes('H2H-3'), of('B', 'H2H-3 H2H-4', false)],
    winnerTakesHole: [yes('H2H-6'), of('B', 'H2H-6', false)],
    endsMarkers: [yes('R66')],
  },

  wounds: {
    shock: [
      says('WOUND-2', { until: 'end', of: 'ownersTurn' }, { until: 'start', of: 'ownersTurn' }),
      of('I', 'WOUND-2 R91', { until: 'end', of: 'turn' }, { until: 'end', of: 'ownersTurn' }),
      of('C', 'WOUND-2', { until: 'end', of: 'turn' }, { until: 'start', of: 'ownersTurn' }),
      of(
        'B',
        'WOUND-2 R30',
        { until: 'end', of: 'turn' },
        { until: 'start', of: 'ownersTurn' },
        { until: 'start', of: 'ownersSecondTurn' },
      ),
    ],
    bodies: [says('WOUND-5', 'stay'), of('B', 'WOUND-5 COVER-7 R36', 'removed')],
    psychology: [of('B', 'PSY-1', 'panic')],
  },

  command: {
    radius: [says('CMD-1', 4, 6)],
    share: [says('CMD-2 R31', 'pool-a-turn'), of('C', 'CMD-2 R31', 'each', 'pool-a-turn')],
    several: [says('R41', 'sum')],
    whileShocked: [no('R42')],
  },
};
