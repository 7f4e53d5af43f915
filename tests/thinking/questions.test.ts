import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { AnyQuestion } from '../../src/thinking/question.ts';

/** All that rooms export from a file of this name; the engine's questions are those to the players. */
const files = import.meta.glob<Record<string, unknown>>(['../../src/*/**/questions.ts', '!../../src/engine/**'], {
  eager: true,
});
const isQuestion = (value: unknown): value is AnyQuestion =>
  typeof value === 'object' && value !== null && 'thread' in value && 'name' in value;
const questions = Object.values(files).flatMap((exported) => Object.values(exported).filter(isQuestion));

test('each question has a name of its own', () => {
  const names = questions.map(({ name }) => name).sort();
  expect(names).toEqual([
    'click',
    'climbs',
    'comparison',
    'danger',
    'field',
    'game of a simulation',
    'odds',
    'opponent',
    'places',
    'random table',
    'reach',
    'review',
    'simulation, many',
    'simulation, more',
    'way',
  ]);
});

test('each is in the list of its room, and each list in that of the thread', () => {
  const worker = readFileSync(fileURLToPath(new URL('../../src/thinker.worker.ts', import.meta.url)), 'utf8');
  const lists = Object.values(files).flatMap((exported) =>
    Object.entries(exported).filter((entry): entry is [string, AnyQuestion[]] => Array.isArray(entry[1])),
  );
  expect(lists.filter(([list]) => !worker.includes(`...${list}`)).map(([list]) => list)).toEqual([]);
  expect(
    lists
      .flatMap(([, listed]) => listed)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(questions.map(({ name }) => name).sort());
});
