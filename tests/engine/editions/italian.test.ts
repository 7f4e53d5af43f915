import { describe, expect, test } from 'vitest';
import { awaiting, type Game, newGame } from '../../../src/engine/index.ts';
import {
  asked,
  character,
  choose,
  deploy,
  drift,
  endTurn,
  fire,
  frag,
  type Given,
  given,
  grenade,
  type Man,
  pass,
  play,
  refusedBy,
  rifle,
  roll,
  setupOf,
  takeCover,
} from '../../support/builders/given.ts';

/** What the Italian quick start has otherwise than the others (column I). */
const italian = <G extends Given>(position: G) => ({ edition: 'tactic-qs-it' as const, ...position });

describe('deployment and victory', () => {
  test('[SETUP-5 I] a die says who deploys first, whatever the points', () => {
    const game = newGame(setupOf(italian({ a: [{ id: 'a1', points: 30 }], b: [{ id: 'b1', points: 3 }] })));
    const ready = play(game, roll(6, 1), choose('south')).game;
    expect(asked(ready)).toBe('roll both');
    const after = play(ready, roll(5, 2)).game;
    expect(asked(after)).toBe('deploy b');
    expect(refusedBy(after, deploy('b1', 12, 20))).toBeNull();
  });

  test('[WIN-4 I] a mission is lost with half the points, not with half the characters', () => {
    const mission = (points: number): Game =>
      given(
        italian({
          type: 'mission' as const,
          a: [{ id: 's', at: [4, 12] }],
          b: [
            { id: 't', at: [8, 12], points, state: { wounded: true } },
            { id: 'x', at: [22, 22], points: 10 },
          ],
        }),
      );
    const shot = (points: number) => play(mission(points), fire('s', 't'), pass, roll(6, 1, 1)).game.state.outcome;
    expect(shot(10)).toMatchObject({ winner: 'a', rule: 'WIN-4' });
    expect(shot(9)).toBeNull();
  });
});

describe('weapons', () => {
  const two = (change: Given & { state?: Man['state'] } = {}): Game =>
    given(
      italian({
        ...change,
        a: [
          {
            id: 's',
            at: [4, 12],
            card: { actions: 9, weapons: [rifle({ shots: 2 }), rifle({ id: 'pistol', shots: 1 })] },
            ...(change.state ? { state: change.state } : {}),
          },
        ],
        b: [{ id: 't', at: [12, 12] }],
      }),
    );

  test('[FIRE-8 I] [R81 I] one may change between them in a turn, and their shots count together', () => {
    expect(refusedBy(two({ state: { shots: { pistol: 1 } } }), fire('s', 't', 'rifle'))).toBeNull();
    expect(refusedBy(two({ state: { shots: { rifle: 1 } } }), fire('s', 't', 'pistol'))).toBe('FIRE-6');
    expect(refusedBy(two({ state: { shots: { rifle: 1, pistol: 1 } } }), fire('s', 't', 'rifle'))).toBe('FIRE-6');
  });

  test('[R81=b I] or one weapon a turn', () => {
    expect(refusedBy(two({ rulings: { R81: 'b' }, state: { shots: { pistol: 1 } } }), fire('s', 't', 'rifle'))).toBe(
      'FIRE-8',
    );
  });
});

describe('grenades', () => {
  const scattered = (rulings: Given['rulings'] = {}): Game =>
    play(
      given(
        italian({
          rulings,
          a: [{ id: 't', at: [2, 12], card: { weapons: [frag()] } }],
          b: [{ id: 'e', at: [22, 2] }],
        }),
      ),
      grenade('t', [14, 12]),
      roll(2),
    ).game;

  test('[GREN-5 I] [R85 I] the opponent moves the marker up to so far', () => {
    expect(refusedBy(scattered(), drift([15, 12]))).toBeNull();
    expect(refusedBy(scattered(), drift([16.01, 12]))).toBe('GREN-5');
  });

  test('[R85=b I] exactly so far, or not at all', () => {
    const game = scattered({ R85: 'b' });
    expect(refusedBy(game, drift([15, 12]))).toBe('R85');
    expect(refusedBy(game, drift([16, 12]))).toBeNull();
    expect(refusedBy(game, drift([14, 12]))).toBeNull();
    expect(awaiting(game)).toMatchObject({ kind: 'drift', most: 2, exactly: true });
  });

  const amongEquals = (rulings: Given['rulings'] = {}, more: Given['b'] = []): Game =>
    play(
      given(
        italian({
          rulings,
          a: [{ id: 't', at: [5, 12], card: { h2h: 9, weapons: [frag()] } }],
          b: [{ id: 'p', at: [13.5, 12] }, { id: 'q', at: [10.5, 12] }, { id: 'x', at: [22, 22], points: 99 }, ...more],
        }),
      ),
      grenade('t', [12, 12]),
      roll(4, 1, 1, 1),
    ).game;

  test('[R86 I] of several lowest dice these alone roll again', () => {
    const game = amongEquals({}, [{ id: 'r', at: [12, 13.5] }]);
    const again = play(game, roll(2, 5, 2)).game;
    expect(awaiting(again)).toMatchObject({ dice: 2, about: { what: 'burstTie', who: ['p', 'r'] } });
    const thrice = play(again, roll(4, 4)).game;
    expect(awaiting(thrice)).toMatchObject({ dice: 2 });
    const done = play(thrice, roll(6, 3)).game;
    expect(['p', 'q', 'r'].map((id) => character(done, id).wounded)).toEqual([false, false, true]);
  });

  test('[GREN-10 I] [R86 I] equals roll a die each: the lowest takes the wound, ties roll again', () => {
    const game = amongEquals();
    expect(awaiting(game)).toMatchObject({ kind: 'roll', dice: 2, about: { what: 'burstTie' } });
    const again = play(game, roll(3, 3)).game;
    expect(asked(again)).toBe('roll a');
    const done = play(again, roll(5, 2)).game;
    expect(['p', 'q'].map((id) => character(done, id).wounded)).toEqual([false, true]);
  });

  test('[R86=b I] or the thrower chooses', () => {
    expect(asked(amongEquals({ R86: 'b' }))).toBe('burstWound a');
  });
});

describe('wound shock', () => {
  const shot = (rulings: Given['rulings'] = {}): Game =>
    play(
      given(
        italian({
          rulings,
          a: [{ id: 's', at: [4, 12] }],
          b: [
            { id: 't', at: [12, 12] },
            { id: 'x', at: [22, 22], points: 99 },
          ],
        }),
      ),
      fire('s', 't'),
      pass,
      pass,
      roll(4, 1, 1),
      endTurn,
    ).game;

  test('[WOUND-2 I] [R91 I] lasts until his side begins its next turn: he acts in it', () => {
    const own = shot();
    expect(own.state.turn.side).toBe('b');
    expect(character(own, 't').shock).toBe(false);
    expect(refusedBy(own, fire('t', 's'))).toBeNull();
  });

  test('[R91=b I] or until that turn ends', () => {
    const own = shot({ R91: 'b' });
    expect(refusedBy(own, fire('t', 's'))).toBe('WOUND-3');
    const next = play(own, takeCover('x'), endTurn).game;
    expect(character(next, 't').shock).toBe(false);
  });
});
