import { describe, expect, test } from 'vitest';
import { changedFile, type Filed } from '../../../src/cli/fuzz/changedFile.ts';
import { chanceFrom } from '../../../src/play/chance.ts';
import { checkFile } from '../../../src/play/files/checkFile.ts';
import type { FileFault } from '../../../src/play/files/fault.ts';
import { lineOf } from '../../../src/play/files/lineOf.ts';
import { readPlayable } from '../../../src/play/files/readPlayable.ts';
import { readRuleSet } from '../../../src/play/files/readRuleSet.ts';
import { gameFile } from './gameFile.ts';

const pretty = (file: unknown): string => JSON.stringify(file, null, 2);
const found = (file: unknown): string[] => checkFile(pretty(file)).faults.map(({ path, fault }) => `${path} ${fault}`);

describe('all that is wrong', () => {
  test('with the form of a file, in lists too', () => {
    const file = gameFile();
    file.edition = 7;
    file.setup.table.width = 'wide';
    file.setup.scenery[0].height = -1;
    file.setup.scenery[1].terrain = ['lava'];
    file.setup.cards[1].healthy.movee = 4;
    file.position.characters[0].at = [5];
    file.commands = [{ type: 'dance' }, { type: 'endTurn' }, { type: 'move', who: 'anton' }];
    expect(found(file)).toEqual([
      'edition not-text',
      'setup.table.width not-a-number',
      'setup.scenery[0].height less-than',
      'setup.scenery[1].terrain[0] not-one-of',
      'setup.cards[1].healthy.movee unknown-field',
      'position.characters[0].at[1] missing',
      'commands[0].type not-one-of',
      'commands[2].path missing',
    ]);
  });

  test('with what a position says', () => {
    const file = gameFile();
    file.position.turn.round = 2;
    file.position.characters[0] = { id: 'anton', at: [4, 12], panicking: true };
    file.position.characters[1].at = [30, 5];
    file.at = 4;
    expect(found(file)).toEqual([
      'position.turn.round does-not-fit',
      'position.characters[0].panicking not-in-rules',
      'position.characters[0].at no-room',
      'position.characters[1].at off-the-table',
      'at no-such-command',
    ]);
  });

  test('but nothing that would only follow from something else that is wrong', () => {
    const file = gameFile();
    file.setup.sides.a.force = ['anton', 'nobody'];
    file.setup.cards[1].id = 'anton';
    expect(found(file)).toEqual([
      'setup.cards[1].id taken-id',
      'setup.sides.a.force[1] unknown-card',
      'setup.sides.b.force[0] unknown-card',
    ]);
  });

  test('with what is played, up to where the rules refuse it', () => {
    const move = {
      type: 'move',
      who: 'berta',
      path: [
        [12, 5],
        [12, 30],
      ],
    }; // prettier-ignore
    expect(found(gameFile({ commands: [move, move] }))).toEqual(['commands[0] refused-command']);
    expect(found(gameFile({ commands: [{ type: 'endTurn' }] }))).toEqual(['commands[0] refused-command']);
    expect(checkFile(pretty(gameFile()))).toEqual({ kind: 'game', faults: [] });
  });

  test('with a case, in its game and beside it', () => {
    const { format: _, version: __, ...game } = gameFile();
    game.position.tokens.a = -1;
    const sound = {
      format: 'take-cover/case',
      version: 1,
      title: 'Case',
      about: ['FIRE-3'],
      game: { ...game, position: gameFile().position },
    };
    const expecting = { ...sound, about: ['FIRE-99', 'R999'], expect: [{ sight: ['anton', 'berta'], is: {} }] };
    expect(found(expecting)).toEqual(['about[0] unknown-rule', 'about[1] unknown-rule', 'expect[0] says-nothing']);
    expect(found({ ...sound, game, expect: [{}] })).toEqual([
      'game.position.tokens.a less-than',
      'expect[0] not-one-of',
    ]);
  });

  test('with a text that is none of ours', () => {
    expect(checkFile('{\n  "format": "take-cover/game",\n  "version" 1\n}')).toEqual({
      kind: null,
      faults: [{ path: 'format', fault: 'not-json', line: 3 }],
    });
    expect(checkFile('{\n "format": "take-cover/novel" }').faults).toMatchObject([
      { path: 'format', fault: 'other-kind', line: 2 },
    ]);
    expect(checkFile('[]').faults).toMatchObject([{ path: '', fault: 'other-format', line: 1 }]);
    expect(checkFile(pretty(gameFile({ version: 9 }))).faults).toMatchObject([{ fault: 'newer-version', line: 3 }]);
  });

  test('and no more of it than one can mend', () => {
    const file = gameFile({ commands: Array.from({ length: 500 }, () => ({ type: 'dance' })) });
    expect(found(file)).toHaveLength(100);
  });
});

