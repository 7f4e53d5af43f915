import { describe, expect } from 'vitest';
import { answerSight } from '../../../src/cli/sight.ts';
import {
  attack,
  baseOf,
  type Command,
  deployFault,
  type Frame,
  freePlaces,
  type Game,
  newGame,
  objectiveChoices,
  ownZone,
  type SceneryElement,
  setupFaults,
  sightBetween,
  throwDistance,
  throwScatters,
} from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  box,
  character,
  deploy,
  frag,
  type Given,
  given,
  type Man,
  move,
  play,
  profileOf,
  refusedBy,
  setupOf,
  total,
} from '../../support/builders/given.ts';

/** A floor of level 1 from x = 10 to 20. */
const floor = box('floor', [10, 0], [10, 8], { terrain: [], floor: true });
const upstairs = { level: 1 };

describe('[R148] height and distances', () => {
  const shooter: Man = { id: 'a', at: [1.1, 4], card: { weapons: [...profileOf().weapons, frag()], command: 1 } };
  const game = (rulings: Given['rulings'] & {}, x: number, a = shooter): Game =>
    given({
      a: [a, { id: 'friend', at: [x, 7], state: upstairs }],
      b: [{ id: 'b', at: [x, 4], state: upstairs }],
      scenery: [floor],
      rulings,
    });

  test('[R148 B] [R148=b B] [FIRE-2 B] a shot over 9.9u in plan is one at short range, and at long range over the slant', () => {
    expect(attack(game({}, 12), 'a', 'b')).toMatchObject({ distance: expect.closeTo(9.9), range: 'short' });
    const slant = Math.sqrt(9.9 * 9.9 + 9);
    expect(attack(game({ R148: 'b' }, 12), 'a', 'b')).toMatchObject({ distance: expect.closeTo(slant), range: 'long' });
    const level = given({ a: [shooter], b: [{ id: 'b', at: [12, 4] }], rulings: { R148: 'b' } });
    expect(attack(level, 'a', 'b').range).toBe('short'); // on one level there is no height
  });

  test('[R148 B] [R148=b B] [GREN-4 B] a grenade thrown 4.5u away in plan is sure, and scatters over the slant', () => {
    const near = { ...shooter, at: [6.5, 4] } as const;
    const [plan, slant] = [game({}, 18, near), game({ R148: 'b' }, 18, near)];
    expect(throwDistance(plan, 'a', [12, 4, 1])).toBeCloseTo(4.5);
    expect(throwDistance(slant, 'a', [12, 4, 1])).toBeCloseTo(Math.sqrt(4.5 * 4.5 + 9));
    expect([plan, slant].map((g) => throwScatters(g, 'a', 'grenade', [12, 4, 1]))).toEqual([false, true]);
  });

  test('[R148 B] [R148=b B] [CMD-1 B] a leader leads whoever is 5u from him in plan, or over the slant', () => {
    const led = (rulings: Given['rulings'] & {}) =>
      given({
        a: [
          { id: 'leader', at: [6.5, 4], card: { command: 1 } },
          { id: 'led', at: [12, 4], card: { actions: 1 }, state: { ...upstairs, spent: 1 } },
        ],
        b: [{ id: 'b', at: [22, 22] }],
        scenery: [floor],
        rulings,
      });
    const step = move('led', [12, 4, 1], [12.5, 4, 1]);
    expect([refusedBy(led({}), step), refusedBy(led({ R148: 'b' }), step)]).toEqual([null, 'TURN-7']);
  });

  test('[R148 B] [R148=b B] [COVER-6 B] what stands on another level is near in plan, and never over the slant', () => {
    const wall = {
      ...{ id: 'p', terrain: ['protecting'] },
      shape: { kind: 'wall', from: [2, -0.8], to: [2, 0.8], thickness: 0.4 },
    };
    const covers = (rulings: object) =>
      JSON.parse(
        answerSight(
          JSON.stringify({
            ...{ edition: 'tactic-2.0-beta', rulings, scenery: [wall], from: 'a', to: 'b' },
            bases: [
              { id: 'a', at: [0, 0, 1] },
              { id: 'b', at: [10, 0, 0] },
            ],
          }),
        ),
      ).covers;
    expect([covers({}), covers({ R148: 'b' })]).toEqual([0, 1]);
  });
});

