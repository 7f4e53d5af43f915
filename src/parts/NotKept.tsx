import { useTranslations } from '../i18n/index.ts';
import type { StorageFault } from '../play/journal/stored.ts';
import { type Made, nameOf } from '../play/library.ts';
import { saveMade } from '../store/savedMade.ts';
import { Button } from './Button.tsx';
import form from './form.module.css';

interface NotKeptProps {
  /** Why the library could not take it. */
  fault: StorageFault;
  all: readonly Made[];
  /** Tries it once more. */
  onAgain?: () => void;
}

/** What was made and could not be put into the library. */
export function NotKept({ fault, all, onAgain }: NotKeptProps) {
  const unnamed = useTranslations('ui.library')('unnamed');
  const names = [...new Set(all.map((made) => nameOf(made).trim() || unnamed))].join(', ');
  return <NotStored fault={fault} names={names} onSave={() => saveMade(all)} onAgain={onAgain} />;
}

interface NotStoredProps {
  fault: StorageFault;
  names: string;
  onSave: () => void;
  onAgain?: (() => void) | undefined;
  /** Leaves it at that. */
  onClose?: () => void;
}

/** What this browser could not store: it stays where it is made, and can be kept as a file. */
export function NotStored({ fault, names, onSave, onAgain, onClose }: NotStoredProps) {
  const t = useTranslations('ui.library');
  const again = useTranslations('ui.shell')('again');
  const understood = useTranslations('ui.start')('understood');
  const save = useTranslations('ui.workshop')('save');
  return (
    <div role="alert" className={form.fault}>
      <p>{t('notKept', { fault, names })}</p>
      <div className={form.buttons}>
        <Button onClick={onSave}>{save}</Button>
        {onAgain && <Button onClick={onAgain}>{again}</Button>}
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            {understood}
          </Button>
        )}
      </div>
    </div>
  );
}
