import { describe, expect, test } from 'vitest';
import { awaiting, type Game } from '../../../src/engine/index.ts';
import { hurt, ofCombat, reserve } from '../../support/builders/combat.ts';
import {
  asked,
  box,
  choose,
  drift,
  frag,
  type Given,
  given,
  grenade,
  play,
  refusedBy,
  roll,
  total,
} from '../../support/builders/given.ts';

/** Grenades of 1-48COMBAT (column C). */
describe('grenades', () => {
  const thrower = (change: Given = {}): Game =>
    given(
      ofCombat({
        ...change,
        a: [{ id: 't', at: [5, 12], card: { h2h: 9, weapons: [frag()] } }, ...reserve('a')],
        b: [
          { id: 'p', at: [13.5, 12], card: { h2h: 3 } },
          { id: 'q', at: [10.5, 12], card: { h2h: 1 } },
          { id: 'r', at: [12, 14], card: { h2h: 2 } },
          ...reserve('b', 6),
        ],
      }),
    );
  const burst = (change: Given = {}): Game => play(thrower(change), grenade('t', [12, 12]), roll(6)).game;

  test('[GREN-4 C] every throw scatters', () => {
    expect(asked(play(thrower(), grenade('t', [5, 12])).game)).toBe('roll a');
    expect(awaiting(play(thrower(), grenade('t', [8, 12])).game)).toMatchObject({ about: { what: 'scatter' } });
  });

  test.each([
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 1],
  ])('[GREN-5 C] a %i: the opponent moves it up to %iu', (die, most) => {
    const game = play(thrower(), grenade('t', [12, 12]), roll(die)).game;
    expect(awaiting(game)).toMatchObject({ kind: 'drift', by: 'b', most });
    expect(refusedBy(game, drift([12, 12 + most + 0.01]))).toBe('GREN-5');
  });

  test.each([5, 6])('[GREN-5 C] a %i: it stays where it was aimed', (die) => {
    const game = play(thrower(), grenade('t', [12, 12]), roll(die)).game;
    expect(awaiting(game)).toMatchObject({ kind: 'roll', about: { what: 'burst' } });
  });

  test('[GREN-2 C] no farther than 10u', () => {
    expect(refusedBy(thrower(), grenade('t', [16, 12]))).toBeNull();
    expect(refusedBy(thrower(), grenade('t', [16.01, 12]))).toBe('GREN-2');
  });

  test('[GREN-3 C] over total cover only to 5u', () => {
    const scenery = [total('house', [7, 8], [1, 8])];
    expect(refusedBy(thrower({ scenery }), grenade('t', [11, 12]))).toBeNull();
    expect(refusedBy(thrower({ scenery }), grenade('t', [11.01, 12]))).toBe('GREN-3');
    const hedge = [box('hedge', [7, 8], [1, 8])];
    expect(refusedBy(thrower({ scenery: hedge }), grenade('t', [14, 12]))).toBeNull();
  });

  test('[GREN-9 C] [R22 C] any hits: one is wounded, whom the thrower likes', () => {
    const hit = play(burst(), roll(4, 5, 6, 1)).game;
    expect(asked(hit)).toBe('burstWound a');
    const done = play(hit, choose('r')).game;
    expect(hurt(done)).toEqual(['r']);
    expect(asked(done)).toBe('act a');
  });

  test('[R22=b C] or the one with the lowest H2H', () => {
    expect(hurt(play(burst({ rulings: { R22: 'b' } }), roll(4, 4, 1, 1)).game)).toEqual(['q']);
  });

  test('[GREN-9 C] two sixes: all are wounded; three: all are out', () => {
    expect(hurt(play(burst(), roll(6, 6, 1, 1)).game)).toEqual(['p', 'q', 'r']);
    expect(hurt(play(burst(), roll(6, 6, 5, 4)).game)).toEqual(['p', 'q', 'r']);
    expect(hurt(play(burst(), roll(6, 6, 6, 1)).game)).toEqual(['p out', 'q out', 'r out']);
    expect(hurt(play(burst(), roll(6, 6, 6, 6)).game)).toEqual(['p out', 'q out', 'r out']);
  });

  test('[GREN-9 C] [GREN-8 C] [WOUND-4 C] no hit: nobody; a second wound is the end', () => {
    expect(hurt(play(burst(), roll(3, 3, 2, 1)).game)).toEqual([]);
    const before = given(
      ofCombat({
        a: [{ id: 't', at: [5, 12], card: { weapons: [frag()] } }, ...reserve('a')],
        b: [{ id: 'p', at: [12, 14], state: { wounded: true } }, ...reserve('b')],
      }),
    );
    expect(hurt(play(before, grenade('t', [12, 12]), roll(5), roll(4, 1, 1, 1)).game)).toEqual(['p out']);
  });

  test('[GREN-9 C] [R135 C] the whole burst is settled as one', () => {
    const both = given(
      ofCombat({
        a: [{ id: 't', at: [11, 12], card: { weapons: [frag()] }, state: { wounded: true } }],
        b: [{ id: 'p', at: [12, 14], state: { wounded: true } }],
      }),
    );
    const end = play(both, grenade('t', [11.5, 13]), roll(6), roll(6, 6, 1, 1)).game.state.outcome;
    expect(end).toMatchObject({ how: 'both-at-once', winner: 'a' });
  });
});
