import { expect, test } from 'vitest';
import { begin, type History, lineTo, undo } from '../../src/play/history.ts';
import { luckOfLine, sumsOf } from '../../src/play/luck.ts';
import { fire, given, pass } from '../support/builders/given.ts';
import { played } from './playing.ts';

const start = (): History =>
  begin(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }], tokens: { a: 9, b: 9 } }), 'freely');
const shot = (history: History, source: 'live' | 'typed' | 'fixed', ...dice: number[]): History =>
  played(history, fire('abel', 'bo'), pass, pass, { type: 'roll', dice, source });

test('[FIRE-4 Q] the chances of each number of hits add up, and are those of throwing coins', () => {
  expect(sumsOf([0.5, 0.5, 0.5])).toEqual([1 / 8, 3 / 8, 3 / 8, 1 / 8]);
  expect(sumsOf([0.2, 0.7])).toEqual([expect.closeTo(0.24, 12), expect.closeTo(0.62, 12), expect.closeTo(0.14, 12)]);
  expect(sumsOf([])).toEqual([1]);
});

test('[FIRE-4 Q] a line says how many shots hurt of how many expected, and how likely so few or so many are', () => {
  const missed = shot(shot(start(), 'live', 1, 1, 2), 'live', 2, 1, 1);
  const { a, b } = luckOfLine(missed, lineTo(missed));
  expect(a.live).toMatchObject({ rolls: 2, hurt: 0, soMany: expect.closeTo(1, 12) });
  const each = a.live.expected / 2;
  expect(a.live.soFew).toBeCloseTo((1 - each) ** 2, 12);
  expect(b.live).toEqual({ rolls: 0, hurt: 0, expected: 0, soFew: 1, soMany: 1 });
});

test('[FIRE-4 Q] typed dice are told apart, chosen ones only counted, and those taken back belong to their own line', () => {
  const chosen = shot(shot(start(), 'typed', 1, 1, 2), 'fixed', 2, 1, 1);
  const other = shot(undo(undo(undo(undo(chosen)))), 'live', 2, 2, 1);
  expect(luckOfLine(chosen, lineTo(chosen)).a).toMatchObject({ live: { rolls: 0 }, typed: { rolls: 1 }, fixed: 1 });
  expect(luckOfLine(other, lineTo(other)).a).toMatchObject({ live: { rolls: 1 }, typed: { rolls: 1 }, fixed: 0 });
});
