import { afterEach, expect, test, vi } from 'vitest';
import { download } from '../../src/store/download.ts';
import { fetched } from '../../src/store/fetched.ts';
import { withText } from '../../src/store/fileText.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[case F20] the address of a download lives until it has been used, and not for ever', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  download('game.json', '{}');
  vi.advanceTimersByTime(10_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledOnce();
});

test('a file of hundreds of MB is refused before it is read, one that is gone in words', async () => {
  const text = vi.fn(async () => 'never');
  const open = vi.fn(async (read: string) => read);
  expect(await withText({ size: 600e6, text } as unknown as Blob, open)).toMatchObject({ fault: { fault: 'too-big' } });
  expect(text).not.toHaveBeenCalled();
  text.mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  expect(await withText({ size: 10, text } as unknown as Blob, open)).toEqual({ ok: false, file: 'unread' });
  expect(open).not.toHaveBeenCalled();
  expect(await withText(new Blob(['a game']), open)).toBe('a game');
});

test('[case F5] what cannot be fetched fails with its reason, and is asked for again each time', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('no network')));
  await expect(fetched(ask)).rejects.toThrow('no network');
  await expect(fetched(ask)).rejects.toThrow('no network');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await fetched(async () => 'a part')).toBe('a part');
});
