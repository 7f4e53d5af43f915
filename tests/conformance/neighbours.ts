import type { Duration, Ruleset } from '../../src/engine/index.ts';

/**
 * For every value of the ruleset of edition Q: the rules and rulings it says, and what might stand there instead by a
 * slip, such as the value of another edition, that of another option, or a number off by one. `npm run conformance --
 * --prove` puts each of them there and demands that for each of the ids a test that carries it fails.
 */
type Leaf<T> = {
  /** Ids, separated by spaces. */
  readonly says: string;
  readonly not: readonly T[];
};

type Single = string | number | boolean | null | Duration | readonly number[];

export type Neighbours<T> = {
  readonly [K in keyof T]: T[K] extends Single ? readonly Leaf<T[K]>[] : Neighbours<T[K]>;
};

/** Wrong values that tests of each of these ids must notice. */
const says = <T extends Single>(ids: string, ...not: readonly T[]): Leaf<T> => ({ says: ids, not });

const yes = (ids: string) => [says<boolean>(ids, true)];
const no = (ids: string) => [says<boolean>(ids, false)];

export const NEIGHBOURS: Neighbours<Ruleset> = {
  baseRadius: [says('R39 R52', 0.4, 0.6, 12.5 / 25.4)],
  markerRadius: [says('R38', 0, 0.6), says('R52', 12.5 / 25.4)],

  setup: {
    deployFirst: [says('SETUP-5', 'roll')],
    zone: [says('SETUP-7', 4, 6, 0)],
    zoneHolds: [says('R61', 'whole-base')],
    tokens: [says('SETUP-8', 0, 4, 6, 12)],
    secondStartsEmpty: yes('R53'),
    objectives: [says('R62', 'after-deployment')],
    firstTurn: [says('TURN-2 R04', 'first-to-deploy', 'last-to-deploy')],
  },

  turn: {
    income: [says('TURN-3', 4, 6, 12)],
    setupTokensAreFirstIncome: no('R53 SETUP-8'),
    mustSpend: [says('TURN-6', 0, 2)],
    countersClear: [says('TURN-7 R07', 'own-turn')],
    doubleCountsAs: [says('TURN-14 R09', 'one')],
    endsWithoutTokens: no('TURN-11 R59'),
  },

  victory: {
    skirmish: [says('WIN-1', 'characters')],
    mission: [says('WIN-4', 'points')],
    objective: [says('WIN-3 R63', 'move-ends-there')],
    bothAtOnce: [says('WIN-6 R10', 'draw')],
  },

  movement: {
    mostTokens: [says('MOVE-2', 2, 4)],
    moveAndFireCrosses: no('R101'),
    crossingCost: [says('R11 MOVE-4', 0, 2)],
    climbCost: [says<number | null>('MOVE-3', 0, 2, null)],
    heightCounts: yes('R126'),
    extraPaid: [says('R101', 'once')],
    crossingHeight: [says<number | null>('R11 MOVE-4', 1, 3, null)],
    crossingWithinMove: no('R11 MOVE-4'),
    concealing: [says('COVER-15', 'open')],
    mayStraddle: yes('R134'),
    overhang: yes('R58'),
    touching: [says('MOVE-6 R12', 'passes')],
    holes: [says('MOVE-8 R104', 'measured')],
    rimIsContact: yes('H2H-8 R129'),
    difficultLoss: [says('MOVE-9', 1)],
  },

  sight: {
    nearRule: [says('COVER-6 R32', 'parts'), says('COVER-6', 'target', 'target-and-element')],
    near: [says('COVER-6', 1, 3)],
    nearTotalHides: yes('R76'),
    closeTargetHides: [], // R96: asked only where the 2u are measured to the target
    charactersCover: no('COVER-7'),
    viewpoint: [says('LOS-4 R34', 'one')],
    partialHides: [says('LOS-5', 'part')],
    counting: [says('COVER-9 R132', 'separate', 'per-element')],
    laser: yes('LOS-13'),
  },

  fire: {
    shortRange: [says('FIRE-2', 9, 11)],
    toHit: [says('FIRE-3', 3, 5)],
    partialCover: [says('FIRE-3', 0, 2)],
    headShotSixes: [says('FIRE-5', 1, 3)],
    oneWeapon: no('FIRE-8'),
    grenadesAreWeapons: no('FIRE-8 R82'),
  },

  aim: {
    declared: [says('FIRE-9 R15', 'with-shot')],
    shots: [says('AIM-1 R70', 'first')],
  },

  takeCover: {
    add: [says('TC-2 FIRE-3', 0, 2)],
    close: [says('TC-4', 0, 4, 6)],
  },

  grenades: {
    cost: [says('GREN-1', 1, 3)],
    sure: [says('GREN-2 GREN-4', 5, 9, 11)],
    longest: [says<number | null>('GREN-2 R18', 12, 14, 16, 20, null)],
    sightBeyondSure: no('GREN-3 R19'),
    scatter: [
      // Those of the 2009 and the French rules, then one die off at a time.
      says<Ruleset['grenades']['scatter']>(
        'GREN-5',
        [2, 2, 1, 1, 0, 0],
        [3, 2, 2, 2, 0, 0],
        [4, 3, 2, 2, 0, 0],
        [4, 2, 1, 2, 0, 0],
        [4, 2, 2, 1, 0, 0],
        [4, 2, 2, 2, 1, 0],
        [4, 2, 2, 2, 0, 1],
      ),
    ],
    offTable: [says('R49', 'no-effect')],
    toHit: [says('GREN-8', 3, 5)],
    ties: [says('GREN-10 R23', 'roll')],
    order: [says('R100', 'anew')],
    takeCoverProtects: yes('GREN-7 R21'),
    charactersShelter: yes('GREN-7 R78'),
  },

  opportunity: {
    trigger: [says('OF-3 R26', 'acting', 'entering')],
    staysWhenWounded: yes('OF-6 R27'),
    abilitiesCover: no('R102'),
    rest: [says('R73', 'new-way')],
  },

  suppression: {
    grenades: [says('SF-6', 4, 6)],
    mayMove: no('SF-4 R29'),
    joiningNeedsSight: no('SF-3 R80'),
    victims: [says('SF-9 R98', 'one-a-turn')],
    suppressedFirers: [says('R103', 'drop-out')],
  },

  coverReactionEndsFire: no('R65'),

  closeCombat: {
    toHit: [says('H2H-2', 4, 6)],
    exchange: [says('H2H-4 R99', 'in-turns')],
    endsMarkers: yes('R66'),
  },

  wounds: {
    shock: [says('WOUND-2', { until: 'end', of: 'ownersTurn' }, { until: 'start', of: 'ownersTurn' })],
  },

  command: {
    radius: [says('CMD-1', 4, 6)],
    share: [says('CMD-2 R31', 'pool')],
    several: [says('R41', 'sum')],
    whileShocked: no('R42'),
  },
};
