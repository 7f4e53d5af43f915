import { beforeEach, expect, test } from 'vitest';
import { Newest } from '../../src/thinking/newest.ts';
import type { Question } from '../../src/thinking/question.ts';
import { Thinking } from '../../src/thinking/thinking.ts';
import { fakeThreads } from '../support/builders/fakeThreads.ts';
import { given } from '../support/builders/given.ts';

const game = given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [12, 5] }] });
const echo: Question<number, number> = {
  name: 'echo',
  thread: 'pointer',
  answer(_, ask) {
    if (ask < 0) throw new Error('less than nothing');
    return ask;
  },
};

let threads = fakeThreads([echo]);
let newest = new Newest();
let heard: (number | string)[] = [];
const ask = (value: number): void =>
  newest.ask(echo, game, value, {
    answer: (answer) => heard.push(answer),
    failed: ({ message }) => heard.push(message),
  });

beforeEach(() => {
  threads = fakeThreads([echo]);
  const thinking = new Thinking();
  thinking.beginBy(threads.begin);
  newest = new Newest(thinking);
  heard = [];
});

test('of what is asked while it thinks only the newest is put', () => {
  for (const value of [1, 2, 3]) ask(value);
  expect(threads.last.waiting).toEqual(['echo']);
  threads.last.hear();
  expect(heard).toEqual([1]);
  threads.last.hear();
  expect(heard).toEqual([1, 3]);
  expect(threads.last.waiting).toEqual([]);
});

test('a fault is told, and the next question put', () => {
  ask(-1);
  ask(2);
  threads.last.hear();
  threads.last.hear();
  expect(heard).toEqual(['Error: less than nothing', 2]);
});

test('what has been forgotten is not told, and holds up what is asked after it until it is done', () => {
  ask(1);
  ask(2);
  newest.forget();
  ask(3);
  expect(threads.last.waiting).toEqual(['echo']);
  threads.last.hear();
  expect(heard).toEqual([]);
  threads.last.hear();
  expect(heard).toEqual([3]);
});

test('two who ask do not take each other’s place', () => {
  const thinking = new Thinking();
  thinking.beginBy(threads.begin);
  const others = [new Newest(thinking), new Newest(thinking)];
  for (const [i, other] of others.entries())
    other.ask(echo, game, i, { answer: (answer) => heard.push(answer), failed: () => undefined });
  expect(threads.last.waiting).toEqual(['echo', 'echo']);
  threads.last.hear();
  threads.last.hear();
  expect(heard).toEqual([0, 1]);
});
