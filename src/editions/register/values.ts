import type { Duration, ExtraGrenades, KindRanges, LedgerId, Ruleset, RulingId } from '../../engine/index.ts';

type Single = string | number | boolean | null | Duration | readonly number[] | KindRanges | ExtraGrenades;
type Ids = readonly (LedgerId | RulingId)[];
type Said<T> = { readonly [K in keyof T]: T[K] extends Single ? Ids : Said<T[K]> };

/**
 * For every value of a ruleset the rules and rulings it says, whatever the edition; first the one by which a difference
 * there is told. A new value without a line does not compile.
 */
const SAID: Said<Ruleset> = {
  baseRadius: ['R39', 'R52'],
  markerRadius: ['R38', 'R52'],
  setup: {
    deployFirst: ['SETUP-5'],
    zone: ['SETUP-7'],
    smallTable: ['SETUP-7'],
    largeTable: ['SETUP-7', 'R02'],
    middleZone: ['R02', 'SETUP-7'],
    belowSize: ['SETUP-11', 'R169'],
    zoneHolds: ['R61'],
    startInCover: ['SETUP-9'],
    tokens: ['SETUP-8'],
    secondStartsEmpty: ['R53'],
    forceValue: ['SETUP-2'],
    duplicates: ['SETUP-3'],
    forEach: ['SETUP-4'],
    reinforcements: ['REIN-1', 'REIN-2', 'REIN-3', 'REIN-4'],
    keepingBackIsStep: ['R171', 'REIN-2'],
    objectives: ['R62'],
    firstTurn: ['TURN-2', 'R04'],
  },
  turn: {
    rounds: ['TURN-1', 'TURN-3', 'TURN-4', 'TURN-10', 'TURN-11'],
    bids: ['R03'],
    income: ['TURN-3'],
    mostTokens: ['TURN-5'],
    actionsPer: ['TURN-7'],
    setupTokensAreFirstIncome: ['SETUP-8', 'R53'],
    mustSpend: ['TURN-6', 'R05', 'R06'],
    countersClear: ['R07', 'TURN-7'],
    doubleCountsAs: ['TURN-14', 'R09'],
    endsWithoutTokens: ['TURN-11', 'R59'],
    actionsStand: ['TURN-13'],
  },
  victory: {
    skirmish: ['WIN-1'],
    skirmishLead: ['WIN-1'],
    mission: ['WIN-4'],
    objectiveSpot: ['WIN-2', 'R62'],
    objective: ['WIN-3', 'R63'],
    bothAtOnce: ['WIN-6', 'R10'],
  },
  movement: {
    mostTokens: ['MOVE-2'],
    moveAndFireCrosses: ['R101'],
    crossingCost: ['MOVE-4', 'MOVE-3', 'R11'],
    climbCost: ['MOVE-3', 'MOVE-11'],
    paidPassages: ['MOVE-3', 'R153'],
    heightCounts: ['R126'],
    extraPaid: ['R101', 'MOVE-3'],
    crossingHeight: ['MOVE-4', 'R11'],
    crossingWithinMove: ['MOVE-4', 'R11'],
    concealing: ['COVER-15', 'R123'],
    mayStraddle: ['R134'],
    overhang: ['R58'],
    touching: ['MOVE-6', 'H2H-1', 'R12', 'R94'],
    holes: ['MOVE-8', 'R104'],
    rimIsContact: ['H2H-8', 'R129'],
    difficultLoss: ['MOVE-9', 'R131'],
  },
  sight: {
    nearRule: ['COVER-6', 'COVER-8', 'R32', 'R95'],
    near: ['COVER-6'],
    nearTotalHides: ['R76'],
    closeTargetHides: ['R96'],
    charactersCover: ['COVER-7', 'R33'],
    viewpoint: ['LOS-4', 'R34'],
    partialHides: ['LOS-5', 'R75'],
    counting: ['COVER-9', 'R37', 'R132'],
    smokeCountsOnce: ['R167', 'GREN-15'],
    platformCovers: ['R170'],
    laser: ['LOS-13'],
  },
  levels: {
    inPlay: ['COVER-11', 'R165'],
    reach: ['R142'],
    total: ['R143', 'COVER-11'],
    partial: ['R144', 'COVER-11'],
  },
  fire: {
    shortRange: ['FIRE-2'],
    toHit: ['FIRE-3'],
    partialCover: ['FIRE-3'],
    headShotSixes: ['FIRE-5'],
    several: ['FIRE-7', 'R14'],
    headShotIn: ['FIRE-5', 'R14'],
    headShotInCover: ['R137', 'FIRE-5'],
    headShotBeyondSix: ['FIRE-5', 'FIRE-10', 'R13'],
    oneWeapon: ['FIRE-8', 'R81'],
    switchCost: ['FIRE-8'],
    grenadesAreWeapons: ['R82', 'FIRE-8'],
  },
  aim: {
    declared: ['FIRE-9', 'R14', 'R15'],
    shots: ['AIM-1', 'R16', 'R70'],
    withMoveAndFire: ['AIM-2', 'AIM-1', 'R83'],
  },
  moveAndFire: {
    shot: ['MF-1'],
    intoContact: ['R68'],
    difficultGround: ['MF-3'],
  },
  takeCover: {
    when: ['TC-1'],
    against: ['TC-2', 'TC-3'],
    add: ['TC-2', 'FIRE-3'],
    close: ['TC-4'],
    atClose: ['TC-4', 'R84'],
    whileClimbing: ['TC-6'],
  },
  grenades: {
    cost: ['GREN-1'],
    sure: ['GREN-4', 'GREN-2'],
    longest: ['GREN-2', 'R18'],
    sightBeyond: ['GREN-3', 'R19'],
    kinds: ['GREN-2', 'GREN-3', 'GREN-4', 'GREN-13'],
    onBases: ['GREN-12'],
    ownSide: ['GREN-11', 'R79'],
    extra: ['GREN-13', 'GREN-14', 'SETUP-10'],
    scatter: ['GREN-5', 'R20'],
    drift: ['GREN-5', 'R85'],
    offTable: ['R49'],
    toHit: ['GREN-8'],
    fragAgainstCover: ['TC-5', 'GREN-8', 'R17'],
    coverReaction: ['TC-5', 'R17'],
    wounds: ['GREN-9'],
    hitEliminates: ['R35', 'GREN-9', 'WOUND-4'],
    single: ['R22'],
    ties: ['GREN-10', 'R23', 'R86'],
    order: ['R100'],
    takeCoverProtects: ['GREN-7', 'R21'],
    charactersShelter: ['GREN-7', 'R78'],
    concealingShelters: ['GREN-7', 'COVER-12'],
    smokeRadius: ['GREN-15', 'R121'],
    smokeGoes: ['GREN-15', 'R121'],
  },
  concealment: ['COVER-10', 'R122'],
  opportunity: {
    trigger: ['OF-3', 'R26', 'R72'],
    withoutDice: ['R168', 'OF-3'],
    staysWhenWounded: ['OF-6', 'R27'],
    abilitiesCover: ['R102'],
    shot: ['OF-4', 'R44', 'R74'],
    optional: ['OF-4', 'R92'],
    rest: ['R73'],
  },
  suppression: {
    begunBy: ['SF-1'],
    partners: ['SF-2', 'SF-3', 'R47'],
    officerFires: ['R47'],
    grenades: ['SF-6'],
    grenadesOf: ['SF-6', 'R125'],
    layingOpportunity: ['SF-4', 'R29', 'R125'],
    opportunitySleeps: ['OF-8', 'R28', 'R125'],
    sight: ['SF-4', 'R77', 'R93'],
    lasts: ['SF-4', 'R60', 'R93'],
    mayMove: ['SF-4', 'R29'],
    contact: ['SF-4', 'R29', 'R77', 'R88'],
    joiningNeedsSight: ['SF-3', 'R80'],
    barsBeginning: ['SF-10'],
    barsJoining: ['SF-3', 'SF-10', 'R90'],
    firersSee: ['SF-7', 'SF-11'],
    woundedFirers: ['SF-7', 'R27'],
    endsWithRound: ['SF-7'],
    dice: ['SF-9'],
    reach: ['SF-9', 'R89'],
    hits: ['SF-9', 'R124'],
    victim: ['SF-9', 'R89', 'R98'],
    victims: ['SF-9', 'R98'],
    headShot: ['SF-9', 'R87'],
    suppressedFirers: ['R103'],
  },
  coverReactionEndsFire: ['R65'],
  closeCombat: {
    toHit: ['H2H-2'],
    exchange: ['H2H-3', 'H2H-4', 'R99'],
    priority: ['H2H-3', 'H2H-4'],
    winnerTakesHole: ['H2H-6'],
    endsMarkers: ['R66'],
  },
  wounds: {
    shock: ['WOUND-2', 'R30', 'R91'],
    bodies: ['WOUND-5', 'COVER-7', 'R36'],
    psychology: ['PSY-1', 'PSY-2', 'PSY-3', 'R138'],
  },
  command: {
    radius: ['CMD-1'],
    share: ['CMD-2', 'R31'],
    several: ['R41'],
    whileShocked: ['R42'],
  },
};

/** The values of a ruleset by name, `part.name`. */
export const LEAVES: readonly string[] = Object.entries(SAID).flatMap(([part, said]) =>
  isIds(said) ? [part] : Object.keys(said).map((name) => `${part}.${name}`),
);

/** The rules and rulings that a value (`part.name`) says. */
export function idsOfLeaf(leaf: string): Ids {
  const [part, name = ''] = leaf.split('.');
  const said: Ids | Readonly<Record<string, Ids>> = SAID[part as keyof Ruleset];
  return isIds(said) ? said : (said[name] ?? []);
}

function isIds(said: Ids | Readonly<Record<string, Ids>>): said is Ids {
  return Array.isArray(said);
}
