import { describe, expect, test } from 'vitest';
import type { Awaiting } from '../../src/engine/index.ts';
import {
  afterTime,
  atTurn,
  type Clock,
  charged,
  isClockSetting,
  newClock,
  shownTime,
  timesUp,
} from '../../src/play/clock.ts';

const chess = newClock({ kind: 'chess', minutes: 1, increment: 5 });
const countdown = newClock({ kind: 'countdown', minutes: 1, increment: 0 });
const act = (by: 'a' | 'b'): Awaiting => ({ kind: 'act', by });
const bothRoll: Awaiting = { kind: 'roll', by: 'both', dice: 2, about: { what: 'rollOff' } };
const over: Awaiting = { kind: 'over', outcome: { winner: 'a', how: 'conceded', rule: 'WIN-4' } as never };

describe('a chess clock', () => {
  test('charges whoever has to decide, in the turn of the other side too', () => {
    expect(afterTime(chess, act('a'), 4000).left).toEqual({ a: 56_000, b: 60_000 });
    expect(afterTime(chess, act('b'), 4000).left).toEqual({ a: 60_000, b: 56_000 });
  });

  test('charges nobody while both roll, and nobody when the game is over', () => {
    expect(afterTime(chess, bothRoll, 4000)).toBe(chess);
    expect(afterTime(chess, over, 4000)).toBe(chess);
    expect(charged(chess, over)).toEqual([]);
  });

  test('stands while it is paused', () => {
    const paused = { ...chess, paused: true };
    expect(afterTime(paused, act('a'), 4000)).toBe(paused);
  });

  test('gives the increment once for each turn, also when that is taken back and begun again', () => {
    const begun = atTurn(chess, { number: 1, side: 'b' });
    expect(begun.left).toEqual({ a: 60_000, b: 65_000 });
    expect(atTurn(begun, { number: 1, side: 'b' })).toBe(begun);
    expect(atTurn(begun, { number: 0, side: 'a' })).toBe(begun);
    expect(atTurn(begun, { number: 2, side: 'a' }).left).toEqual({ a: 65_000, b: 65_000 });
  });

  test('stops at nothing, and a time that is up gains nothing', () => {
    const up = afterTime(chess, act('a'), 61_000);
    expect(up.left.a).toBe(0);
    expect(timesUp(up)).toEqual(['a']);
    expect(atTurn(up, { number: 2, side: 'a' }).left.a).toBe(0);
  });
});

describe('a countdown', () => {
  test('runs whoever decides, both together too, and is up for both', () => {
    const one = afterTime(countdown, act('b'), 1000);
    expect(one.left).toEqual({ a: 59_000, b: 59_000 });
    expect(afterTime(one, bothRoll, 1000).left).toEqual({ a: 58_000, b: 58_000 });
    expect(timesUp(afterTime(one, bothRoll, 100_000))).toEqual(['a', 'b']);
  });

  test('gains nothing from turn to turn', () => {
    const set: Clock = newClock({ kind: 'countdown', minutes: 1, increment: 30 });
    expect(atTurn(set, { number: 1, side: 'a' }).left).toEqual(set.left);
  });
});

test('a second that has begun is shown as one: nothing is left only when it is up', () => {
  expect(shownTime(60_000)).toEqual({ minutes: 1, seconds: 0 });
  expect(shownTime(59_001)).toEqual({ minutes: 1, seconds: 0 });
  expect(shownTime(59_000)).toEqual({ minutes: 0, seconds: 59 });
  expect(shownTime(1)).toEqual({ minutes: 0, seconds: 1 });
});

test('a clock is set in whole minutes and seconds', () => {
  expect(isClockSetting({ kind: 'chess', minutes: 30, increment: 0 })).toBe(true);
  for (const minutes of [0, Number.NaN, 1.5, 601]) {
    expect(isClockSetting({ kind: 'chess', minutes, increment: 0 }), String(minutes)).toBe(false);
  }
  expect(isClockSetting({ kind: 'chess', minutes: 30, increment: Number.NaN })).toBe(false);
});
