import { expect, test } from 'vitest';
import { checkFile } from '../../src/play/files/checkFile.ts';
import { run } from './screen.ts';

const small = ['--width', '16', '--height', '14', '--density', 'open'];

test('[SETUP-4 Q] table prints a file that is in order, the same for the same seed, with how fair it is', async () => {
  const { exit, out } = await run(['table', '--seed', '3', '--style', 'woods', ...small]);
  expect([exit, checkFile(out).faults]).toEqual([0, []]);
  const file = JSON.parse(out);
  expect(file.table).toMatchObject({ width: 16, height: 14 });
  expect(file['x-fairness'].difference).toBeGreaterThanOrEqual(0);
  expect((await run(['table', '--seed', '3', '--style', 'woods', ...small])).out).toBe(out);
  expect((await run(['table', '--seed', '4', '--style', 'woods', ...small])).out).not.toBe(out);
});

test.each([
  [['--style', 'moon'], 'Allowed choices are hamlet, fields, woods, ruins'],
  [['--width', '3'], 'It must be a number from 4 to 100.'],
  [['--seed', 'x'], 'It must be a whole number.'],
])('table %j is refused, and says why and what is wanted', async (args, why) => {
  const { exit, error } = await run(['table', ...args]);
  expect([exit, error]).toEqual([2, expect.stringContaining(why)]);
  expect(error).toMatch(/^table takes --seed S, --style \(hamlet/);
});
