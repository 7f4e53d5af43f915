import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENDINGS, endingsOf } from '../../src/cli/fuzz/endings.ts';
import { awaiting } from '../../src/engine/index.ts';
import { type GameFile, readGame } from '../../src/play/files/readGame.ts';
import { openGame } from '../../src/play/files/replay.ts';
import { gameText } from '../../src/play/files/writeGame.ts';
import { begin, gameAt } from '../../src/play/history.ts';
import { gameOf } from '../../src/play/start.ts';

/** Whole games, replayed on each run. README.md says how they are made. */

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

function fileOf(name: string): GameFile {
  const read = readGame(readFileSync(join(folder, name), 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.fault.path}: ${read.fault.fault}`);
  return read.value;
}

describe.each(files)('%s', (name) => {
  const file = fileOf(name);
  const opened = openGame(file);

  test('begins with the set-up and goes on to its end', () => {
    expect(file.start.position).toBeNull();
    expect(awaiting(gameAt(opened.history)).kind).toBe('over');
  });

  test('ends in the state that stands in the file, by commands that are all legal', () => {
    expect(opened.broken).toBeNull();
    expect(opened.history.nodes).toHaveLength(file.commands.length);
    expect(gameAt(opened.history).state).toEqual(file.last);
    expect(Object.keys(file.hashes).length).toBeGreaterThan(0);
  });

  test('is written again as it was read', () => {
    const text = gameText(file.start, opened.history);
    expect({ ...JSON.parse(text), app: '' }).toEqual({
      ...JSON.parse(readFileSync(join(folder, name), 'utf8')),
      app: '',
    });
  });
});

describe('among them is one that ends', () => {
  const ended = files.map((name) => endingsOf(openGame(fileOf(name)).history));

  test.each(ENDINGS)('%s', (ending) => {
    expect(ended.some((endings) => endings.includes(ending))).toBe(true);
  });

  test('but none that has not begun', () => {
    const [first = ''] = files;
    expect(endingsOf(begin(gameOf(fileOf(first).start), 'freely'))).toEqual([]);
  });
});
