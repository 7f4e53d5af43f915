import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caseTitles as french } from '../../src/i18n/fr/caseTitles.ts';
import { loadCaseTitles } from '../../src/i18n/index.ts';
import { caseTitles as italian } from '../../src/i18n/it/caseTitles.ts';

const folder = join(import.meta.dirname, '../cases');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
const titles = new Set(files.map((name): string => JSON.parse(readFileSync(join(folder, name), 'utf8')).title));

test.each([
  ['it', italian],
  ['fr', french],
] as const)('every case has a title in %s, and none that is no longer there', async (locale, said) => {
  expect([...titles].filter((title) => !Object.hasOwn(said, title))).toEqual([]);
  expect(Object.keys(said).filter((title) => !titles.has(title))).toEqual([]);
  expect(await loadCaseTitles(locale, (ask) => ask())).toBe(said);
});

test.each([
  ['it', italian],
  ['fr', french],
] as const)('cases that are called unlike in English are in %s as well', (_, said) => {
  const words = Object.values(said);
  expect(words.filter((title, i) => words.indexOf(title) !== i)).toEqual([]);
  expect(Object.entries(said).filter(([title, own]) => title === own || own.length > 100)).toEqual([]);
});

test('a title that is true under a house rule says so', () => {
  for (const [title, own] of [...Object.entries(italian), ...Object.entries(french)])
    expect(/come regola della casa$|en règle maison$/.test(own), own).toBe(/as a house rule$/.test(title));
});
