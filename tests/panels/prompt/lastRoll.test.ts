import { expect, test } from 'vitest';
import { newGame } from '../../../src/engine/index.ts';
import { lastRoll } from '../../../src/panels/prompt/lastRoll.ts';
import { begin, type History, perform } from '../../../src/play/history.ts';
import { combatDuel } from '../../support/builders/combat.ts';
import { fire, type Given, given, pass, roll, setupOf } from '../../support/builders/given.ts';

const duel: Given = { a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] };

function played(history: History, ...commands: Parameters<typeof perform>[1][]): History {
  return commands.reduce((now, command) => {
    const result = perform(now, command);
    if (!result.ok) throw new Error(JSON.stringify(result.violation));
    return result.history;
  }, history);
}

test('nothing has been rolled yet', () => {
  expect(lastRoll(begin(given(duel), 'freely'))).toBeNull();
});

test('the dice of a shot are hits or misses', () => {
  const history = played(begin(given(duel), 'freely'), fire('abel', 'bo'), pass, pass, roll(3, 4, 1));
  expect(lastRoll(history)).toMatchObject({ by: 'a', dice: [3, 4, 1], hits: [false, true, false], counted: true });
});

test('[R14 C] those of several shots lie shot by shot, Aim with the first', () => {
  const shots = { type: 'fire', who: 'abel', at: 'bo', shots: 2, aim: true } as const;
  const history = played(begin(combatDuel(), 'freely'), shots, pass, roll(1, 4, 1, 6, 1, 1, 5));
  expect(lastRoll(history)).toMatchObject({
    hits: [false, true, false, true, false, false, true],
    byShot: [
      [0, 1, 2, 3],
      [4, 5, 6],
    ],
  });
});

test('those of a roll-off are neither', () => {
  const history = played(begin(newGame(setupOf({ a: [{ id: 'abel' }], b: [{ id: 'bo' }] })), 'freely'), roll(6, 2));
  expect(lastRoll(history)).toMatchObject({ by: 'both', dice: [6, 2], counted: false });
});
