import { describe, expect } from 'vitest';
import { type Condition, type Game, legalActions, newGame, type Victory } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  box,
  choose,
  deploy,
  endTurn,
  eventsOf,
  type Given,
  given,
  move,
  play,
  refusedBy,
  roll,
  setupOf,
  shoot,
  takeCover,
} from '../support/builders/given.ts';

/** Two a side, a1 facing b1, and what the scenario asks for; a house in the middle of the west edge. */
const scenario = (victory: Partial<Victory>, change: Given & { a1?: object; b1?: object; b2?: object } = {}): Game =>
  given({
    type: 'scenario',
    scenery: [box('post', [2, 11], [2, 2])],
    edges: { a: 'south', b: 'north' },
    ...change,
    victory: { a: [], b: [], ...victory },
    a: [
      { id: 'a1', at: [12, 16], ...change.a1 },
      { id: 'a2', at: [22, 22] },
    ],
    b: [
      { id: 'b1', at: [12, 10], ...change.b1 },
      { id: 'b2', at: [22, 2], ...change.b2 },
      { id: 'b3', at: [20, 2] },
    ],
  });
const outcome = (game: Game) => game.state.outcome;
const won = (winner: 'a' | 'b', how = 'condition') => ({ winner, rule: 'WIN-5', how });
const felled = (game: Game) => shoot(game, 'a1', 'b1', 6, 6, 6);
const one = (condition: Condition): Partial<Victory> => ({ a: [condition] });

describe('losses of the enemy', () => {
  test('[WIN-5 B] so many characters, and neither half of them nor a lead', () => {
    expect(outcome(felled(scenario({})).game)).toBeNull();
    expect(outcome(felled(scenario(one({ kind: 'eliminate', count: 2 }))).game)).toBeNull();
    const met = felled(scenario(one({ kind: 'eliminate', count: 1 })));
    expect(outcome(met.game)).toEqual(won('a'));
    expect(eventsOf(met, 'conditionMet')).toEqual([
      { event: 'conditionMet', by: 'a', condition: { kind: 'eliminate', count: 1 } },
    ]);
    const most = scenario({}, { b2: { state: { out: true } } });
    expect(outcome(felled(most).game)).toBeNull();
  });

  test('[WIN-5 B] certain characters, all of them', () => {
    expect(outcome(felled(scenario(one({ kind: 'eliminateAll', who: ['b1'] }))).game)).toEqual(won('a'));
    expect(outcome(felled(scenario(one({ kind: 'eliminateAll', who: ['b1', 'b2'] }))).game)).toBeNull();
    expect(outcome(felled(scenario({ b: [{ kind: 'eliminateAll', who: ['a1'] }] })).game)).toBeNull();
  });

  test('[WIN-5 B] any one of the conditions of a side is enough', () => {
    const either: Victory['a'] = [
      { kind: 'eliminate', count: 3 },
      { kind: 'eliminateAll', who: ['b1'] },
    ];
    expect(outcome(felled(scenario({ a: either })).game)).toEqual(won('a'));
  });

  test('[R127 B] [WIN-5 B] nobody left has lost, whatever the scenario says', () => {
    const out = { state: { out: true } };
    const last = given({
      type: 'scenario',
      victory: { a: [], b: [] },
      a: [{ id: 'a1', at: [12, 16] }],
      b: [
        { id: 'b1', at: [12, 10] },
        { id: 'b2', ...out },
      ],
    });
    expect(outcome(felled(last).game)).toEqual({ winner: 'a', rule: 'R127', how: 'wiped-out' });
  });
});

