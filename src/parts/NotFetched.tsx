import { X } from 'lucide-react';
import { useTranslations } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import styles from './Floating.module.css';
import { Floating } from './Floating.tsx';

interface NotFetchedProps {
  again: () => void;
  /** To do without; left out where there is nothing else to be seen. */
  onClose?: (() => void) | undefined;
}

/** Stands in the place of a part of the page that could not be fetched. */
export function NotFetched({ again, onClose }: NotFetchedProps) {
  const t = useTranslations('ui.shell');
  const close = useTranslations('ui.dialog')('close');
  return (
    <Floating>
      <p role="alert" className={styles.notice}>
        {t('notFetched')} <Button onClick={again}>{t('again')}</Button>
        {onClose && (
          <Button look="quiet" label={close} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </Button>
        )}
      </p>
    </Floating>
  );
}
