import { describe, expect } from 'vitest';
import { awaiting, type Command, type Game, newGame, type SceneryElement } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  bFirst,
  box,
  character,
  choose,
  deploy,
  eventsOf,
  fire,
  type Given,
  given,
  move,
  pass,
  play,
  refusal,
  refusedBy,
  roll,
  setupOf,
  shoot,
  watch,
} from '../support/builders/given.ts';
import { OFFERED } from '../support/builders/lane.ts';

const mission: Given = {
  type: 'mission',
  a: [{ id: 'a1' }],
  b: [{ id: 'b1', points: 7 }],
  scenery: [box('barn', [4, 18.5], [2, 1]), box('hut', [4, 4], [2, 2]), box('oak', [14, 1], [1, 1])],
};
/** Side a has the south edge, b the north one; b deploys first. */
const settled = (given: Given = mission): Game =>
  bFirst(play(newGame(setupOf(given)), roll(6, 1), choose('north')).game);
const pick = (element: string): Command => ({ type: 'objective', element });
const spot = (x: number, y: number): Command => ({ type: 'objective', at: [x, y] });

describe('picking objectives', () => {
  test('[WIN-2 QIFC] [R62 QIFC] openly, once the edges are settled, first by the one who deploys first', () => {
    const game = settled();
    expect(awaiting(game)).toMatchObject({ kind: 'objective', by: 'b', elements: ['hut', 'oak'] });
    const one = play(game, pick('hut')).game;
    expect(asked(one)).toBe('objective a');
    const both = play(one, pick('barn')).game;
    expect(both.state.objectives).toEqual({ a: { element: 'barn' }, b: { element: 'hut' } });
    expect(asked(both)).toBe('deploy b');
  });

  test('[WIN-2 QIFC] in part within the own zone is enough, and its edge counts', () => {
    const at = (y: number): SceneryElement[] => [box('farm', [4, y], [2, 3])];
    expect(refusedBy(settled({ ...mission, scenery: at(5) }), pick('farm'))).toBeNull();
    expect(refusal(settled({ ...mission, scenery: at(5.01) }), pick('farm'))).toEqual({
      rule: 'WIN-2',
      data: { id: 'farm' },
    });
  });

  test('[R62 QIFC] never one element for both', () => {
    const long = settled({ ...mission, scenery: [box('road', [4, 2], [2, 20]), box('barn', [9, 20], [1, 1])] });
    expect(refusedBy(play(long, pick('road')).game, pick('road'))).toBe('WIN-2');
  });

  test('[R62 QIFC] a spot only where the zone holds nothing, and within it', () => {
    expect(refusedBy(settled(), spot(4, 2))).toBe('R62');
    const bare = settled({ ...mission, scenery: [] });
    expect(refusal(bare, spot(4, 5.51))).toMatchObject({ rule: 'WIN-2' });
    expect(refusedBy(bare, spot(4, -0.1))).toBe('R58');
    const picked = play(bare, spot(4, 5.5));
    expect(picked.game.state.markers).toMatchObject([{ kind: 'objective', at: [4, 5.5], owner: 'b' }]);
    expect(picked.game.state.objectives.b).toEqual({ marker: picked.game.state.markers[0]?.id });
  });

  test('[R62=b QIFC] or after deployment', () => {
    const game = settled({ ...mission, rulings: { R62: 'b' } });
    expect(asked(game)).toBe('deploy b');
    const placed = play(game, deploy('b1', 12, 3), deploy('a1', 12, 22)).game;
    expect(asked(placed)).toBe('objective b');
    expect(asked(play(placed, pick('oak'), pick('barn')).game)).not.toMatch(/^objective/);
  });

  test('[R63 QIFC] nobody is deployed touching the one he is after', () => {
    const game = play(
      settled({ ...mission, scenery: [box('road', [4, 2], [2, 18.5]), box('barn', [9, 20], [1, 1])] }),
      pick('road'),
      pick('barn'),
      deploy('b1', 20, 3),
    ).game;
    expect(refusal(game, deploy('a1', 5, 21))).toEqual({ rule: 'R63', data: { who: 'a1' } });
    expect(refusedBy(game, deploy('a1', 5, 21.01))).toBeNull();
  });

  test('[WIN-1 QIFB] a skirmish has none', () => {
    expect(asked(settled({ ...mission, type: 'skirmish' }))).toBe('deploy b');
  });
});

/** A runner of side a beside the hut that side b guards, its near edge 3u from his base. */
const running = (change: Given = {}): Game =>
  given({
    type: 'mission',
    objectives: { b: { element: 'hut' }, a: { element: 'barn' } },
    scenery: [box('hut', [10, 6], [2, 2]), box('barn', [2, 20], [2, 2])],
    ...change,
    rulings: { ...OFFERED, ...change.rulings },
    a: [{ id: 's', at: [6.5, 7] }, { id: 's2' }, { id: 's3' }],
    b: [{ id: 'e', at: [16, 16], card: { opportunityFire: 4 } }, { id: 'e2' }, { id: 'e3' }],
  });
const run = (...path: [number, number][]): Command => move('s', [6.5, 7], ...path);

