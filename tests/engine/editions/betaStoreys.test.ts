import { describe, expect } from 'vitest';
import {
  type Game,
  isSuppressed,
  type Marker,
  type Point,
  type SceneryElement,
  type Waypoint,
} from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  asked,
  box,
  character,
  choose,
  eventsOf,
  fire,
  type Given,
  given,
  type Man,
  move,
  moveAndFire,
  pass,
  play,
  refusedBy,
  roll,
} from '../../support/builders/given.ts';

/** Stairs from [6, 4] up to a floor of level 1 that begins at x = 8. */
const passage = (kind: SceneryElement['passage'] & {}): SceneryElement => ({
  ...{ id: 'stairs', look: 'none', terrain: [], connects: [0, 1], passage: kind },
  shape: { kind: 'wall', from: [6, 4], to: [8, 4], thickness: 1 },
});
const floor = box('floor', [8, 2], [8, 5], { terrain: [], floor: true });

const climber: Man = { id: 'c', at: [5.5, 4], card: { actions: 9, moveAndFire: 5 } };
const far: Man = { id: 'far', at: [22, 22] };
const game = (change: Given = {}, kind: SceneryElement['passage'] & {} = 'stairs'): Game =>
  given({ a: [climber], b: [far], scenery: [passage(kind), floor], ...change });

const UP: readonly Waypoint[] = [
  [5.5, 4],
  [8.5, 4, 1],
];
const placeOf = (g: Game, who = 'c') => [character(g, who).at, character(g, who).level];
const tokens = (g: Game) => g.state.tokens.a;

describe('a move from level to level', () => {
  test('[MOVE-11 B] ends where it leads, and on that level the next one begins', () => {
    const up = play(game(), move('c', ...UP));
    expect(placeOf(up.game)).toEqual([[8.5, 4], 1]);
    expect(tokens(up.game)).toBe(4);
    expect(eventsOf(up, 'moved')).toMatchObject([{ length: 3, along: UP }]);
    expect(refusedBy(up.game, move('c', [8.5, 4], [9, 4]))).toBe('FLOW-STALE');
    const down = play(up.game, move('c', [8.5, 4, 1], [5.5, 4]));
    expect(placeOf(down.game)).toEqual([[5.5, 4], 0]);
  });

  test('[MOVE-3 B] a ladder is paid for as well [MOVE-2 B]', () => {
    expect(tokens(play(game({}, 'ladder'), move('c', ...UP)).game)).toBe(3);
    expect(refusedBy(game({ tokens: { a: 1 } }, 'ladder'), move('c', ...UP))).toBe('TURN-11');
  });

  test('[MF-3 B] no Move & Fire leads into or out of stairs, nor upwards', () => {
    const by = (kind: SceneryElement['passage'] & {}, way: readonly Waypoint[]) => {
      const [x, y, level = 0] = way[0] as Waypoint;
      const there = { ...climber, at: [x, y] as const, state: { level } };
      return refusedBy(game({ a: [there] }, kind), moveAndFire('c', way));
    };
    const down = [...UP].reverse();
    expect([by('stairs', UP), by('stairs', down), by('ladder', UP)]).toEqual(['MF-3', 'MF-3', 'MF-3']);
    expect([by('slope', UP), by('slope', down)]).toEqual(['MF-3', null]);
  });
});

describe('a landing', () => {
  const landing = { ...passage('stairs'), holes: [[7, 4]] as const };
  /** He walks into it from [7, 5.5], and first touches a grenade so far before it. */
  const intoIt = (...before: readonly number[]) => {
    const { baseRadius, markerRadius } = game().setup.ruleset;
    const markers = before.map(
      (u, i): Marker => ({
        ...{ id: `m${i + 1}`, kind: 'grenade', grenade: 'frag' },
        at: [7, 4 + u - baseRadius - markerRadius],
      }),
    );
    const walker: Man = { ...climber, at: [7, 5.5] };
    const takes = before.map(() => choose('take'));
    return play(game({ a: [walker], scenery: [landing, floor], markers }), move('c', [7, 5.5], [7, 4]), ...takes);
  };

  test('[MOVE-11 B] [R152 B] one who takes up what lies before it, on the step or a hair short of it, then stands in it', () => {
    for (const before of [[0.005], [0.4], [0.4, 0.005]]) {
      const taken = intoIt(...before);
      expect(eventsOf(taken, 'pickedUp')).toHaveLength(before.length);
      expect(placeOf(taken.game)).toEqual([[7, 4], 0]);
      expect(eventsOf(taken, 'moved').at(-1)?.hole).toBe('stairs');
      expect(refusedBy(taken.game, move('c', [7, 4], [8.5, 4, 1]))).toBeNull();
    }
  });
});

describe('out of a landing', () => {
  test('[MOVE-12 B] [R154 B] what is met between landing and rim is met at the rim, and the way goes on from there', () => {
    const landing = { ...passage('stairs'), holes: [[7, 4]] as const };
    const { baseRadius, markerRadius } = game().setup.ruleset;
    const lying: Marker = {
      ...{ id: 'm1', kind: 'grenade', grenade: 'frag' },
      at: [7, 4.3 + baseRadius + markerRadius],
    };
    const inIt: Man = { ...climber, at: [7, 4] };
    const taken = play(
      game({ a: [inIt], scenery: [landing, floor], markers: [lying] }),
      move('c', [7, 4], [7, 5], [5, 5]),
      choose('take'),
    );
    expect(eventsOf(taken, 'moved').map(({ along }) => along.at(-1))).toEqual([
      [7, 5],
      [5, 5],
    ]);
    expect(placeOf(taken.game)).toEqual([[5, 5], 0]);
  });
});

