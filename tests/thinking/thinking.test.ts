import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault, Question } from '../../src/thinking/question.ts';
import { Thinking } from '../../src/thinking/thinking.ts';
import { fakeThreads } from '../support/builders/fakeThreads.ts';
import { given } from '../support/builders/given.ts';

const game = given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [12, 5] }] });
const moved = given({ a: [{ id: 'anton', at: [6, 5] }], b: [{ id: 'carl', at: [12, 5] }] });

const where: Question<{ who: string }, readonly [number, number] | null> = {
  name: 'where',
  thread: 'pointer',
  answer: ({ state }, { who }) => state.characters.find(({ id }) => id === who)?.at ?? null,
};

/** Counts as far as it is told, a number in each step, and tells the even ones. */
const count: Question<number, string, number> = {
  name: 'count',
  thread: 'long',
  *steps(_, most) {
    for (let i = 1; i <= most; i += 1) {
      if (i === 13) throw new Error('unlucky');
      yield i % 2 === 0 ? i : undefined;
    }
    return `all ${most}`;
  },
};

const short: Question<string, string> = {
  name: 'short',
  thread: 'long',
  answer(_, text) {
    if (text === '') throw new Error('nothing to say');
    return text.toUpperCase();
  },
};

const QUESTIONS = [where, count, short];
let threads = fakeThreads(QUESTIONS);
let thinking = new Thinking();
let heard: unknown[] = [];

/** Writes down what it is told. */
const hearing = (as?: string) => {
  const note = (...what: unknown[]): void => void heard.push(as === undefined ? what : [as, ...what]);
  return {
    answer: (answer: unknown): void => note('answer', answer),
    part: (part: unknown): void => note('part', part),
    failed: ({ why, message }: Fault): void => note('failed', why, message),
  };
};

beforeEach(() => {
  threads = fakeThreads(QUESTIONS);
  thinking = new Thinking();
  thinking.beginBy(threads.begin);
  heard = [];
});

