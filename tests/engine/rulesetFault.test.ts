import { describe, expect, test } from 'vitest';
import { differing } from '../../src/editions/differing.ts';
import { EDITIONS, type Rulings, rulesetOf, rulingOptions } from '../../src/editions/index.ts';
import { RULESET_FAULTS, rulesetFault } from '../../src/engine/index.ts';

describe('rules that do not go together', () => {
  test.each(EDITIONS)('%s has none, with whatever ruling', (edition) => {
    const single = [...rulingOptions(edition)].flatMap(([id, options]) => options.map((option) => ({ [id]: option })));
    for (const rulings of [{}, ...single] as Rulings[]) expect(rulesetFault(rulesetOf(edition, rulings))).toBeNull();
  });

  const clashes = [
    ['tactic-2.2', { turn: { rounds: true } }, 'needs-initiative', 'TURN-2'],
    ['tactic-2.2', { setup: { firstTurn: 'initiative' } }, 'needs-initiative', 'TURN-2'],
    ['combat-1.1', { setup: { firstTurn: 'roll' } }, 'needs-initiative', 'TURN-2'],
    ['tactic-2.2', { turn: { actionsPer: 'round' } }, 'needs-rounds', 'TURN-7'],
    ['tactic-qs-it', { wounds: { shock: { until: 'end', of: 'round' } } }, 'needs-rounds', 'WOUND-2'],
    ['tactic-qs-fr', { suppression: { endsWithRound: true } }, 'needs-rounds', 'SF-7'],
    ['tactic-2.2', { command: { share: 'pool-a-round' } }, 'needs-rounds', 'CMD-2'],
    ['tactic-2.2', { setup: { zone: 0.9, zoneHolds: 'whole-base' } }, 'no-deployment', 'SETUP-7'],
    ['tactic-2.2', { turn: { income: 0 } }, 'no-income', 'TURN-3'],
    ['combat-1.1', { turn: { income: 0 } }, 'no-income', 'TURN-3'],
    ['tactic-2.2', { turn: { mostTokens: 0 } }, 'no-income', 'TURN-5'],
    ['tactic-2.2', { movement: { mostTokens: 0 } }, 'no-movement', 'MOVE-2'],
    ['tactic-2.2', { turn: { mostTokens: 1 } }, 'never-affordable', 'GREN-1'],
    ['combat-1.1', { turn: { income: 1 } }, 'never-affordable', 'GREN-1'],
    ['tactic-2.2', { grenades: { longest: 0 } }, 'never-thrown', 'GREN-2'],
    ['tactic-2.2', { closeCombat: { toHit: 7 } }, 'endless-fight', 'H2H-2'],
    ['tactic-2.2', { takeCover: { against: 'one-shooter' } }, 'nobody-shoots', 'TC-3'],
  ] as const;

  test.each(clashes)('in %s %j: %s, %s first', (edition, change, fault, blamed) => {
    const found = rulesetFault(differing(rulesetOf(edition), change));
    expect([found?.fault, found?.rules[0]]).toEqual([fault, blamed]);
  });

  test('each of the faults is one of these', () => {
    expect(new Set(clashes.map(([, , fault]) => fault))).toEqual(new Set(RULESET_FAULTS));
  });

  const neighbours = [
    { turn: { rounds: true, actionsPer: 'round' }, setup: { firstTurn: 'initiative' } },
    { setup: { zone: 1, zoneHolds: 'whole-base' } },
    { setup: { zone: 0 } },
    { turn: { income: 1 } }, // tokens are saved until there are enough for a grenade
    { turn: { mostTokens: 2 } },
    { turn: { mustSpend: 0 } },
    { closeCombat: { toHit: 6 } },
    { takeCover: { when: 'shot-at', against: 'one-shooter' } },
    { grenades: { longest: null, sure: null } },
  ] as const;

  test.each(neighbours)('but %j does', (change) => {
    expect(rulesetFault(differing(rulesetOf('tactic-2.2'), change))).toBeNull();
  });
});
