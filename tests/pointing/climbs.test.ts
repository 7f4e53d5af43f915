import { describe, expect } from 'vitest';
import type { SceneryElement } from '../../src/engine/index.ts';
import { handle } from '../../src/pointing/index.ts';
import { climbsFrom } from '../../src/pointing/plans/climbs.ts';
import { test } from '../support/builders/editions.ts';
import { given } from '../support/builders/given.ts';

/** A floor from [8, 8] to [14, 14], stairs up to it from the west, a ladder from the north. */
const floor: SceneryElement = {
  ...{ id: 'floor', look: 'x', terrain: [], floor: true },
  shape: {
    kind: 'polygon',
    points: [
      [8, 8],
      [14, 8],
      [14, 14],
      [8, 14],
    ],
  },
};
const stairs: SceneryElement = {
  ...{ id: 'stairs', look: 'stairs', terrain: ['difficult'], connects: [0, 1], passage: 'stairs' },
  shape: { kind: 'wall', from: [6.3, 11], to: [8, 11], thickness: 1 },
};
const ladder: SceneryElement = {
  ...{ id: 'ladder', look: 'ladder', terrain: [], connects: [0, 1], passage: 'ladder' },
  shape: { kind: 'wall', from: [11, 7.2], to: [11, 8], thickness: 1 },
};

const table = (scenery: readonly SceneryElement[], level = 0) =>
  given({
    edition: 'tactic-2.0-beta',
    scenery: [floor, ...scenery],
    a: [{ id: 'anton', at: level === 0 ? [5.8, 11] : [8.5, 11], state: { level } }],
    tokens: { a: 5 },
  });

describe('near stairs a move has the choice', () => {
  test('[MOVE-11 B] up, to just beyond their head, with the price of it', () => {
    expect(climbsFrom(table([stairs]), 'anton')).toEqual([
      {
        ...{ element: 'stairs', passage: 'stairs', upwards: true, to: [8.5, 11, 1], level: 1 },
        ...{ length: expect.closeTo(2.7, 2), tokens: 1, contacts: [], violation: null },
      },
    ]);
  });

  test('[MOVE-11 B] down from above, by each that leads there; a ladder costs one more [MOVE-3 B]', () => {
    const found = climbsFrom(table([stairs, ladder], 1), 'anton');
    expect(found.map(({ element, upwards, level, tokens }) => [element, upwards, level, tokens])).toEqual([
      ['stairs', false, 0, 1],
      ['ladder', false, 0, 3],
    ]);
  });

  test('[MOVE-6 B] and says whom one would meet at their head', () => {
    const game = given({
      edition: 'tactic-2.0-beta',
      scenery: [floor, stairs],
      a: [{ id: 'anton', at: [5.8, 11] }],
      b: [{ id: 'carl', at: [8.6, 11], state: { level: 1 } }],
    });
    expect(climbsFrom(game, 'anton')).toMatchObject([{ to: [8.5, 11, 1], contacts: ['carl'], violation: null }]);
  });

  test('of nothing where no passage is within a move', () => {
    const away = given({ edition: 'tactic-2.0-beta', scenery: [floor, stairs], a: [{ id: 'anton', at: [2, 22] }] });
    expect(climbsFrom(away, 'anton')).toEqual([]);
  });
});

describe('with nothing in the hand', () => {
  test('a tap on the ground upstairs points the way out to that level', () => {
    const { tool } = handle(
      { kind: 'idle' },
      { input: 'click', spot: { at: [12, 12], who: null, level: 1 }, touch: true, waypoint: false },
      { game: table([stairs]), selected: 'anton', shown: null },
    );
    expect(tool).toEqual({ kind: 'move', who: 'anton', waypoints: [], end: [12, 12, 1] });
  });

  test('a second click where several stand over one another takes the next of them', () => {
    const game = given({
      edition: 'tactic-2.0-beta',
      scenery: [floor],
      a: [
        { id: 'below', at: [12, 12] },
        { id: 'upstairs', at: [12.3, 12], state: { level: 1 } },
      ],
      b: [{ id: 'far', at: [2, 2] }],
    });
    const clicked = (selected: string | null) =>
      handle(
        { kind: 'idle' },
        { input: 'click', spot: { at: [12.1, 12], who: 'upstairs' }, touch: false, waypoint: false },
        { game, selected, shown: null },
      ).select;
    expect([clicked(null), clicked('upstairs'), clicked('below')]).toEqual(['upstairs', 'below', 'upstairs']);
  });
});
