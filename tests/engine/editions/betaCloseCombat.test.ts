import { describe, expect } from 'vitest';
import { awaiting, bodies, type Game, type Point } from '../../../src/engine/index.ts';
import { fatesOf } from '../../../src/play/odds/fates.ts';
import { oddsOf } from '../../../src/play/odds/oddsOf.ts';
import { test } from '../../support/builders/editions.ts';
import {
  asked,
  box,
  character,
  choose,
  eventsOf,
  fire,
  type Man,
  move,
  pass,
  play,
  refusedBy,
  roll,
  roundBase,
  watch,
} from '../../support/builders/given.ts';
import { fate, fates, melee } from '../../support/builders/melee.ts';

const charge = move('m', [8, 12], [10, 12]);
const fought = (game: Game, ...rolls: number[][]) => play(game, charge, ...rolls.map((dice) => roll(...dice)));
const priority: Partial<Man> = { card: { h2hPriority: true } };

describe('an exchange', () => {
  test('[H2H-2 B] a 6 hits, a 5 does not', () => {
    expect(fates(fought(melee(), [5, 5], [5, 5]).game)).toEqual(['unhurt', 'unhurt']);
    expect(fates(fought(melee(), [6, 5], [5, 5]).game)).toEqual(['unhurt', 'wounded']);
    expect(fates(fought(melee(), [5, 5], [5, 6]).game)).toEqual(['wounded', 'unhurt']);
  });

  test('[H2H-2 B] [TC-2 B] neither Take Cover nor Camouflage helps', () => {
    const hidden: Partial<Man> = { card: { camouflage: true }, state: { inCover: true } };
    expect(fates(fought(melee({ e: hidden }), [6, 1], [1, 1]).game)[1]).toBe('wounded');
  });

  test('[H2H-3 B] [H2H-4 B] [WOUND-4 B] is fought by both at once: one who is killed strikes back all the same', () => {
    expect(fates(fought(melee(), [6, 6]).game)).toEqual(['unhurt', 'unhurt']);
    expect(fates(fought(melee(), [6, 6], [6, 6]).game)).toEqual(['eliminated', 'eliminated']);
    expect(fates(fought(melee(), [6, 1], [1, 1]).game)).toEqual(['unhurt', 'wounded']);
  });

  test('[H2H-4 B] a card that is turned counts from the next one on', () => {
    const weak: Partial<Man> = { woundedCard: { h2h: 1 } };
    const { game } = play(melee({ m: weak, e: weak }), charge, roll(6, 1));
    expect(awaiting(game)).toMatchObject({ by: 'b', dice: 2 });
    const next = play(game, roll(6, 1)).game;
    expect(fates(next)).toEqual(['wounded', 'wounded']);
    expect(awaiting(next)).toMatchObject({ by: 'a', dice: 1 });
  });

  test('[H2H-7 B] [R25 B] it ends where the last dice are lost', () => {
    const brave: Partial<Man> = { woundedCard: { h2h: 0 } };
    const ended = fought(melee({ m: brave, e: brave }), [6, 1], [6, 1]);
    expect([asked(ended.game), ...fates(ended.game)]).toEqual(['act a', 'wounded', 'wounded']);
  });

  test('[R43 B] the move has ended there, and who survives may act again', () => {
    const after = fought(melee({ m: { card: { actions: 5 } } }), [6, 6], [1, 1]).game;
    expect([asked(after), character(after, 'm').at]).toEqual(['act a', [10, 12]]);
    expect(refusedBy(after, move('m', [10, 12], [12, 15]))).toBeNull();
  });
});

describe('a priority weapon', () => {
  test('[H2H-3 B] of the attacker kills before the other strikes', () => {
    const struck = play(melee({ m: priority }), charge, roll(6, 6));
    expect(fates(struck.game)).toEqual(['unhurt', 'eliminated']);
    expect(asked(struck.game)).toBe('act a');
    expect(eventsOf(struck, 'exchange')).toMatchObject([{ priority: 'attacker', dice: { defender: [] } }]);
  });

  test('[H2H-3 B] of the one who is attacked strikes first as well', () => {
    const begun = play(melee({ e: priority }), charge).game;
    expect(awaiting(begun)).toMatchObject({ by: 'b', about: { who: 'e', against: 'm' } });
    const struck = play(begun, roll(6, 6));
    expect(fates(struck.game)).toEqual(['eliminated', 'unhurt']);
    expect(eventsOf(struck, 'exchange')).toMatchObject([{ hits: { attacker: 0, defender: 2 }, priority: 'defender' }]);
  });

  test('[H2H-4 B] whom it only wounds strikes back, with the dice of his wounded side at once', () => {
    const weak: Partial<Man> = { woundedCard: { h2h: 1 } };
    const struck = play(melee({ m: priority, e: weak }), charge, roll(6, 1)).game;
    expect([fate(struck, 'e'), awaiting(struck)]).toMatchObject(['wounded', { by: 'b', dice: 1 }]);
    const back = play(struck, roll(6)).game;
    expect(fates(back)).toEqual(['wounded', 'wounded']);
    expect(awaiting(back)).toMatchObject({ by: 'a', dice: 2 });
  });

  test('[H2H-4 B] his hits are dealt once', () => {
    const struck = play(melee({ e: priority }), charge, roll(6, 1), roll(6, 1)).game;
    expect(fates(struck)).toEqual(['wounded', 'wounded']);
  });

  test('[H2H-3 B] is worth nothing against another one: both strike at once', () => {
    const both = play(melee({ m: priority, e: priority }), charge, roll(6, 6));
    expect(asked(both.game)).toBe('roll b');
    expect(fates(play(both.game, roll(6, 6)).game)).toEqual(['eliminated', 'eliminated']);
  });

  test('[H2H-3 B] counts as long as the side of the card that shows has it', () => {
    const once: Partial<Man> = { ...priority, woundedCard: { h2hPriority: false } };
    const struck = play(melee({ m: once }), charge, roll(1, 1), roll(6, 1)).game;
    expect(fate(struck, 'm')).toBe('wounded');
    const next = play(struck, roll(6, 6)).game;
    expect(asked(next)).toBe('roll b');
  });

  test('[H2H-3 QIFC] is a word on the card and no more', () => {
    const begun = play(melee({ e: priority }), charge).game;
    expect(awaiting(begun)).toMatchObject({ by: 'a', about: { who: 'm' } });
  });

  test('[H2H-3 B] the odds are those of a fight in which it strikes first', () => {
    const one: Partial<Man> = { card: { h2h: 1, h2hPriority: true }, state: { wounded: true } };
    const other: Partial<Man> = { card: { h2h: 1 }, state: { wounded: true } };
    const answer = oddsOf(melee({ m: one, e: other }), charge);
    const chance = answer.ok ? fatesOf(answer.odds, 'e').most.eliminated : null;
    // 1/6 + 5/6 · 5/6 · … : the first one to roll a six, he who begins
    expect(chance).toBeCloseTo(1 / 6 / (1 - 25 / 36), 12);
  });
});