describe('[R162] deployment', () => {
  const frames: readonly Frame[] = [{ kind: 'setup', step: 'deploy', layer: 'a', first: 'a', next: 'a' }];
  const house = box('house', [4, 18], [8, 6], { terrain: [], floor: true });
  const deploying = (rulings: Given['rulings'] & {} = {}): Game =>
    given({ a: [{ id: 'a' }, { id: 'a2' }], b: [{ id: 'b', at: [12, 2] }], scenery: [house], frames, rulings });
  const up: Command = { type: 'deploy', who: 'a', at: [8, 23.5, 1] };

  test('[R162 B] [SETUP-7 B] on any level of the zone where there is room', () => {
    const { game } = play(deploying(), up);
    expect(character(game, 'a')).toMatchObject({ at: [8, 23.5], level: 1 });
    expect(baseOf(game, 'a').level).toBe(1);
    expect(deployFault(deploying(), 'a', [8, 20, 1])?.rule).toBe('SETUP-7');
    expect(deployFault(deploying(), 'a', [3.8, 23.5, 1])?.rule).toBe('MOVE-11'); // over the edge of the floor
    expect(deployFault(deploying(), 'a', [8, 23.5, 2])?.rule).toBe('MOVE-11');
    const next = { ...game, state: { ...game.state, frames } };
    expect(deployFault(next, 'a2', [8, 23.5, 1])?.rule).toBe('MOVE-5');
    expect(deployFault(next, 'a2', [8, 23.5])).toBeNull(); // right under him
  });

  test('[R162 B] [R162=b B] places are found upstairs as well, or on the ground only', () => {
    const levels = (game: Game) => {
      const zone = ownZone(game, 'a');
      return new Set(zone ? freePlaces(game, zone, 'a').map(([, , level = 0]) => level) : []);
    };
    expect([...levels(deploying())]).toEqual([0, 1]);
    expect([...levels(deploying({ R162: 'b' }))]).toEqual([0]);
    expect(refusedBy(deploying({ R162: 'b' }), up)).toBe('R162');
    expect(refusedBy(deploying({ R162: 'b' }), deploy('a', 8, 23.5))).toBeNull();
  });

  test('[R162 B] [R162=b B] [REIN-2 B] who arrives later does so too', () => {
    const turn: Frame = { kind: 'turn', side: 'a', step: 'reinforcements', rolls: [], passed: false, arrivals: ['a'] };
    const arriving = (rulings: Given['rulings'] & {} = {}): Game =>
      given({
        a: [
          { id: 'a', second: { name: 'A II' } },
          { id: 'a2', at: [20, 20] },
        ],
        b: [{ id: 'b', at: [12, 2] }],
        scenery: [house],
        frames: [turn],
        rulings,
      });
    expect(character(play(arriving(), up).game, 'a')).toMatchObject({ at: [8, 23.5], level: 1 });
    expect(refusedBy(arriving({ R162: 'b' }), up)).toBe('R162');
  });
});

/** A shed with a flat roof, to which a ladder leads. */
const shed: readonly SceneryElement[] = [
  { ...total('shed', [8, 2], [6, 5]), floor: true, part: 'shed' },
  {
    ...{ id: 'ladder', look: 'none', terrain: [], connects: [0, 1], passage: 'ladder', part: 'shed' },
    shape: { kind: 'wall', from: [7, 4], to: [8, 4], thickness: 1 },
  },
  box('crate', [2, 20], [2, 2]),
];
const attacker: Man = { id: 'a', at: [6.5, 4], card: { move: 6, actions: 5 } };
const reaching = (change: Given): Game =>
  given({ a: [attacker], b: [{ id: 'b', at: [20, 20] }], scenery: shed, ...change });
