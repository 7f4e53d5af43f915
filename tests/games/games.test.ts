import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endingsOf } from '../../src/cli/fuzz/endings.ts';
import { demandedOf } from '../../src/cli/fuzz/scope.ts';
import { EDITIONS } from '../../src/editions/index.ts';
import { awaiting } from '../../src/engine/index.ts';
import { type GameFile, readGame } from '../../src/play/files/readGame.ts';
import { openGame } from '../../src/play/files/replay.ts';
import { gameText } from '../../src/play/files/writeGame.ts';
import { begin, gameAt } from '../../src/play/history.ts';
import { gameOf } from '../../src/play/start.ts';

/** Whole games of each edition, replayed on each run. README.md says how they are made. */

/** The endings that a long run of the fuzzer has to come upon in an edition are those it has. */
const LONG_RUN = 10_000;

describe.each(EDITIONS)('%s', (edition) => {
  const folder = join(import.meta.dirname, edition);
  const games = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const file = fileOf(name, text);
    return { name, text, file, opened: openGame(file) };
  });

  test.each(games)('$name begins with the set-up and goes on to its end', ({ file, opened }) => {
    expect(file.start.edition).toBe(edition);
    expect(file.start.position).toBeNull();
    expect(awaiting(gameAt(opened.history)).kind).toBe('over');
  });

  test.each(games)(
    '$name ends in the state that stands in the file, by commands that are all legal',
    ({ file, opened }) => {
      expect(opened.broken).toBeNull();
      expect(opened.history.nodes).toHaveLength(file.commands.length);
      expect(gameAt(opened.history).state).toEqual(file.last);
      expect(Object.keys(file.hashes).length).toBeGreaterThan(0);
    },
  );

  test.each(games)('$name is written again as it was read', ({ file, opened, text }) => {
    const again = gameText(file.start, opened.history);
    expect({ ...JSON.parse(again), app: '' }).toEqual({ ...JSON.parse(text), app: '' });
  });

  test.each(demandedOf('endings', LONG_RUN, edition))('one of them ends %s', (ending) => {
    expect(games.some(({ opened }) => (endingsOf(opened.history) as readonly string[]).includes(ending))).toBe(true);
  });

  test('but none that has not begun', () => {
    const [first] = games;
    expect(first && endingsOf(begin(gameOf(first.file.start), 'freely'))).toEqual([]);
  });
});

function fileOf(name: string, text: string): GameFile {
  const read = readGame(text);
  if (!read.ok) throw new Error(`${name}: ${read.fault.path}: ${read.fault.fault}`);
  return read.value;
}