describe('places to be reached', () => {
  const west = { a1: { at: [5.5, 16] } };
  const past = move('a1', [5.5, 16], [4.5, 12.5]);

  test('[WIN-5 B] an element, touched by any of one’s own', () => {
    const met = play(scenario(one({ kind: 'reach', element: 'post' }), west), past);
    expect(outcome(met.game)).toEqual(won('a'));
    expect(outcome(play(scenario({ b: [{ kind: 'reach', element: 'post' }] }, west), past).game)).toBeNull();
  });

  test('[WIN-5 B] [R63 B] in passing too, where it is so; with [R63=b B] where the move ends', () => {
    const through = move('a1', [5.5, 13.5], [4.5, 12], [5.5, 10.5]);
    const passing = (rulings: Given['rulings'] = {}) =>
      play(scenario(one({ kind: 'reach', element: 'post' }), { a1: { at: [5.5, 13.5] }, rulings }), through).game;
    expect(outcome(passing())).toEqual(won('a'));
    expect(outcome(passing({ R63: 'b' }))).toBeNull();
  });

  test('[WIN-5 B] by certain characters only, where it says so', () => {
    const who = (...ids: string[]) => one({ kind: 'reach', element: 'post', who: ids });
    expect(outcome(play(scenario(who('a2'), west), past).game)).toBeNull();
    expect(outcome(play(scenario(who('a2', 'a1'), west), past).game)).toEqual(won('a'));
  });

  test.each([
    ['north', [12, 3], [12, 0.5]],
    ['west', [3, 18], [0.5, 18]],
    ['east', [21, 16], [23.5, 16]],
  ] as const)('[WIN-5 B] the %s edge', (edge, from, to) => {
    const game = scenario(one({ kind: 'reachEdge', edge }), { a1: { at: from } });
    expect(outcome(play(game, move('a1', from, to)).game)).toEqual(won('a'));
    const near = [to[0] === 12 || to[0] === 0.5 ? to[0] + 0.02 : to[0] - 0.02, to[1] === 0.5 ? 0.52 : to[1]] as const;
    expect(outcome(play(game, move('a1', from, near)).game)).toBeNull();
  });

  test('[WIN-5 B] [R63 B] nobody is deployed where he would have reached it', () => {
    const setup = setupOf({
      type: 'scenario',
      edges: { a: 'west', b: 'north' },
      victory: { a: [{ kind: 'reachEdge', edge: 'south' }], b: [] },
      a: [{ id: 'a1', points: 9 }],
      b: [{ id: 'b1' }],
    });
    expect(refusedBy(newGame(setup), deploy('a1', 0.5, 23.5))).toBe('R63');
    expect(refusedBy(newGame(setup), deploy('a1', 0.5, 23.4))).toBeNull();
  });
});

