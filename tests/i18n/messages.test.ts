import { describe, expect, test } from 'vitest';
import { LOCALES, named, say } from '../../src/i18n/index.ts';
import { argumentsOf } from './icu.ts';
import { messagesOf, strict } from './words.ts';

/** A number for each argument; and then, for each word a `select` knows, that word instead. */
function samplesOf(message: string, number: number): Record<string, string | number>[] {
  const all = argumentsOf(message);
  const numbers = Object.fromEntries(all.map(({ name }) => [name, number]));
  const chosen = all.filter(({ kind }) => kind === 'select');
  return [numbers, ...chosen.flatMap(({ name, options }) => options.map((option) => ({ ...numbers, [name]: option })))];
}

describe.each(LOCALES)('in %s', (locale) => {
  const t = strict(locale);
  const messages = messagesOf(locale);

  test('there are messages of every part', () => {
    expect(messages.length).toBeGreaterThan(2000);
  });

  test.each([0, 1, 2])('every message renders with %i for each of its values, and with each choice', (number) => {
    for (const [key, message] of messages) {
      for (const values of samplesOf(message, number)) {
        const text = say(t, { key, values });
        expect(text === '', key).toBe(message === '');
        expect(text, key).not.toMatch(/[{}]|undefined|NaN|\[object/);
      }
    }
  });

  test('no message has a straight apostrophe, which ICU would take for a quotation', () => {
    expect(messages.filter(([, message]) => message.includes("'")).map(([key]) => key)).toEqual([]);
  });

  test('each plural has forms that the language has, or numbers', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    for (const [key, message] of messages) {
      const forms = argumentsOf(message).flatMap(({ kind, options }) => (kind === 'plural' ? options : []));
      const odd = forms.filter((form) => !/^=\d+$/.test(form) && !pluralCategories.some((known) => known === form));
      expect(odd, key).toEqual([]);
    }
  });
});

test('a name that nobody has translated stands for itself', () => {
  const t = strict();
  expect(named(t, 'looks', 'stone-wall')).toBe('stone wall');
  expect(named(strict('fr'), 'looks', 'stone-wall')).toBe('mur de pierre');
  for (const look of ['spaceship', 'constructor', '__proto__', 'a.b', '']) expect(named(t, 'looks', look)).toBe(look);
  expect(named(t, 'roles', 'Maréchal. des logis')).toBe('Maréchal. des logis');
});
