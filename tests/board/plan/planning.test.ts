import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWithPlans, usePlanStore } from '../../../src/board/plan/planning.ts';
import type { Game } from '../../../src/engine/index.ts';
import type { Danger } from '../../../src/pointing/plans/danger.ts';
import { pointingQuestions } from '../../../src/pointing/questions.ts';
import { backOut } from '../../../src/store/backOut.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { point } from '../../../src/store/pointer.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { useUnanswered } from '../../../src/store/unanswered.ts';
import { thinking } from '../../../src/thinking/thinking.ts';
import { fakeThreads } from '../../support/builders/fakeThreads.ts';
import { given } from '../../support/builders/given.ts';

const threads = fakeThreads(pointingQuestions);
/** Has the thread answer the oldest question; gives what that was about. */
const answers = (): string => threads.last.hear();

const game: Game = given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [12, 5] }] });
const ui = () => useUiStore.getState();
const plan = () => usePlanStore.getState().plan;
const dangers = (): readonly Danger['by'][] => plan()?.danger.map(({ by }) => by) ?? [];
let stop = (): void => undefined;
let shown = 0;

beforeEach(() => {
  vi.useFakeTimers();
  thinking.beginBy(threads.begin);
  ui().reset();
  useGameStore.setState({ game });
  stop = followWithPlans();
  shown = 0;
  const unsubscribe = usePlanStore.subscribe(() => {
    shown += 1;
  });
  const before = stop;
  stop = () => {
    unsubscribe();
    before();
  };
  ui().setTool({ kind: 'move', who: 'anton', waypoints: [] });
  point([5, 7], null);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  thinking.beginBy(null);
  useUnanswered.setState({ faults: [] });
});

test('a way waits for its danger and is shown once, with it', () => {
  expect(answers()).toBe('way');
  vi.advanceTimersByTime(49);
  expect(plan()).toBeNull();
  expect(answers()).toBe('danger');
  expect(plan()?.move.end).toEqual([5, 7]);
  expect(dangers()).toEqual(['carl']);
  vi.advanceTimersByTime(1000);
  expect(shown).toBe(1);
});

test('after 50 ms it is shown without, and again when the danger comes', () => {
  answers();
  vi.advanceTimersByTime(50);
  expect(plan()?.move.end).toEqual([5, 7]);
  expect(dangers()).toEqual([]);
  answers();
  expect(dangers()).toEqual(['carl']);
  expect(shown).toBe(2);
});

test('once the pointer is elsewhere the way is shown at once, and its danger is not asked for', () => {
  point([5, 8], null);
  point([5, 9], null);
  answers();
  expect(plan()?.move.end).toEqual([5, 7]);
  expect(threads.last.waiting).toEqual(['way']);
  answers();
  answers();
  expect(plan()?.move.end).toEqual([5, 9]);
  expect(dangers()).toEqual(['carl']);
});

test('with the tool put away meanwhile nothing is shown any more', () => {
  answers();
  backOut();
  answers();
  vi.advanceTimersByTime(1000);
  expect(plan()).toBeNull();
});

test('a way that cannot be found is told in words, and the last one shown no longer', () => {
  answers();
  answers();
  expect(plan()).not.toBeNull();
  point([5, 8], null);
  threads.last.die();
  threads.last.die('out of memory');
  expect(plan()).toBeNull();
  expect(useUnanswered.getState().faults).toMatchObject([{ question: 'way', why: 'died', message: 'out of memory' }]);
  point([5, 9], null);
  answers();
  expect(useUnanswered.getState().faults).toEqual([]);
});

test('a danger that cannot be found leaves the way as it is', () => {
  answers();
  threads.last.die();
  threads.last.die();
  expect(plan()?.move.end).toEqual([5, 7]);
  expect(dangers()).toEqual([]);
  expect(useUnanswered.getState().faults).toMatchObject([{ question: 'danger' }]);
});
