import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  /** Left out where the button only sends its form. */
  onClick?: () => void;
  /** A click on it while it is refused. */
  onRefused?: () => void;
  children: ReactNode;
  look?: 'plain' | 'primary' | 'quiet' | 'onFrame';
  /** Refused: it stays in the tab order, says so, and does nothing. The reason must be visible at `describedBy`. */
  refused?: boolean;
  describedBy?: string | undefined;
  /** The key that does the same (keys.ts). */
  shortcut?: string | undefined;
  pressed?: boolean | undefined;
  label?: string | undefined;
  submit?: boolean;
  /** Has the focus when its dialog opens. */
  first?: boolean;
}

export function Button(props: ButtonProps) {
  const { onClick, children, look = 'plain', refused = false, shortcut, pressed, label } = props;
  const classes = [styles.button, look !== 'plain' && styles[look], pressed && styles.pressed];
  return (
    <button
      type={props.submit ? 'submit' : 'button'}
      className={classes.filter(Boolean).join(' ')}
      onClick={(event) => {
        if (!refused) onClick?.();
        else {
          event.preventDefault();
          props.onRefused?.();
        }
      }}
      aria-disabled={refused || undefined}
      aria-describedby={props.describedBy}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      aria-label={label}
      data-first={props.first || undefined}
    >
      {children}
      {shortcut && (
        <span className={styles.key} aria-hidden="true">
          {shortcut === 'Escape' ? 'Esc' : shortcut}
        </span>
      )}
    </button>
  );
}
