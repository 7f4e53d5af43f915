import type { ComponentProps, ReactNode } from 'react';
import { ownKey, useOwnKeys } from '../store/ownKeys.ts';
import { usePreferences } from '../store/preferences.ts';
import styles from './Button.module.css';

export interface ButtonProps {
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
  useOwnKeys(); // it shows its key
  return (
    <button type="button" {...buttonAttributes(props)}>
      <Face {...props} />
    </button>
  );
}

/** For the element of a button; IconButton has one of its own. */
export function buttonAttributes(props: ButtonProps): ComponentProps<'button'> {
  const { onClick, look = 'plain', refused = false, pressed } = props;
  const classes = [styles.button, look !== 'plain' && styles[look], pressed && styles.pressed];
  return {
    type: props.submit ? 'submit' : 'button',
    className: classes.filter(Boolean).join(' '),
    onClick: (event) => {
      if (!refused) onClick?.();
      else {
        event.preventDefault();
        props.onRefused?.();
      }
    },
    'aria-disabled': refused || undefined,
    'aria-describedby': props.describedBy,
    'aria-keyshortcuts': props.shortcut && shortcutNow(props.shortcut),
    title: props.shortcut && keyNow(props.shortcut),
    'aria-pressed': pressed,
    'aria-label': props.label,
    ...{ 'data-first': props.first || undefined },
  };
}

/** What is inside a button: what it is given, and its key, which is seen while Alt is held (game/useKeysShown.ts). */
export const Face = ({ children, shortcut }: Pick<ButtonProps, 'children' | 'shortcut'>) => (
  <>
    {children}
    {shortcut && (
      <span className={styles.key} aria-hidden="true">
        {keyName(shortcut)}
      </span>
    )}
  </>
);

/** As readers are told it: letters are keys only where the players want them to be (preference `letters`). */
export function shortcutNow(shortcut: string): string | undefined {
  const { letters } = usePreferences.getState();
  const [held, made] = shortcut.startsWith('Shift+') ? ['Shift+', shortcut.slice('Shift+'.length)] : ['', shortcut];
  if ([...made].length !== 1) return shortcut;
  const own = held + ownKey(made);
  if (letters === 'everywhere' || letters === 'board') return own;
  return letters === 'alt' ? `Alt+${own}` : undefined;
}

/** The same as it is written. */
export function keyNow(shortcut: string): string | undefined {
  const now = shortcutNow(shortcut);
  return now && (now.startsWith('Alt+') ? 'Alt+' : '') + keyName(shortcut);
}

/** As players have it now. */
export const keyName = (made: string): string => (made === 'Escape' ? 'Esc' : ownKey(made).toUpperCase());
