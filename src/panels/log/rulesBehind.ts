import type { GameEvent, RuleId } from '../../engine/index.ts';

type Of<E extends GameEvent['event']> = Extract<GameEvent, { event: E }>;
type Rules = { readonly [E in GameEvent['event']]: readonly RuleId[] | ((event: Of<E>) => readonly RuleId[]) };

const RULES: Rules = {
  placed: ['TURN-15'],
  corrected: ['TURN-15'],
  tokensSet: ['TURN-15'],
  rolled: ({ about }) =>
    about === 'rollOff' ? ['SETUP-1'] : about === 'deployOrder' ? ['SETUP-5'] : about === 'firstTurn' ? ['R04'] : [],
  tied: ['R01'],
  rollOffWon: ['SETUP-1'],
  edgeChosen: ['SETUP-1'],
  deployOrder: ['SETUP-5', 'SETUP-6'],
  deployed: ['SETUP-6', 'SETUP-7'],
  firstTurn: ({ rule }) => [rule],
  turnBegan: ['TURN-1'],
  countersCleared: ['R07'],
  income: ['TURN-3', 'TURN-4'],
  turnEnded: ({ why }) => [why === 'declared' ? 'TURN-6' : 'TURN-11'],
  spent: ({ commandedBy }) => (commandedBy.length > 0 ? ['CMD-1', 'CMD-2'] : ['TURN-10']),
  moved: ({ crossed, hole }) => [
    'MOVE-1',
    ...(crossed.length > 0 ? (['MOVE-4', 'R11'] as const) : []),
    ...(hole ? (['MOVE-8'] as const) : []),
  ],
  contact: ['H2H-1', 'R12'],
  fireDeclared: ['FIRE-1', 'FIRE-9'],
  tookCover: ['TC-1', 'TC-2'],
  coverLost: ['TC-3'],
  declined: ({ what }) => [what === 'aim' ? 'AIM-1' : 'TC-1'],
  aimed: ['AIM-1'],
  shot: ({ headShot }) => ['FIRE-3', 'FIRE-4', ...(headShot ? (['FIRE-5'] as const) : [])],
  exchange: ['H2H-2', 'H2H-3', 'H2H-4'],
  deadlock: ['R25'],
  wounded: ['WOUND-1', 'WOUND-2'],
  eliminated: ({ cause }) => [cause === 'headShot' ? 'FIRE-5' : 'WOUND-4'],
  shockEnded: ['WOUND-2'],
  freeRollAsked: ['TURN-15'],
  umpired: ['TURN-15'],
  over: ({ outcome }) => [outcome.rule],
};

/** The rules an event follows from, for a log line that is opened. */
export function rulesBehind(event: GameEvent): readonly RuleId[] {
  const rules = RULES[event.event] as readonly RuleId[] | ((event: GameEvent) => readonly RuleId[]);
  return typeof rules === 'function' ? rules(event) : rules;
}
