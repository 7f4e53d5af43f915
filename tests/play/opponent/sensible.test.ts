import { expect } from 'vitest';
import {
  baseAt,
  baseOf,
  type Command,
  distance,
  flattened,
  type Game,
  type Side,
  sightFrom,
} from '../../../src/engine/index.ts';
import { candidatesOf } from '../../../src/play/opponent/candidates.ts';
import { BUDGET, expectationOf, type Strength, think } from '../../../src/play/opponent/index.ts';
import { test } from '../../support/builders/editions.ts';
import { box, fire, given, grenade, play, rifle, roll, watch } from '../../support/builders/given.ts';

/** Positions of one idea each: what anybody who knows the game would do, and it does as well. */

const chosen = (game: Game, side: Side = 'a', strength: Strength = 'hard'): Command | undefined =>
  think(game, side, { strength, seed: 1, budget: BUDGET })?.best.command;

const wall = (id: string, at: [number, number], size: [number, number]) =>
  box(id, at, size, { terrain: ['sheltering', 'impassable'] });

const grenades = [rifle({ id: 'frag', kind: 'frag', shots: 1, long: 0, short: 3, aim: 0, radius: 1.5 })];

test('of two who are alike it shoots the one whom a wound fells', () => {
  const game = given({
    a: [{ id: 'a1', at: [12, 18] }],
    b: [
      { id: 'b1', at: [8, 10] },
      { id: 'b2', at: [16, 10], state: { wounded: true } },
    ],
    tokens: { a: 1, b: 0 },
  });
  expect(chosen(game)).toMatchObject({ type: 'fire', at: 'b2' });
});

test('of two who are alike it shoots the dearer one', () => {
  const game = given({
    a: [{ id: 'a1', at: [12, 18] }],
    b: [
      { id: 'b1', at: [8, 10], points: 4 },
      { id: 'b2', at: [16, 10], points: 12 },
    ],
    tokens: { a: 1, b: 0 },
  });
  expect(chosen(game)).toMatchObject({ type: 'fire', at: 'b2' });
});

test('it throws no grenade where it would catch more of its own', () => {
  const card = { weapons: [rifle(), ...grenades] };
  const game = given({
    a: [
      { id: 'a1', at: [12, 18], card },
      { id: 'a2', at: [12, 11.8] },
      { id: 'a3', at: [13.2, 11.4] },
    ],
    b: [{ id: 'b1', at: [12, 10.4], points: 3 }],
    tokens: { a: 5, b: 0 },
  });
  expect(chosen(game)?.type).not.toBe('grenade');
});

test('it throws a grenade between two who stand together', () => {
  const card = { weapons: [...grenades] };
  const game = given({
    a: [{ id: 'a1', at: [12, 16], card }],
    b: [
      { id: 'b1', at: [12, 10] },
      { id: 'b2', at: [13.2, 10] },
    ],
    tokens: { a: 2, b: 0 },
  });
  expect(chosen(game)?.type).toBe('grenade');
});

test('with nobody in sight it comes nearer', () => {
  const game = given({
    a: [{ id: 'a1', at: [12, 22] }],
    b: [{ id: 'b1', at: [12, 2] }],
    scenery: [wall('w', [2, 11], [20, 2])],
  });
  const command = chosen(game);
  expect(command?.type).toBe('move');
  const end = command?.type === 'move' ? command.path.at(-1) : undefined;
  expect(end && distance(flattened(end), [12, 22])).toBeGreaterThan(1);
});

test('it pays for no cover against a shot that cannot hit better for it', () => {
  const game = given({
    a: [{ id: 'a1', at: [12, 14] }],
    b: [{ id: 'b1', at: [12, 10], state: { inCover: true } }],
    tokens: { a: 5, b: 5 },
    turn: { side: 'a' },
  });
  const asked = play(game, fire('a1', 'b1')).game;
  expect(chosen(asked, 'b')?.type ?? 'roll').not.toBe('takeCover');
});

