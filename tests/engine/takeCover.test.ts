import { describe, expect } from 'vitest';
import { attack, awaiting, type Command, type Game, sum } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  aim,
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
  refusedBy,
  rifle,
  roll,
  takeCover,
} from '../support/builders/given.ts';

const steady = { weapons: [rifle({ aim: 0 })], actions: 9 };

/** s shoots at t, `distance` u from edge to edge. */
const facing = (distance: number, change: Given & { t?: Partial<Man> } = {}): Game =>
  given({
    tokens: { a: 9, b: 9 },
    ...change,
    a: [{ id: 's', at: [4, 12], card: steady }],
    b: [
      { id: 't', at: [5 + distance, 12], card: steady, ...change.t },
      { id: 'far', at: [23, 23], points: 99 },
    ],
  });

const shot = fire('s', 't');
const down: Partial<Man> = { state: { inCover: true } };
const need = (game: Game) => sum(attack(game, 's', 't').need);
const inCover = (game: Game) => character(game, 't').inCover;

describe('taking cover', () => {
  test('[TC-1 QIFB] costs a token, in answer to a shot', () => {
    const { game, events } = play(facing(8), shot, takeCover('t'));
    expect([game.state.tokens.b, character(game, 't').spent, inCover(game)]).toEqual([8, 1, true]);
    expect(events.at(-1)).toEqual({ event: 'tookCover', who: 't' });
    expect(awaiting(play(facing(8), shot).game)).toMatchObject({
      kind: 'choose',
      by: 'b',
      options: [
        { command: takeCover('t'), cost: 1 },
        { command: pass, cost: 0 },
      ],
    });
  });

  test('[TC-1 QIFB] or in the own turn', () => {
    const { game } = play(facing(8, { turn: { side: 'b' } }), takeCover('t'));
    expect([game.state.tokens.b, inCover(game)]).toEqual([8, true]);
  });

  test('[TC-2 QIFB] [case L22] raises the number that hits by one, also in the open, and on top of cover', () => {
    const hedge = { scenery: [box('hedge', [9, 8], [0.4, 8])] };
    expect([need(facing(8)), need(facing(8, { t: down }))]).toEqual([4, 5]);
    expect([need(facing(8, hedge)), need(facing(8, { ...hedge, t: down }))]).toEqual([5, 6]);
    expect(awaiting(play(facing(8), shot, takeCover('t')).game)).toMatchObject({
      about: { need: [{ add: 4 }, { add: 1 }] },
    });
  });

  test('[TC-2 QIFB] helps against every shooter', () => {
    const game = play(facing(8), shot, takeCover('t'), roll(1, 1, 1), shot).game;
    expect(asked(game)).toBe('roll a');
    expect(character(play(game, roll(4, 4, 4)).game, 't').wounded).toBe(false);
  });
});

describe('from close by', () => {
  test('[TC-4 QIB] it has no effect at exactly 5u, and has at a hundredth more', () => {
    expect(need(facing(5, { t: down }))).toBe(4);
    expect(need(facing(5.01, { t: down }))).toBe(5);
  });

  test('[TC-4 QIB] it is not offered at exactly 5u, and is at a hundredth more', () => {
    expect(asked(play(facing(5), shot).game)).toBe('roll a');
    expect(asked(play(facing(5.01), shot).game)).toBe('takeCover b');
  });

  test('[TC-4 QIB] in the own turn it may be taken however near the enemy is', () => {
    expect(inCover(play(facing(1, { turn: { side: 'b' } }), takeCover('t')).game)).toBe(true);
  });
});

describe('the marker', () => {
  test('[TC-3 QIFB] stays, turn after turn', () => {
    const later = play(
      facing(8),
      shot,
      takeCover('t'),
      roll(1, 1, 1),
      endTurn,
      move('far', [23, 23], [22, 23]),
      endTurn,
    );
    expect(inCover(later.game)).toBe(true);
    expect(asked(play(later.game, shot).game)).toBe('roll a');
  });

  test.each([
    ['moving', [move('t', [13, 12], [14, 12])]],
    ['firing', [fire('t', 's')]],
  ] as [string, Command[]][])('[TC-3 QIFB] is lost by %s', (_, commands) => {
    const done = play(facing(8, { t: down, turn: { side: 'b' } }), ...commands);
    expect(eventsOf(done, 'coverLost')).toEqual([{ event: 'coverLost', who: 't' }]);
    expect(inCover(done.game)).toBe(false);
  });

  test('[TC-3 QIFB] is lost before the first step of a move', () => {
    const order = play(facing(8, { t: down, turn: { side: 'b' } }), move('t', [13, 12], [14, 12])).events.map(
      (e) => e.event,
    );
    expect(order).toEqual(['spent', 'coverLost', 'moved']);
  });

  test('[TC-3 QIFB] may be taken again in the same turn', () => {
    const again = play(facing(8, { t: down, turn: { side: 'b' } }), move('t', [13, 12], [14, 12]), takeCover('t'));
    expect(inCover(again.game)).toBe(true);
  });

  test('[TC-3 QIFB] is not lost by what others do, nor by being missed', () => {
    expect(inCover(play(facing(8, { t: down }), shot, roll(1, 1, 1), shot, roll(1, 1, 1)).game)).toBe(true);
  });

  test('[R40 QIFB] is not bought twice', () => {
    expect(refusedBy(facing(8, { t: down, turn: { side: 'b' } }), takeCover('t'))).toBe('R40');
    expect(asked(play(facing(8, { t: down }), shot).game)).toBe('roll a');
  });

  test('[R40 QIFCB] and the cover of a wound are the same: one more to hit, not two', () => {
    const both: Partial<Man> = { state: { inCover: true, shock: true, wounded: true } };
    expect(need(facing(8, { t: both }))).toBe(5);
  });
});

describe('who may', () => {
  test.each([
    ['has a token and an action', {}, 'takeCover b'],
    ['has no token left', { tokens: { b: 0 } }, 'roll a'],
    ['has no action left', { t: { card: { ...steady, actions: 2 }, state: { spent: 2 } } }, 'roll a'],
    ['is in wound shock', { t: { state: { shock: true, wounded: true } } }, 'roll a'],
  ] as [string, Parameters<typeof facing>[1], string][])('[TC-7 QIFCB] one who %s', (_, change, question) => {
    expect(asked(play(facing(8, change), shot).game)).toBe(question);
  });

  test('[TC-7 QIFCB] [TURN-7 QIFB] a reaction counts against the actions of this turn', () => {
    const once: Partial<Man> = { card: { ...steady, actions: 1 } };
    const { game } = play(facing(8, { t: once }), shot, takeCover('t'));
    expect(character(game, 't').spent).toBe(1);
    expect(refusedBy(game, takeCover('t'))).toBe('FLOW-PENDING');
  });

  test('[TC-1 QIFB] only the one who is shot at may react', () => {
    expect(refusedBy(play(facing(8), shot).game, takeCover('far'))).toBe('FLOW-UNKNOWN');
    expect(refusedBy(play(facing(8), shot).game, takeCover('s'))).toBe('FLOW-UNKNOWN');
  });

  test('[TC-1 QIFB] one who has declined is asked again at the next shot', () => {
    const { game } = play(facing(8), shot, pass, roll(1, 1, 1), shot);
    expect(asked(game)).toBe('takeCover b');
    expect(refusedBy(game, aim)).toBe('FLOW-PENDING');
  });
});
