import { expect, test } from 'vitest';
import { readGame } from '../../../src/play/files/readGame.ts';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { newHistory, readyStart } from '../playing.ts';

const clock = { kind: 'chess', minutes: 30, increment: 10 } as const;

const read = (text: string) => readGame(text);

test('a clock is saved with the time that is left, and is there again', () => {
  const start = readyStart({ clock });
  const worn = { ...start, clock: { ...clock, left: { a: 1234.5, b: 0 }, credited: 3, paused: true } };
  expect(read(gameText(worn, newHistory(start)))).toMatchObject({ ok: true, value: { start: { clock: worn.clock } } });
});

test('a game without one has none, nor is it one of the names that are only kept', () => {
  const result = read(gameText(readyStart(), newHistory()));
  expect(result.ok && 'clock' in result.value.start).toBe(false);
  const kept = read(gameText(readyStart({ clock }), newHistory()));
  expect(kept).toMatchObject({ ok: true, value: { start: { extras: {} } } });
});

test('a clock that cannot be is refused with its place', () => {
  const text = gameText(readyStart({ clock }), newHistory()).replace('"minutes": 30', '"minutes": 0');
  expect(read(text)).toMatchObject({ ok: false, fault: { path: 'x-clock.minutes', fault: 'less-than' } });
});
