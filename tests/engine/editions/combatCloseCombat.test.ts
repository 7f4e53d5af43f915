import { describe, expect, test } from 'vitest';
import { awaiting, type Game } from '../../../src/engine/index.ts';
import { hurt, ofCombat, reserve } from '../../support/builders/combat.ts';
import { asked, eventsOf, fire, given, type Man, move, play, roll } from '../../support/builders/given.ts';

/** Close combat of 1-48COMBAT (column C), and what wins. */
describe('close combat', () => {
  const melee = (m: Partial<Man> = {}, e: Partial<Man> = {}, others = true): Game =>
    given(
      ofCombat({
        a: [{ id: 'm', at: [8, 12], ...m }, ...(others ? reserve('a') : [])],
        b: [{ id: 'e', at: [11, 12], ...e }, ...(others ? reserve('b') : [])],
      }),
    );
  const charge = move('m', [8, 12], [10, 12]);

  test('[H2H-3 C] the one attacked strikes back if he is alive', () => {
    const slain = play(melee(), charge, roll(5, 5));
    expect(hurt(slain.game)).toEqual(['e out']);
    expect(asked(slain.game)).toBe('act a');
    expect(eventsOf(slain, 'exchange')).toMatchObject([{ dice: { attacker: [5, 5], defender: [] } }]);
    expect(asked(play(melee(), charge, roll(4, 4)).game)).toBe('roll b');
  });

  test('[H2H-4 C] a wound tells at once: he strikes back with the dice of his red side', () => {
    const game = play(melee({}, { card: { h2h: 3 }, woundedCard: { h2h: 1 } }), charge, roll(5, 1)).game;
    expect(awaiting(game)).toMatchObject({ kind: 'roll', by: 'b', dice: 1 });
    const back = play(game, roll(6)).game;
    expect(hurt(back)).toEqual(['m', 'e']);
    expect(asked(back)).toBe('roll a');
  });

  test('[R135 C] each strike is settled by itself', () => {
    const struck = play(melee({ state: { wounded: true } }, { state: { wounded: true } }, false), charge, roll(5, 1));
    expect(struck.game.state.outcome).toMatchObject({ winner: 'a', how: 'losses' });
  });
});

describe('victory', () => {
  test('[WIN-1 C] half of the characters, whatever their points', () => {
    const shot = (others: Man[]): Game =>
      play(
        given(
          ofCombat({
            a: [{ id: 's', at: [4, 12] }],
            b: [{ id: 't', at: [10, 12], points: 1, state: { wounded: true } }, ...others],
          }),
        ),
        fire('s', 't'),
        roll(4, 1, 1),
      ).game;
    expect(shot([{ id: 'x', at: [22, 22], points: 50 }]).state.outcome).toMatchObject({ winner: 'a', rule: 'WIN-1' });
    expect(shot(reserve('b', 2)).state.outcome).toBeNull();
  });
});
