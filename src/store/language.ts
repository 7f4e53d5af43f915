import { useEffect, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { type First, LOCALES, type Locale, loadFirst, loadMessages, type Messages } from '../i18n/index.ts';
import { fetched } from './fetched.ts';
import { usePreferences } from './preferences.ts';

/** The language of the page. One that is chosen is spoken once its words are there; until then the page keeps the last. */
interface Language {
  /** null: the first words are still on their way. */
  readonly spoken: { readonly locale: Locale; readonly messages: First | Messages } | null;
  /** What could not be loaded when it was asked for last. */
  readonly failed: Locale | null;
  /** Are all words wanted, or only those that the page begins with? */
  readonly whole: boolean;
}

export const useLanguage = create<Language>()(() => ({
  spoken: null,
  failed: null,
  whole: false,
}));

/** The first of the wished languages (BCP 47, as a browser lists them) that there are words in; English if there is none. */
export function firstSpoken(wished: readonly string[]): Locale {
  const found = wished
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((language) => LOCALES.some((each) => each === language));
  return (found as Locale | undefined) ?? 'en';
}

/** What the players chose, or what the browser is set to. */
export function wantedLanguage(): Locale {
  const { language } = usePreferences.getState();
  return language === 'auto' ? firstSpoken(navigator.languages) : language;
}

/** Where the words of a language come from. */
export interface Source {
  readonly first: (locale: Locale) => Promise<First>;
  readonly all: (locale: Locale) => Promise<Messages>;
}

const SOURCE: Source = {
  first: (locale) => loadFirst(locale, fetched),
  all: (locale) => loadMessages(locale, fetched),
};

const areAll = (words: First | Messages): words is Messages => 'rules' in words;

async function wordsOf(locale: Locale, source: Source): Promise<First | Messages> {
  const words = useLanguage.getState().whole ? await source.all(locale) : await source.first(locale);
  return useLanguage.getState().whole && !areAll(words) ? source.all(locale) : words;
}

let asked = 0;

/** Loads a language and goes over to it; of several asked for at once the last. Where none is spoken yet, English helps out. */
export async function speak(locale: Locale, source = SOURCE): Promise<void> {
  const mine = ++asked;
  const messages = await wordsOf(locale, source).catch(() => null);
  if (mine !== asked) return;
  if (messages) {
    useLanguage.setState({ spoken: { locale, messages }, failed: null });
    return;
  }
  useLanguage.setState({ failed: locale });
  if (useLanguage.getState().spoken) return;
  const english = await wordsOf('en', source);
  if (mine === asked) useLanguage.setState({ spoken: { locale: 'en', messages: english } });
}

/** Has all words of the language that is spoken, and of each that is spoken from now on. Fails where they cannot be had. */
export async function speakInFull(source = SOURCE): Promise<void> {
  useLanguage.setState({ whole: true });
  for (;;) {
    const { spoken } = useLanguage.getState();
    if (!spoken || areAll(spoken.messages)) return;
    const { locale } = spoken;
    const messages = await source.all(locale);
    if (useLanguage.getState().spoken?.locale === locale) useLanguage.setState({ spoken: { locale, messages } });
  }
}

/** What the page speaks, following the players and the browser; `<html lang>` says it too. */
export function useSpoken(): Language['spoken'] {
  const wanted = useSyncExternalStore(followWishes, wantedLanguage);
  const spoken = useLanguage((l) => l.spoken);
  useEffect(() => {
    if (useLanguage.getState().spoken?.locale === wanted) useLanguage.setState({ failed: null });
    else void speak(wanted);
  }, [wanted]);
  useEffect(() => {
    if (spoken) document.documentElement.lang = spoken.locale;
  }, [spoken]);
  return spoken;
}

function followWishes(changed: () => void): () => void {
  window.addEventListener('languagechange', changed);
  const stop = usePreferences.subscribe(changed);
  return () => {
    window.removeEventListener('languagechange', changed);
    stop();
  };
}