test('of changed files the first that is told is what a reader refuses them for', () => {
  const { format: _, version: __, app: ___, title: ____, ...game } = gameFile();
  const head = { version: 1, title: 'Case' };
  const expected = [{ sight: ['anton', 'berta'], is: { los: true } }];
  const files: Filed[] = [
    { what: 'position', file: gameFile() },
    { what: 'game', file: gameFile({ position: null, commands: [{ type: 'roll', dice: [6, 3] }] }) },
    {
      what: 'ruleset',
      file: { format: 'take-cover/ruleset', version: 1, edition: 'tactic-2.2', rulings: { R32: 'b' }, rules: {} },
    },
    { what: 'case', file: { format: 'take-cover/case', ...head, about: ['R32'], game, expect: expected } },
  ];
  let opened = 0;
  for (const { what } of files) {
    for (let i = 0; i < 60; i++) {
      const text = changedFile(what, files, chanceFrom(1000 + i));
      const refused = refusal(what, text);
      if (refused === undefined) continue;
      if (refused === null) opened++;
      const [first] = checkFile(text).faults.filter(({ fault }) => fault !== 'refused-command');
      expect(first ?? null, `${what} ${i}`).toEqual(refused && { ...refused, line: expect.any(Number) });
    }
  }
  expect(opened).toBeGreaterThan(40);
});

/** undefined: of another kind than it was. */
function refusal(what: string, text: string): FileFault | null | undefined {
  const read = what === 'ruleset' ? readRuleSet(text) : readPlayable(text);
  if (!read.ok) return read.fault.fault === 'other-kind' ? undefined : read.fault;
  return 'leftOut' in read.value && read.value.leftOut ? read.value.leftOut : null;
}

describe('the line', () => {
  /** Writes JSON with each field in a line of its own, and notes in which. */
  function written(value: unknown, path: string, lines: string[], at: Map<string, number>, name = ''): void {
    if (path !== '') at.set(path, lines.length + 1);
    if (typeof value !== 'object' || value === null) {
      lines.push(`${name}${JSON.stringify(value)}`);
      return;
    }
    const isList = Array.isArray(value);
    lines.push(`${name}${isList ? '[' : '{'}`);
    const entries = Object.entries(value);
    for (const [i, [key, inner]] of entries.entries()) {
      const step = isList ? `[${key}]` : `${path === '' ? '' : '.'}${key}`;
      written(inner, `${path}${step}`, lines, at, isList ? '' : `${JSON.stringify(key)} : `);
      if (i < entries.length - 1) lines[lines.length - 1] += ',';
    }
    lines.push(isList ? ']' : '}');
  }

  test.each(['\n', '\r\n', '\r'])('is that of the field, for each field of a game, after %j', (end) => {
    const [lines, at] = [[] as string[], new Map<string, number>()];
    written({ ...gameFile(), 'x-"odd": [1]': { 'a.b': [{}] } }, '', lines, at);
    const text = lines.join(end);
    expect(at.size).toBeGreaterThan(100);
    for (const [path, line] of at) expect(lineOf(text, path), path).toBe(line);
  });

  test('of a field that is missing is that of what it is missing from', () => {
    const text = pretty(gameFile());
    const line = text.split('\n').findIndex((each) => each.includes('"thickness"')) + 1;
    expect(lineOf(text, 'setup.scenery[0].shape.thickness')).toBe(line);
    expect(lineOf(text, 'setup.scenery[0].shape.radius')).toBe(line - 12 + 2);
  });

  test('of a text that breaks off is its end', () => {
    expect(lineOf('{\n  "a": [1,\n  2', '')).toBe(3);
    expect(lineOf('{\n  "a": 1,\n  oops\n}', '')).toBe(3);
    expect(lineOf('{\n  "a"\n}', 'a')).toBe(3);
    expect(lineOf('', '')).toBe(1);
  });
});
