import {
  type EditionId,
  optionsOf,
  rulesetOf,
  rulingNumbers,
  rulingOptions,
  SWITCH_IDS,
} from '../../editions/index.ts';
import {
  COMMAND_TYPES,
  type Command,
  type Frame,
  type GameEvent,
  type RuleId,
  type Ruleset,
} from '../../engine/index.ts';
import type { Ending } from './endings.ts';

/**
 * What a run must come upon, each from so many games on: ANY run that is worth the name, a LONG one where it takes two
 * unlikely things at once, the LONGEST where it takes three; of what only some editions know, where they do. The compiler
 * asks for a line here for each new word of the engine.
 */
const ANY = 1;
const LONG = 1000;
const LONGEST = 10_000;
const NEVER = Number.POSITIVE_INFINITY;
type Demand = number | ((rules: Ruleset, edition: EditionId, withHouseRules: boolean) => number);
type From<T extends string> = Readonly<Record<T, Demand>>;

const withReinforcements: Demand = ({ setup }) => (setup.reinforcements ? ANY : NEVER);
const withExtraGrenades: Demand = ({ grenades }) => (grenades.extra === null ? NEVER : ANY);
const withSmoke: Demand = ({ grenades }) => (grenades.smokeRadius === null ? NEVER : ANY);
const inRounds: Demand = ({ turn }) => (turn.rounds ? ANY : NEVER);
/** Where a leader has to be near for it, and refused where he is not. */
const byJoining: Demand = ({ suppression }) => (suppression.partners === 'led' ? LONG : ANY);
const byLeaders: Demand = ({ suppression }) => (suppression.partners === 'led' ? LONG : NEVER);

/** Takes the house rule for it (PSY-1). */
const inPanic: Demand = (_, __, withHouseRules) => (withHouseRules ? LONG : NEVER);

const withBodies: Demand = ({ wounds }) => (wounds.bodies === 'stay' ? ANY : NEVER);
/** Takes one who is felled in a hole or attacked there, or a move that would end on one who has fallen. */
const inHoles: Demand = ({ wounds }) => (wounds.bodies === 'stay' ? LONG : NEVER);
const bySwitching: Demand = ({ fire }) => (fire.switchCost === null ? NEVER : ANY);

const events: From<GameEvent['event']> = {
  placed: ANY,
  corrected: ANY,
  tokensSet: ANY,
  markerRemoved: ANY,
  rolled: ANY,
  tied: ANY,
  rollOffWon: ANY,
  edgeChosen: ANY,
  deployOrder: ANY,
  objectiveChosen: ANY,
  objectiveReached: ANY,
  deployed: ANY,
  keptBack: withReinforcements,
  arrived: withReinforcements,
  firstTurn: ({ setup }) => (setup.firstTurn === 'initiative' ? NEVER : ANY),
  roundBegan: inRounds,
  bidsRevealed: inRounds,
  initiativeWon: inRounds,
  roundEnded: inRounds,
  turnBegan: ANY,
  countersCleared: ANY,
  income: ANY,
  turnEnded: ANY,
  spent: ANY,
  moved: ANY,
  contact: ANY,
  putBack: LONGEST, // takes one who is hit while he passes a friend
  stopped: LONG,
  newWay: LONGEST, // takes the ruling for it (R73)
  actionLost: LONG,
  fireDeclared: ANY,
  tookCover: ANY,
  coverLost: ANY,
  declined: ANY,
  aimed: ANY,
  shot: ANY,
  markerPlaced: ANY,
  opportunityTaken: ANY,
  firersJoined: byJoining,
  firerLeft: ANY,
  suppressed: ANY,
  suppressionRolled: ANY,
  grenadeThrown: ANY,
  scattered: ANY,
  drifted: ANY,
  driftedOff: LONGEST, // takes the ruling for it (R49), and a throw to the edge that scatters
  burst: ANY,
  burstRolled: ANY,
  equipped: withExtraGrenades,
  handedOver: withExtraGrenades,
  pickedUp: withExtraGrenades,
  leftLying: withExtraGrenades,
  smokeSpread: withSmoke,
  exchange: ANY,
  deadlock: ANY,
  wounded: ANY,
  eliminated: ANY,
  firstFell: withReinforcements,
  conditionMet: ANY,
  shockEnded: ANY,
  shockTested: inPanic,
  panicked: inPanic,
  recovered: inPanic,
  bodyTakenOff: inHoles,
  weaponSwitched: bySwitching,
  freeRollAsked: ANY,
  umpired: ANY,
  over: ANY,
};

