import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en/index.ts';
import { MESSAGES } from '../../src/i18n/everyLanguage.ts';
import { LOCALES, loadFirst, loadMessages } from '../../src/i18n/index.ts';
import { presentWith } from '../support/architecture/imports.ts';
import { placesIn, readSources, type Source } from '../support/architecture/sources.ts';

const first = await loadFirst('en', (ask) => ask());

/** What stands under a key, "ui.start" or "ui.start.name". */
const under = (words: object, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (group, name) =>
        typeof group === 'object' && group !== null ? (group as Record<string, unknown>)[name] : undefined,
      words,
    );

/** The keys and groups of keys that a file writes out; of one made at run time, as far as it is known. */
function keysIn(source: Source): string[] {
  return placesIn(source).flatMap(([node, parent]) => {
    const isAsked = (parent?.callee as { name?: string } | undefined)?.name === 'useTranslations';
    const text =
      node.type === 'Literal'
        ? node.value
        : node.type === 'TemplateElement'
          ? (node.value as { cooked: string }).cooked.replace(/\.[^.]*$/, '')
          : null;
    return typeof text === 'string' && (isAsked || text.includes('.')) && under(en, text) !== undefined ? [text] : [];
  });
}

/** Of the words of i18n, those that say something by themselves, with keys that no file writes out. */
const SAYING =
  /\b(narrate|reasons|refusal|goal|limit|editionWord|gapsOf|houseRule|named|namesOf|ruleText|ruleTitle|rulingNumber|rulingOption)\b(?=[^;]*from '[./]*i18n\/)/;

const shownAtOnce = presentWith('main.tsx', readSources(fileURLToPath(new URL('../../src', import.meta.url)))).filter(
  ({ file }) => !file.startsWith('i18n/'),
);

describe('the words that the page begins with', () => {
  test('are all that it can say before a part of it is fetched', () => {
    expect(shownAtOnce.map(({ file }) => file)).toContain('panels/start/StartPage.tsx');
    const keys = shownAtOnce.flatMap((source) => keysIn(source).map((key) => [source.file, key] as const));
    expect(keys.map(([, key]) => key)).toEqual(
      expect.arrayContaining(['ui.start', 'files.faults', 'ui.preferences', 'ui.failure']),
    );
    expect(keys.filter(([, key]) => under(first, key) === undefined)).toEqual([]);
    expect(shownAtOnce.filter(({ text }) => SAYING.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test.each(LOCALES)('and those that come later are all words of %s', async (locale) => {
    expect(await loadMessages(locale, (ask) => ask())).toEqual(MESSAGES[locale]);
  });
});
