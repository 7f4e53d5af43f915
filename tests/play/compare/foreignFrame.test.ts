import { describe, expect } from 'vitest';
import { rulesetOf } from '../../../src/editions/index.ts';
import type { Game } from '../../../src/engine/index.ts';
import { foreignLeaf } from '../../../src/play/compare/foreignFrame.ts';
import { test } from '../../support/builders/editions.ts';
import { aim, fire, given, move, pass, play, rifle, roll, roundBase } from '../../support/builders/given.ts';
import { melee } from '../../support/builders/melee.ts';

/** What quick start and beta say of the innermost frame of a game of the beta. */
const strange = (game: Game) =>
  (['tactic-2.2', 'tactic-2.0-beta'] as const).map((edition) =>
    foreignLeaf(game, rulesetOf(edition), game.state.frames.length - 1),
  );
const charge = move('m', [8, 12], [10, 12]);

describe('a position of the beta', () => {
  test('[H2H-3 B] in which a priority weapon strikes first cannot be one of the quick start', () => {
    expect(strange(play(melee({ e: { card: { h2hPriority: true } } }), charge).game)).toEqual([
      'closeCombat.priority',
      null,
    ]);
    expect(strange(play(melee(), charge).game)).toEqual([null, null]);
  });

  test('[H2H-6 B] nor one in which a hole may be taken', () => {
    const hole = [12, 12] as const;
    const won = play(
      melee({ scenery: [roundBase('crater', hole)], e: { at: hole, state: { wounded: true } } }),
      move('m', [8, 12], [11, 12]),
      roll(6, 1),
      roll(1, 1),
    ).game;
    expect(strange(won)).toEqual(['closeCombat.winnerTakesHole', null]);
  });

  test('[R36 B] nor one in which it is asked about a body', () => {
    const game = given({
      scenery: [roundBase('crater', [13, 12])],
      tokens: { b: 0 },
      a: [{ id: 's', at: [4, 12], card: { weapons: [rifle({ aim: 0 })] } }],
      b: [{ id: 't', at: [13, 12] }, { id: 'far', at: [22, 2] }, { id: 'late' }],
    });
    expect(strange(play(game, fire('s', 't'), roll(6, 6, 1)).game)).toEqual(['wounds.bodies', null]);
  });

  test('[AIM-1 B] a second shot that is aimed may be one of the quick start’s', () => {
    const game = given({
      tokens: { a: 9, b: 0 },
      a: [{ id: 's', at: [4, 12], card: { weapons: [rifle({ aimEveryShot: true })], actions: 9 } }],
      b: [{ id: 't', at: [12, 12] }],
    });
    const second = play(game, fire('s', 't'), pass, roll(1, 1, 1), fire('s', 't'), aim).game;
    expect(strange(second)).toEqual([null, null]);
    expect(foreignLeaf(second, rulesetOf('combat-1.1'), second.state.frames.length - 1)).toBe('aim.shots');
  });
});
