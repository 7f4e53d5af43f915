import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jsonSchema } from '../../src/cli/schema/jsonSchema.ts';
import { MEANINGS } from '../../src/cli/schema/meanings.ts';
import { KINDS, type Kind } from '../../src/play/files/gameForm.ts';
import { run } from './screen.ts';

interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [key: string]: unknown;
}

const schemas = Object.fromEntries(KINDS.map((kind) => [kind, jsonSchema(kind)])) as Record<Kind, Schema>;

/** All objects within, the whole included. */
function partsOf(value: unknown): readonly Schema[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Schema, ...Object.values(value).flatMap(partsOf)];
}

describe.each(KINDS)('the JSON Schema of %s', (kind) => {
  const schema = schemas[kind];
  const parts = partsOf(schema);

  test('is printed', async () => {
    const { exit, out } = await run(['schema', kind]);
    expect([exit, JSON.parse(out)]).toEqual([0, schema]);
  });

  test('says which it is, names the format, and lets no field through but x-', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:take-cover:${kind}:1`,
      required: expect.arrayContaining(['format', 'version']),
      type: 'object',
      properties: { format: { const: `take-cover/${kind}` } },
      additionalProperties: false,
      patternProperties: { '^x-': {} },
    });
    expect(parts.filter(({ $schema }) => $schema !== undefined)).toHaveLength(1);
  });

  test('has a description of itself, of each thing in it and of every field', () => {
    const fields = parts.flatMap(({ properties }) => Object.entries(properties ?? {}));
    const things = Object.entries(schema.$defs ?? {});
    expect([...things, ...fields].filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
    expect(schema.description).not.toBe('');
  });

  test('has under $defs what it refers to, and nothing else', () => {
    const referred = new Set(parts.flatMap(({ $ref }) => $ref ?? []));
    expect([...referred].sort()).toEqual(
      Object.keys(schema.$defs ?? {})
        .map((name) => `#/$defs/${name}`)
        .sort(),
    );
  });
});

test('a schema takes the files that are read, and none with a field too many', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/formats.md'), 'utf8');
  const examples = [...page.matchAll(/^```json\n([\s\S]*?)```$/gm)].map(([, text]) => JSON.parse(text ?? ''));
  expect(examples.length).toBeGreaterThan(5);
  for (const example of examples) {
    const form = z.fromJSONSchema(schemas[example.format.replace('take-cover/', '') as Kind] as never);
    expect(form.safeParse(example).error).toBeUndefined();
    expect(form.safeParse({ ...example, colour: 'red' }).success).toBe(false);
    expect(form.safeParse({ ...example, version: 'one' }).success).toBe(false);
  }
});

test('no description is of something that is in no file', () => {
  const said = new Set(
    Object.values(schemas)
      .flatMap(partsOf)
      .flatMap(({ description }) => description ?? []),
  );
  expect(
    Object.entries(MEANINGS)
      .filter(([, meaning]) => !said.has(meaning))
      .map(([name]) => name),
  ).toEqual([]);
});

test('a schema says of lists what their entries are, and how many there may be', () => {
  const { table } = schemas;
  expect(table.properties?.scenery).toMatchObject({
    type: 'array',
    maxItems: 1000,
    items: { $ref: '#/$defs/element' },
  });
  expect(table.$defs?.element).toMatchObject({
    type: 'object',
    required: ['id', 'look', 'terrain', 'shape'],
    additionalProperties: false,
    properties: {
      terrain: { items: { enum: ['sheltering', 'protecting', 'concealing', 'impassable', 'difficult'] } },
    },
  });
});

test('a schema has the bounds of the engine', () => {
  const { command } = schemas.game.$defs ?? {};
  const bid = partsOf(command).find(({ properties }) => properties?.type?.const === 'bid');
  expect(bid?.properties?.a).toMatchObject({ type: 'integer', minimum: 0, maximum: 10000 });
  expect(JSON.stringify(command)).toContain('"oneOf":[{"required":["element"]},{"required":["at"]}]');
});

test('of house rules a schema names the options, the bounds of numbers, and what they are about', () => {
  const { houseRules } = schemas.ruleset.$defs ?? {};
  expect(schemas.ruleset.properties?.rules?.$ref).toBe('#/$defs/houseRules');
  expect(houseRules?.additionalProperties).toBe(false);
  expect(houseRules?.properties).toMatchObject({
    'WIN-1': { enum: ['points', 'characters', 'characters-and-lead'] },
    'TURN-3': { description: 'Income', type: 'integer', minimum: 1, maximum: 20 },
    'TURN-5': { anyOf: [{ enum: ['none'] }, { type: 'integer', minimum: 1, maximum: 20 }] },
  });
  expect(schemas.game.$defs?.houseRules).toEqual(houseRules);
});

test.each([[['schema']], [['schema', 'novel']], [['schema', 'game', 'cards']]])(
  '%j names the kinds there are',
  async (args) => {
    expect(await run(args)).toEqual({
      exit: 2,
      out: '',
      error: 'schema needs one of game, case, cards, force, table, ruleset, scenario, library.',
    });
  },
);
