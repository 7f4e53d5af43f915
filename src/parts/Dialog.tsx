import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from '../i18n/index.ts';
import { keyOf } from '../store/keyOf.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** As large as is of use; what is inside has to scroll by itself. */
  tall?: boolean;
  /** As large as the window lets it be; otherwise like a tall one. */
  full?: boolean;
  /** All of the window, so that nothing else is seen. */
  cover?: boolean;
  /** The key of the button that opened it, which closes it as well; not for what is typed in. */
  shortcut?: string;
}

/** The browser's own modal dialog: it keeps the focus inside, and Escape or a click beside it closes it. */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, wide = false, tall = false, full = false, cover = false, shortcut } = props;
  const t = useTranslations('ui.dialog');
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const classes = [
    styles.dialog,
    wide && styles.wide,
    (tall || full) && styles.tall,
    full && styles.full,
    cover && styles.cover,
  ];
  // before any effect of its content, which may want to scroll
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={classes.filter(Boolean).join(' ')}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (keyOf(event.nativeEvent) !== shortcut || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current && !cover) onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Button look="quiet" label={t('close')} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
