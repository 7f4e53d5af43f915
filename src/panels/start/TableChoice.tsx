import { type ReadyTable, TABLES } from '../../content/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { named } from '../../i18n/translator.ts';
import form from '../parts/form.module.css';
import styles from './TableChoice.module.css';
import { TablePicture } from './TablePicture.tsx';

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
        {TABLES.map((table) => {
          const name = named(t, 'tables', table.id);
          return (
            <label key={table.id} className={styles.table}>
              <TablePicture table={table} label={t('ui.newGame.tablePicture', { name })} />
              <span className={styles.words}>
                <span className={form.radio}>
                  <input
                    type="radio"
                    name="table"
                    aria-label={name}
                    checked={table === chosen}
                    onChange={() => onChoose(table)}
                  />
                  <strong>{name}</strong>
                </span>
                <span>{named(t, 'tableNotes', table.id)}</span>
                <span>{t('ui.newGame.tableSize', { width: table.table.width, height: table.table.height })}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