describe('with threads', () => {
  test('a question is answered by the table it was asked about', () => {
    thinking.ask(where, game, { who: 'anton' }, hearing());
    thinking.ask(where, moved, { who: 'anton' }, hearing());
    thinking.ask(where, game, { who: 'nobody' }, hearing());
    expect(heard).toEqual([]);
    for (let i = 0; i < 3; i += 1) threads.last.hear();
    expect(heard).toEqual([
      ['answer', [5, 5]],
      ['answer', [6, 5]],
      ['answer', null],
    ]);
  });

  test('what is found on the way is told', () => {
    thinking.ask(count, game, 5, hearing());
    while (threads.last.slice());
    expect(heard).toEqual([
      ['part', 2],
      ['part', 4],
      ['answer', 'all 5'],
    ]);
  });

  test('what the pointer waits for has a thread of its own', () => {
    thinking.ask(count, game, 5, hearing());
    thinking.ask(where, game, { who: 'anton' }, hearing());
    thinking.ask(short, game, 'so', hearing());
    expect(threads.begun.map(({ waiting }) => waiting)).toEqual([['count', 'short'], ['where']]);
  });

  test('what goes in steps takes turns, and lets through what does not', () => {
    vi.spyOn(performance, 'now').mockImplementation(() => heard.length * 1000); // each part ends a slice
    thinking.ask(count, game, 6, hearing('six'));
    thinking.ask(count, game, 4, hearing('four'));
    threads.last.slice();
    thinking.ask(short, game, 'so', hearing('short'));
    while (threads.last.slice());
    vi.restoreAllMocks();
    expect(heard).toEqual([
      ['six', 'part', 2],
      ['short', 'answer', 'SO'],
      ['four', 'part', 2],
      ['six', 'part', 4],
      ['four', 'part', 4],
      ['six', 'part', 6],
      ['four', 'answer', 'all 4'],
      ['six', 'answer', 'all 6'],
    ]);
  });

  test('what is given up is not gone on with, and nothing is told of it', () => {
    vi.spyOn(performance, 'now').mockImplementation(() => heard.length * 1000);
    const giveUp = thinking.ask(count, game, 12, hearing());
    const other = thinking.ask(where, game, { who: 'anton' }, hearing());
    expect(threads.begun[0]?.slice()).toBe(true);
    heard = [];
    giveUp();
    other();
    expect(threads.begun[0]?.slice()).toBe(false);
    threads.last.hear();
    vi.restoreAllMocks();
    expect(heard).toEqual([]);
  });

  test('a question that throws is told so, and others are answered', () => {
    thinking.ask(short, game, '', hearing());
    thinking.ask(count, game, 20, hearing());
    thinking.ask(short, game, 'so', hearing());
    while (threads.last.slice());
    expect(heard.filter((what) => (what as unknown[])[0] !== 'part')).toEqual([
      ['failed', 'threw', 'Error: nothing to say'],
      ['answer', 'SO'],
      ['failed', 'threw', 'Error: unlucky'],
    ]);
    expect(threads.begun).toHaveLength(1);
  });

  test('so is one that no room has listed', () => {
    thinking.ask({ ...short, name: 'forgotten' }, game, 'so', hearing());
    threads.last.slice();
    expect(heard).toEqual([['failed', 'threw', 'Error: forgotten is not in the list']]);
  });

  test('an answer that cannot be handed from thread to thread is a fault of the question', () => {
    const odd: Question<null, () => void> = { name: 'odd', thread: 'long', answer: () => () => undefined };
    threads = fakeThreads([odd]);
    thinking.beginBy(threads.begin);
    thinking.ask(odd, game, null, hearing());
    threads.last.hear();
    expect(heard).toEqual([['failed', 'threw', expect.stringContaining('could not be cloned')]]);
  });

  test('a thread that dies is begun again once, and what was open is put again', () => {
    thinking.ask(where, game, { who: 'anton' }, hearing());
    threads.last.hear();
    thinking.ask(where, game, { who: 'carl' }, hearing());
    threads.last.die();
    expect(threads.begun.map(({ isOver }) => isOver)).toEqual([true, false]);
    threads.last.hear();
    expect(heard).toEqual([
      ['answer', [5, 5]],
      ['answer', [12, 5]],
    ]);
  });

  test('what is open when it dies again has failed; the next question finds a thread', () => {
    thinking.ask(where, game, { who: 'anton' }, hearing());
    threads.last.die();
    thinking.ask(where, game, { who: 'carl' }, hearing());
    threads.last.die('for good');
    expect(heard).toEqual([['failed', 'died', 'for good']]);
    expect(threads.last.waiting).toEqual(['where']);
    threads.last.hear();
    expect(heard.at(-1)).toEqual(['answer', [12, 5]]);
  });

  test('one that does not answer is begun anew when it is told so; what else was open is put again', () => {
    const giveUp = thinking.ask(where, game, { who: 'anton' }, hearing('given up'));
    thinking.ask(where, game, { who: 'carl' }, hearing());
    giveUp();
    thinking.restart(where);
    expect(threads.begun.map(({ isOver }) => isOver)).toEqual([true, false]);
    threads.last.hear();
    expect(heard).toEqual([['answer', [12, 5]]]);
  });
});

describe('without threads', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['there are none', () => thinking.beginBy(null)],
    [
      'the browser forbids them',
      () =>
        thinking.beginBy(() => {
          throw new Error('not from a file');
        }),
    ],
  ])('where %s it is thought over on the page, later', (_, prepare) => {
    prepare();
    thinking.ask(where, game, { who: 'anton' }, hearing());
    thinking.ask(count, game, 3, hearing());
    thinking.ask(short, game, '', hearing());
    expect(thinking.hasThreads).toBe(false);
    expect(heard).toEqual([]);
    vi.runAllTimers();
    expect(heard).toEqual([
      ['answer', [5, 5]],
      ['part', 2],
      ['answer', 'all 3'],
      ['failed', 'threw', 'Error: nothing to say'],
    ]);
  });

  test('in slices of some ms, and no more of it once it is given up', () => {
    thinking.beginBy(null);
    vi.spyOn(performance, 'now').mockImplementation(() => heard.length * 1000);
    const giveUp = thinking.ask(count, game, 1e9, hearing());
    vi.advanceTimersToNextTimer();
    expect(heard).toEqual([['part', 2]]);
    vi.advanceTimersToNextTimer();
    expect(heard).toEqual([
      ['part', 2],
      ['part', 4],
    ]);
    giveUp();
    vi.runAllTimers();
    vi.restoreAllMocks();
    expect(heard).toHaveLength(2);
  });
});
