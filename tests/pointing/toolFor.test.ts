import { expect, test } from 'vitest';
import type { Command } from '../../src/engine/index.ts';
import { commandPointed, toolFor } from '../../src/pointing/index.ts';
import { fire, frag, given, grenade, opportunityFire, rifle } from '../support/builders/given.ts';

const weapons = [rifle(), frag()];
const game = given({
  a: [{ id: 'abel', at: [12, 14], card: { weapons } }],
  b: [{ id: 'bo', at: [12, 8] }],
  tokens: { a: 5, b: 5 },
});

test.each<Command>([
  fire('abel', 'bo', weapons[0]?.id),
  grenade('abel', [12, 8]),
  opportunityFire('abel', [14, 9]),
  { type: 'suppressionFire', who: 'abel', at: [12, 8] },
])('what is laid in the hand for $type is that command, once it is pointed out', (command) => {
  const tool = toolFor(command);
  if (!tool) throw new Error('nothing in the hand');
  const pointed = commandPointed(game, { tool, selected: 'abel', pointer: null, hovered: null });
  expect(pointed).toMatchObject({ ...command });
});

test('a way keeps its waypoints and where it ends', () => {
  expect(
    toolFor({
      type: 'move',
      who: 'abel',
      path: [
        [12, 14],
        [13, 14],
        [13, 12],
      ],
    }),
  ).toEqual({
    kind: 'move',
    who: 'abel',
    waypoints: [[13, 14]],
    end: [13, 12],
  });
});

test('for what is an answer nothing is in the hand', () => {
  expect(toolFor({ type: 'pass' })).toBeNull();
});