test('it takes cover from a shot that would likely fell its man', () => {
  const game = given({
    a: [{ id: 'a1', at: [12, 18], card: { weapons: [rifle({ long: 5, short: 6 })] } }],
    b: [{ id: 'b1', at: [12, 8], points: 14, state: { wounded: true } }],
    tokens: { a: 1, b: 5 },
  });
  const asked = play(game, fire('a1', 'b1')).game;
  expect(chosen(asked, 'b')?.type).toBe('takeCover');
});

test('with nothing to gain it ends its turn', () => {
  const game = given({
    a: [{ id: 'a1', at: [12, 20], card: { move: 0 } }],
    b: [{ id: 'b1', at: [12, 3], card: { move: 0 } }],
    scenery: [wall('w', [1, 11], [22, 2])],
    turn: { spent: 1 },
  });
  expect(chosen(game)?.type).toBe('endTurn');
});

test('[WIN-2 Q] it walks onto the objective where it can', () => {
  const game = given({
    type: 'mission',
    a: [{ id: 'a1', at: [12, 8] }],
    b: [{ id: 'b1', at: [20, 5] }],
    scenery: [box('o', [11, 4], [2, 1], { terrain: ['protecting'] })],
    objectives: { a: { element: 'o' }, b: { element: 'o' } },
    tokens: { a: 5, b: 5 },
  });
  const command = chosen(game);
  const after = command && play(game, command).game;
  expect(after?.state.outcome ?? command).toMatchObject({ winner: 'a' });
});

test('it plays no move of a hand’s breadth for nothing', () => {
  const game = given({
    a: [{ id: 'a1', at: [12, 20] }],
    b: [{ id: 'b1', at: [12, 5], state: { inCover: true } }],
    scenery: [wall('w', [10, 19], [4, 0.4])],
    tokens: { a: 1, b: 8 },
  });
  const command = chosen(game);
  const end = command?.type === 'move' ? command.path.at(-1) : undefined;
  expect(end ? distance([12, 20], flattened(end)) : 1).toBeGreaterThan(0.5);
});

test('a machine gun holds down three who stand together rather than shoot at one', () => {
  const gun = rifle({ id: 'mg', kind: 'mg', machineGun: true, long: 1, short: 1, aim: 0 });
  const game = given({
    a: [{ id: 'a1', at: [12, 20], card: { weapons: [gun], suppressionFire: 3, move: 0 } }],
    b: [
      { id: 'b1', at: [11, 10], points: 12 },
      { id: 'b2', at: [12, 9], points: 12 },
      { id: 'b3', at: [13, 10], points: 12 },
    ],
    tokens: { a: 2, b: 5 },
  });
  expect(chosen(game)?.type).toBe('suppressionFire');
});

test('one who has a good shot takes it, and lays no marker', () => {
  const game = given({
    a: [{ id: 'a1', at: [12, 16], card: { opportunityFire: 3, weapons: [rifle({ long: 5, short: 6 })] } }],
    b: [{ id: 'b1', at: [12, 8], state: { wounded: true } }],
    tokens: { a: 3, b: 0 },
  });
  expect(chosen(game)).toMatchObject({ type: 'fire', at: 'b1' });
});

test('one who keeps up a marker lets another act', () => {
  const card = { opportunityFire: 3 };
  const game = given({
    a: [
      { id: 'a1', at: [11, 18], card },
      { id: 'a2', at: [13, 18], card },
    ],
    b: [{ id: 'b1', at: [12, 9] }],
    markers: [watch('m1', 'a1', [12, 11])],
    tokens: { a: 1, b: 0 },
  });
  expect(chosen(game)).toMatchObject({ who: 'a2' });
});

test('a leader keeps near those who act by his Command', () => {
  const tired = { state: { spent: 3 } };
  const game = given({
    a: [
      { id: 'nco', at: [12, 21], card: { command: 2, weapons: [], h2h: 0 } },
      { id: 'a1', at: [6, 14], ...tired, card: { weapons: [rifle({ long: 6, short: 8 })] } },
      { id: 'a2', at: [7, 15], ...tired, card: { weapons: [rifle({ long: 6, short: 8 })] } },
    ],
    b: [{ id: 'b1', at: [6, 8], points: 20, state: { wounded: true } }],
    tokens: { a: 4, b: 0 },
  });
  const command = chosen(game);
  expect(command).toMatchObject({ type: 'move', who: 'nco' });
  const end = command?.type === 'move' ? command.path.at(-1) : undefined;
  expect(end && Math.min(distance(flattened(end), [6, 14]), distance(flattened(end), [7, 15]))).toBeLessThan(6.01);
});