describe('reaching it', () => {
  test('[WIN-3 QIFCB] one base touching it wins at once, whatever the losses', () => {
    const done = play(running(), run([9.5, 7]));
    expect(done.game.state.outcome).toEqual({ winner: 'a', rule: 'WIN-3', how: 'objective' });
    expect(eventsOf(done, 'objectiveReached')).toEqual([{ event: 'objectiveReached', who: 's', of: 'b' }]);
    expect(play(running(), run([9.49, 7])).game.state.outcome).toBeNull();
  });

  test('[WIN-3 QIFCB] one’s own is nothing to reach', () => {
    const game = running({ objectives: { a: { element: 'hut' } } });
    expect(play(game, run([9.5, 7])).game.state.outcome).toBeNull();
  });

  test('[WIN-3 QIFCB] [R63 QIFCB] in passing as well, where it is first touched', () => {
    const done = play(
      running({ scenery: [box('hut', [8, 7.5], [0.5, 0.5]), box('barn', [2, 20], [2, 2])] }),
      run([10, 7]),
    );
    expect(done.game.state.outcome?.how).toBe('objective');
    expect(character(done.game, 's').at?.[0]).toBeCloseTo(8, 1);
  });

  test('[R63=b QIFCB] or only where the move ends', () => {
    const scenery = [box('hut', [8, 7.5], [0.5, 0.5]), box('barn', [2, 20], [2, 2])];
    const passing = running({ scenery, rulings: { R63: 'b' } });
    expect(play(passing, run([10, 7])).game.state.outcome).toBeNull();
    expect(play(passing, run([8.2, 7])).game.state.outcome?.how).toBe('objective');
  });

  test('[R62 QIFCB] [WIN-3 QIFCB] a spot is touched as a marker is', () => {
    const flag = { id: 'm1', kind: 'objective', at: [10, 7], owner: 'b' } as const;
    const game = running({ scenery: [], markers: [flag], objectives: { b: { marker: 'm1' } } });
    expect(play(game, run([9, 7])).game.state.outcome?.how).toBe('objective');
    expect(play(game, run([8.99, 7])).game.state.outcome).toBeNull();
  });

  const watched = (spotAt: [number, number], change: Given = {}) =>
    running({ markers: [watch('m1', 'e', spotAt)], ...change });

  test('[R64 QIFCB] [case V13] opportunity fire comes before it: who falls at that point has not reached it', () => {
    const game = play(watched([9.5, 12]), run([9.5, 7])).game;
    expect(asked(game)).toBe('opportunity b');
    const done = play(game, fire('e', 's'), pass, roll(6, 6));
    expect([done.game.state.outcome, character(done.game, 's').out]).toEqual([null, true]);
    expect(eventsOf(done, 'objectiveReached')).toEqual([]);
  });

  test('[R64 QIFCB] [R63 QIFCB] who is only wounded there has reached it', () => {
    const done = play(watched([14.5, 7]), run([9.5, 7]), fire('e', 's'), pass, roll(5, 1));
    expect(done.game.state.outcome).toMatchObject({ winner: 'a', how: 'objective' });
  });

  test('[R63=b QIFCB] a shot that stops him there ends his move there', () => {
    const scenery = [box('hut', [8, 7.5], [0.5, 0.5]), box('barn', [2, 20], [2, 2])];
    const game = watched([13.2, 7], { scenery, rulings: { R63: 'b' } });
    const shot = play(game, run([10, 7]), fire('e', 's'), pass).game;
    expect(play(shot, roll(6, 1)).game.state.outcome).toMatchObject({ winner: 'a', how: 'objective' });
    expect(play(shot, roll(1, 1), choose('goOn')).game.state.outcome).toBeNull();
  });

  test('[case V13] felled on the way he goes no further', () => {
    const done = play(watched([7, 10.5]), run([8, 7], [9.5, 7]), fire('e', 's'), pass, roll(6, 6));
    expect([done.game.state.outcome, character(done.game, 's').at]).toEqual([null, null]);
    expect(eventsOf(done, 'objectiveReached')).toEqual([]);
  });
});

describe('a mission by losses', () => {
  const losses = (points: number) =>
    given({
      type: 'mission',
      a: [{ id: 's', at: [4, 12] }],
      b: [
        { id: 'e', at: [10, 12], points, state: { wounded: true } },
        { id: 'f' },
        { id: 'g', state: { out: true } },
        { id: 'h' },
      ],
      tokens: { b: 0 },
    });

  test('[WIN-4 QFCB] half of the characters, whatever their points', () => {
    const done = shoot(losses(1), 's', 'e', 4, 1, 1);
    expect(done.game.state.outcome).toEqual({ winner: 'a', rule: 'WIN-4', how: 'losses' });
  });

  test('[WIN-4 QFCB] not half of the points', () => {
    const game = given({
      type: 'mission',
      a: [{ id: 's', at: [4, 12] }],
      b: [{ id: 'e', at: [10, 12], points: 99, state: { wounded: true } }, { id: 'f' }, { id: 'g' }],
      tokens: { b: 0 },
    });
    expect(shoot(game, 's', 'e', 4, 1, 1).game.state.outcome).toBeNull();
  });
});