const frames: From<Frame['kind']> = {
  setup: ANY,
  initiative: inRounds,
  turn: ANY,
  action: ANY,
  movement: ANY,
  moveAndFire: ANY,
  shot: ANY,
  opportunity: ANY,
  closeCombat: ANY,
  takeHole: inHoles,
  body: inHoles,
  grenade: ANY,
  burst: ANY,
  suppressionRoll: ANY,
  shockTest: inPanic,
  freeRoll: ANY,
};

const endings: From<Ending> = {
  'half-the-points': ({ victory }) => (victory.skirmish === 'points' ? ANY : NEVER),
  'half-the-characters': ({ victory }) =>
    victory.skirmish === 'characters' || victory.mission === 'characters' ? ANY : NEVER,
  // takes characters worth no points: all others have lost half of them before
  'wiped-out': ({ victory }) => (victory.skirmish === 'points' ? LONG : NEVER),
  'both-at-once': ({ victory }) => (victory.skirmish === 'characters' ? LONGEST : LONG),
  objective: ANY,
  condition: ANY,
  'turn-limit': LONG,
  conceded: ANY,
  'agreed-draw': ANY,
  stopped: LONG,
  drawn: ANY,
  'by-a-reaction': LONG,
  'in-close-combat': ANY,
  // where a grenade may not endanger one’s own side, only one that scatters can
  'by-a-burst-on-both-sides': ({ grenades }) => (grenades.ownSide === 'at-risk' ? LONG : LONGEST),
  'by-a-suppression-roll': LONGEST,
};

/** Why commands are refused. FLOW-BROKEN is missing on purpose: it would be a fault. */
const refusals = {
  'FLOW-FORM': ANY,
  'FLOW-OVER': ANY,
  'FLOW-PENDING': ANY,
  'FLOW-STALE': ANY,
  'FLOW-TURN': ANY,
  'FLOW-UNKNOWN': ANY,
  'FLOW-DICE': ANY,
  'FLOW-FRIEND': ANY,
  'FLOW-RESERVE': LONG,
  'FLOW-BASES': LONG,
  'SETUP-7': ANY,
  'TURN-2': inRounds,
  'TURN-5': ({ turn }) => (turn.mostTokens === null ? NEVER : ANY),
  'TURN-6': ANY,
  'TURN-7': ANY,
  'TURN-8': ANY,
  'TURN-11': ANY,
  'WIN-2': ANY,
  'REIN-1': ({ setup }) => (setup.reinforcements ? LONGEST : NEVER),
  'REIN-2': withReinforcements,
  'REIN-3': withReinforcements,
  'MOVE-1': ANY,
  'MOVE-2': LONG,
  'MOVE-3': ({ movement }) => (movement.climbCost === null ? NEVER : LONG),
  'MOVE-4': LONG,
  'MOVE-5': ANY,
  'MOVE-7': ANY,
  'MOVE-8': LONG,
  'MOVE-10': LONG,
  'MF-1': LONG,
  'MF-3': ({ moveAndFire }) => (moveAndFire.difficultGround ? NEVER : LONG),
  'WOUND-5': inHoles,
  'MOVE-13': inHoles,
  'TC-6': ({ takeCover }) => (takeCover.whileClimbing ? NEVER : LONGEST),
  'TC-1': ({ takeCover }) => (takeCover.when === 'shot-at' ? ANY : NEVER),
  'FIRE-6': ANY,
  'FIRE-7': LONG,
  'FIRE-8': ANY,
  'LOS-2': ANY,
  'LOS-14': ANY,
  'GREN-2': LONG,
  'GREN-3': LONG,
  'GREN-5': ANY,
  'GREN-11': ({ grenades }) => (grenades.ownSide === 'at-risk' ? NEVER : ANY),
  'GREN-12': ({ grenades }) => (grenades.onBases ? NEVER : ANY),
  'GREN-14': withExtraGrenades,
  'GREN-15': withSmoke,
  'GREN-18': withExtraGrenades,
  'SF-1': ({ suppression }) => (suppression.begunBy === 'leaders' ? ANY : NEVER),
  'SF-2': byLeaders,
  'SF-3': ANY,
  'SF-4': ANY,
  'SF-6': LONGEST,
  'SF-10': ({ suppression }) => (suppression.barsBeginning === 'nothing' ? NEVER : ANY),
  'PSY-1': ANY,
  'PSY-2': inPanic,
  'PSY-3': (_, __, withHouseRules) => (withHouseRules ? LONGEST : NEVER),
  'WOUND-3': LONG,
  'WOUND-4': ANY,
  R15: ({ aim }) => (aim.declared === 'with-shot' ? NEVER : LONG),
  R25: LONG,
  R36: withBodies,
  R40: ({ takeCover }) => (takeCover.when === 'shot-at' ? NEVER : ANY),
  R47: LONG,
  R58: ANY,
  R62: ({ victory }) => (victory.objectiveSpot === 'always' ? NEVER : ANY),
  R63: LONGEST,
  R68: ({ moveAndFire }) => (moveAndFire.intoContact ? NEVER : LONG),
  R69: ANY,
  R70: LONGEST,
  R73: LONGEST,
  R85: (_, edition) => (rulingOptions(edition).has('R85') ? LONGEST : NEVER),
  R101: LONGEST,
  R125: (_, edition) => (rulingOptions(edition).has('R125') ? LONG : NEVER),
  R130: ANY,
  R16: (_, __, withHouseRules) => (withHouseRules ? LONGEST : NEVER), // takes Aim with the declaration in the beta
  R133: withExtraGrenades,
  R134: ANY,
} as const satisfies Partial<From<RuleId>>;

