import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { momentsMet } from '../../support/builders/met.ts';
import { faultsOfKeys, SIGNS } from '../../support/page/everyKey.tsx';

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

test('no key is mute, lies, speaks in riddles or loses the focus', () => {
  const [where, keys] = SIGNS;
  const third = (n: number) => [[where, keys.filter((_, k) => k % 3 === n)]] as const;
  expect(momentsMet(3, 5).flatMap((met, n) => faultsOfKeys(met, third(n)))).toEqual([]);
});
