import { describe, expect } from 'vitest';
import { attack, type Game } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  endTurn,
  fire,
  type Given,
  given,
  type Man,
  move,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
} from '../support/builders/given.ts';

/** s shoots at t, `distance` u from edge to edge to the east; nobody has tokens or dice to interfere with it. */
const duel = (distance: number, change: Given & { s?: Partial<Man>; t?: Partial<Man> } = {}): Game =>
  given({
    size: [40, 24],
    tokens: { a: 9, b: 0 },
    ...change,
    a: [{ id: 's', at: [4, 12], card: { weapons: [rifle({ aim: 0 })], actions: 9 }, ...change.s }, ...(change.a ?? [])],
    b: [{ id: 't', at: [5 + distance, 12], ...change.t }, { id: 'far', at: [39, 23], points: 99 }, ...(change.b ?? [])],
  });

const shot = fire('s', 't');
/** s fires and rolls these dice. */
const fired = (game: Game, ...dice: number[]) => play(game, shot, roll(...dice));

describe('shots and weapons', () => {
  const arms = (...weapons: ReturnType<typeof rifle>[]): Partial<Man> => ({ card: { weapons, actions: 9 } });
  const pistol = rifle({ id: 'pistol', kind: 'pistol', shots: 1, long: 0, short: 2, aim: 0 });
  const carbine = rifle({ id: 'carbine', shots: 3, aim: 0 });

  test('[FIRE-6 QIFB] no more shots in a turn than the weapon has', () => {
    const spent = play(duel(6, { s: arms(carbine) }), shot, roll(1, 1, 1), shot, roll(1, 1, 1), shot, roll(1, 1, 1));
    expect(refusal(spent.game, shot)).toEqual({ rule: 'FIRE-6', data: { most: 3 } });
    expect(refusedBy(spent.game, move('s', [4, 12], [4, 13]))).toBeNull();
    const next = play(spent.game, endTurn, move('far', [39, 23], [38, 23]), endTurn).game;
    expect(refusedBy(next, shot)).toBeNull();
  });

  test('[FIRE-7 QIFB] [R67 QIFB] one shot at a time, each declared and paid when its turn comes', () => {
    expect(refusal(duel(6), { type: 'fire', who: 's', at: 't', shots: 2 })).toEqual({
      rule: 'FIRE-7',
      data: { most: 1 },
    });
    expect(refusedBy(duel(6), { type: 'fire', who: 's', at: 't', shots: 0 })).toBe('FIRE-7');
    expect(refusedBy(duel(6), { type: 'fire', who: 's', at: 't', shots: 1 })).toBeNull();
    expect(play(duel(6), shot).game.state.tokens.a).toBe(8);
  });

  test('[FIRE-7 QIFB] the second shot may be at someone else', () => {
    const game = duel(6, { b: [{ id: 't2', at: [11, 16] }] });
    expect(refusedBy(fired(game, 1, 1, 1).game, fire('s', 't2'))).toBeNull();
  });

  test('[FIRE-8 QF] one weapon a turn', () => {
    const game = play(duel(6, { s: arms(carbine, pistol) }), fire('s', 't', 'carbine'), roll(1, 1, 1)).game;
    expect(refusal(game, fire('s', 't', 'pistol'))).toEqual({ rule: 'FIRE-8', data: { weapon: 'carbine' } });
    expect(refusedBy(game, fire('s', 't', 'carbine'))).toBeNull();
    const next = play(game, endTurn, move('far', [39, 23], [38, 23]), endTurn).game;
    expect(refusedBy(next, fire('s', 't', 'pistol'))).toBeNull();
  });

  test('[FIRE-8 QFCB] a weapon that is not named is the one in use, else the first with dice at that range', () => {
    const game = duel(12, { s: arms(pistol, carbine) });
    expect(attack(game, 's', 't').weapon?.id).toBe('carbine');
    expect(attack(duel(6, { s: arms(pistol, carbine) }), 's', 't').weapon?.id).toBe('pistol');
    const used = play(duel(6, { s: arms(pistol, carbine) }), fire('s', 't', 'carbine'), roll(1, 1, 1)).game;
    expect(attack(used, 's', 't').weapon?.id).toBe('carbine');
    expect(refusedBy(game, fire('s', 't', 'bazooka'))).toBe('FLOW-UNKNOWN');
  });

  test('[FIRE-6 QIFCB] a weapon may bear any name', () => {
    const odd = rifle({ id: 'constructor', shots: 1, aim: 0 });
    const game = play(duel(6, { s: arms(odd) }), shot, roll(1, 1, 1)).game;
    expect(refusedBy(game, shot)).toBe('FIRE-6');
  });

  test('[FIRE-2 QIFCB] [WOUND-1 QIFCB] the dice are those of the side of the card that shows', () => {
    const s: Partial<Man> = { woundedCard: { weapons: [rifle({ short: 1, aim: 0 })] }, state: { wounded: true } };
    expect(asked(fired(duel(6, { s }), 4).game)).toBe('act a');
  });

  test('[R25 QIFCB] nobody shoots one he is in contact with', () => {
    expect(refusedBy(duel(0), shot)).toBe('R25');
    expect(refusedBy(duel(0.01), shot)).toBeNull();
    expect(refusedBy(duel(0), fire('s', 'far'))).toBeNull();
  });
});
