import { expect, test } from 'vitest';
import { begin, undo } from '../../src/play/history.ts';
import { layReady, lyingReady, usedBy } from '../../src/play/nextDice.ts';
import { fire, given, pass, roll } from '../support/builders/given.ts';
import { played } from './playing.ts';

const due = () =>
  played(
    begin(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }), 'freely'),
    fire('abel', 'bo'),
    pass,
    pass,
  );

test('dice that were used lie ready again where their roll was taken back, and on another line', () => {
  const before = due();
  const rolled = played(before, roll(1, 2, 6));
  const dice = usedBy(layReady([1, 2, 6, 4, 4]), rolled.at, 3);
  expect(lyingReady(dice, before)).toEqual([1, 2, 6, 4, 4]);
  expect(lyingReady(dice, rolled)).toEqual([4, 4]);
  const back = undo(rolled);
  expect(lyingReady(dice, back)).toEqual([1, 2, 6, 4, 4]);
  expect(lyingReady(dice, played(back, roll(5, 5, 5)))).toEqual([1, 2, 6, 4, 4]);
});