/** Each ruling at its default and at each of its options, as R32=b. */
const rulingsOf = (edition: EditionId): From<string> =>
  Object.fromEntries(
    [...rulingOptions(edition), ...[...rulingNumbers(edition).keys()].map((id) => [id, ['n']] as const)].flatMap(
      ([id, options]) => ['a', ...options].map((option) => [`${id}=${option}`, ANY]),
    ),
  );

/** Each house rule at each of its options, as WIN-1=points, any number as TURN-3=n. */
const houseRules: From<string> = Object.fromEntries(
  SWITCH_IDS.flatMap((id) => {
    const { words, bounds } = optionsOf(id);
    return [...words, ...(bounds ? ['n'] : [])].map((option) => [`${id}=${option}`, ANY]);
  }),
);

const commands: From<Command['type']> = {
  ...(Object.fromEntries(COMMAND_TYPES.map((type) => [type, ANY])) as From<Command['type']>),
  bid: inRounds,
  equip: withExtraGrenades,
  handOver: withExtraGrenades,
  smoke: withSmoke,
  switchWeapon: bySwitching,
  clearBody: ({ wounds }) => (wounds.bodies === 'stay' ? LONGEST : NEVER),
  keepBack: withReinforcements,
  joinSuppression: byJoining,
  recover: inPanic,
};

const scopeOf = (edition: EditionId, withHouseRules: boolean) =>
  ({
    commands,
    frames,
    events,
    refusals,
    rulings: rulingsOf(edition),
    houseRules: withHouseRules ? houseRules : {},
    endings,
  }) as const;
export type Tallied = keyof ReturnType<typeof scopeOf>;
export const TALLIED: readonly Tallied[] = [
  'commands',
  'frames',
  'events',
  'refusals',
  'rulings',
  'houseRules',
  'endings',
];

/** What a run of so many games of an edition has to come upon; house rules only where they are played by. */
export function demandedOf(
  what: Tallied,
  games: number,
  edition: EditionId,
  withHouseRules = false,
): readonly string[] {
  const rules = rulesetOf(edition);
  const demands = Object.entries<Demand>(scopeOf(edition, withHouseRules)[what]);
  return demands.flatMap(([name, from]) =>
    games >= (typeof from === 'number' ? from : from(rules, edition, withHouseRules)) ? [name] : [],
  );
}
