import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerRoute } from '../../src/cli/route.ts';
import { jsonSchema } from '../../src/cli/schema/jsonSchema.ts';
import { answerSight } from '../../src/cli/sight.ts';
import { judge } from '../../src/play/cases/judge.ts';
import { KINDS, type Kind } from '../../src/play/files/gameForm.ts';
import { readCase } from '../../src/play/files/readCase.ts';
import { readFile } from '../../src/play/files/readFile.ts';
import { readGame } from '../../src/play/files/readGame.ts';
import { openGame } from '../../src/play/files/replay.ts';

/** docs/formats.md says what the readers read: its examples are read, and no field is missing. */

const page = readFileSync(resolve(import.meta.dirname, '../../docs/formats.md'), 'utf8');

const examples = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\`\`\`$`, 'gm'))].map(([, text]) => text ?? '');

const kindOf = (text: string): Kind => JSON.parse(text).format.replace('take-cover/', '');

describe('the examples', () => {
  test.each(examples('json').map((text) => [kindOf(text), text] as const))(
    'of a file can be read: %s',
    (kind, text) => {
      expect(readFile(kind, text)).toMatchObject({ ok: true });
    },
  );

  test('of a game is one that plays', () => {
    const [game] = examples('json').filter((text) => kindOf(text) === 'game');
    const read = readGame(game ?? '');
    expect(read.ok && openGame(read.value).broken).toBeNull();
  });

  test('of a case is one that holds', () => {
    const [text] = examples('json').filter((each) => kindOf(each) === 'case');
    const read = readCase(text ?? '');
    expect(read.ok && judge(read.value).filter(({ holds }) => !holds)).toEqual([]);
  });

  test('of questions have answers', () => {
    const [sight, route] = [examples('json sight'), examples('json route')];
    expect([sight.length, route.length]).toEqual([1, 1]);
    const line = ([text = '']: readonly string[]) => text.replaceAll('\n', ' ');
    expect(JSON.parse(answerSight(line(sight)))).toMatchObject({ id: 'q1', los: true, cover: 'open', need: 5 });
    expect(JSON.parse(answerRoute(line(route)))).toMatchObject({ id: 'r1', tokens: 2, length: 6 });
  });
});

/** What the schema itself has to say in full: frames are written by the program, house rules are too many. */
const BY_THE_SCHEMA = ['frame', 'houseRules'];

/** Every other field that a form knows, and the word by which it tells kinds of things apart. */
function namesIn(schema: unknown, field = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null || BY_THE_SCHEMA.includes(field)) return [];
  if (Array.isArray(schema)) return schema.flatMap((each) => namesIn(each, field));
  const { properties, const: word, $defs, ...rest } = schema as Record<string, unknown>;
  const fields = Object.entries((properties as object | undefined) ?? {});
  return [
    ...fields.flatMap(([name, of]) => [name, ...namesIn(of, name)]),
    ...(typeof word === 'string' ? [word] : []),
    ...Object.entries($defs ?? {}).flatMap(([name, of]) => namesIn(of, name)),
    ...Object.values(rest).flatMap((each) => namesIn(each, field)),
  ];
}

/** In a sentence, a table or an example. */
const named = (name: string): boolean => new RegExp(`[\`"/]${name}[\`"]`).test(page);

test('every field of the page’s own is named', () => {
  const src = resolve(import.meta.dirname, '../../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const own = files.flatMap((name) => readFileSync(join(src, name), 'utf8').match(/(?<=')x-[a-z]+(?=')/g) ?? []);
  expect(own).toContain('x-settings');
  expect([...new Set(own)].filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});

test.each(KINDS)('every field of a file of kind %s is named', (kind) => {
  const names = [...new Set(namesIn(jsonSchema(kind)))];
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !named(name))).toEqual([]);
});
