import { expect } from 'vitest';
import { type Command, distance, flattened, type Game, type Side } from '../../../src/engine/index.ts';
import { BUDGET, type Strength, think } from '../../../src/play/opponent/index.ts';
import { test } from '../../support/builders/editions.ts';
import { box, fire, given, play, rifle } from '../../support/builders/given.ts';

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
