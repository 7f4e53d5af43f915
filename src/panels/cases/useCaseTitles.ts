import { useEffect, useState } from 'react';
import { LOCALES, loadCaseTitles, useLocale } from '../../i18n/index.ts';
import { fetched } from '../../store/fetched.ts';

/** What a case is called in the player's language, by the title of its file; a player's own as he has called it. */
export function useCaseTitles(): (title: string) => string {
  const spoken = useLocale();
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let isWanted = true;
    const locale = LOCALES.find((each) => each === spoken) ?? LOCALES[0];
    loadCaseTitles(locale, fetched).then(
      (those) => isWanted && setTitles(those),
      () => {}, // they are as good in English
    );
    return () => {
      isWanted = false;
    };
  }, [spoken]);
  return (title) => (Object.hasOwn(titles, title) ? (titles[title] ?? title) : title);
}
