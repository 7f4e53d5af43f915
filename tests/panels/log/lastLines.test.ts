import { expect, test } from 'vitest';
import type { Chapter, LogEntry } from '../../../src/panels/log/chapters.ts';
import { lastLines } from '../../../src/panels/log/lastLines.ts';

const entry = (node: number) => ({ node, index: 0 }) as LogEntry;
const nodes = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => entry(from + i));
const turn = (number: number, entries: readonly LogEntry[], takenBack: readonly LogEntry[] = []): Chapter => ({
  ...{ round: 0, number, side: 'a' },
  passages: [{ takenBack: false, entries }, ...(takenBack.length > 0 ? [{ takenBack: true, entries: takenBack }] : [])],
});
const drawn = (chapters: readonly Chapter[]) =>
  chapters.flatMap(({ passages }) => passages.flatMap(({ entries }) => entries.map(({ node }) => node)));
const never = () => false;

const three = [turn(1, nodes(0, 10)), turn(2, nodes(10, 20)), turn(3, nodes(20, 30))];

test('a short log is drawn whole', () => {
  expect(lastLines(three, 30, never)).toEqual({ chapters: three, hasMore: false });
  expect(lastLines([], 10, never)).toEqual({ chapters: [], hasMore: false });
});

test('of a long one the last lines are, under the headings of their turns', () => {
  const { chapters, hasMore } = lastLines(three, 14, never);
  expect(drawn(chapters)).toEqual([16, 17, 18, 19, ...nodes(20, 30).map(({ node }) => node)]);
  expect(chapters.map(({ number }) => number)).toEqual([2, 3]);
  expect(hasMore).toBe(true);
});

test('a moment that is looked at is drawn, however far back', () => {
  const { chapters, hasMore } = lastLines(three, 5, ({ node }) => node === 7);
  expect(drawn(chapters)[0]).toBe(7);
  expect(drawn(chapters)).toHaveLength(23);
  expect(hasMore).toBe(true);
});

test('what was taken back stays together', () => {
  const { chapters } = lastLines([turn(1, nodes(0, 10), nodes(10, 20))], 5, never);
  expect(drawn(chapters)).toEqual(nodes(10, 20).map(({ node }) => node));
});
