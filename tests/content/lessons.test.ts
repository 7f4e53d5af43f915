import { expect, test } from 'vitest';
import { LESSONS } from '../../src/content/index.ts';
import { awaiting } from '../../src/engine/index.ts';
import { en } from '../../src/i18n/en/index.ts';
import { begin, gameAt, type History, perform } from '../../src/play/history.ts';
import { answers, dueIn, lessonOf, lessonStart } from '../../src/play/lesson.ts';
import { gameOf } from '../../src/play/start.ts';

const NAMES = { a: 'Player 1', b: 'Player 2' };

const lessonGame = (id: (typeof LESSONS)[number]['id']) => {
  const start = lessonStart(id, NAMES, '');
  return { start, history: begin(gameOf(start), 'freely') };
};

/** The lesson done to its end. */
function done(id: (typeof LESSONS)[number]['id']): { history: History; said: string[] } {
  const { start, history: begun } = lessonGame(id);
  const lesson = lessonOf(start);
  if (!lesson) throw new Error('no lesson');
  let history = begun;
  const said: string[] = [];
  for (let due = dueIn(lesson, history); due; due = dueIn(lesson, history)) {
    const { command, say } = due.step;
    if (say !== undefined) said.push(say);
    const result = perform(history, command);
    if (!result.ok) throw new Error(`${id} ${JSON.stringify(command)}: ${result.violation.rule}`);
    history = result.history;
  }
  return { history, said };
}

test.each(LESSONS.map(({ id }) => id))(
  '%s plays to its end by the rules, and every step of the visitor has words',
  (id) => {
    const { said } = done(id);
    const words: Readonly<Record<string, string>> = en.ui.lesson.say;
    expect(said.length).toBeGreaterThan(1);
    for (const key of said) expect(words[key], key).toBeDefined();
    expect(en.ui.lesson.titles[id]).toBeTruthy();
  },
);

test('no sentence is longer than ten words, and none is left without a step', () => {
  const used = new Set<string>(LESSONS.flatMap(({ id }) => done(id).said));
  expect(Object.keys(en.ui.lesson.say).filter((key) => !used.has(key))).toEqual([]);
  for (const sentence of Object.values(en.ui.lesson.say))
    expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(11);
});

test('the first game is won by whoever takes it', () => {
  const { history } = done('firstGame');
  expect(gameAt(history).state.outcome).toMatchObject({ winner: 'a' });
});

test('the visitor is asked where the script has a step of the visitor, and only there', () => {
  for (const { id } of LESSONS) {
    const { start, history: begun } = lessonGame(id);
    const lesson = lessonOf(start);
    let history = begun;
    for (let due = lesson && dueIn(lesson, history); lesson && due; due = dueIn(lesson, history)) {
      const question = awaiting(gameAt(history));
      if (due.step.say !== undefined) expect('by' in question && question.by, JSON.stringify(due.step)).toBe('a');
      const result = perform(history, due.step.command);
      if (!result.ok) break;
      history = result.history;
    }
  }
});

test('a place near the one that is meant will do, another one not, and nobody else', () => {
  const { start, history } = lessonGame('firstGame');
  const lesson = lessonOf(start);
  const step = lesson && dueIn(lesson, history)?.step;
  if (!step) throw new Error('no step');
  const to = (who: string, end: [number, number]) => ({ type: 'move', who, path: [[9.9, 18.5], end] }) as const;
  expect(answers(step, to('klenov', [10.5, 14]))).toBe(true);
  expect(answers(step, to('klenov', [6, 18]))).toBe(false);
  expect(answers(step, to('sosnin', [10.2, 14.54]))).toBe(false);
  expect(answers(step, { type: 'endTurn' })).toBe(false);
});

test('another course of the game is no lesson any more', () => {
  const { start, history } = lessonGame('firstGame');
  const lesson = lessonOf(start);
  const other = perform(history, { type: 'takeCover', who: 'klenov' });
  if (!lesson || !other.ok) throw new Error('refused');
  expect(dueIn(lesson, other.history)).toBeNull();
});
