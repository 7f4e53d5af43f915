import { describe, expect } from 'vitest';
import { awaiting, type Command, type Game, legalActions, newGame } from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  asked,
  bFirst,
  box,
  choose,
  deploy,
  type Given,
  given,
  type Man,
  move,
  play,
  refusal,
  refusedBy,
  roll,
  setupOf,
  shoot,
} from '../../support/builders/given.ts';

const out = { state: { out: true } };
const outcome = (game: Game) => game.state.outcome;
/** So many of a side, some of them lost; a1 faces b1. */
const sides = (a: { all: number; lost?: number }, b: typeof a, change: Given = {}, men: Partial<Man> = {}): Game => {
  const rest = (side: string, { all, lost = 0 }: typeof a): Man[] =>
    Array.from({ length: all - 1 }, (_, i) => ({
      id: `${side}${i + 2}`,
      ...(i < lost ? out : { at: [2 + 2 * i, side === 'a' ? 22 : 2] as const }),
      ...men,
    }));
  return given({
    ...change,
    a: [{ id: 'a1', at: [12, 15] }, ...rest('a', a)],
    b: [{ id: 'b1', at: [12, 10] }, ...rest('b', b)],
  });
};
const kill = (game: Game) => shoot(game, 'a1', 'b1', 6, 6, 6).game;
/** a1 moves into contact with b1, or b1 with a1, and both fall. */
const bothFall = (game: Game): Game => {
  const charge = game.state.turn.side === 'a' ? move('a1', [12, 15], [12, 11]) : move('b1', [12, 10], [12, 14]);
  return play(game, charge, roll(6, 6), roll(6, 6)).game;
};

describe('a skirmish', () => {
  test('[WIN-1 B] half of the enemy’s characters, and more than one has lost', () => {
    expect(outcome(kill(sides({ all: 3 }, { all: 2 })))).toEqual({ winner: 'a', rule: 'WIN-1', how: 'losses' });
    expect(outcome(kill(sides({ all: 3 }, { all: 3 })))).toBeNull();
    expect(outcome(kill(sides({ all: 3 }, { all: 3, lost: 1 })))?.winner).toBe('a');
  });

  test('[WIN-1 B] with equal losses it goes on, until one has lost more', () => {
    expect(outcome(kill(sides({ all: 5, lost: 2 }, { all: 4, lost: 1 })))).toBeNull();
    expect(outcome(kill(sides({ all: 5, lost: 2 }, { all: 4, lost: 2 })))?.winner).toBe('a');
    expect(outcome(kill(sides({ all: 8, lost: 3 }, { all: 4, lost: 1 })))).toBeNull();
    expect(outcome(kill(sides({ all: 8, lost: 3 }, { all: 5, lost: 3 })))?.winner).toBe('a');
  });

  test('[WIN-1 B] points are of no matter', () => {
    const cheap = { points: 1 };
    expect(outcome(kill(sides({ all: 3 }, { all: 3 }, {}, cheap)))).toBeNull();
    expect(outcome(kill(sides({ all: 3 }, { all: 3, lost: 1 }, {}, { points: 99 })))?.winner).toBe('a');
  });

  test.each(['a', 'b'] as const)(
    '[R10 B] [WIN-6 B] half of both in one exchange is half for nobody, who has not lost less (turn of %s)',
    (side) => {
      expect(outcome(bothFall(sides({ all: 2 }, { all: 2 }, { turn: { side } })))).toBeNull();
      expect(outcome(bothFall(sides({ all: 3 }, { all: 3, lost: 1 }, { turn: { side } })))?.winner).toBe('a');
    },
  );

  test.each(['a', 'b'] as const)(
    '[R127 B] [R10 B] [WIN-6 B] nobody left on either side: whose turn it is (%s); with [R10=b B] a draw',
    (side) => {
      const last = sides({ all: 1 }, { all: 1 }, { turn: { side } });
      expect(outcome(bothFall(last))).toEqual({ winner: side, rule: 'R10', how: 'both-at-once' });
      const draw = sides({ all: 1 }, { all: 1 }, { turn: { side }, rulings: { R10: 'b' } });
      expect(outcome(bothFall(draw))).toEqual({ winner: null, rule: 'R10', how: 'both-at-once' });
    },
  );

  test('[R127 B] a side with nobody left has lost, though the other has lost as many', () => {
    expect(outcome(kill(sides({ all: 5, lost: 2 }, { all: 2, lost: 1 })))).toEqual({
      winner: 'a',
      rule: 'R127',
      how: 'wiped-out',
    });
  });

  test('[R10 B] [R127 B] one has nobody left, the other has lost half and more: both at once', () => {
    const game = sides({ all: 5, lost: 2 }, { all: 2, lost: 1 });
    expect(outcome(bothFall(game))).toMatchObject({ rule: 'R10', winner: 'a' });
  });
});

