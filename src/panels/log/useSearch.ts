import { useDeferredValue, useMemo, useState } from 'react';
import { folded, namesOf, narrate, say, useTranslations } from '../../i18n/index.ts';
import type { LogEntry } from './chapters.ts';

interface Search {
  /** What is looked for, as it has been typed. */
  readonly wanted: string;
  readonly setWanted: (wanted: string) => void;
  /** Does a line say it? null: nothing is looked for. */
  readonly says: ((entry: LogEntry) => boolean) | null;
}

/**
 * Finds lines by what they say while the log is open, drawn or not: the page's own search sees those alone that are drawn. All words have to be in a
 * line, in whatever order.
 */
export function useSearch(isOpen: boolean): Search {
  const t = useTranslations();
  const [wanted, setWanted] = useState('');
  const words = useDeferredValue(folded(wanted).split(/\s+/).filter(Boolean).join(' '));
  const sentences = useMemo(() => {
    const told = new WeakMap<LogEntry['event'], string>();
    return ({ before: { setup, state }, event }: LogEntry): string => {
      const known = told.get(event);
      if (known !== undefined) return known;
      const sentence = folded(say(t, narrate(event, namesOf(setup, t, state.characters, state.markers))));
      told.set(event, sentence);
      return sentence;
    };
  }, [t]);
  const says = useMemo(() => {
    const all = words.split(' ').filter(Boolean);
    return all.length === 0 || !isOpen
      ? null
      : (entry: LogEntry) => all.every((word) => sentences(entry).includes(word));
  }, [words, sentences, isOpen]);
  return { wanted, setWanted, says };
}
