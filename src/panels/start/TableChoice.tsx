import { useState } from 'react';
import { type ReadyTable, TABLES } from '../../content/index.ts';
import type { Ruleset } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { named } from '../../i18n/translator.ts';
import form from '../../parts/form.module.css';
import { RandomTable } from './RandomTable.tsx';
import { ReadyTableRadio } from './ReadyTableRadio.tsx';
import styles from './TableChoice.module.css';

interface TableChoiceProps {
  chosen: ReadyTable | undefined;
  /** The players' own. */
  own: readonly ReadyTable[];
  /** By whose rules one that chance lays out is to be fair. */
  ruleset: Ruleset;
  onChoose: (table: ReadyTable) => void;
}

/** The ready tables and those of the library, each with a picture from above; and one that chance lays out. */
export function TableChoice({ chosen, own, ruleset, onChoose }: TableChoiceProps) {
  const t = useTranslations();
  const [random, setRandom] = useState<ReadyTable | null>(null);
  return (
    <fieldset>
      <legend className={form.legend}>{t('ui.newGame.table')}</legend>
      <RandomTable
        table={random}
        ruleset={ruleset}
        onLaid={(table) => {
          setRandom(table);
          onChoose(table);
        }}
      />
      <div className={styles.tables}>
        {[...(random ? [random] : []), ...TABLES, ...own].map((table) => (
          <ReadyTableRadio
            key={table.id}
            table={table}
            group="table"
            name={table.own ? table.own.name || t('ui.library.unnamed') : named(t, 'tables', table.id)}
            note={
              table === random
                ? t('ui.fair.random')
                : table.own
                  ? t('ui.newGame.own')
                  : named(t, 'tableNotes', table.id)
            }
            checked={table.id === chosen?.id}
            onChoose={() => onChoose(table)}
          />
        ))}
      </div>
    </fieldset>
  );
}
