import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { IN_PLAY } from '../../../src/board/play/useShown.ts';
import type { Shows } from '../../../src/board/props.ts';
import { useFollowing } from '../../../src/board/view/useFollowing.ts';
import { awaiting, type Game } from '../../../src/engine/index.ts';
import { usePreferences } from '../../../src/store/preferences.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { fire, given, play } from '../../support/builders/given.ts';

const SIZE = { width: 660, height: 660 };
const before = given({
  size: [36, 36],
  a: [{ id: 'abel', at: [10, 20] }],
  b: [{ id: 'bo', at: [16, 14] }],
});
const asked = play(before, fire('abel', 'bo')).game;

const look: Shows['look'] = {
  from: useUiStore,
  to: (camera) => useUiStore.getState().setCamera(camera),
  turnRound: () => undefined,
  toLevel: () => undefined,
};
const steps: Shows['steps'] = () => () => undefined;
const showing = (game: Game): Shows => ({
  ...IN_PLAY,
  game,
  awaiting: awaiting(game),
  moment: null,
  fallen: [],
  intended: null,
  steps,
  look,
});
const follow = (game: Game, foot = 0) => {
  const pane = { ...SIZE, foot };
  return renderHook(({ shows }) => useFollowing(shows, pane), { initialProps: { shows: showing(game) } });
};
const camera = () => useUiStore.getState().camera;

beforeEach(() => {
  vi.useRealTimers();
  useUiStore.getState().reset();
  usePreferences.setState({ motion: 'less' });
});

test('a question on a large table is looked at from nearer, and after it the whole table again', () => {
  const { rerender } = follow(before);
  expect(camera()).toBeNull();
  rerender({ shows: showing(asked) });
  expect(camera()?.centre).toEqual([13, 17]);
  rerender({ shows: showing(before) });
  expect(camera()).toBeNull();
});

test('with motion it goes there in a while', () => {
  usePreferences.setState({ motion: 'auto' });
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  const { rerender } = follow(before);
  rerender({ shows: showing(asked) });
  expect(camera()).toBeNull();
  vi.advanceTimersByTime(200);
  const halfway = camera()?.scale ?? 0;
  vi.advanceTimersByTime(400);
  expect(camera()?.scale).toBeGreaterThan(halfway);
});

test('who has just looked elsewhere by hand is left alone, and goes back himself', () => {
  const { rerender } = follow(before);
  const own = { centre: [20, 20], scale: 40 } as const;
  act(() => useUiStore.getState().setCamera(own));
  rerender({ shows: showing(asked) });
  expect(camera()).toBe(own);
  rerender({ shows: showing(before) });
  expect(camera()).toBe(own);
});

test('on a table of the usual size no question moves the view', () => {
  const usual = given({ a: [{ id: 'abel', at: [10, 20] }], b: [{ id: 'bo', at: [16, 14] }] });
  const { rerender } = follow(usual);
  rerender({ shows: showing(play(usual, fire('abel', 'bo')).game) });
  expect(camera()).toBeNull();
});

describe('under a sheet', () => {
  const south = given({ a: [{ id: 'abel', at: [10, 15] }], b: [{ id: 'bo', at: [14, 22] }] });
  const SHEET = 200;

  test('whom a question is about comes out from under it, and the table goes back after it', () => {
    const { rerender } = follow(south, SHEET);
    rerender({ shows: showing(play(south, fire('abel', 'bo')).game) });
    expect(camera()?.centre[1]).toBeGreaterThan(12);
    rerender({ shows: showing(south) });
    expect(camera()).toBeNull();
  });

  test('so does whoever is aimed at', () => {
    follow(south, SHEET);
    expect(camera()).toBeNull();
    act(() => useUiStore.getState().setTool({ kind: 'fire', who: 'abel', target: 'bo' }));
    expect(camera()?.centre[1]).toBeGreaterThan(12);
  });

  test('and nothing moves where nobody stands under it', () => {
    follow(south);
    act(() => useUiStore.getState().setTool({ kind: 'fire', who: 'abel', target: 'bo' }));
    expect(camera()).toBeNull();
  });
});
