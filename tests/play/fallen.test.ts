import { expect, test } from 'vitest';
import { fallenIn } from '../../src/play/fallen.ts';
import { begin, type History, perform, undo } from '../../src/play/history.ts';
import { fire, type Given, given, pass, roll } from '../support/builders/given.ts';

const position: Given = {
  a: [{ id: 'abel', at: [5, 12] }],
  b: [
    { id: 'bo', at: [14, 12] },
    { id: 'far', at: [22, 2], points: 99 },
  ],
};

const shotDead = (change: Given = {}): History =>
  [fire('abel', 'bo'), pass, pass, roll(6, 6, 1)].reduce(
    (history, command) => {
      const result = perform(history, command);
      if (!result.ok) throw new Error(JSON.stringify(result.violation));
      return result.history;
    },
    begin(given({ ...position, ...change }), 'freely'),
  );

test('who falls lies where he stood, until it is taken back', () => {
  const history = shotDead();
  expect(fallenIn(history)).toEqual([{ who: 'bo', at: [14, 12] }]);
  expect(fallenIn(undo(history))).toEqual([]);
});

test('[WOUND-5 B] where bodies stay on the table none is added', () => {
  expect(fallenIn(shotDead({ edition: 'tactic-2.0-beta' }))).toEqual([]);
});
