import { useEffect } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import type { Entry, Group } from './entries.ts';
import styles from './LookUp.module.css';

interface ResultsProps {
  /** What the ids of the list and its options begin with. */
  id: string;
  found: readonly Entry[];
  /** The entry that is shown, wherever it is. */
  lit: Entry | null;
  /** Under headings, as the contents of a book; else as they were found. */
  grouped: boolean;
  onChoose: (id: string) => void;
}

/** What was found. The search box keeps the focus and says which one is lit. */
export function Results({ id, found, lit, grouped, onChoose }: ResultsProps) {
  const t = useTranslations('ui.rulebook');
  const litId = lit && found.includes(lit) ? `${id}-${lit.id}` : null;
  useEffect(() => {
    if (litId) document.getElementById(litId)?.scrollIntoView({ block: 'nearest' });
  }, [litId]);
  const parts = grouped ? inGroups(found) : [{ group: null, entries: found }];
  return (
    <div id={`${id}-found`} role="listbox" aria-label={t('results')} className={styles.found}>
      {parts.map(({ group, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={group} role="group" aria-label={group ? t(`groups.${group}`) : t('results')}>
          {group && (
            <p className={styles.group} aria-hidden="true">
              {t(`groups.${group}`)}
            </p>
          )}
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the search box has the focus, and aria-activedescendant
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search box has the keys
            <div
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              aria-selected={entry === lit}
              className={styles.option}
              onClick={() => onChoose(entry.id)}
            >
              <span>{entry.title}</span> {entry.kind !== 'word' && <span className={styles.id}>{entry.id}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function inGroups(entries: readonly Entry[]): readonly { group: Group; entries: readonly Entry[] }[] {
  const groups = new Map<Group, Entry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].map(([group, those]) => ({ group, entries: those }));
}
