import { type ReadyTable, TABLES } from '../../content/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { named } from '../../i18n/translator.ts';
import form from '../../parts/form.module.css';
import { ReadyTableRadio } from './ReadyTableRadio.tsx';
import styles from './TableChoice.module.css';

interface TableChoiceProps {
  chosen: ReadyTable | undefined;
  /** The players' own. */
  own: readonly ReadyTable[];
  onChoose: (table: ReadyTable) => void;
}

/** The ready tables and those of the library, each with a picture from above. */
export function TableChoice({ chosen, own, onChoose }: TableChoiceProps) {
  const t = useTranslations();
  return (
    <fieldset>
      <legend className={form.legend}>{t('ui.newGame.table')}</legend>
      <div className={styles.tables}>
        {[...TABLES, ...own].map((table) => (
          <ReadyTableRadio
            key={table.id}
            table={table}
            group="table"
            name={table.own ? table.own.name || t('ui.library.unnamed') : named(t, 'tables', table.id)}
            note={table.own ? t('ui.newGame.own') : named(t, 'tableNotes', table.id)}
            checked={table.id === chosen?.id}
            onChoose={() => onChoose(table)}
          />
        ))}
      </div>
    </fieldset>
  );
}
