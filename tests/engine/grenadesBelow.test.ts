import { expect, test } from 'vitest';
import type { SceneryElement } from '../../src/engine/index.ts';
import { given, play } from '../support/builders/given.ts';
import { slab } from '../support/builders/storeys.ts';

const stairs: SceneryElement = {
  ...{ id: 'stairs', look: 'stairs', terrain: ['difficult'], connects: [0, 1], passage: 'stairs' },
  shape: { kind: 'wall', from: [6, 11], to: [8, 11], thickness: 1 },
};

test('[GREN-14 B] [R149 B] a grenade that lies under the head of the stairs is touched on the way down, and not from above', () => {
  const game = given({
    edition: 'tactic-2.0-beta',
    scenery: [slab('floor'), stairs],
    a: [{ id: 'anton', at: [8.5, 11], state: { level: 1 } }],
    b: [{ id: 'carl', at: [22, 2] }],
    markers: [{ id: 'm1', kind: 'grenade', at: [8.5, 11.2], grenade: 'frag' }],
  });
  const after = play(game, {
    type: 'move',
    who: 'anton',
    path: [
      [8.5, 11, 1],
      [5.5, 11],
    ],
  }).game;
  expect(after.state.frames.at(-1)).toMatchObject({ kind: 'movement', step: 'arrive' });
  expect(after.state.characters[0]?.level).toBe(0);
});
