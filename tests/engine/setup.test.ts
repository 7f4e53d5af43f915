import { describe, expect } from 'vitest';
import {
  awaiting,
  type Command,
  type Game,
  newGame,
  pointsLost,
  type Terrain,
  totalPoints,
} from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  bFirst,
  box,
  choose,
  deploy,
  eventsOf,
  type Given,
  play,
  refusal,
  refusedBy,
  roll,
  setupOf,
} from '../support/builders/given.ts';

const one: Given = { a: [{ id: 'a1' }], b: [{ id: 'b1', points: 7 }] };
const begin = (given: Given = one): Game => newGame(setupOf(given));
const reached = (given: Given, ...commands: Command[]): Game => play(begin(given), ...commands).game;

/** Side b owns the edge and deploys next. */
const deploying = (given: Given, edge: string): Game => bFirst(reached(given, roll(6, 1), choose(edge)));

describe('laying out the table', () => {
  test('[SETUP-1 QIFCB] the lower roll picks an edge and the one who laid out the table gets the opposite one', () => {
    const game = reached(one, roll(5, 2));
    expect(asked(game)).toBe('edge b');
    expect(play(game, choose('east')).game.state.edges).toEqual({ a: 'west', b: 'east' });
    expect(asked(reached(one, roll(2, 5)))).toBe('edge a');
    expect(reached(one, roll(2, 5), choose('north')).state.edges).toEqual({ a: 'north', b: 'south' });
  });

  test.each([
    ['north', 'south'],
    ['east', 'west'],
    ['south', 'north'],
    ['west', 'east'],
  ])('[SETUP-1 QIFCB] %s is opposite to %s', (edge, opposite) => {
    expect(reached(one, roll(6, 1), choose(edge)).state.edges).toEqual({ a: opposite, b: edge });
  });

  test('[SETUP-1 QIFCB] each side rolls one die, and there are four edges', () => {
    expect(awaiting(begin())).toMatchObject({ kind: 'roll', by: 'both', dice: 2, about: { what: 'rollOff' } });
    expect(refusal(begin(), roll(4))).toEqual({ rule: 'FLOW-DICE', data: { need: 2, have: 1 } });
    expect(refusedBy(reached(one, roll(6, 1)), choose('up'))).toBe('FLOW-UNKNOWN');
  });

  const even: Given = { a: [{ id: 'a1' }], b: [{ id: 'b1' }] };
  const isRolledAgain = (game: Game, about: string) => {
    const tied = play(game, roll(3, 3));
    expect(eventsOf(tied, 'tied')).toEqual([{ event: 'tied', about }]);
    expect(tied.game.state).toEqual(game.state);
  };

  test('[R01 QIFCB] a tie is rolled again, for the edge and for who deploys first', () => {
    isRolledAgain(begin(even), 'rollOff');
    isRolledAgain(reached(even, roll(6, 1), choose('north')), 'deployOrder');
  });

  test('[R01 QIF] [R04 QIF] and for the first turn', () => {
    isRolledAgain(
      reached(even, roll(6, 1), choose('north'), roll(1, 2), deploy('a1', 5, 20), deploy('b1', 5, 5)),
      'firstTurn',
    );
  });

  test('[SETUP-13 QIFC] scenery is total cover, partial cover or neither', () => {
    const cover = (...terrain: Terrain[]) =>
      setupOf({ scenery: [box('e', [4, 4], [2, 2], { terrain })] }).elements[0]?.cover;
    expect(cover('sheltering')).toBe('total');
    expect(cover('protecting')).toBe('partial');
    expect(cover('concealing')).toBe('partial');
    expect(cover('impassable')).toBe('none');
    expect(cover()).toBe('none');
    expect(cover('protecting', 'sheltering')).toBe('total');
  });
});

