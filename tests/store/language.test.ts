import { beforeEach, describe, expect, test } from 'vitest';
import { loadFirst, loadMessages, type Messages } from '../../src/i18n/index.ts';
import { firstSpoken, type Source, speak, speakInFull, useLanguage, wantedLanguage } from '../../src/store/language.ts';
import { usePreferences } from '../../src/store/preferences.ts';

const noNetwork = (): Promise<never> => Promise.reject(new Error('no network'));
const nowhere: Source = { first: noNetwork, all: noNetwork };
const here: Source = {
  first: (locale) => loadFirst(locale, (ask) => ask()),
  all: (locale) => loadMessages(locale, (ask) => ask()),
};
/** Only English can be had. */
const onlyEnglish: Source = { ...here, first: (locale) => (locale === 'en' ? here.first(locale) : noNetwork()) };

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
    const italian = await here.all('it');
    let arrive = (_: Messages): void => undefined;
    const slow = speak('it', { ...here, first: () => new Promise((resolve) => (arrive = resolve)) });
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

  test('has the words of the start page first, and once all are wanted all, of the next language too', async () => {
    const isWhole = () => 'rules' in (useLanguage.getState().spoken?.messages ?? {});
    await speak('en');
    expect(isWhole()).toBe(false);
    await speakInFull();
    expect([spoken(), isWhole()]).toEqual(['en', true]);
    await speak('fr');
    expect([spoken(), isWhole()]).toEqual(['fr', true]);
  });

  test('comes whole as well when all words are wanted while it is on its way', async () => {
    await speak('en');
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const slow = speak('it', { ...here, first: (locale) => late.then(() => here.first(locale)) });
    await speakInFull();
    expect(spoken()).toBe('en');
    arrive();
    await slow;
    expect(useLanguage.getState().spoken).toEqual({ locale: 'it', messages: await here.all('it') });
  });

  test('keeps its first words where the others cannot be had, and asks for them again', async () => {
    await speak('en');
    await expect(speakInFull(nowhere)).rejects.toThrow('no network');
    expect(spoken()).toBe('en');
    await speakInFull();
    expect(useLanguage.getState().spoken?.messages).toEqual(await here.all('en'));
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
