import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { shortcutNow } from '../../parts/Button.tsx';
import styles from './Door.module.css';

interface DoorProps {
  icon: LucideIcon;
  title: string;
  note: string;
  /** The way most people want. */
  main?: boolean;
  /** The key that does the same (useKeys.ts). */
  shortcut?: string;
  onClick: () => void;
}

/** A way on from the start page: a large button that says in a line where it leads. */
export function Door({ icon: Icon, title, note, main = false, shortcut, onClick }: DoorProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={main ? `${styles.door} ${styles.main}` : styles.door}
      aria-label={title}
      aria-describedby={id}
      aria-keyshortcuts={shortcut && shortcutNow(shortcut)}
      onClick={onClick}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.title}>{title}</span>
      <span id={id} className={styles.note}>
        {note}
      </span>
    </button>
  );
}
