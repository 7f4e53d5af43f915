import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonSchema } from '../../src/cli/schema/jsonSchema.ts';
import { judge } from '../../src/play/cases/judge.ts';
import { faultsOf } from '../../src/play/draft/draft.ts';
import { readDraft } from '../../src/play/draft/readDraft.ts';
import { checkFile } from '../../src/play/files/checkFile.ts';
import { type Content, contentOf } from '../../src/play/files/contentOf.ts';
import { KINDS } from '../../src/play/files/gameForm.ts';
import { stateHash } from '../../src/play/files/hash.ts';
import { readCase } from '../../src/play/files/readCase.ts';
import { readGame } from '../../src/play/files/readGame.ts';
import { readForLibrary } from '../../src/play/files/readLibrary.ts';
import { openGame } from '../../src/play/files/replay.ts';
import { gameAt } from '../../src/play/history.ts';
import { fromLink } from '../../src/play/share/link.ts';
import { linkInside } from '../../src/play/share/picture.ts';

/**
 * Files and links of a release, kept as they were written: at least one file of each kind, a position, a draft that is wrong, two links of each, short
 * and with everything in it, and a picture. Nobody changes one; what a later release adds to the formats comes beside them.
 */
const FOLDER = join(import.meta.dirname, 'golden');
const kept = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
/** Those with commands in them: a mission with storeys, skirmishes by other editions, one that begins amid a game. */
const GAMES: readonly string[] = ['game', 'italian', 'combat', 'position'];
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const links = kept('links.txt')
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [file: string, link: string]);

const opened = (text: string) => {
  const read = readGame(text);
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.fault}`);
  return { last: read.value.last, ...openGame(read.value) };
};
const drafted = (text: string) => {
  const read = readDraft(text, { a: '', b: '' });
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.fault}`);
  return read;
};
const contents = (text: string): readonly Content[] => {
  const { made, faults } = readForLibrary(text);
  expect(faults).toEqual([]);
  return made.map((each) => {
    const read = contentOf(each);
    if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.fault}`);
    return read.value;
  });
};

describe('a file that was written once', () => {
  test('is kept of every kind there is', () => {
    const kinds = files.map((name) => JSON.parse(kept(name)).format.replace('take-cover/', ''));
    expect([...new Set(kinds)].sort()).toEqual([...KINDS].sort());
  });

  test.each(files.filter((name) => name !== 'draft.json'))('has nothing wrong in it: %s', (name) => {
    expect(checkFile(kept(name)).faults).toEqual([]);
  });

  test.each(GAMES.map((name) => `${name}.json`))('replays to where it stood, every line of it: %s', (name) => {
    const { broken, history, last } = opened(kept(name));
    expect(broken).toBeNull();
    expect(history.nodes).toHaveLength(JSON.parse(kept(name)).commands.length);
    expect(last && stateHash(gameAt(history).state)).toBe(last && stateHash(last));
  });

  test('goes on in the workshop where it is not right yet, with all that is wrong', () => {
    const { draft, leftOut } = drafted(kept('draft.json'));
    expect(leftOut).toEqual([]);
    expect(draft.title).toBe('Not right yet');
    expect(faultsOf(draft).map(({ path, fault }) => `${path} ${fault}`)).toEqual([
      'position.characters[0].at overlaps',
      'position.characters[1].at overlaps',
    ]);
  });

  test.each(files.filter((name) => name.startsWith('case')))('holds as a case: %s', (name) => {
    const read = readCase(kept(name));
    const verdicts = read.ok ? judge(read.value) : [];
    expect(verdicts.length).toBeGreaterThan(0);
    expect(verdicts.filter(({ holds }) => !holds)).toEqual([]);
  });

  test.each(files.filter((name) => ![...GAMES, 'draft'].includes(name.replace('.json', ''))))(
    'has all that it says when it comes into the library: %s',
    (name) => {
      const { made } = readForLibrary(kept(name));
      const { entries, ...file } = JSON.parse(kept(name));
      const parts = (entries ?? [file]).flatMap((part: { cards?: object[]; format: string }) =>
        part.format === 'take-cover/cards' ? part.cards?.map((card) => ({ ...part, cards: [card] })) : [part],
      );
      expect(made.map((each) => each.file)).toMatchObject(parts);
      expect(contents(kept(name))).toHaveLength(parts.length);
    },
  );

  test('has among them every field there is, but what the program writes of what is going on', () => {
    const there = new Set(files.flatMap((name) => namesOf(JSON.parse(kept(name)))));
    const known = KINDS.flatMap((kind) => fieldsIn(jsonSchema(kind)));
    expect([...new Set(known)].filter((name) => !there.has(name))).toEqual([]);
  });
});

/** Names in a file, wherever they stand. */
const namesOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, of]) => [...(Array.isArray(value) ? [] : [name]), ...namesOf(of)])
    : [];

/** Fields that a schema knows, without those of frames, of commands, which the cases have, and of house rules. */
function fieldsIn(schema: unknown, within = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null || NOT_KEPT.includes(within)) return [];
  if (Array.isArray(schema)) return schema.flatMap((each) => fieldsIn(each, within));
  const { properties, $defs, ...rest } = schema as Record<string, unknown>;
  return [
    ...Object.entries((properties as object | undefined) ?? {}).flatMap(([name, of]) => [name, ...fieldsIn(of, name)]),
    ...Object.entries($defs ?? {}).flatMap(([name, of]) => fieldsIn(of, name)),
    ...Object.values(rest).flatMap((each) => fieldsIn(each, within)),
  ];
}

const NOT_KEPT = ['frame', 'command', 'houseRules', 'rulings'];

describe('a link that was made once', () => {
  test('is kept of each file', () => {
    expect([...new Set(links.map(([file]) => `${file}.json`))].sort()).toEqual([...files].sort());
    expect(links).toHaveLength(2 * files.length);
  });

  test.each(links)('opens as the file does: %s', async (name, link) => {
    const text = await fromLink(link);
    if (!text.ok) throw new Error(text.fault.fault);
    const file = kept(`${name}.json`);
    if (name === 'draft') {
      const [was, is] = [file, text.value].map((each) => drafted(each).draft);
      expect({ ...is, extras: {} }).toEqual({ ...was, extras: {} });
    } else if (GAMES.includes(name)) {
      const [was, is] = [file, text.value].map(opened);
      expect(is?.broken).toBeNull();
      expect(is?.history.nodes.map(({ command }) => command)).toEqual(was?.history.nodes.map(({ command }) => command));
      expect(is && gameAt(is.history).state).toEqual(was && gameAt(was.history).state);
    } else if (name.startsWith('case')) expect(readCase(text.value)).toEqual(readCase(file));
    else expect(contents(text.value)).toEqual(contents(file));
  });

  test('opens out of a picture', async () => {
    const inside = linkInside(readFileSync(join(FOLDER, 'picture.png')));
    const text = await fromLink(inside.ok ? inside.value : '');
    if (!text.ok) throw new Error(text.fault.fault);
    const [was, is] = [kept('position.json'), text.value].map(opened);
    expect(is && gameAt(is.history).state).toEqual(was && gameAt(was.history).state);
  });
});
