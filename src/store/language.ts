import { useEffect, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { LOCALES, type Locale, loadMessages, type Messages } from '../i18n/index.ts';
import { usePreferences } from './preferences.ts';

/** The language of the page. One that is chosen is spoken once its words are there; until then the page keeps the last. */
interface Language {
  /** null: the first words are still on their way. */
  readonly spoken: { readonly locale: Locale; readonly messages: Messages } | null;
  /** What could not be loaded when it was asked for last. */
  readonly failed: Locale | null;
}

export const useLanguage = create<Language>()(() => ({ spoken: null, failed: null }));

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

let asked = 0;

/** Loads a language and goes over to it; of several asked for at once the last. Where none is spoken yet, English helps out. `load`: where words come from. */
export async function speak(locale: Locale, load = loadMessages): Promise<void> {
  const mine = ++asked;
  const messages = await load(locale).catch(() => null);
  if (mine !== asked) return;
  if (messages) {
    useLanguage.setState({ spoken: { locale, messages }, failed: null });
    return;
  }
  useLanguage.setState({ failed: locale });
  if (useLanguage.getState().spoken) return;
  const english = await load('en');
  if (mine === asked) useLanguage.setState({ spoken: { locale: 'en', messages: english } });
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