const isWon = (game: Game, ...path: [number, number, number?][]): boolean =>
  play(game, move('a', ...path)).game.state.outcome !== null;

describe('[R163] objectives', () => {
  const marker = (level: number): Given => ({
    type: 'mission',
    markers: [{ id: 'm1', kind: 'objective', at: [10, 4], owner: 'b', ...(level > 0 ? { level } : {}) }],
    objectives: { b: { marker: 'm1' } },
    scenery: [{ ...box('deck', [8, 2], [6, 5], { terrain: [] }), floor: true }, ...shed.slice(1)],
  });

  test('[R163 B] [WIN-3 B] a spot is reached on its own level alone', () => {
    expect(isWon(reaching(marker(0)), [6.5, 4], [10, 4])).toBe(true);
    expect(isWon(reaching(marker(1)), [6.5, 4], [10, 4])).toBe(false);
    expect(isWon(reaching(marker(1)), [6.5, 4], [8.5, 4, 1], [9.5, 4, 1])).toBe(true);
    expect(isWon(reaching(marker(0)), [6.5, 4], [8.5, 4, 1], [9.5, 4, 1])).toBe(false);
  });

  test('[R163 B] [WIN-3 B] an element by touching it, by standing on it, or by being inside it', () => {
    const roof = { ...box('roof', [8, 2], [6, 5], { terrain: [] }), floor: true };
    const game = reaching({
      type: 'mission',
      objectives: { b: { element: 'roof' } },
      scenery: [roof, ...shed.slice(1)],
    });
    expect(isWon(game, [6.5, 4], [7.5, 6])).toBe(true); // its side, on the ground
    expect(isWon(game, [6.5, 4], [6.5, 6])).toBe(false);
    expect(isWon(game, [6.5, 4], [8.5, 4, 1])).toBe(true);
    const deck = { ...box('deck', [14, 2], [6, 5], { terrain: [] }), floor: true };
    const over = reaching({
      type: 'mission',
      objectives: { b: { element: 'roof' } },
      scenery: [roof, deck, ...shed.slice(1)],
      a: [{ ...attacker, at: [17, 4], state: { level: 1 } }],
    });
    expect(isWon(over, [17, 4, 1], [15, 4, 1])).toBe(false);
    expect(isWon(over, [17, 4, 1], [13, 4, 1])).toBe(true); // from roof to roof, never on the ground
    const above = { ...box('above', [8, 2], [6, 5]), level: 1 };
    const low = reaching({
      type: 'mission',
      objectives: { b: { element: 'above' } },
      scenery: [roof, above, ...shed.slice(1)],
    });
    expect(isWon(low, [6.5, 4], [7.5, 6])).toBe(false); // it is not on the ground
  });

  test('[R163 B] [WIN-2 B] [R157 B] a spot is picked on a level with ground there', () => {
    const frames: readonly Frame[] = [{ kind: 'setup', step: 'objectives', layer: 'a', first: 'a', next: 'a' }];
    const house = box('house', [4, 18], [8, 6], { terrain: [], floor: true });
    const game = reaching({ type: 'mission', scenery: [house], frames, a: [{ id: 'a' }] });
    const pick = (...at: [number, number, number?]): Command => ({ type: 'objective', at });
    expect(play(game, pick(8, 23.6, 1)).game.state.markers).toEqual([
      { id: 'm1', kind: 'objective', at: [8, 23.6], level: 1, owner: 'a' },
    ]);
    expect([refusedBy(game, pick(14, 23.6, 1)), refusedBy(game, pick(8, 30))]).toEqual(['R157', 'R58']);
  });
});