describe('the hole of the beaten', () => {
  const hole: Point = [12, 12];
  const crater = { scenery: [roundBase('crater', hole)] };
  const into = move('m', [8, 12], [11, 12]);
  const game = (change: Parameters<typeof melee>[0] = {}) =>
    melee({ ...crater, ...change, e: { at: hole, state: { wounded: true }, ...change?.e } });
  const won = (change: Parameters<typeof melee>[0] = {}) => play(game(change), into, roll(6, 1), roll(1, 1));

  test('[H2H-8 B] the way there has to reach his base; the model stays outside and touches the rim', () => {
    expect(refusedBy(game(), move('m', [8, 12], [10.99, 12]))).toBe('MOVE-8');
    const at = character(play(game(), into).game, 'm').at;
    expect(at?.[0]).toBeCloseTo(10.3);
    const slow = game({ m: { card: { move: 2.99 } } });
    expect(refusedBy(slow, into)).toBe('MOVE-1');
  });

  test('[H2H-6 B] [R136 B] is the winner’s to take, for nothing', () => {
    const { game } = won();
    expect(awaiting(game)).toMatchObject({
      kind: 'choose',
      by: 'a',
      about: { what: 'takeHole', who: 'm', beaten: 'e' },
      options: [{ command: choose('take'), cost: 0 }, { command: pass }],
    });
    const taken = play(game, choose('take'));
    expect(character(taken.game, 'm')).toMatchObject({ at: hole, spent: 1, moved: 1 });
    expect([taken.game.state.tokens.a, asked(taken.game)]).toEqual([4, 'act a']);
  });

  test('[H2H-6 B] [R36 B] the body is taken off when he steps in', () => {
    const taken = play(won().game, choose('take'));
    expect(bodies(taken.game)).toEqual([]);
    expect(eventsOf(taken, 'bodyTakenOff')).toMatchObject([{ of: 'e', why: 'winner', by: 'm' }]);
  });

  test('[H2H-6 B] [R136 B] it may be declined: then the body closes it', () => {
    const left = play(won().game, pass);
    expect(character(left.game, 'm').at?.[0]).toBeCloseTo(10.3);
    expect(bodies(left.game)).toMatchObject([{ of: 'e', at: hole }]);
    expect(eventsOf(left, 'declined')).toEqual([{ event: 'declined', by: 'a', what: 'takeHole' }]);
    expect(refusedBy(left.game, move('m', [10.3, 12], hole))).toBe('MOVE-13');
  });

  test('[H2H-6 B] nobody is asked where both fall, or where the one who is attacked wins', () => {
    const hurt = { m: { state: { wounded: true } } };
    expect(asked(play(game(hurt), into, roll(6, 1), roll(6, 1)).game)).toBe('act a');
    const stood = play(game(hurt), into, roll(1, 1), roll(6, 1)).game;
    expect([asked(stood), fate(stood, 'e')]).toEqual(['act a', 'wounded']);
  });

  test('[R136 B] the step in sets off opportunity fire like a move', () => {
    const watched = game({
      m: { card: { actions: 5 } },
      b: [{ id: 'g', at: [12, 22], card: { opportunityFire: 0.5 } }],
      markers: [watch('m1', 'g', [11.4, 13.4])],
    });
    const taken = play(watched, into, roll(6, 1), roll(1, 1), choose('take')).game;
    expect(asked(taken)).toBe('opportunity b');
    const shot = play(taken, fire('g', 'm'), pass, roll(1, 1, 1)).game;
    expect([asked(shot), character(shot, 'm').at]).toEqual(['act a', hole]);
  });

  test('[H2H-6 B] in the open, and in a wood, there is no place to take', () => {
    const wood = melee({ scenery: [box('wood', [10.5, 10], [4, 4])], e: { at: [12, 12], state: { wounded: true } } });
    expect(asked(play(wood, into, roll(6, 1), roll(1, 1)).game)).toBe('act a');
  });

  test('[H2H-6 QIFC] elsewhere stays empty: there is no such rule', () => {
    const { game } = play(
      melee({ ...crater, e: { at: hole, card: { h2h: 0 }, state: { wounded: true } } }),
      into,
      roll(6, 6),
    );
    expect([asked(game), fate(game, 'e')]).toEqual(['act a', 'eliminated']);
  });
});
