import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../src/play/chance.ts';
import { readGame } from '../../src/play/files/readGame.ts';
import { openGame } from '../../src/play/files/replay.ts';
import { gameFile } from '../../src/play/files/writeGame.ts';
import { begin, gameAt, type History } from '../../src/play/history.ts';
import { fromLink, toLink } from '../../src/play/share/link.ts';
import { gameOf, type Start } from '../../src/play/start.ts';
import { newHistory, playedUntil, readyStart } from './playing.ts';

const SEED = 2;
const played = playedUntil(newHistory(), SEED, (_, commands) => commands >= 100);
const atNow = (history: History): Start => ({ ...readyStart(), position: gameAt(history).state });
const moment = (history: History): Record<string, unknown> => {
  const start = atNow(history);
  return gameFile(start, begin(gameOf(start), 'freely'));
};

async function opened(link: string) {
  const text = await fromLink(link);
  if (!text.ok) throw new Error(text.fault.fault);
  const read = readGame(text.value);
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.fault}`);
  return openGame(read.value);
}

describe('a link', () => {
  test.each([false, true])(
    'holds a whole game, which opens where it stood; with everything in it: %s',
    async (full) => {
      const { history, broken } = await opened(await toLink(gameFile(readyStart(), played), full));
      expect(broken).toBeNull();
      expect(gameAt(history).state).toEqual(gameAt(played).state);
    },
  );

  test('holds a moment, be it amid something', async () => {
    for (const commands of [12, 30, 61, 100]) {
      const history = playedUntil(newHistory(), SEED, (_, n) => n >= commands);
      const { history: now } = await opened(await toLink(moment(history)));
      expect(gameAt(now).state).toEqual(gameAt(history).state);
    }
  });

  test('is short enough for a chat where table and cards go by name', async () => {
    expect((await toLink(moment(played))).length).toBeLessThanOrEqual(1000);
    expect((await toLink(gameFile(readyStart(), played))).length).toBeLessThanOrEqual(1400);
  });

  test('has no sign in it that a forum, a chat or a shell would take for its own', async () => {
    expect(await toLink(gameFile(readyStart(), played))).toMatch(/^#g1\.[\w-]+$/);
  });
});

test('links that were made once open for good: ready content that changes has to keep what it was', async () => {
  const golden = readFileSync(resolve(import.meta.dirname, 'goldenLinks.txt'), 'utf8')
    .trim()
    .split('\n');
  expect(golden).toHaveLength(3);
  for (const link of golden) {
    const { history, broken } = await opened(link);
    expect(broken).toBeNull();
    expect(gameAt(history).state).toEqual(gameAt(played).state);
  }
});

describe('a link that is none of ours is refused by a value', () => {
  const packed = (bytes: Buffer): string => `#g1.${deflateRawSync(bytes).toString('base64url')}`;
  const fault = async (link: string): Promise<string | null> => {
    const read = await fromLink(link);
    return read.ok ? null : read.fault.fault;
  };

  test.each([
    ['#projector', 'not-a-link'],
    ['#g1', 'not-a-link'],
    ['#g1.<script>', 'not-a-link'],
    ['#g2.abcd', 'newer-link'],
    ['#g1.', 'cut-link'],
    ['#g1.abcd', 'cut-link'],
    ['#g1.a', 'cut-link'],
  ])('%s', async (link, why) => {
    expect(await fault(link)).toBe(why);
  });

  test('cut off anywhere', async () => {
    const whole = await toLink(moment(played));
    for (let n = 4; n < whole.length; n += 37) expect(await fault(whole.slice(0, n))).toBe('cut-link');
  });

  test('a bomb is given up before it bursts', async () => {
    expect(await fault(packed(Buffer.alloc(50_000_000, 32)))).toBe('too-big');
  });

  test('what goes by a name that is not there, or is another by now', async () => {
    const file = (setup: unknown): string => packed(Buffer.from(JSON.stringify({ format: 'take-cover/game', setup })));
    expect(await fault(file({ ready: 'nowhere', mark: '00000000', cards: [] }))).toBe('other-content');
    expect(await fault(file({ ready: 'crossroads', mark: '00000000', cards: [] }))).toBe('other-content');
    expect(await fault(file({ mark: '00000000', cards: ['dubovy', 'nobody'] }))).toBe('other-content');
  });

  test('a letter changed anywhere: refused, or a file that the reader looks at', async () => {
    const whole = await toLink(moment(played));
    const chance = chanceFrom(3);
    for (let n = 0; n < 300; n++) {
      const at = chance.int(4, whole.length - 1);
      const changed = `${whole.slice(0, at)}${chance.pick([...'abcXYZ019-_'])}${whole.slice(at + 1)}`;
      const text = await fromLink(changed);
      if (text.ok) expect(typeof readGame(text.value).ok).toBe('boolean');
    }
  });
});