describe('[R166] a building', () => {
  const frames: readonly Frame[] = [{ kind: 'setup', step: 'objectives', layer: 'a', first: 'a', next: 'a' }];
  const wing = (id: string, y: number, part?: string): SceneryElement => ({
    ...box(id, [4, y], [2, 1]),
    ...(part === undefined ? {} : { part }),
  });

  test('[R166 B] [SETUP-4 B] is one element, however many parts it has', () => {
    const faults = (...parts: (string | undefined)[]) =>
      setupFaults(
        setupOf({ a: [{ id: 'a' }], b: [{ id: 'b' }], scenery: parts.map((part, i) => wing(`e${i}`, i, part)) }),
      );
    expect(faults('mill', 'barn')).toEqual([]);
    expect(faults(undefined, undefined)).toEqual([]);
    expect(faults('mill', 'mill')).toMatchObject([{ rule: 'SETUP-4', data: { elements: 1, need: 2 } }]);
  });

  test('[R166 B] [WIN-2 B] is one objective: any part of it is picked, where one lies in the zone, and one side has it', () => {
    const scenery = [wing('near', 23, 'mill'), wing('far', 15, 'mill'), wing('alone', 15)];
    const game = reaching({ type: 'mission', scenery, frames, a: [{ id: 'a' }] });
    expect(objectiveChoices(game, 'a')).toEqual(['near', 'far']);
    const taken = reaching({
      type: 'mission',
      scenery,
      frames,
      a: [{ id: 'a' }],
      objectives: { b: { element: 'far' } },
    });
    expect(objectiveChoices(taken, 'a')).toEqual([]);
  });

  test('[R166 B] [WIN-3 B] is reached by touching any part of it', () => {
    const a = [{ ...attacker, at: [6.5, 8.5] as const }];
    const won = (element: string, scenery = shed) =>
      isWon(reaching({ type: 'mission', objectives: { b: { element } }, scenery, a }), [6.5, 8.5], [7.5, 6.5]);
    expect(won('ladder')).toBe(true); // the wall of the shed, away from the ladder
    expect(won('crate')).toBe(false);
    const apart = shed.map(({ part: _, ...element }) => element);
    expect([won('ladder', apart), won('shed', apart)]).toEqual([false, true]);
  });
});

describe('[R164] the laser', () => {
  const seen = (scenery: readonly SceneryElement[], level = 1) =>
    sightBetween(
      given({
        a: [{ id: 'a', at: [15, 4], state: { level } }],
        b: [{ id: 'b', at: [3, 4] }],
        scenery: [floor, ...scenery],
        rules: { 'LOS-13': 'laser' },
      }),
      'a',
      'b',
    );

  test('[R164 B] [LOS-13 B] looks between levels past what any line does, in plan', () => {
    expect(seen([]).cover).toBe('open');
    const hedges = [box('hedge', [6, 4], [1, 4]), box('fence', [8, 4], [0.4, 4])];
    expect(seen(hedges)).toMatchObject({ los: true, cover: 'partial', covers: 1 }); // a part of him is lit
    expect(seen([box('hedge', [6, 0], [1, 8])]).los).toBe(false); // the beam ends at whatever it meets
    expect(seen([total('wall', [6, 0], [1, 8])]).los).toBe(false);
    expect(seen([total('under', [12, 0], [1, 8])]).cover).toBe('open'); // under his floor (R145)
    const hidden = given({
      a: [{ id: 'a', at: [15, 4], state: upstairs }],
      b: [{ id: 'b', at: [12, 4] }],
      scenery: [floor],
      rules: { 'LOS-13': 'laser' },
    });
    expect(sightBetween(hidden, 'a', 'b').los).toBe(false); // R146
  });
});

test('[R165 QIFC] elements of a building count each, and nobody begins upstairs', () => {
  const house = box('house', [4, 18], [8, 6], { terrain: [], floor: true, part: 'house' });
  const game = newGame(setupOf({ a: [{ id: 'a' }], b: [{ id: 'b' }], scenery: [house] }));
  expect(
    deployFault({ ...game, state: { ...game.state, edges: { a: 'south', b: 'north' } } }, 'a', [8, 22, 1])?.rule,
  ).toBe('MOVE-11');
});
