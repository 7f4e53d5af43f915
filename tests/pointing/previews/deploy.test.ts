import { expect } from 'vitest';
import { awaiting, type Game, newGame } from '../../../src/engine/index.ts';
import { objectivePreview } from '../../../src/pointing/previews/objective.ts';
import { deployPreview } from '../../../src/pointing/previews/spots.ts';
import { test } from '../../support/builders/editions.ts';
import { box, choose, type Given, play, roll, setupOf } from '../../support/builders/given.ts';

const pair: Given = { a: [{ id: 'abel' }], b: [{ id: 'bo', points: 9 }] };
const at = (edge: string, change: Given = {}): Game =>
  play(newGame(setupOf({ ...pair, ...change })), roll(6, 1), choose(edge)).game;

test('[SETUP-7 B] near the own edge one means the place that touches it, far from it one is told', () => {
  expect(deployPreview(at('north'), 'bo', [7.123, 1.9])).toMatchObject({ at: [7.12, 0.5], violation: null });
  expect(deployPreview(at('south'), 'bo', [7, 23])).toMatchObject({ at: [7, 23.5], violation: null });
  expect(deployPreview(at('west'), 'bo', [0.1, 9])).toMatchObject({ at: [0.5, 9], violation: null });
  expect(deployPreview(at('east'), 'bo', [22.3, 9])).toMatchObject({ at: [23.5, 9], violation: null });
  expect(deployPreview(at('north'), 'bo', [7, 4])).toMatchObject({ at: [7, 4], violation: { rule: 'SETUP-7' } });
  expect(deployPreview(at('south', { rulings: { R52: 'b' } }), 'bo', [7, 23])).toMatchObject({ violation: null });
});

test('[SETUP-7 B] in a deep zone one means where one points', () => {
  expect(deployPreview(at('north', { size: [36, 36] }), 'bo', [7, 1.9])).toMatchObject({ at: [7, 1.9] });
});

test('[REIN-1 B] the other of a card is put down by the same pointing', () => {
  const game = at('north', { b: [{ id: 'bo', points: 9, second: { name: 'Second' } }] });
  expect(deployPreview(game, 'bo', [7, 1], true).command).toEqual({
    type: 'deploy',
    who: 'bo',
    at: [7, 0.5],
    flipped: true,
  });
});

test('[WIN-2 B] pointing picks an element of the zone, or the spot beside it', () => {
  const game = at('north', { type: 'mission', scenery: [box('barn', [4, 0.2], [2, 0.5])] });
  const question = awaiting(game);
  if (question.kind !== 'objective') throw new Error('no objective is asked for');
  expect(objectivePreview(game, question, [5, 0.4])).toMatchObject({ element: 'barn', violation: null });
  expect(objectivePreview(game, question, [12, 1])).toMatchObject({ element: null, at: [12, 1], violation: null });
  expect(objectivePreview(game, question, [12, 3])?.violation?.rule).toBe('WIN-2');
});
