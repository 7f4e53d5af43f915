import type { Side } from './ids.ts';
import type { RuleId } from './ruleIds.ts';

/** How a game ends. */

export const ENDINGS = [
  'losses',
  'wiped-out',
  'both-at-once',
  'objective',
  'condition', // of a scenario
  'turn-limit', // of a scenario
  'conceded',
  'agreed-draw',
  'stopped',
] as const;

export interface Outcome {
  /** null: a draw. */
  readonly winner: Side | null;
  /** WIN-1 by losses, WIN-5 as the scenario says, R127 nobody left, WIN-7 conceded, agreed or stopped and counted. */
  readonly rule: RuleId;
  readonly how: (typeof ENDINGS)[number];
}
