import { describe, expect } from 'vitest';
import type { HouseRules, Rulings } from '../../src/editions/index.ts';
import type { Command, Game, GameEvent } from '../../src/engine/index.ts';
import { decisive } from '../../src/play/decisive.ts';
import { editionNow } from '../support/builders/editionNow.ts';
import { test } from '../support/builders/editions.ts';
import { endTurn, fire, frag, given, grenade, move, pass, play, roll, watch } from '../support/builders/given.ts';
import { OFFERED } from '../support/builders/lane.ts';

/** The rulings that decided what is told of `kind` when `command` is given. */
function decided(
  game: Game,
  command: Command,
  kind: GameEvent['event'],
  rulings: Rulings = {},
  rules: HouseRules = {},
) {
  const at = play(game, command).events.findIndex(({ event }) => event === kind);
  return (decisive(game, command, { edition: editionNow(), rulings, rules })[at] ?? []).map(
    ({ rule, option }) => `${rule}=${option}`,
  );
}

describe('rulings that decided something', () => {
  test('[R21 Q] a burst that catches one who has taken cover', () => {
    const game = given({
      a: [{ id: 'a', at: [4, 12], card: { weapons: [frag()] } }],
      b: [
        { id: 'b', at: [10, 12], state: { inCover: true } },
        { id: 'far', at: [20, 20] },
      ],
    });
    expect(decided(game, grenade('a', [10, 12]), 'burst')).toContain('R21=a');
  });

  test('[R26 QIFC] a run inside the range of Opportunity Fire, stopped only because moving there sets it off', () => {
    const inside = (rulings: Rulings) =>
      given({
        a: [
          { id: 'a', at: [6, 12] },
          { id: 'other', at: [2, 22] },
        ],
        b: [{ id: 'b', at: [12, 12], card: { opportunityFire: 3 } }],
        markers: [watch('m', 'b', [8, 12])],
        rulings: { ...OFFERED, ...rulings },
      });
    const walk = move('a', [6, 12], [6, 14]);
    expect(decided(inside({}), walk, 'spent')).toContain('R26=a');
    expect(decided(inside({ R26: 'c' }), walk, 'moved', { R26: 'c' })).toEqual(['R26=c']);
  });

  test('[R07 QIF] what is counted anew at the start of the other side’s turn', () => {
    const game = given({ a: [{ id: 'a', at: [4, 12] }], b: [{ id: 'b', at: [20, 12] }], turn: { spent: 1 } });
    expect(decided(game, endTurn, 'turnEnded')).toEqual([]);
  });

  test('[TC-2 Q] a house rule stands with what it decided, and with nothing else', () => {
    const rules = { 'TC-2': 2, 'TURN-3': 7 };
    const game = given({
      a: [{ id: 'a', at: [4, 12] }],
      b: [{ id: 'b', at: [11, 12], state: { inCover: true } }],
      rules,
    });
    const shot = play(game, fire('a', 'b'), pass).game;
    expect(decided(shot, roll(5, 1, 1), 'shot', {}, rules)).toEqual(['TC-2=2']);
  });

  test('nothing where every option says the same', () => {
    const game = given({ a: [{ id: 'a', at: [4, 12] }], b: [{ id: 'b', at: [10, 12] }] });
    const shot = play(game, fire('a', 'b'), pass).game;
    expect(decided(shot, roll(1, 2, 3), 'shot')).toEqual([]);
  });
});
