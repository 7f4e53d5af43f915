import { TablePicture } from '../../board/index.ts';
import type { ReadyTable } from '../../content/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import form from '../../parts/form.module.css';
import styles from './ReadyTableRadio.module.css';

interface ReadyTableRadioProps {
  table: ReadyTable;
  /** Of the radio buttons that it is one of. */
  group: string;
  name: string;
  note: string;
  checked: boolean;
  onChoose: () => void;
}

/** One of the ready tables, or of what is played on one: its picture from above, what it is called and like, its size. */
export function ReadyTableRadio({ table, group, name, note, checked, onChoose }: ReadyTableRadioProps) {
  const t = useTranslations('ui.newGame');
  const { width, height } = table.table;
  return (
    <label className={styles.table}>
      <TablePicture table={table} label={t('tablePicture', { name })} />
      <span className={styles.words}>
        <span className={form.radio}>
          <input type="radio" name={group} aria-label={name} checked={checked} onChange={onChoose} />
          <strong>{name}</strong>
        </span>
        <span>{note}</span>
        <span>{t('tableSize', { width, height })}</span>
      </span>
    </label>
  );
}
