import { beforeEach, describe, expect, test } from 'vitest';
import { loadMessages, type Messages } from '../../src/i18n/index.ts';
import { firstSpoken, speak, useLanguage, wantedLanguage } from '../../src/store/language.ts';
import { usePreferences } from '../../src/store/preferences.ts';

const nowhere = (): Promise<never> => Promise.reject(new Error('no network'));
/** Only English can be had. */
const onlyEnglish: typeof loadMessages = (locale) => (locale === 'en' ? loadMessages(locale) : nowhere());

beforeEach(() => {
  useLanguage.setState(useLanguage.getInitialState(), true);
  usePreferences.setState(usePreferences.getInitialState(), true);
});

const spoken = () => useLanguage.getState().spoken?.locale;

describe('the language', () => {
  test.each([
    [['it-CH', 'en'], 'it'],
    [['de-AT', 'FR-be', 'it'], 'fr'],
    [['en-GB', 'it'], 'en'],
    [['de', 'pl'], 'en'],
    [['', 'itx'], 'en'],
    [[], 'en'],
  ] as const)('of a browser that wishes %j is %s', (wished, locale) => expect(firstSpoken(wished)).toBe(locale));

  test('the players chose comes before the browser’s', () => {
    expect(wantedLanguage()).toBe(firstSpoken(navigator.languages));
    usePreferences.getState().set({ language: 'fr' });
    expect(wantedLanguage()).toBe('fr');
  });

  test('changes once its words are there, and of several asked for to the last', async () => {
    await speak('en');
    const italian = await loadMessages('it');
    let arrive = (_: Messages): void => undefined;
    const slow = speak('it', () => new Promise((resolve) => (arrive = resolve)));
    expect(spoken()).toBe('en');
    await speak('fr');
    arrive(italian);
    await slow;
    expect(spoken()).toBe('fr');
  });

  test('stays as it is when another cannot be loaded, which is said until there is one', async () => {
    await speak('en');
    await speak('it', nowhere);
    expect(useLanguage.getState()).toMatchObject({ spoken: { locale: 'en' }, failed: 'it' });
    await speak('it');
    expect(useLanguage.getState()).toMatchObject({ spoken: { locale: 'it' }, failed: null });
  });

  test('is English where the first cannot be loaded', async () => {
    await speak('fr', onlyEnglish);
    expect(useLanguage.getState()).toMatchObject({ spoken: { locale: 'en' }, failed: 'fr' });
  });

  test('is kept in the browser, and what else may stand there is not believed', async () => {
    usePreferences.getState().set({ language: 'it' });
    expect(localStorage.getItem('take-cover.preferences')).toContain('"language":"it"');
    localStorage.setItem('take-cover.preferences', JSON.stringify({ state: { language: 'tlh' }, version: 0 }));
    usePreferences.setState(usePreferences.getInitialState(), true);
    localStorage.setItem('take-cover.preferences', JSON.stringify({ state: { language: 'tlh' }, version: 0 }));
    await usePreferences.persist.rehydrate();
    expect(usePreferences.getState().language).toBe('auto');
  });
});
