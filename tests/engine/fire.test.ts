import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { attack, type Command, type Game, type Point, sum } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  box,
  character,
  eventsOf,
  fire,
  type Given,
  given,
  type Man,
  pass,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  total,
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
const struck = (game: Game) => {
  const { wounded, out } = character(game, 't');
  return out ? 'eliminated' : wounded ? 'wounded' : 'unhurt';
};

describe('declaring a shot', () => {
  test('[FIRE-1 QIFCB] it costs a token, which lies on the card at once', () => {
    const { game, events } = play(duel(6), shot);
    expect(game.state.tokens.a).toBe(8);
    expect(character(game, 's').spent).toBe(1);
    expect(events[0]).toMatchObject({ event: 'spent', who: 's', tokens: 1, on: 'fire' });
  });

  test('[FIRE-1 QIFCB] the target is an enemy on the table', () => {
    const game = duel(6, { a: [{ id: 's2', at: [4, 20] }], b: [{ id: 'gone', state: { out: true } }, { id: 'late' }] });
    expect(refusedBy(game, fire('s', 's2'))).toBe('FLOW-FRIEND');
    expect(refusedBy(game, fire('s', 's'))).toBe('FLOW-FRIEND');
    expect(refusedBy(game, fire('s', 'gone'))).toBe('WOUND-4');
    expect(refusedBy(game, fire('s', 'late'))).toBe('FLOW-RESERVE');
    expect(refusedBy(game, fire('s', 'nobody'))).toBe('FLOW-UNKNOWN');
  });

  test('[FIRE-1 QIFCB] [LOS-2 QIFCB] and in line of sight', () => {
    expect(refusedBy(duel(6, { scenery: [total('house', [7, 8], [2, 8])] }), shot)).toBe('LOS-2');
  });

  test('[R67 QIFCB] a shot that comes to nothing is paid all the same', () => {
    expect(fired(duel(6), 1, 2, 3).game.state.tokens.a).toBe(8);
  });
});

describe('range', () => {
  test('[FIRE-2 QIFCB] [LOS-1 QIFCB] short up to and with 10u, long a hundredth beyond, from edge to edge', () => {
    expect(attack(duel(10), 's', 't')).toMatchObject({
      range: 'short',
      distance: 10,
      count: [{ rule: 'FIRE-2', add: 3 }],
    });
    expect(attack(duel(10.01), 's', 't')).toMatchObject({ range: 'long', count: [{ rule: 'FIRE-2', add: 2 }] });
    expect(refusedBy(play(duel(10), shot).game, roll(1, 1, 1))).toBeNull();
    expect(refusedBy(play(duel(10.01), shot).game, roll(1, 1, 1))).toBe('FLOW-DICE');
  });

  test('[case L23] centres 11.0 apart are short, 11.001 long, 1.0 in contact', () => {
    const apart = (d: number) => attack(duel(6, { t: { at: [4 + d, 12] } }), 's', 't');
    expect(apart(11)).toMatchObject({ range: 'short', distance: 10 });
    expect(apart(11.001).range).toBe('long');
    expect(apart(1).distance).toBe(0);
  });

  test('[FIRE-2 QIFCB] the range is the same in every direction', () => {
    const along = fc.record({ x: fc.integer({ min: -100, max: 100 }), y: fc.integer({ min: 1, max: 100 }) });
    fc.assert(
      fc.property(along, fc.boolean(), ({ x, y }, beyond) => {
        const length = Math.sqrt(x * x + y * y);
        const d = beyond ? 11.01 : 11;
        const at: Point = [20 + (x / length) * d, 1 + (y / length) * d];
        const game = given({ size: [40, 24], a: [{ id: 's', at: [20, 1] }], b: [{ id: 't', at }] });
        expect(attack(game, 's', 't').range).toBe(beyond ? 'long' : 'short');
      }),
    );
  });

  test('[FIRE-2 QIFCB] there is no greatest range', () => {
    expect(refusedBy(duel(33), shot)).toBeNull();
  });

  test('[R69 QIFCB] a weapon without dice at that range is not fired there, Aim or not', () => {
    const smg: Partial<Man> = { card: { weapons: [rifle({ id: 'smg', long: 0, short: 4 })] } };
    expect(refusal(duel(10.01, { s: smg }), shot)).toEqual({ rule: 'R69', data: { weapon: 'smg' } });
    expect(refusedBy(duel(10, { s: smg }), shot)).toBeNull();
    const aimed: Command = { type: 'fire', who: 's', at: 't', aim: true };
    expect(refusedBy(duel(10.01, { s: smg, rulings: { R15: 'b' } }), aimed)).toBe('R69');
  });
});

