import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWithPlans, usePlanStore } from '../../../src/board/plan/planning.ts';
import { type About, type Ask, answer, type ToThinker } from '../../../src/board/plan/questions.ts';
import type { Game } from '../../../src/engine/index.ts';
import type { Danger } from '../../../src/pointing/plans/danger.ts';
import { backOut } from '../../../src/store/backOut.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { point } from '../../../src/store/pointer.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { given } from '../../support/builders/given.ts';

/** A thread that answers when it is told to. */
const { SlowThread } = vi.hoisted(() => {
  class SlowThread {
    static last: SlowThread;
    onmessage: ((message: { data: unknown }) => void) | null = null;
    readonly asked: { about: About; ask: Ask<About> }[] = [];

    constructor() {
      SlowThread.last = this;
    }

    postMessage(message: ToThinker): void {
      if ('about' in message) this.asked.push(message);
    }
  }
  return { SlowThread };
});

/** Has it answer the oldest question; gives what that was about. */
function answers(): About {
  const thread = SlowThread.last;
  const question = thread.asked.shift();
  if (!question) throw new Error('nothing has been asked');
  thread.onmessage?.({ data: answer(game, question.about, question.ask) });
  return question.about;
}

vi.mock('../../../src/board/plan/thinker.worker.ts?worker', () => ({ default: SlowThread }));

const game: Game = given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [12, 5] }] });
const ui = () => useUiStore.getState();
const plan = () => usePlanStore.getState().plan;
const dangers = (): readonly Danger['by'][] => plan()?.danger.map(({ by }) => by) ?? [];
let stop = (): void => undefined;
let shown = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SlowThread);
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
  vi.unstubAllGlobals();
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
  expect(SlowThread.last.asked.map(({ about }) => about)).toEqual(['way']);
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
