import {
  COMMAND_TYPES,
  type Command,
  type Frame,
  type GameEvent,
  type Outcome,
  type RuleId,
} from '../../engine/index.ts';

/** What a long enough run must come upon. The compiler asks for a line here for each new word of the engine. */

type Once<T extends string> = Readonly<Record<T, boolean>>;

const events: Once<GameEvent['event']> = {
  placed: true,
  corrected: true,
  tokensSet: true,
  markerRemoved: true,
  rolled: true,
  tied: true,
  rollOffWon: true,
  edgeChosen: true,
  deployOrder: true,
  objectiveChosen: true,
  objectiveReached: true,
  deployed: true,
  firstTurn: true,
  turnBegan: true,
  countersCleared: true,
  income: true,
  turnEnded: true,
  spent: true,
  moved: true,
  contact: true,
  putBack: false, // takes one who is hit while he passes a friend
  stopped: true,
  actionLost: true,
  fireDeclared: true,
  tookCover: true,
  coverLost: true,
  declined: true,
  aimed: true,
  shot: true,
  markerPlaced: true,
  opportunityTaken: true,
  firersJoined: true,
  firerLeft: true,
  suppressed: true,
  suppressionRolled: true,
  grenadeThrown: true,
  scattered: true,
  drifted: true,
  driftedOff: false, // takes the ruling for it (R49), and a throw to the edge that scatters
  burst: true,
  burstRolled: true,
  exchange: true,
  deadlock: true,
  wounded: true,
  eliminated: true,
  shockEnded: true,
  freeRollAsked: true,
  umpired: true,
  over: true,
};

const frames: Once<Frame['kind']> = {
  setup: true,
  turn: true,
  action: true,
  movement: true,
  moveAndFire: true,
  shot: true,
  opportunity: true,
  closeCombat: true,
  grenade: true,
  burst: true,
  suppressionRoll: true,
  freeRoll: true,
};

const endings: Once<Outcome['how']> = {
  losses: true,
  objective: true,
  'wiped-out': false, // takes characters worth no points: all others have lost half of them before

  'both-at-once': true,
  conceded: true,
  'agreed-draw': true,
  stopped: true,
};

/** Why commands are refused. FLOW-BROKEN is missing on purpose: it would be a fault. */
const refusals: readonly RuleId[] = [
  'FLOW-FORM',
  'FLOW-OVER',
  'FLOW-PENDING',
  'FLOW-STALE',
  'FLOW-TURN',
  'FLOW-UNKNOWN',
  'FLOW-DICE',
  'FLOW-FRIEND',
  'FLOW-RESERVE',
  'FLOW-BASES',
  'SETUP-7',
  'TURN-6',
  'TURN-7',
  'TURN-8',
  'TURN-11',
  'WIN-2',
  'MOVE-1',
  'MOVE-2',
  'MOVE-4',
  'MOVE-5',
  'MOVE-7',
  'MOVE-8',
  'MOVE-10',
  'FIRE-6',
  'FIRE-7',
  'FIRE-8',
  'LOS-2',
  'LOS-14',
  'GREN-2',
  'GREN-3',
  'GREN-5',
  'SF-3',
  'SF-4',
  'SF-6',
  'SF-10',
  'WOUND-3',
  'WOUND-4',
  'R15',
  'R25',
  'R40',
  'R47',
  'R58',
  'R62',
  'R69',
  'R130',
  'R134',
];

const wanted = (once: Readonly<Record<string, boolean>>): string[] => Object.keys(once).filter((name) => once[name]);

export const TALLIED = ['commands', 'frames', 'events', 'refusals', 'endings'] as const;
export type Tallied = (typeof TALLIED)[number];

export const IN_SCOPE: Readonly<Record<Tallied, readonly string[]>> = {
  commands: COMMAND_TYPES satisfies readonly Command['type'][],
  frames: wanted(frames),
  events: wanted(events),
  refusals,
  endings: wanted(endings),
};
