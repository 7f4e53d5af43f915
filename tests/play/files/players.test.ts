import { describe, expect, test } from 'vitest';
import { readGame } from '../../../src/play/files/readGame.ts';
import { openGame } from '../../../src/play/files/replay.ts';
import { run } from '../../cli/screen.ts';
import { gameFile } from './gameFile.ts';

const withPlayers = (players: unknown, change: object = {}): string =>
  JSON.stringify({ ...gameFile(change), 'x-players': players });

describe('who plays the sides of a file', () => {
  test('is kept where it is known', () => {
    const read = readGame(withPlayers({ a: 'person', b: 'hard', seed: 3 }));
    expect(read).toMatchObject({ ok: true, value: { start: { players: { b: 'hard' } } } });
    expect(read.ok && openGame(read.value).leftOut).toBeUndefined();
  });

  test.each([
    [{ a: 'person', b: 'grandmaster', seed: 3 }, 'x-players.b'],
    [{ a: 'person', seed: 3 }, 'x-players.b'],
    ['hard', 'x-players'],
  ])('opens for two people, with the place, where it is %j', (players, path) => {
    const read = readGame(withPlayers(players));
    if (!read.ok) throw new Error(read.fault.path);
    expect(read.value.start.players).toBeUndefined();
    expect(openGame(read.value)).toMatchObject({ broken: null, leftOut: { path } });
  });

  test('does not open a file with another fault', () => {
    const text = withPlayers({ a: 'grandmaster', b: 'person', seed: 3 }, { edition: 'x' });
    expect(readGame(text)).toMatchObject({ ok: false, fault: { path: 'edition' } });
  });

  test('is told by the command line', async () => {
    const ran = await run(['play', 'f'], { f: withPlayers({ a: 'grandmaster', b: 'person', seed: 3 }) });
    expect([ran.exit, ran.error]).toEqual([0, expect.stringMatching(/^x-players\.a: not one of person, easy/)]);
  });
});
