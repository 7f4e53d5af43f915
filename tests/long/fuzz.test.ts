import { expect, test } from 'vitest';
import { run } from '../cli/screen.ts';

test('[case S10] 1,000 random games come upon everything and upon no fault', async () => {
  const { exit, out, error } = await run(['fuzz', '--games', '1000', '--seed', '2']);
  console.log(out);
  expect(error).toBe('');
  expect(exit).toBe(0);
});
