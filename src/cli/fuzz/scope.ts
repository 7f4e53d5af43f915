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
  rolled: true,
  tied: true,
  rollOffWon: true,
  edgeChosen: true,
  deployOrder: true,
  deployed: true,
  firstTurn: true,
  turnBegan: true,
  countersCleared: true,
  income: true,
  turnEnded: true,
  spent: true,
  moved: true,
  contact: true,
  fireDeclared: true,
  tookCover: true,
  coverLost: true,
  declined: true,
  aimed: true,
  shot: true,
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
  movement: true,
  shot: true,
  closeCombat: true,
  freeRoll: true,
};

const endings: Once<Outcome['how']> = {
  losses: true,
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
  'TURN-11',
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
  'WOUND-3',
  'WOUND-4',
  'R15',
  'R25',
  'R40',
  'R58',
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
