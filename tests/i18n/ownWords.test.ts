import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/index.ts';
import { messagesOf } from './words.ts';

/** Nothing of the rules' sources goes into the product: no run of nine words is the same. */
const RUN = 9;
const folder = fileURLToPath(new URL('../../../shared/rules/editions/', import.meta.url));

const sources = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.txt'))
        .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
    : []; // a copy of the product alone: the sources are not part of it

function runs(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return all.slice(0, Math.max(0, all.length - RUN + 1)).map((_, i) => all.slice(i, i + RUN).join(' '));
}

const copiedFrom = (texts: readonly string[], own: readonly (readonly [string, string])[]): string[] => {
  const known = new Set(texts.flatMap(runs));
  return own.filter(([, message]) => runs(message).some((run) => known.has(run))).map(([key]) => key);
};

test.each(LOCALES)('no message in %s shares nine words in a row with a source', (locale) => {
  expect(copiedFrom(sources(), messagesOf(locale))).toEqual([]);
});

test('such a message would be found', () => {
  const source = 'One two three, four five six! seven eight NINE ten';
  const own = [
    ['copied', 'he said: two three four five six seven eight nine ten.'],
    ['not', 'two three four five six seven eight nine'],
  ] as const;
  expect(copiedFrom([source], own)).toEqual(['copied']);
  for (const locale of LOCALES)
    expect(
      runs(
        messagesOf(locale)
          .map(([, message]) => message)
          .join(' '),
      ).length,
    ).toBeGreaterThan(3000);
});
