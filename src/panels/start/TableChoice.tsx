import { type ReadyTable, TABLES } from '../../content/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { named } from '../../i18n/translator.ts';
import form from '../../parts/form.module.css';
import { ReadyTableRadio } from './ReadyTableRadio.tsx';
import styles from './TableChoice.module.css';

interface TableChoiceProps {
  chosen: ReadyTable | undefined;
  onChoose: (table: ReadyTable) => void;
}

/** The ready tables, each with a picture from above. */
export function TableChoice({ chosen, onChoose }: TableChoiceProps) {
  const t = useTranslations();
  return (
    <fieldset>
      <legend className={form.legend}>{t('ui.newGame.table')}</legend>
      <div className={styles.tables}>
        {TABLES.map((table) => (
          <ReadyTableRadio
            key={table.id}
            table={table}
            group="table"
            name={named(t, 'tables', table.id)}
            note={named(t, 'tableNotes', table.id)}
            checked={table === chosen}
            onChoose={() => onChoose(table)}
          />
        ))}
      </div>
    </fieldset>
  );
}
