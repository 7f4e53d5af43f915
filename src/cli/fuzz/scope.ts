import {
  type EditionId,
  optionsOf,
  rulesetOf,
  rulingNumbers,
  rulingOptions,
  SWITCH_IDS,
} from '../../editions/index.ts';
import { COMMAND_TYPES, type Command, type Frame, type GameEvent } from '../../engine/index.ts';
import {
  ANY,
  amidAClimb,
  byJoining,
  bySwitching,
  type Demand,
  type From,
  inHoles,
  inPanic,
  inRounds,
  LONG,
  LONGEST,
  NEVER,
  onStoreys,
  withExtraGrenades,
  withReinforcements,
  withSmoke,
  withWakingGuards,
} from './demand.ts';
import type { Ending } from './endings.ts';
import type { Moment } from './moments.ts';
import { refusals } from './refusals.ts';

const events: From<GameEvent['event']> = {
  placed: ANY,
  corrected: ANY,
  tokensSet: ANY,
  turnSet: LONG,
  grenadesSet: ({ grenades }) => (grenades.extra === null ? NEVER : LONG),
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
  action: LONG, // stands only while a marker answers that he acts (R26)
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

const moments: From<Moment> = {
  'woken-guard': withWakingGuards,
  'up-stairs': onStoreys,
  'up-a-ladder': onStoreys,
  'along-a-slope': onStoreys,
  'into-a-landing': onStoreys,
  'out-of-a-landing': onStoreys,
  'deployed-upstairs': onStoreys,
  'arrived-upstairs': onStoreys,
  'shot-upwards': onStoreys,
  'shot-downwards': onStoreys,
  'stopped-on-stairs': amidAClimb,
  'back-from-stairs': amidAClimb,
  'met-on-stairs': amidAClimb,
  'thrown-upstairs': onStoreys,
  'thrown-through-a-window': onStoreys,
  'fell-off-a-roof': onStoreys,
  'felled-upstairs': onStoreys,
};

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
    moments,
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
  'moments',
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
