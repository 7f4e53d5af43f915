import { describe, expect } from 'vitest';
import { attack, awaiting, type Command, type Game, legalActions } from '../../../src/engine/index.ts';
import { ofCombat, reserve } from '../../support/builders/combat.ts';
import { test } from '../../support/builders/editions.ts';
import {
  asked,
  box,
  character,
  endTurn,
  eventsOf,
  fire,
  type Given,
  given,
  type Man,
  move,
  pass,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  takeCover,
} from '../../support/builders/given.ts';

/**
 * Shots together, Aim and Take Cover of 1-48COMBAT (column C).
 * s fires at t, 9u away. A rifle has 3 dice at that range, an Aim of 1 and 3 shots.
 */
const duel = (change: Given & { s?: Partial<Man>; t?: Partial<Man> } = {}): Game =>
  given(
    ofCombat({
      tokens: { a: 12, b: 12 },
      ...change,
      a: [{ id: 's', at: [4, 12], card: { actions: 9, weapons: [rifle({ shots: 3 })] }, ...change.s }, ...reserve('a')],
      b: [{ id: 't', at: [14, 12], ...change.t }, ...(change.b ?? reserve('b'))],
    }),
  );
const shots = (n: number, more: object = {}): Command => ({ type: 'fire', who: 's', at: 't', shots: n, ...more });
const need = (game: Game) => attack(game, 's', 't').need.reduce((sum, { add }) => sum + add, 0);

describe('shots together', () => {
  test('[FIRE-7 C] [R14 C] 1 to Shots, a token and an action each, rolled as one', () => {
    const { game } = play(duel(), shots(3), pass);
    expect(awaiting(game)).toMatchObject({ kind: 'roll', by: 'a', dice: 9, about: { what: 'shot' } });
    expect(game.state.tokens.a).toBe(9);
    expect(character(game, 's')).toMatchObject({ spent: 3, shots: { rifle: 3 } });
    expect(refusal(duel(), shots(4))).toEqual({ rule: 'FIRE-7', data: { most: 3 } });
    expect(refusedBy(duel(), shots(0))).toBe('FIRE-7');
  });

  test('[FIRE-7 C] [FIRE-6 C] what was fired before counts, and tokens and actions have to be there for all', () => {
    expect(refusal(duel({ s: { state: { shots: { rifle: 1 } } } }), shots(3))).toEqual({
      rule: 'FIRE-7',
      data: { most: 2 },
    });
    expect(refusedBy(duel({ tokens: { a: 2 } }), shots(3))).toBe('TURN-11');
    expect(refusedBy(duel({ s: { state: { spent: 7 } } }), shots(3))).toBe('TURN-7');
  });

  test('[FIRE-7 C] [FIRE-4 C] however many hit, one wound', () => {
    const { game } = play(duel(), shots(2), pass, roll(4, 5, 4, 5, 4, 5));
    expect(character(game, 't')).toMatchObject({ wounded: true, out: false });
  });

  test('[R14 C] [FIRE-5 C] a head shot takes two sixes among the dice of one shot', () => {
    const declared = play(duel(), shots(2), pass).game;
    expect(character(play(declared, roll(6, 1, 1, 6, 1, 1)).game, 't').out).toBe(false);
    expect(character(play(declared, roll(1, 1, 1, 6, 1, 6)).game, 't').out).toBe(true);
  });

  test('[R14=b C] or any two of the roll', () => {
    const declared = play(duel({ rulings: { R14: 'b' } }), shots(2), pass).game;
    expect(character(play(declared, roll(6, 1, 1, 6, 1, 1)).game, 't').out).toBe(true);
  });

  test('[R14=c C] or one shot at a time, each with its own roll and wound', () => {
    const game = duel({ rulings: { R14: 'c' } });
    expect(refusal(game, shots(2))).toEqual({ rule: 'FIRE-7', data: { most: 1 } });
    const once = play(game, shots(1), pass, roll(4, 1, 1)).game;
    expect(character(play(once, shots(1), roll(5, 1, 1)).game, 't').out).toBe(true); // in shock he counts as taking cover
  });

  test('[FIRE-7 C] all of them are among the legal actions', () => {
    const listed = legalActions(duel()).find((a) => a.action === 'fire' && a.who === 's')?.samples ?? [];
    expect(new Set(listed.map((c) => (c as { shots?: number }).shots ?? 1))).toEqual(new Set([1, 2, 3]));
    expect(listed.some((c) => (c as { aim?: boolean }).aim)).toBe(true);
  });
});

describe('Aim', () => {
  test('[FIRE-9 C] [AIM-1 C] [R14 C] is bought with the shots, before the target decides, for the first of them', () => {
    const { game } = play(duel(), shots(2, { aim: true }));
    expect(asked(game)).toBe('takeCover b');
    expect(game.state.tokens.a).toBe(9);
    const rolled = play(game, pass).game;
    expect(awaiting(rolled)).toMatchObject({ kind: 'roll', dice: 7 });
    // its die lies with the first shot
    expect(character(play(rolled, roll(6, 1, 1, 6, 1, 1, 1)).game, 't').out).toBe(true);
    expect(character(play(rolled, roll(1, 1, 1, 6, 6, 1, 1)).game, 't').out).toBe(false);
  });

  test('[AIM-1 C] once a turn, with the first shot of it', () => {
    expect(refusedBy(duel({ s: { state: { shots: { rifle: 1 } } } }), shots(1, { aim: true }))).toBe('AIM-1');
    expect(asked(play(duel(), shots(1), pass).game)).toBe('roll a');
  });

  test('[FIRE-9 C] a target that has taken cover has no second chance, one that has not had none gets it', () => {
    expect(asked(play(duel(), shots(1, { aim: true }), takeCover('t')).game)).toBe('roll a');
  });
});

