import { expect, test } from 'vitest';
import { type Character, character } from '../../src/engine/index.ts';
import { actionsOf } from '../../src/pointing/actionsOf.ts';
import { given } from '../support/builders/given.ts';

const led = (state: Partial<Character>) =>
  given({
    a: [
      { id: 'ann', at: [5, 5], state },
      { id: 'leader', at: [6.5, 5], card: { command: 2 } },
    ],
    b: [{ id: 'bo', at: [20, 20] }],
  });

test('what is left is told of the card’s actions and those by Command [CMD-1 Q]', () => {
  expect(actionsOf(led({}), 'ann')).toEqual({ left: 5, own: 3, command: 2 });
  expect(actionsOf(led({ spent: 4 }), 'ann')).toEqual({ left: 1, own: 3, command: 2 });
  expect(actionsOf(led({}), 'bo')).toEqual({ left: 3, own: 3, command: 0 });
});

test('with none left Command is no matter any more', () => {
  const game = led({ spent: 5 });
  expect(character(game, 'ann').spent).toBe(5);
  expect(actionsOf(game, 'ann')).toEqual({ left: 0, own: 3, command: 0 });
});
