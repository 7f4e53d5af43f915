import { expect, test } from 'vitest';
import { gameText } from '../../src/play/files/writeGame.ts';
import { gameAt } from '../../src/play/history.ts';
import { textWith } from '../play/cases.ts';
import { asksTakeCover, newHistory, playedUntil, readyStart } from '../play/playing.ts';
import { run } from './screen.ts';

const history = playedUntil(newHistory(), 1, asksTakeCover);
const files = {
  'game.json': gameText(readyStart(), history),
  'case.json': textWith(),
  'bad.json': '{\n"format": 7\n}',
};

test('a game goes into a link and comes out of it, standing where it stood', async () => {
  const { exit, out } = await run(['link', 'game.json', '--address', 'https://club.example/'], files);
  expect([exit, out]).toEqual([0, expect.stringMatching(/^https:\/\/club\.example\/#g1\.[\w-]+$/)]);
  for (const given of [out, 'told.txt']) {
    const opened = await run(['link', '--open', given], { 'told.txt': `${out}\n` });
    expect(opened.exit).toBe(0);
    const replayed = await run(['play', '-'], { '-': opened.out });
    expect(JSON.parse(replayed.out).position).toEqual(gameAt(history).state);
  }
});

test('with all its tables and cards it is longer, and the same', async () => {
  const [short, full] = [await run(['link', 'game.json'], files), await run(['link', 'game.json', '--full'], files)];
  expect(full.out.length).toBeGreaterThan(short.out.length);
  const [one, other] = [await run(['link', '--open', short.out]), await run(['link', '--open', full.out])];
  expect(JSON.parse(other.out)).toEqual(JSON.parse(one.out));
});

test('a file of another kind does so as well', async () => {
  const { out } = await run(['link', 'case.json'], files);
  const opened = await run(['link', '--open', out]);
  expect((await run(['test', '-'], { '-': opened.out })).exit).toBe(0);
});

test.each([
  [['bad.json'], 'bad.json:2: format: not a file of Take Cover'],
  [['gone.json'], 'gone.json: cannot be read.'],
  [['--open', 'hello'], 'not a link of Take Cover'],
  [['--open', '#g1.nonsense'], 'cut'],
  [['--open', '#g9.abc'], 'newer'],
  [[], 'link needs one file'],
])('%j is refused in words', async (args, words) => {
  const { exit, out, error } = await run(['link', ...args], files);
  expect([exit, out]).toEqual([2, '']);
  expect(error).toContain(words);
});