describe('the dice', () => {
  const hedge = [box('hedge', [7, 8], [0.4, 8])];
  const covered: Partial<Man> = { state: { inCover: true } };

  test.each([
    ['in the open', 4, {}],
    ['in partial cover', 5, { scenery: hedge }],
    ['taking cover in the open', 5, { t: covered }],
    ['taking cover in partial cover', 6, { t: covered, scenery: hedge }],
  ] as const)('[FIRE-3 QIFCB] [TC-2 QIFB] %s a %i hits and one less does not', (_, need, change) => {
    const game = duel(8, change);
    expect(sum(attack(game, 's', 't').need)).toBe(need);
    expect(struck(fired(game, need - 1, 1, 1).game)).toBe('unhurt');
    expect(struck(fired(game, need, 1, 1).game)).toBe('wounded');
  });

  test('[FIRE-3 QIFCB] each number comes with its reasons', () => {
    expect(attack(duel(8, { t: covered, scenery: hedge }), 's', 't').need).toEqual([
      { rule: 'FIRE-3', add: 4 },
      { rule: 'FIRE-3', add: 1, from: ['hedge'] },
      { rule: 'TC-2', add: 1 },
    ]);
  });

  test('[FIRE-4 QIFCB] several hits are one wound', () => {
    const three = fired(duel(6), 4, 5, 5);
    expect(struck(three.game)).toBe('wounded');
    expect(eventsOf(three, 'shot')[0]).toMatchObject({ hits: 3, headShot: false });
  });

  test('[FIRE-5 QIFCB] [WOUND-4 QIFCB] two sixes among the dice of one shot eliminate, whatever the cover', () => {
    for (const change of [{}, { scenery: hedge }, { t: covered, scenery: hedge }]) {
      const head = fired(duel(8, change), 6, 1, 6);
      expect(struck(head.game)).toBe('eliminated');
      expect(eventsOf(head, 'eliminated')).toEqual([{ event: 'eliminated', who: 't', cause: 'headShot' }]);
    }
    expect(struck(fired(duel(6), 6, 6, 6).game)).toBe('eliminated');
    expect(struck(fired(duel(12), 6, 6).game)).toBe('eliminated');
    expect(struck(fired(duel(6), 6, 5, 5).game)).toBe('wounded');
  });

  test('[FIRE-5 QIFCB] [FIRE-7 QIFB] sixes of two shots do not add up', () => {
    const { game } = play(duel(6), shot, roll(6, 1, 1), shot);
    expect(struck(game)).toBe('wounded');
    const wounds = play(duel(6), shot, roll(1, 1, 6), shot, roll(1, 1, 1)).game;
    expect(struck(wounds)).toBe('wounded');
  });

  test('[FIRE-10 QIFB] a number above six never hits, not even with two sixes; the token is spent', () => {
    const thick = duel(8, {
      t: covered,
      scenery: [...hedge, box('second', [10, 8], [0.4, 8])],
      rulings: { R132: 'b' },
    });
    expect(sum(attack(thick, 's', 't').need)).toBe(7);
    const { game } = fired(thick, 6, 6, 6);
    expect([struck(game), game.state.tokens.a]).toEqual(['unhurt', 8]);
  });
});

test('[FIRE-9 QIFB] with nothing to choose on either side the dice follow at once', () => {
  expect(asked(play(duel(6), shot).game)).toBe('roll a');
  expect(refusedBy(play(duel(6), shot).game, pass)).toBe('FLOW-PENDING');
});
