import { expect, test, vi } from 'vitest';
import { run } from '../cli/screen.ts';

vi.setConfig({ testTimeout: 5 * 60_000 });

test('2,000 changed files of every kind: refused, or opened and played on', async () => {
  const { exit, out, error } = await run(['fuzz', '--files', '2000', '--seed', '17']);
  console.log(out);
  expect(error).toBe('');
  expect(exit).toBe(0);
});
