import { describe, expect } from 'vitest';
import { awaiting } from '../../../src/engine/index.ts';
import { ofCombat, reserve } from '../../support/builders/combat.ts';
import { test } from '../../support/builders/editions.ts';
import { aim, asked, character, fire, pass, play } from '../../support/builders/given.ts';
import { lane, past } from '../../support/builders/lane.ts';

/** Target markers, the opportunity fire of 1-48COMBAT (column C). */
describe('Target markers', () => {
  const watched = (change: Parameters<typeof lane>[0] = {}) =>
    lane(
      ofCombat({
        tokens: { a: 12, b: 12 },
        ...change,
        a: reserve('a'),
        b: reserve('b'),
      }),
    );
  const shoot = fire('g', 's');

  test('[OF-4 C] [R74 C] the shot costs a token and an action, and is one of the weapon’s shots', () => {
    const offered = play(watched(), past).game;
    expect(awaiting(offered)).toMatchObject({ kind: 'choose', by: 'b', options: [{ cost: 1 }, { cost: 0 }] });
    const { game } = play(offered, shoot, pass);
    expect(game.state.tokens.b).toBe(11);
    expect(character(game, 'g')).toMatchObject({ spent: 1, shots: { rifle: 1 } });
    expect(game.state.markers).toEqual([]);
  });

  test('[R74 C] Aim for one more', () => {
    const { game } = play(watched(), past, shoot, aim);
    expect(game.state.tokens.b).toBe(10);
    expect(awaiting(game)).toMatchObject({ kind: 'roll', dice: 4 });
  });

  test.each([
    ['tokens', { tokens: { a: 12, b: 0 } }],
    ['actions', { guard: { state: { spent: 3 } } }],
    ['shots', { guard: { state: { shots: { rifle: 2 } } } }],
  ] as const)('[R74 C] [OF-4 C] without %s left there is no shot, and the marker stays', (_, change) => {
    const { game } = play(watched(change), past);
    expect(asked(game)).toBe('act a');
    expect(game.state.markers).toHaveLength(1);
  });

  test('[R74 C] it may be declined', () => {
    const { game } = play(watched(), past, pass);
    expect(game.state.tokens.b).toBe(12);
    expect(game.state.markers).toHaveLength(1);
  });

  test('[OF-5 C] [TC-5 C] no Take Cover from it', () => {
    expect(asked(play(watched(), past, shoot, pass).game)).toBe('roll b');
  });
});
