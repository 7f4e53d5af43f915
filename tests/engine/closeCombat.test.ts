import { describe, expect } from 'vitest';
import { attack, awaiting, type Game } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import { asked, character, eventsOf, fire, type Man, move, play, refusedBy, roll } from '../support/builders/given.ts';
import { fate, fates, melee } from '../support/builders/melee.ts';

const charge = move('m', [8, 12], [10, 12]);
const fought = (game: Game, ...rolls: number[][]) => play(game, charge, ...rolls.map((dice) => roll(...dice)));

describe('close combat', () => {
  test('[H2H-1 QIFCB] begins with contact and costs nothing beyond the move', () => {
    const { game } = play(melee(), charge);
    expect(awaiting(game)).toMatchObject({
      kind: 'roll',
      by: 'a',
      dice: 2,
      about: { what: 'closeCombat', who: 'm', against: 'e' },
    });
    expect([game.state.tokens, character(game, 'm').spent, character(game, 'e').spent]).toEqual([{ a: 4, b: 5 }, 1, 0]);
  });

  test('[H2H-1 QIFCB] does not begin a hundredth short of contact', () => {
    expect(asked(play(melee(), move('m', [8, 12], [9.99, 12])).game)).toBe('act a');
  });

  test('[H2H-1 QIFCB] [TURN-8 QIFCB] the attacked needs no token and no action to fight', () => {
    const tired: Partial<Man> = { card: { actions: 0 }, state: { shock: true, wounded: true } };
    const { game } = play(melee({ e: tired, tokens: { b: 0 } }), charge, roll(1, 1));
    expect(awaiting(game)).toMatchObject({ kind: 'roll', by: 'b', dice: 2 });
  });

  test('[H2H-2 QIFC] a 5 hits, a 4 does not', () => {
    expect(fates(fought(melee(), [4, 4], [4, 4]).game)).toEqual(['unhurt', 'unhurt']);
    expect(fates(fought(melee(), [5, 4], [4, 4]).game)).toEqual(['unhurt', 'wounded']);
    expect(fates(fought(melee(), [4, 4], [4, 5]).game)).toEqual(['wounded', 'unhurt']);
  });

  test('[H2H-2 QIFC] [TC-2 QIF] neither Take Cover nor Camouflage helps', () => {
    const hidden: Partial<Man> = { card: { camouflage: true }, state: { inCover: true } };
    expect(fates(fought(melee({ e: hidden }), [5, 1], [1, 1]).game)[1]).toBe('wounded');
  });

  test('[H2H-3 QIFB] both roll in each exchange, the attacker first, until one is out', () => {
    const seen: string[] = [];
    let { game } = play(melee(), charge);
    for (const dice of [
      [1, 1],
      [1, 1],
      [6, 1],
      [1, 1],
      [6, 1],
      [1, 1],
    ]) {
      seen.push(asked(game));
      game = play(game, roll(...dice)).game;
    }
    expect(seen).toEqual(['roll a', 'roll b', 'roll a', 'roll b', 'roll a', 'roll b']);
    expect([fate(game, 'e'), asked(game)]).toEqual(['eliminated', 'act a']);
  });

  test('[H2H-3 QIF] one who is put out by the first roll strikes back all the same', () => {
    const both = fought(melee(), [6, 5], [5, 6]);
    expect(fates(both.game)).toEqual(['eliminated', 'eliminated']);
    expect(eventsOf(both, 'exchange')[0]).toMatchObject({ hits: { attacker: 2, defender: 2 } });
  });

  test('[H2H-4 QIF] [WOUND-4 QIF] each hit is a wound: one turns the card, two eliminate', () => {
    expect(fates(fought(melee(), [5, 1], [1, 1]).game)).toEqual(['unhurt', 'wounded']);
    expect(fates(fought(melee(), [5, 5], [1, 1]).game)).toEqual(['unhurt', 'eliminated']);
    const second = fought(melee({ m: { card: { h2h: 3 } } }), [5, 5, 5], [1, 1]);
    expect(eventsOf(second, 'eliminated')).toHaveLength(1);
  });

  test('[H2H-4 QIF] [R99 QIF] both roll what their cards showed before the exchange; a turned card counts from the next one', () => {
    const weak: Partial<Man> = { woundedCard: { h2h: 1 } };
    const { game } = play(melee({ m: weak, e: weak }), charge, roll(5, 1));
    expect(awaiting(game)).toMatchObject({ by: 'b', dice: 2 });
    const next = play(game, roll(5, 1)).game;
    expect(fates(next)).toEqual(['wounded', 'wounded']);
    expect(awaiting(next)).toMatchObject({ by: 'a', dice: 1 });
    expect(awaiting(play(next, roll(1)).game)).toMatchObject({ by: 'b', dice: 1 });
  });

  test('[R99 QIF] nothing is told of an exchange before both have rolled', () => {
    expect(fates(fought(melee(), [6, 6]).game)).toEqual(['unhurt', 'unhurt']);
  });

  test('[R99=b QIF] one who is hit first strikes back with the dice of his wounded side', () => {
    const weak: Partial<Man> = { woundedCard: { h2h: 1 } };
    const turns = { rulings: { R99: 'b' as const }, e: weak };
    const { game } = play(melee(turns), charge, roll(5, 1));
    expect([fate(game, 'e'), awaiting(game)]).toMatchObject(['wounded', { by: 'b', dice: 1 }]);
    const dying = play(melee(turns), charge, roll(5, 5)).game;
    expect([fate(dying, 'e'), awaiting(dying)]).toMatchObject(['eliminated', { by: 'b', dice: 1 }]);
    expect(fates(play(dying, roll(5)).game)).toEqual(['wounded', 'eliminated']);
  });

  test('[R99=b QIF] his hits are dealt once', () => {
    const turns = melee({ rulings: { R99: 'b' } });
    expect(fates(fought(turns, [5, 1], [5, 1]).game)).toEqual(['wounded', 'wounded']);
  });

  test('[H2H-3 QIFB] one without dice is passed over, not asked', () => {
    const { game } = play(melee({ e: { card: { h2h: 0 } } }), charge);
    expect(asked(play(game, roll(1, 1)).game)).toBe('roll a');
    const helpless = play(melee({ m: { card: { h2h: 0 } } }), charge).game;
    expect(asked(helpless)).toBe('roll b');
    expect(fates(play(helpless, roll(6, 6)).game)).toEqual(['eliminated', 'unhurt']);
  });

  test('[H2H-7 QIFCB] [R25 QIFCB] where neither has a die the fight ends, and they stay in contact', () => {
    const none: Partial<Man> = { card: { h2h: 0 } };
    const ended = play(melee({ m: none, e: none }), charge);
    expect(eventsOf(ended, 'deadlock')).toHaveLength(1);
    expect([asked(ended.game), ...fates(ended.game)]).toEqual(['act a', 'unhurt', 'unhurt']);
    expect(attack(ended.game, 'm', 'e').distance).toBe(0);
    expect(refusedBy(ended.game, fire('m', 'e'))).toBe('R25');
    expect(refusedBy(ended.game, fire('m', 'far-b'))).toBeNull();
    const away = play(ended.game, move('m', [10, 12], [8, 12])).game;
    expect([away.state.tokens.a, asked(away)]).toEqual([3, 'act a']);
  });

  test('[H2H-7 QIF] also when the last dice are lost in the fight', () => {
    const brave: Partial<Man> = { woundedCard: { h2h: 0 } };
    const ended = fought(melee({ m: brave, e: brave }), [5, 1], [5, 1]);
    expect([asked(ended.game), ...fates(ended.game)]).toEqual(['act a', 'wounded', 'wounded']);
    expect(eventsOf(ended, 'deadlock')).toHaveLength(1);
  });
});

describe('markers', () => {
  const lying: Partial<Man> = { state: { inCover: true } };

  test('[R66 QIFCB] [TC-3 QIFB] the attacked keeps his Take Cover; the attacker has lost his by moving', () => {
    const { game } = fought(melee({ m: lying, e: lying }), [1, 1], [1, 1]);
    expect([character(game, 'm').inCover, character(game, 'e').inCover]).toEqual([false, true]);
  });

  test('[R66=b QIFCB] close combat ends the Take Cover of both', () => {
    const { game } = play(melee({ e: lying, rulings: { R66: 'b' } }), charge);
    expect(character(game, 'e').inCover).toBe(false);
  });

  test('[R66 QIFCB] it is no action: it lies on nobody’s card', () => {
    const { game } = fought(melee(), [1, 1], [6, 6]);
    expect([character(game, 'm').spent, character(game, 'e').spent]).toEqual([1, 0]);
  });
});
