import { expect, test } from 'vitest';
import { LOCALES, MESSAGES, named, say, translator } from '../../src/i18n/index.ts';
import { messages, strict } from './words.ts';

const t = strict();

/** Every word before a comma or a brace may be an argument; a value too many does no harm. */
const valuesFor = (message: string, value: number) =>
  Object.fromEntries([...message.matchAll(/\{\s*(\w+)/g)].map(([, name]) => [name as string, value]));

test('there are messages of every part', () => {
  expect(messages.length).toBeGreaterThan(600);
});

test.each([0, 1, 2])('every message renders with %i for each of its values', (value) => {
  for (const [key, message] of messages) {
    const text = say(t, { key, values: valuesFor(message, value) });
    expect(text === '', key).toBe(message === '');
    expect(text, key).not.toMatch(/[{}]|undefined|NaN|\[object/);
  }
});

test('no message has a straight apostrophe, which ICU would take for a quotation', () => {
  expect(messages.filter(([, message]) => message.includes("'")).map(([key]) => key)).toEqual([]);
});

test('every language has the keys of English', () => {
  const keys = (group: object): string[] =>
    Object.entries(group).flatMap(([name, value]) =>
      typeof value === 'string' ? [name] : keys(value as object).map((key) => `${name}.${key}`),
    );
  for (const locale of LOCALES) {
    expect(keys(MESSAGES[locale])).toEqual(messages.map(([key]) => key));
    expect(translator(locale)('terms.cover.open')).toBe(MESSAGES[locale].terms.cover.open);
  }
});

test('a name that nobody has translated stands for itself', () => {
  expect(named(t, 'looks', 'stone-wall')).toBe('stone wall');
  for (const look of ['spaceship', 'constructor', '__proto__', 'a.b', '']) expect(named(t, 'looks', look)).toBe(look);
  expect(named(t, 'roles', 'Maréchal. des logis')).toBe('Maréchal. des logis');
});
