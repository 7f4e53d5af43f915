import { describe, expect } from 'vitest';
import { actionsLeft, attack, type Game, profile, sum } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
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
  refusedBy,
  rifle,
  roll,
  takeCover,
} from '../support/builders/given.ts';

/** s shoots at t from 8u, three dice; nothing is asked between the shot and the dice. */
const range = (change: Given & { t?: Partial<Man> } = {}): Game =>
  given({
    tokens: { a: 9, b: 0 },
    ...change,
    a: [
      { id: 's', at: [4, 12], card: { weapons: [rifle({ shots: 4, aim: 0 })], actions: 9 } },
      { id: 'far-a', at: [1, 23], points: 99 },
    ],
    b: [
      { id: 't', at: [13, 12], woundedCard: { move: 2, actions: 2, h2h: 1 }, ...change.t },
      { id: 'far', at: [23, 23], points: 99 },
      { id: 'late', points: 99 },
    ],
  });

const shot = fire('s', 't');
const hit = (game: Game = range()) => play(game, shot, roll(4, 1, 1));
/** t's own turn, the wound received in the turn before. */
const nextTurn = () => play(hit().game, endTurn);

describe('a wound', () => {
  test('[WOUND-1 QIFCB] turns the card at once', () => {
    const { game, events } = hit();
    expect(events.at(-1)).toEqual({ event: 'wounded', who: 't', cause: 'shot' });
    expect(profile(game, 't')).toMatchObject({ move: 2, actions: 2, h2h: 1 });
    expect(profile(range(), 't')).toMatchObject({ move: 4, actions: 3, h2h: 2 });
  });

  test('[WOUND-3 QIFCB] shocks: it counts as taking cover', () => {
    expect(attack(hit().game, 's', 't').need).toEqual([
      { rule: 'FIRE-3', add: 4 },
      { rule: 'WOUND-3', add: 1 },
    ]);
  });

  test('[WOUND-2 QF] [WOUND-3 QF] until the turn is over', () => {
    const { game } = hit();
    expect(character(game, 't').shock).toBe(true);
    const next = nextTurn();
    expect(eventsOf(next, 'shockEnded')).toEqual([{ event: 'shockEnded', who: 't' }]);
    expect(sum(attack(next.game, 's', 't').need)).toBe(4);
  });

  test('[WOUND-3 QIB] [TC-4 QIB] the cover of shock is of no use at exactly 5u, and is at a hundredth more', () => {
    const shocked = (x: number) => range({ t: { at: [x, 12], state: { wounded: true, shock: true } } });
    expect(sum(attack(shocked(10), 's', 't').need)).toBe(4);
    expect(sum(attack(shocked(10.01), 's', 't').need)).toBe(5);
  });

  test('[WOUND-2 QF] the marker goes with the turn, whoever’s it is: the wounded acts in the next one', () => {
    const { game } = nextTurn();
    expect(character(game, 't')).toMatchObject({ wounded: true, shock: false });
    expect(refusedBy(game, move('t', [13, 12], [15, 12]))).toBeNull();
    expect(refusedBy(game, move('t', [13, 12], [15.01, 12]))).toBe('MOVE-1');
    expect(actionsLeft(game, 't')).toBe(2);
  });

  test('[WOUND-3 QIFCB] while it lies there he does nothing, neither in his own turn nor in answer', () => {
    const own = range({ turn: { side: 'b' }, tokens: { b: 5 }, t: { state: { wounded: true, shock: true } } });
    for (const command of [move('t', [13, 12], [14, 12]), fire('t', 's')]) {
      expect(refusedBy(own, command)).toBe('WOUND-3');
    }
    expect(asked(play(hit(range({ tokens: { b: 5 }, t: { at: [9.5, 12] } })).game, fire('s', 't')).game)).toBe(
      'roll a',
    );
  });

  test('[WOUND-3 QIFB] not even take cover', () => {
    const own = range({ turn: { side: 'b' }, tokens: { b: 5 }, t: { state: { wounded: true, shock: true } } });
    expect(refusedBy(own, takeCover('t'))).toBe('WOUND-3');
  });

  describe('received in the own turn, from the enemy in close combat', () => {
    const fought = () =>
      play(
        range({ turn: { side: 'b' }, tokens: { b: 5 }, t: { at: [7, 12] } }),
        move('t', [7, 12], [5, 12]),
        roll(1, 1),
        roll(6, 1),
        roll(6),
        roll(1, 1),
        roll(6),
        roll(1, 1),
      ).game;

    test('[WOUND-2 QF] costs the rest of that turn', () => {
      expect(refusedBy(fought(), move('t', [5, 12], [6, 12]))).toBe('WOUND-3');
    });

    test('[WOUND-2 I] [R91 I] and all of the enemy’s next turn', () => {
      const next = play(fought(), endTurn).game;
      expect([next.state.turn.side, character(next, 't').shock]).toEqual(['a', true]);
    });

    test('[WOUND-2 QF] and no more: the marker is gone in the enemy’s next turn', () => {
      const next = play(fought(), endTurn);
      expect(eventsOf(next, 'shockEnded')).toEqual([{ event: 'shockEnded', who: 't' }]);
      expect(next.game.state.turn.side).toBe('a');
      expect(character(next.game, 't')).toMatchObject({ wounded: true, shock: false });
    });
  });

  test('[TC-3 QIFB] leaves a Take Cover marker where it is: being wounded is no action', () => {
    const { game } = play(range({ t: { state: { inCover: true } } }), shot, roll(5, 1, 1));
    expect(character(game, 't')).toMatchObject({ wounded: true, inCover: true });
  });
});

describe('elimination', () => {
  test('[WOUND-4 QIFCB] a second wound, also in the same turn', () => {
    const second = play(hit().game, shot, roll(5, 1, 1));
    expect(eventsOf(second, 'eliminated')).toEqual([{ event: 'eliminated', who: 't', cause: 'shot' }]);
    expect(character(second.game, 't').out).toBe(true);
  });

  test('[WOUND-4 QIFB] or in a later one', () => {
    const later = play(nextTurn().game, move('far', [23, 23], [22, 23]), endTurn);
    expect(character(play(later.game, shot, pass, roll(4, 1, 1)).game, 't').out).toBe(true);
  });

  test('[WOUND-4 QIFCB] a double six, unhurt or not', () => {
    expect(character(play(range(), shot, roll(6, 6, 1)).game, 't').out).toBe(true);
    expect(character(play(hit().game, shot, roll(6, 6, 1)).game, 't').out).toBe(true);
  });

  test('[WOUND-5 QIFCB] takes him off the table with his markers; he acts no more and cannot be shot at', () => {
    const { game } = play(range({ t: { state: { inCover: true } } }), shot, roll(6, 6, 1));
    expect(character(game, 't')).toMatchObject({ at: null, out: true, inCover: false, shock: false });
    expect(refusedBy(game, shot)).toBe('WOUND-4');
    const theirs = play(game, endTurn).game;
    expect(refusedBy(theirs, move('t', [13, 12], [13, 13]))).toMatch(/^(WOUND-4|FLOW-TURN)$/);
  });
});