describe('a mission', () => {
  test('[WIN-4 B] half of the characters, whatever one has lost oneself', () => {
    const mission = { type: 'mission' } as const;
    expect(outcome(kill(sides({ all: 5, lost: 2 }, { all: 4, lost: 1 }, mission)))).toEqual({
      winner: 'a',
      rule: 'WIN-4',
      how: 'losses',
    });
    expect(outcome(kill(sides({ all: 5 }, { all: 3 }, mission)))).toBeNull();
    expect(outcome(kill(sides({ all: 5 }, { all: 3 }, mission, { points: 1 })))).toBeNull();
  });

  test.each(['a', 'b'] as const)(
    '[WIN-4 B] [R10 B] [WIN-6 B] half of both at once: whose turn it is (%s); with [R10=b B] a draw',
    (side) => {
      const half = (rulings: Given['rulings'] = {}) =>
        bothFall(sides({ all: 2 }, { all: 2 }, { type: 'mission', turn: { side }, rulings }));
      expect(outcome(half())).toEqual({ winner: side, rule: 'R10', how: 'both-at-once' });
      expect(outcome(half({ R10: 'b' }))?.winner).toBeNull();
    },
  );

  const LARGE: Given = {
    type: 'mission',
    size: [36, 36],
    a: [{ id: 'a1' }],
    b: [{ id: 'b1', points: 7 }],
    scenery: [box('barn', [4, 30.5], [2, 1]), box('hut', [4, 4], [2, 2]), box('oak', [14, 1], [1, 1])],
  };
  /** Side a has the south edge, b the north one; b deploys first. */
  const settled = (change: Given = {}): Game =>
    bFirst(play(newGame(setupOf({ ...LARGE, ...change })), roll(6, 1), choose('north')).game);
  const pick = (element: string): Command => ({ type: 'objective', element });
  const spot = (x: number, y: number): Command => ({ type: 'objective', at: [x, y] });

  test('[WIN-2 B] [R62 B] an element of the own zone or any spot in it, as one likes; openly, first by the one who deploys first', () => {
    const game = settled();
    expect(awaiting(game)).toMatchObject({ kind: 'objective', by: 'b', elements: ['hut', 'oak'], spot: true });
    expect(legalActions(game).flatMap(({ samples }) => samples)).toHaveLength(3);
    const picked = play(game, spot(10, 5.5)).game;
    expect(picked.state.markers).toMatchObject([{ kind: 'objective', at: [10, 5.5], owner: 'b' }]);
    expect(refusal(game, spot(10, 5.51))).toMatchObject({ rule: 'WIN-2' });
    expect(refusedBy(game, spot(10, -0.1))).toBe('R58');
    const both = play(picked, pick('barn')).game;
    expect([asked(both), both.state.objectives.a]).toEqual(['deploy b', { element: 'barn' }]);
  });

  test('[WIN-2 B] in part within the own zone is enough, and its edge counts', () => {
    const at = (y: number) => settled({ scenery: [box('farm', [4, y], [2, 3])] });
    expect(refusedBy(at(5), pick('farm'))).toBeNull();
    expect(refusedBy(at(5.01), pick('farm'))).toBe('WIN-2');
  });

  test('[WIN-2 B] [SETUP-7 B] on a small table the zone is what the bases at the edge take up', () => {
    const small = (y: number) => settled({ size: [24, 24], scenery: [box('farm', [4, y], [2, 3])] });
    expect(refusedBy(small(1), pick('farm'))).toBeNull();
    expect(refusedBy(small(1.01), pick('farm'))).toBe('WIN-2');
    expect(refusedBy(small(1), spot(12, 1.5))).toBeNull();
    expect(refusedBy(small(1), spot(12, 1.51))).toBe('WIN-2');
  });

  test('[R62 B] never one element for both', () => {
    const long = settled({ scenery: [box('road', [4, 2], [2, 32]), box('barn', [9, 32], [1, 1])] });
    expect(refusedBy(play(long, pick('road')).game, pick('road'))).toBe('WIN-2');
  });

  test('[R62=b B] or after deployment', () => {
    const game = settled({ rulings: { R62: 'b' } });
    expect(asked(game)).toBe('deploy b');
    const placed = play(game, deploy('b1', 12, 3), deploy('a1', 12, 34)).game;
    expect(asked(placed)).toBe('objective b');
    expect(asked(play(placed, spot(12, 3), pick('barn')).game)).not.toMatch(/^objective/);
  });

  test('[R63 B] nobody is deployed touching the one he is after', () => {
    const scenery = [box('road', [4, 2], [2, 30.5]), box('barn', [9, 32], [1, 1])];
    const game = play(settled({ scenery }), pick('road'), pick('barn'), deploy('b1', 20, 3)).game;
    expect(refusal(game, deploy('a1', 5, 33))).toEqual({ rule: 'R63', data: { who: 'a1' } });
    expect(refusedBy(game, deploy('a1', 5, 33.01))).toBeNull();
  });
});

