import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { EditionId } from '../../editions/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import form from '../../parts/form.module.css';
import { useRulebook } from '../../store/rulebook.ts';
import { Lessons } from '../lesson/Lessons.tsx';
import { EntryView } from './EntryView.tsx';
import { AllCases } from './Examples.tsx';
import { entriesOf } from './entries.ts';
import styles from './LookUp.module.css';
import { Results } from './Results.tsx';
import { indexOf, search } from './search.ts';

const PAGE = 10;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/** The dialog gives its focus to whatever bears this when it opens. */
const focusFirst = (input: HTMLInputElement | null): void => input?.setAttribute('autofocus', '');

/** A search box over a list, and beside it the entry that is lit in the list: typing and the arrow keys are enough. */
export function LookUp({ edition, shown }: { edition: EditionId; shown: string | null }) {
  const t = useTranslations();
  const id = useId();
  const leafTo = useRulebook((book) => book.leafTo);
  const [query, setQuery] = useState('');
  const index = useMemo(() => indexOf(entriesOf(t, edition)), [t, edition]);
  const found = useMemo(() => search(index, query), [index, query]);
  const entry = index.entries.find((each) => each.id === shown) ?? null;
  const lit = entry ? found.indexOf(entry) : -1;
  if (entry && lit < 0) setQuery(''); // a link has led away from what was asked for

  const ask = (asked: string): void => {
    setQuery(asked);
    if (asked.trim() !== '') leafTo(search(index, asked)[0]?.id ?? null);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    leafTo(found[Math.min(found.length - 1, Math.max(0, lit + step))]?.id ?? null);
  };

  return (
    <div className={styles.lookUp}>
      <div className={styles.list}>
        <label className={styles.search} htmlFor={`${id}-search`}>
          {t('ui.rulebook.search')}
          <input
            ref={focusFirst}
            id={`${id}-search`}
            className={form.control}
            type="search"
            role="combobox"
            aria-expanded="true"
            aria-controls={`${id}-found`}
            aria-activedescendant={lit >= 0 && entry ? `${id}-${entry.id}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('ui.rulebook.searchHint')}
            value={query}
            onChange={({ target }) => ask(target.value)}
            onKeyDown={onKey}
          />
        </label>
        <p className={styles.count} role="status">
          {query.trim() === '' ? '' : t('ui.rulebook.found', { count: found.length })}
        </p>
        <Results id={id} found={found} lit={entry} grouped={query.trim() === ''} onChoose={leafTo} />
      </div>
      <div className={styles.entry}>
        {entry ? (
          <EntryView key={`${edition} ${entry.id}`} entry={entry} edition={edition} />
        ) : (
          <>
            <p className={styles.hint}>{t(found.length > 0 ? 'ui.rulebook.choose' : 'ui.rulebook.nothing')}</p>
            <AllCases />
            <Lessons onBegin={useRulebook.getState().close} />
          </>
        )}
      </div>
    </div>
  );
}