describe('whom one meets on the way', () => {
  const above: Man = { id: 'e', at: [8.5, 4], state: { level: 1 } };

  test('[R149 B] [H2H-1 B] an enemy at the head is fought from the stairs', () => {
    const met = play(game({ b: [above, far] }), move('c', ...UP));
    expect(placeOf(met.game)).toEqual([[7.5, 4], 0]);
    expect(eventsOf(met, 'contact')).toMatchObject([{ who: 'c', with: ['e'] }]);
  });

  test('[R152 B] he who is held there goes on from there, up or back down', () => {
    const held = { ...climber, at: [7.5, 4] as const };
    expect(refusedBy(game({ a: [held] }), move('c', [7.5, 4], [8.5, 4, 1]))).toBeNull();
    expect(refusedBy(game({ a: [held] }), move('c', [7.5, 4], [5.5, 4]))).toBeNull();
    expect(refusedBy(game({ a: [held] }), move('c', [7.5, 4], [7, 4]))).toBe('R152');
  });
});

describe('opportunity fire at one who climbs', () => {
  const guard: Man = { id: 'g', at: [14, 4], card: { opportunityFire: 1 }, state: { level: 1 } };
  const watching = (at: Point, level: number): Marker => ({
    ...{ id: 'm1', kind: 'opportunity', at, owner: 'g' },
    ...(level === 0 ? {} : { level }),
  });
  const climbs = (marker: Marker) =>
    play(
      game({ b: [guard, far], a: [{ ...climber, card: { move: 6 } }], markers: [marker] }),
      move('c', ...UP, [9.5, 4, 1]),
    );

  test('[R150 B] [OF-3 B] on stairs he is on both of their levels: a marker above is set off on the way up', () => {
    const { game: on } = climbs(watching([9.5, 4], 1));
    expect(character(on, 'c').at?.[0]).toBeCloseTo(7.5, 6);
    expect(character(on, 'c').level).toBe(0);
    expect(asked(on)).toBe('opportunity b');
  });

  test('[R150 B] one below is set off on the stairs and not upstairs', () => {
    expect(asked(climbs(watching([3, 8], 0)).game)).toBe('act a'); // out of reach
    const { game: on } = climbs(watching([6.5, 5.5], 0));
    expect([asked(on), character(on, 'c').level]).toEqual(['opportunity b', 0]);
    const upstairs = game({
      b: [guard, far],
      a: [{ ...climber, at: [9, 4], state: { level: 1 } }],
      markers: [watching([9, 5], 0)],
    });
    expect(asked(play(upstairs, move('c', [9, 4, 1], [10, 4, 1])).game)).toBe('act a');
  });

  test('[R160 B] [OF-2 B] it watches 1u more while it lies lower than its owner stands', () => {
    const reached = (at: Point, state: Man['state'] = { level: 1 }) => {
      const markers = [watching(at, 0)];
      const walker = game({
        b: [{ ...guard, ...(state ? { state } : {}) }, far],
        a: [{ ...climber, at: [3, 10] }],
        markers,
      });
      return asked(play(walker, move('c', [3, 10], [5, 10])).game);
    };
    expect([reached([7.9, 10]), reached([7.9, 10], {})]).toEqual(['opportunity b', 'act a']);
    expect([reached([8.1, 10]), reached([6.9, 10], {})]).toEqual(['act a', 'opportunity b']);
  });

  test('[R152 B] [R73 B] shot on the stairs, he who cannot go on is put back to the foot he came from', () => {
    const shot = play(climbs(watching([9.5, 4], 1)).game, fire('g', 'c'), pass, roll(6, 1, 1));
    expect(eventsOf(shot, 'putBack')).toHaveLength(1);
    expect(character(shot.game, 'c').at?.[0]).toBeCloseTo(5.5, 2);
    expect(character(shot.game, 'c').level).toBe(0);
  });

  test('[R73 B] he who was missed goes on up the stairs', () => {
    const shot = play(climbs(watching([9.5, 4], 1)).game, fire('g', 'c'), pass, roll(1, 1, 1));
    expect(placeOf(shot.game)).toEqual([[9.5, 4], 1]);
  });
});

describe('suppression', () => {
  const marker: Marker = { id: 'm1', kind: 'suppression', at: [10, 4], owner: 's', range: 3, firers: ['s', 'far'] };
  const suppressed = (level: number, way: readonly Waypoint[]) => {
    const [x, y] = way[0] as Waypoint;
    const there = { ...climber, at: [x, y] as const, state: { level } };
    const { game: after } = play(
      game({ a: [there], b: [{ id: 's', at: [20, 4] }, far], markers: [marker] }),
      move('c', ...way),
    );
    return isSuppressed(after, 'c');
  };

  test('[SF-4 B] [R150 B] [R150=b B] does not reach another level: going upstairs one gets out of it, with the stamp of the turn', () => {
    expect(
      suppressed(1, [
        [10, 4, 1],
        [11, 4, 1],
      ]),
    ).toBe(false);
    expect(
      suppressed(0, [
        [10, 4],
        [11, 4],
      ]),
    ).toBe(true);
    const upstairs = { ...climber, at: [10, 4] as const, state: { level: 1 } };
    const below = game({
      a: [upstairs],
      b: [{ id: 's', at: [20, 4] }, far],
      markers: [marker],
      rulings: { R150: 'b' },
    });
    expect(isSuppressed(below, 'c')).toBe(true);
    const above = game({ a: [upstairs], b: [{ id: 's', at: [20, 4] }, far], markers: [{ ...marker, level: 1 }] });
    expect(isSuppressed(above, 'c')).toBe(true);
  });
});
