import { beforeEach, expect, test } from 'vitest';
import type { ClockSetting } from '../../src/play/clock.ts';
import { useClock } from '../../src/store/clock.ts';
import { useGameStore } from '../../src/store/game.ts';
import { runClock } from '../../src/store/ticking.ts';
import { choice, roll, send } from './table.ts';

let now = 0;
let tick = (): void => undefined;
const time = {
  now: () => now,
  every(_: number, call: () => void) {
    tick = call;
    return () => undefined;
  },
};
const pass = (ms: number): void => {
  now += ms;
  tick();
};
const left = () => useClock.getState().clock?.left;

const begin = (clock: ClockSetting): (() => void) => {
  useGameStore.getState().newGame({ ...choice({ takeBack: 'freely' }), clock });
  return runClock(time);
};
const chess: ClockSetting = { kind: 'chess', minutes: 1, increment: 10 };

beforeEach(() => {
  useGameStore.getState().leave();
  now = 0;
});

test('time is charged to whoever has to decide while it passes', () => {
  const stop = begin(chess);
  pass(1000); // both roll
  expect(left()).toEqual({ a: 60_000, b: 60_000 });
  roll(2, 5); // b has won: a picks the edge
  pass(1000);
  expect(left()).toEqual({ a: 59_000, b: 60_000 });
  now += 500; // no tick before the answer: it is a's time all the same
  send({ type: 'choose', option: 'north' });
  expect(left()).toEqual({ a: 58_500, b: 60_000 });
  stop();
});

test('undo gives no time back', () => {
  const stop = begin(chess);
  roll(2, 5);
  pass(2000);
  useGameStore.getState().undo();
  expect(left()).toEqual({ a: 58_000, b: 60_000 });
  stop();
});

test('time away, while the machine slept, does not count', () => {
  const stop = begin({ kind: 'countdown', minutes: 1, increment: 0 });
  pass(250);
  pass(3_600_000);
  expect(left()).toEqual({ a: 59_750, b: 59_750 });
  stop();
});

test('a paused clock stands, and goes on where it stood', () => {
  const stop = begin({ kind: 'countdown', minutes: 1, increment: 0 });
  useClock.getState().pause(true);
  pass(1000);
  useClock.getState().pause(false);
  pass(1000);
  expect(left()).toEqual({ a: 59_000, b: 59_000 });
  stop();
});

test('a rematch begins with a full clock, and a game without one has none', () => {
  const stop = begin({ kind: 'countdown', minutes: 1, increment: 0 });
  pass(1000);
  useGameStore.getState().rematch('again');
  expect(left()).toEqual({ a: 60_000, b: 60_000 });
  useGameStore.getState().newGame(choice());
  expect(useClock.getState().clock).toBeNull();
  stop();
});