test('it shoots the one who would reach its objective', () => {
  const game = given({
    type: 'mission',
    a: [{ id: 'a1', at: [12, 20], card: { weapons: [rifle({ long: 6, short: 8 })], move: 0 } }],
    b: [
      { id: 'runner', at: [8, 12], points: 4, state: { wounded: true } },
      { id: 'other', at: [20, 10], points: 8, card: { move: 0, weapons: [] } },
    ],
    scenery: [box('o', [7, 15], [2, 1], { terrain: ['protecting'] })],
    objectives: { a: { element: 'o' } },
    tokens: { a: 1, b: 5 },
  });
  expect(chosen(game)).toMatchObject({ type: 'fire', at: 'runner' });
});

test('a strong fighter charges a weak one', () => {
  const game = given({
    a: [{ id: 'a1', at: [12, 13], card: { h2h: 6, weapons: [] } }],
    b: [{ id: 'b1', at: [12, 10], points: 12, card: { h2h: 1 }, state: { wounded: true } }],
    tokens: { a: 2, b: 5 },
  });
  const command = chosen(game);
  expect(command?.type).toBe('move');
  const after = command && play(game, command).game;
  expect(after?.state.frames.some(({ kind }) => kind === 'closeCombat')).toBe(true);
});

test('a weak fighter does not charge a strong one', () => {
  const game = given({
    a: [{ id: 'a1', at: [12, 13], points: 14, card: { h2h: 1, weapons: [rifle()] } }],
    b: [{ id: 'b1', at: [12, 10], card: { h2h: 7 } }],
    tokens: { a: 3, b: 0 },
  });
  const command = chosen(game);
  const after = command && play(game, command).game;
  expect(after?.state.frames.some(({ kind }) => kind === 'closeCombat')).toBe(false);
});

test('it moves a grenade that has missed away from its own', () => {
  const card = { weapons: [rifle(), ...grenades] };
  const game = given({
    a: [{ id: 'a1', at: [12, 22], card }],
    b: [
      { id: 'b1', at: [12, 9] },
      { id: 'b2', at: [13, 9] },
    ],
    tokens: { a: 5, b: 5 },
  });
  const asked = play(game, grenade('a1', [12, 9]), roll(1)).game;
  const command = chosen(asked, 'b');
  expect(command?.type).toBe('drift');
  expect(command?.type === 'drift' && distance(flattened(command.to), [12, 9])).toBeGreaterThan(1);
});

test('who is deployed keeps away from where one grenade would catch two', () => {
  const game = given({
    a: [
      { id: 'a1', at: [12, 22] },
      { id: 'a2', at: null },
    ],
    b: [{ id: 'b1', at: [12, 2], card: { weapons: [...grenades] } }],
    frames: [{ kind: 'setup', step: 'deploy', layer: 'a', first: 'a', next: 'a' }],
    edges: { a: 'south', b: 'north' },
  });
  const command = chosen(game);
  expect(command).toMatchObject({ type: 'deploy', who: 'a2' });
  expect(command?.type === 'deploy' && distance(flattened(command.at), [12, 22])).toBeGreaterThan(3);
});

test('who is deployed keeps out of sight of those who might begin', () => {
  const gun = { weapons: [rifle({ long: 4, short: 4 })] };
  const game = given({
    a: [
      { id: 'a1', at: [3, 22], card: gun },
      { id: 'a2', at: [21, 22], card: gun },
      { id: 'a3', at: null, card: gun },
    ],
    b: [
      { id: 'b1', at: [10, 2], card: gun },
      { id: 'b2', at: [14, 2], card: gun },
    ],
    scenery: [wall('w', [7, 17], [10, 1])],
    frames: [{ kind: 'setup', step: 'deploy', layer: 'a', first: 'a', next: 'a' }],
    edges: { a: 'south', b: 'north' },
  });
  const command = chosen(game);
  const at = command?.type === 'deploy' ? flattened(command.at) : null;
  expect(at && ['b1', 'b2'].filter((id) => sightFrom(game, baseOf(game, id), baseAt(game, at)).los)).toEqual([]);
});