describe('Take Cover', () => {
  test('[TC-1 C] only on being shot at', () => {
    expect(refusedBy(duel(), takeCover('s'))).toBe('TC-1');
    expect(refusedBy(play(duel(), fire('s', 't')).game, takeCover('t'))).toBeNull();
  });

  test('[TC-2 C] [R137 C] against this shooter the number rises by one', () => {
    const covered = play(duel(), fire('s', 't'), takeCover('t')).game;
    expect(need(covered)).toBe(5);
    expect(character(play(covered, roll(4, 4, 4)).game, 't').wounded).toBe(false);
    expect(covered.state.tokens.b).toBe(11);
  });

  test('[R137 C] [FIRE-5 C] a double six fells him all the same', () => {
    const covered = play(duel(), fire('s', 't'), takeCover('t')).game;
    expect(character(play(covered, roll(6, 6, 1)).game, 't').out).toBe(true);
  });

  test('[R137=b C] or it is a wound like any other', () => {
    const covered = play(duel({ rulings: { R137: 'b' } }), fire('s', 't'), takeCover('t')).game;
    expect(character(play(covered, roll(6, 6, 1)).game, 't')).toMatchObject({ wounded: true, out: false });
    const open = play(duel({ rulings: { R137: 'b' } }), fire('s', 't'), pass).game;
    expect(character(play(open, roll(6, 6, 1)).game, 't').out).toBe(true);
  });

  const two = (change: Given = {}): Game =>
    given(
      ofCombat({
        tokens: { a: 12, b: 12 },
        ...change,
        a: [
          { id: 's', at: [4, 12], card: { actions: 9 } },
          { id: 'u', at: [4, 15], card: { actions: 9 } },
          ...reserve('a'),
        ],
        b: [{ id: 't', at: [14, 12], card: { actions: 9 } }, ...reserve('b')],
      }),
    );

  test('[TC-2 C] [R40 C] from one shooter alone: against another he may take it again, against the same he need not', () => {
    const after = play(two(), fire('s', 't'), takeCover('t'), roll(1, 1, 1)).game;
    expect(asked(play(after, fire('s', 't')).game)).toBe('roll a');
    const other = play(after, fire('u', 't')).game;
    expect(asked(other)).toBe('takeCover b');
    expect(attack(other, 'u', 't').need).toHaveLength(1);
    expect(attack(play(other, takeCover('t')).game, 'u', 't').need).toHaveLength(2);
  });

  test('[TC-3 C] for this turn, whatever else he does', () => {
    const mine = play(two(), fire('s', 't'), takeCover('t'), roll(1, 1, 1), endTurn).game;
    expect(mine.state.turn.side).toBe('b');
    expect(attack(mine, 's', 't').need).toHaveLength(1);
    expect(character(mine, 't').coverFrom).toEqual([]);
  });

  test('[TC-4 C] not from within 5u, nor does what was taken then help', () => {
    const close = duel({ t: { at: [10, 12] } });
    expect(asked(play(close, fire('s', 't')).game)).toBe('roll a');
    const before = duel({ t: { at: [10, 12], state: { coverFrom: ['s'] } } });
    expect(need(before)).toBe(4);
  });

  test('[TC-4 C] at just over 5u it is offered', () => {
    expect(asked(play(duel({ t: { at: [10.01, 12] } }), fire('s', 't')).game)).toBe('takeCover b');
  });

  test('[CAM-1 C] [FIRE-3 C] camouflage in partial cover: only a six', () => {
    const scenery = [box('hedge', [9, 10], [1, 4])];
    expect(need(duel({ scenery, t: { card: { camouflage: true } } }))).toBe(6);
  });
});

test('[FIRE-5 C] the events of a roll tell how many shots it was', () => {
  const played = play(duel(), shots(2), pass, roll(1, 1, 1, 1, 1, 1));
  expect(eventsOf(played, 'shot')).toMatchObject([
    {
      shots: 2,
      count: [
        { rule: 'FIRE-2', add: 3 },
        { rule: 'FIRE-7', add: 3 },
      ],
    },
  ]);
  expect(refusedBy(played.game, move('s', [4, 12], [4, 15]))).toBeNull();
});

test('[FIRE-7 C] [AIM-1 C] by house rules Aim is asked for after the target has decided, for the first of shots together', () => {
  const game = duel();
  const { ruleset } = game.setup;
  const later: Game = {
    ...game,
    setup: { ...game.setup, ruleset: { ...ruleset, aim: { ...ruleset.aim, declared: 'after-cover' } } },
  };
  expect(asked(play(later, shots(2), pass).game)).toBe('aim a');
});