describe('forces', () => {
  test('[SETUP-2 QFCB] one may be worth more than the other: what was agreed is between the players', () => {
    const uneven = deploying({ a: [{ id: 'a1', points: 60 }], b: [{ id: 'b1', points: 6 }] }, 'north');
    expect([totalPoints(uneven, 'a'), totalPoints(uneven, 'b')]).toEqual([60, 6]);
    expect(asked(uneven)).toBe('deploy a');
  });

  test('[SETUP-3 QIFB] a card may be there more than once, on both sides too; each is a character of its own', () => {
    const ids = (given: Given) => begin(given).state.characters.map((c) => c.id);
    expect(ids({ a: [{ id: 'rifle' }, { id: 'rifle' }], b: [{ id: 'rifle' }] })).toEqual([
      'rifle',
      'rifle-2',
      'rifle-3',
    ]);
    expect(ids({ a: [{ id: 'mg' }, { id: 'mg' }], b: [{ id: 'mg-2' }, { id: 'mg' }] })).toEqual([
      'mg',
      'mg-3',
      'mg-2',
      'mg-4',
    ]);
  });

  test('[SETUP-5 QFCB] the side with more points deploys first', () => {
    expect(asked(reached({ a: [{ id: 'a1', points: 7 }], b: [{ id: 'b1' }] }, roll(6, 1), choose('north')))).toBe(
      'deploy a',
    );
    expect(asked(reached(one, roll(1, 6), choose('north')))).toBe('deploy b');
  });

  test('[SETUP-5 QFCB] with equal points both roll, and the lower roll deploys first', () => {
    const even: Given = {
      a: [
        { id: 'a1', points: 4 },
        { id: 'a2', points: 2 },
      ],
      b: [{ id: 'b1', points: 6 }],
    };
    const order = reached(even, roll(6, 1), choose('north'));
    expect(awaiting(order)).toMatchObject({ kind: 'roll', by: 'both', about: { what: 'deployOrder' } });
    expect(asked(play(order, roll(2, 3)).game)).toBe('deploy a');
    expect(asked(play(order, roll(3, 2)).game)).toBe('deploy b');
  });
});

describe('the first turn', () => {
  const deployed = (rulings: Given['rulings'] = {}) =>
    play(deploying({ ...one, rulings }, 'north'), deploy('b1', 12, 2), deploy('a1', 12, 22));

  test('[SETUP-8 QIF] [R53 QIF] both hold five tokens, which are the income of their first own turns', () => {
    const { game } = play(deployed().game, roll(6, 1));
    expect(game.state.tokens).toEqual({ a: 5, b: 5 });
    expect(game.state.turn).toEqual({ side: 'a', number: 1, round: 0, spent: 0 });
    const second = play(game, { type: 'takeCover', who: 'a1' }, { type: 'endTurn' }).game;
    expect(second.state).toMatchObject({ tokens: { a: 4, b: 5 }, turn: { side: 'b', number: 2 } });
    const third = play(second, { type: 'takeCover', who: 'b1' }, { type: 'endTurn' }).game;
    expect(third.state).toMatchObject({ tokens: { a: 9, b: 4 }, turn: { side: 'a', number: 3 } });
  });

  test('[R53=b QIF] the one who comes second has nothing until the own first turn', () => {
    const { game } = play(deployed({ R53: 'b' }).game, roll(6, 1));
    expect(game.state.tokens).toEqual({ a: 5, b: 0 });
    const second = play(game, { type: 'takeCover', who: 'a1' }, { type: 'endTurn' }).game;
    expect(second.state.tokens).toEqual({ a: 4, b: 5 });
  });

  test('[TURN-2 QIF] [R04 QIF] both roll, the higher begins', () => {
    expect(awaiting(deployed().game)).toMatchObject({ kind: 'roll', by: 'both', about: { what: 'firstTurn' } });
    expect(asked(play(deployed().game, roll(6, 1)).game)).toBe('act a');
    expect(asked(play(deployed().game, roll(1, 6)).game)).toBe('act b');
  });

  test('[R04=b QIF] the first to deploy begins, and nothing is rolled', () => {
    expect(asked(deployed({ R04: 'b' }).game)).toBe('act b');
  });

  test('[R04=c QIF] the last to deploy begins, and nothing is rolled', () => {
    expect(asked(deployed({ R04: 'c' }).game)).toBe('act a');
  });

  test('[SETUP-9 QIFC] nobody has a marker, a wound or a spent token', () => {
    const { game } = deployed();
    for (const c of game.state.characters) {
      expect(c).toMatchObject({ inCover: false, wounded: false, shock: false, spent: 0 });
    }
    expect(pointsLost(game)).toEqual({ a: 0, b: 0 });
  });
});
