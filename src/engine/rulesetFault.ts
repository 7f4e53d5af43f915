import type { LedgerId } from './ruleIds.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * Combinations that no game can be played by: something in them would never end, never come about, or never expire.
 * Editions have none of them; rulings and house rules together may.
 */
export const RULESET_FAULTS = [
  'needs-rounds', // lasts for a round, or is counted by it, where there are no rounds
  'needs-initiative', // rounds begin with the initiative, and only rounds do
  'no-deployment', // nobody fits into the deployment zone
  'no-income', // nobody would ever get another token
  'no-movement', // nobody could ever move
  'never-affordable', // costs more than a side ever has to spend
  'never-thrown', // a grenade without a reach
  'endless-fight', // close combat in which no die hits
  'nobody-shoots', // cover from one shooter, taken when there is none
] as const;
export type RulesetFaultId = (typeof RULESET_FAULTS)[number];

export interface RulesetFault {
  readonly fault: RulesetFaultId;
  /** The rules that do not go together, the one to blame first. */
  readonly rules: readonly [LedgerId, ...LedgerId[]];
}

type Check = readonly [fault: RulesetFaultId, isFaulty: (rules: Ruleset) => boolean, ...rules: RulesetFault['rules']];

const CHECKS: readonly Check[] = [
  ['needs-initiative', ({ turn, setup }) => turn.rounds !== (setup.firstTurn === 'initiative'), 'TURN-2', 'TURN-1'],
  ['needs-rounds', ({ turn }) => !turn.rounds && turn.actionsPer === 'round', 'TURN-7', 'TURN-1'],
  ['needs-rounds', ({ turn, wounds }) => !turn.rounds && wounds.shock.of === 'round', 'WOUND-2', 'TURN-1'],
  ['needs-rounds', ({ turn, suppression }) => !turn.rounds && suppression.endsWithRound, 'SF-7', 'TURN-1'],
  ['needs-rounds', ({ turn, command }) => !turn.rounds && command.share === 'pool-a-round', 'CMD-2', 'TURN-1'],
  [
    'no-deployment',
    ({ setup, baseRadius }) =>
      setup.zoneHolds === 'whole-base' && [setup.zone, setup.middleZone].some((u) => u > 0 && u < 2 * baseRadius),
    'SETUP-7',
  ],
  ['no-income', ({ turn }) => turn.income <= 0, 'TURN-3'],
  ['no-income', ({ turn }) => turn.mostTokens !== null && turn.mostTokens <= 0, 'TURN-5'],
  ['no-movement', ({ movement }) => movement.mostTokens <= 0, 'MOVE-2'],
  ['never-affordable', ({ turn, grenades }) => turn.rounds && turn.income < grenades.cost, 'GREN-1', 'TURN-3'],
  ['never-affordable', ({ turn, grenades }) => (turn.mostTokens ?? grenades.cost) < grenades.cost, 'GREN-1', 'TURN-5'],
  ['never-thrown', ({ grenades }) => grenades.longest !== null && grenades.longest <= 0, 'GREN-2'],
  ['endless-fight', ({ closeCombat }) => closeCombat.toHit > 6, 'H2H-2'],
  [
    'nobody-shoots',
    ({ takeCover }) => takeCover.when === 'any-time' && takeCover.against === 'one-shooter',
    'TC-3',
    'TC-1',
  ],
];

/** The first combination in a ruleset that no game can be played by; null if it is sound. */
export function rulesetFault(ruleset: Ruleset): RulesetFault | null {
  const found = CHECKS.find(([, isFaulty]) => isFaulty(ruleset));
  if (!found) return null;
  const [fault, , ...rules] = found;
  return { fault, rules };
}