describe('the end of a turn', () => {
  const ended = (game: Game) => play(game, takeCover('a1'), endTurn);
  const beside = { a1: { at: [4.5, 12] } };

  test('[WIN-5 B] an element is held by who touches it, if nobody of the enemy does', () => {
    const held = (turn: number, change: Parameters<typeof scenario>[1] = beside) =>
      outcome(ended(scenario(one({ kind: 'hold', element: 'post', turn }), change)).game);
    expect(held(3)).toEqual(won('a'));
    expect(held(4)).toBeNull();
    expect(held(3, {})).toBeNull();
    expect(held(3, { ...beside, b2: { at: [3, 12] } })).toBeNull();
    expect(held(3, { ...beside, b2: { at: [3, 10.5] } })).toBeNull();
    expect(held(3, { ...beside, b2: { at: [3, 10.4] } })).toEqual(won('a'));
  });

  test('[WIN-5 B] (R163) on the levels it is on, and on no other', () => {
    const floor = box('floor', [2, 11], [3, 3], { terrain: [], floor: true });
    const held = (level: number, b2: object = {}) =>
      outcome(
        ended(
          scenario(one({ kind: 'hold', element: 'post', turn: 3 }), {
            scenery: [floor, box('post', [3, 12], [1, 1], { terrain: [], level: 1 })],
            a1: { at: [3.5, 12.5], state: { level } },
            b2,
          }),
        ).game,
      );
    expect(held(1)).toEqual(won('a'));
    expect(held(0)).toBeNull();
    expect(held(1, { at: [3.5, 12.5] })).toEqual(won('a'));
  });

  test('[WIN-5 B] before that nothing is decided', () => {
    const game = scenario(one({ kind: 'hold', element: 'post', turn: 3 }), beside);
    expect(outcome(play(game, takeCover('a1')).game)).toBeNull();
    expect(asked(play(game, takeCover('a1')).game)).toBe('act a');
  });

  test('[WIN-5 B] to survive is to have lost none of these, or not all', () => {
    const survived = (who: string[] | undefined, change = {}) =>
      outcome(ended(scenario({ b: [{ kind: 'survive', turn: 3, ...(who ? { who } : {}) }] }, change)).game);
    const fallen = { b2: { state: { out: true }, at: null } };
    expect(survived(undefined)).toEqual(won('b'));
    expect(survived(undefined, fallen)).toEqual(won('b'));
    expect(survived(['b1', 'b2'])).toEqual(won('b'));
    expect(survived(['b1', 'b2'], fallen)).toBeNull();
    expect(survived(['b1'], fallen)).toEqual(won('b'));
  });

  test('[WIN-5 B] after so many turns it is over, by a win of the one it names or a draw', () => {
    const lasting = (turns: number, winner: 'a' | 'b' | null) =>
      outcome(ended(scenario({ limit: { turns, winner } })).game);
    expect(lasting(3, 'b')).toEqual(won('b', 'turn-limit'));
    expect(lasting(2, 'b')).toEqual(won('b', 'turn-limit'));
    expect(lasting(3, null)).toEqual({ winner: null, rule: 'WIN-5', how: 'turn-limit' });
    expect(lasting(4, 'b')).toBeNull();
    const first = scenario(
      { ...one({ kind: 'hold', element: 'post', turn: 3 }), limit: { turns: 3, winner: 'b' } },
      beside,
    );
    expect(outcome(ended(first).game)).toEqual(won('a'));
  });

  test('[WIN-5 B] [R10 B] both at once: whose turn it is; with [R10=b B] a draw', () => {
    const both = (rulings: Given['rulings'] = {}) =>
      ended(
        scenario({ a: [{ kind: 'survive', turn: 3 }], b: [{ kind: 'survive', turn: 3, who: ['b1'] }] }, { rulings }),
      );
    expect(outcome(both().game)).toEqual({ winner: 'a', rule: 'R10', how: 'both-at-once' });
    expect(eventsOf(both(), 'conditionMet').map(({ by }) => by)).toEqual(['a', 'b']);
    expect(outcome(both({ R10: 'b' }).game)?.winner).toBeNull();
  });
});

describe('setting up', () => {
  const setup = (change: Given = {}) =>
    newGame(
      setupOf({
        type: 'scenario',
        victory: { a: [], b: [] },
        a: [{ id: 'a1' }],
        b: [{ id: 'b1', points: 9 }],
        ...change,
      }),
    );

  test('[WIN-5 B] [SETUP-1 B] where it says whose edge is which nobody rolls for it', () => {
    const game = setup({ edges: { a: 'west', b: 'north' } });
    expect([asked(game), game.state.edges]).toEqual(['deploy b', { a: 'west', b: 'north' }]);
    expect(play(game, deploy('b1', 12, 0.5), deploy('a1', 0.5, 12)).game.state.edges).toEqual({
      a: 'west',
      b: 'north',
    });
    expect(asked(setup({ edges: { a: 'west', b: 'north' }, b: [{ id: 'b1' }] }))).toBe('roll both');
    expect(asked(setup())).toBe('roll both');
    expect(asked(play(setup(), roll(6, 1), choose('north')).game)).toBe('deploy b');
  });

  test('[WIN-5 B] without conditions it is won as a skirmish is', () => {
    const game = given({
      type: 'scenario',
      a: [{ id: 'a1', at: [12, 16] }],
      b: [
        { id: 'b1', at: [12, 10] },
        { id: 'b2', at: [2, 2] },
      ],
    });
    expect(outcome(felled(game).game)).toMatchObject({ winner: 'a', rule: 'WIN-1' });
  });

  test('[WIN-5 B] there is always something to do', () => {
    expect(legalActions(setup()).flatMap(({ samples }) => samples)).not.toEqual([]);
  });
});