test('[TURN-3 Q] [R53 Q] in the first turn it does not count on an income that is none', () => {
  const answerIn = (number: number) => {
    const men = [4, 8, 12, 16].map((x) => ({ at: [x, 8] as const }));
    const game = given({
      a: men.map(({ at: [x] }, n) => ({ id: `a${n}`, at: [x, 16] as [number, number] })),
      b: men.map(({ at: [x, y] }, n) => ({ id: `b${n}`, at: [x, y] as [number, number] })),
      tokens: { a: 0, b: 2 },
      turn: { number },
    });
    return expectationOf(game, null, 'a')?.answer ?? 0;
  };
  expect(answerIn(1)).toBeGreaterThan(answerIn(3) + 1);
});

test('[GREN-6 Q] [GREN-7 Q] it hopes for little from a far grenade at one who has cover to drift it behind', () => {
  const hopeWith = (scenery: NonNullable<Parameters<typeof given>[0]['scenery']>) => {
    const game = given({
      a: [{ id: 'a1', at: [12, 18], card: { weapons: [...grenades], move: 0 } }],
      b: [{ id: 'b1', at: [12, 5], points: 12 }],
      scenery,
      tokens: { a: 2, b: 0 },
    });
    return expectationOf(game, null, 'a')?.rest ?? 0;
  };
  const low = box('low', [10, 3.6], [4, 0.4], { terrain: ['protecting'] });
  expect(hopeWith([])).toBeGreaterThan(5);
  expect(hopeWith([low])).toBeLessThan(hopeWith([]) / 2);
});

test('one who stands upstairs shoots down at who comes near', () => {
  const floor = box('floor', [9, 15], [6, 6], { terrain: [], floor: true, roof: true });
  const game = given({
    edition: 'tactic-2.0-beta',
    a: [{ id: 'a1', at: [12, 15.6], state: { level: 1 } }],
    b: [{ id: 'b1', at: [12, 8], state: { wounded: true } }],
    scenery: [floor],
    tokens: { a: 1, b: 0 },
  });
  expect(chosen(game)).toMatchObject({ type: 'fire', at: 'b1' });
});

test('[GREN-14 B] [R133 B] two who are wounded hand no grenade to and fro', () => {
  const game = (q: { wounded: boolean }) =>
    given({
      edition: 'tactic-2.0-beta',
      a: [
        { id: 'p', at: [6, 12], state: { grenades: ['smoke', 'frag'], wounded: true } },
        { id: 'q', at: [8, 12], state: { grenades: ['frag'], ...q } },
      ],
      b: [{ id: 'b1', at: [22, 3] }],
    });
  const offered = (of: Game) =>
    candidatesOf(of, 'a', { moves: 2 }).flatMap((command) => (command.type === 'handOver' ? [command.to] : []));
  expect(offered(game({ wounded: false }))).toEqual(['q', 'q']);
  expect(offered(game({ wounded: true }))).toEqual([]);
});

test('easy never does what is far worse than the best', () => {
  const game = given({
    a: [{ id: 'a1', at: [12, 14], card: { weapons: [rifle({ long: 6, short: 8 })] } }],
    b: [
      { id: 'b1', at: [12, 10], points: 40, state: { wounded: true } },
      { id: 'b2', at: [3, 3], points: 8 },
    ],
    tokens: { a: 1, b: 0 },
  });
  for (let seed = 0; seed < 20; seed++) {
    expect(think(game, 'a', { strength: 'easy', seed, budget: BUDGET })?.best.command).toMatchObject({
      type: 'fire',
      at: 'b1',
    });
  }
});