describe('deployment', () => {
  const three: Given = { a: [{ id: 'a1' }], b: [{ id: 'b1', points: 7 }, { id: 'b2' }, { id: 'b3' }] };
  const deploying = (change: Given = three): Game =>
    play(newGame(setupOf({ ...change, size: [36, 36] })), roll(6, 1), choose('north')).game;

  test('[SETUP-6 B] [R61 B] one each in turns; a side with no one left to place is skipped', () => {
    let game = deploying();
    const order: string[] = [];
    for (const [who, x, y] of [
      ['b1', 2, 2],
      ['a1', 2, 34],
      ['b2', 4, 2],
      ['b3', 6, 2],
    ] as const) {
      order.push(asked(game));
      game = play(game, deploy(who, x, y)).game;
    }
    expect(order).toEqual(['deploy b', 'deploy a', 'deploy b', 'deploy b']);
    expect(asked(game)).toBe('roll both');
  });

  test('[SETUP-6 B] whom one deploys is free, but only one of one’s own and only once', () => {
    expect(awaiting(deploying())).toMatchObject({ kind: 'deploy', by: 'b', who: ['b1', 'b2', 'b3'], mayKeep: [] });
    expect(refusedBy(deploying(), deploy('a1', 2, 34))).toBe('FLOW-TURN');
    const later = play(deploying(), deploy('b3', 2, 2), deploy('a1', 2, 34)).game;
    expect(refusedBy(later, deploy('b3', 5, 2))).toBe('FLOW-STALE');
  });

  test('[SETUP-7 B] [R58 B] anywhere in the zone where a base may stand', () => {
    expect(refusedBy(deploying(), deploy('b1', 0.5, 0.5))).toBeNull();
    expect(refusedBy(deploying(), deploy('b1', 0.49, 3))).toBe('R58');
    const second = play(deploying(), deploy('b1', 20, 2), deploy('a1', 20, 34)).game;
    expect(refusedBy(second, deploy('b2', 20.99, 2))).toBe('MOVE-5');
    expect(refusedBy(second, deploy('b2', 21, 2))).toBeNull();
  });

  test('[SETUP-11 B] [MULTI-1 B] larger tables and forces need nothing else', () => {
    const men = (side: string, points: number): Man[] =>
      Array.from({ length: 12 }, (_, i) => ({ id: `${side}${i}`, points }));
    let game = play(
      newGame(setupOf({ a: men('a', 6), b: men('b', 7), size: [72, 48] })),
      roll(6, 1),
      choose('north'),
    ).game;
    for (let i = 0; i < 12; i++) game = play(game, deploy(`b${i}`, 2 + 3 * i, 3), deploy(`a${i}`, 2 + 3 * i, 45)).game;
    expect(asked(play(game, roll(6, 1)).game)).toBe('act a');
  });

  test('[SETUP-12 B] the same cards may be on both sides', () => {
    const game = deploying({ a: [{ id: 'x' }, { id: 'y' }], b: [{ id: 'x' }, { id: 'z', points: 9 }] });
    expect(game.state.characters.map(({ id }) => id)).toEqual(['x', 'y', 'x-2', 'z']);
    expect(asked(play(game, deploy('x-2', 12, 2), deploy('x', 12, 34)).game)).toBe('deploy b');
  });
});
