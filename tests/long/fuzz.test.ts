import { expect, test } from 'vitest';
import { EDITIONS } from '../../src/editions/index.ts';
import { run } from '../cli/screen.ts';

test('[case S10] 1,000 random games come upon everything and upon no fault', async () => {
  const { exit, out, error } = await run(['fuzz', '--games', '1000', '--seed', '2']);
  console.log(out);
  expect(error).toBe('');
  expect(exit).toBe(0);
});

test.each(EDITIONS)(
  '250 random games of %s by house rules come upon each of them and upon no fault',
  async (edition) => {
    const { out, error } = await run(['fuzz', '--games', '250', '--seed', '3', '--edition', edition, '--house-rules']);
    console.log(out);
    expect(error).toBe('');
  },
);
