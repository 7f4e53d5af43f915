import * as Radix from '@radix-ui/react-menu';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { keyOf } from '../store/keyOf.ts';
import { ownKey } from '../store/ownKeys.ts';
import styles from './Menu.module.css';

interface MenuProps {
  /** What it is the menu of, for those who do not see where it stands. */
  label: string;
  /** Where it opens, in pixels from the upper left corner of the element that it is in; kept inside the window. */
  place: readonly [x: number, y: number];
  onClose: () => void;
  children: ReactNode;
}

/**
 * A menu beside what was pressed, whichever way that was: its first entry has the focus until it closes, the arrow keys go
 * round, the key of an entry chooses it, and a press beside it closes it and does nothing else.
 */
export function Menu({ label, place: [left, top], onClose, children }: MenuProps) {
  const isEntered = useRef(false);
  useFocusKept();
  const enter = (menu: HTMLElement): void => {
    if (!isEntered.current) entriesOf(menu)[0]?.focus({ preventScroll: true });
    isEntered.current = true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    event.stopPropagation(); // a key of the game is none while a menu is open
    const key = keyOf(event.nativeEvent);
    const meant = entriesOf(event.currentTarget).find((entry) => entry.getAttribute('data-key') === key);
    if (event.key === 'Tab') onClose();
    else if (meant) meant.click();
    else return;
    event.preventDefault();
  };
  return (
    // its own way to be modal hides from readers what can still be reached by key, so the rest is only covered
    <Radix.Root open modal={false} onOpenChange={onClose}>
      <div className={styles.cover} />
      <Radix.Anchor className={styles.anchor} style={{ left, top }} />
      <Radix.Content
        className={styles.menu}
        aria-label={label}
        align="start"
        collisionPadding={4}
        loop
        onFocus={({ currentTarget }) => enter(currentTarget)}
        onKeyDown={onKeyDown}
        onEscapeKeyDown={(event) => event.stopPropagation()}
        onCloseAutoFocus={(event) => {
          // what was chosen may have taken the focus
          if (document.activeElement !== document.body) event.preventDefault();
        }}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

/** The press that opens a menu would go on to take its focus away, and to open the browser's own. */
function useFocusKept(): void {
  useLayoutEffect(() => {
    const prevent = (event: Event): void => event.preventDefault();
    const listened = ['mousedown', 'contextmenu'] as const;
    for (const type of listened) window.addEventListener(type, prevent, { capture: true });
    return () => {
      for (const type of listened) window.removeEventListener(type, prevent, { capture: true });
    };
  }, []);
}

const entriesOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

interface MenuItemProps {
  onChoose: () => void;
  /** Why not: it can be gone to and read all the same. */
  refused: string | null;
  /** The letter that chooses it. */
  shortcut: string | null;
  children: ReactNode;
}

/** An entry of a menu, which closes when it is chosen. */
export const MenuItem = ({ onChoose, refused, shortcut, children }: MenuItemProps) => (
  <Radix.Item
    className={styles.item}
    aria-disabled={refused !== null || undefined}
    data-key={shortcut ?? undefined}
    onSelect={(event) => {
      if (refused === null) onChoose();
      else event.preventDefault();
    }}
  >
    <span className={styles.label}>{children}</span>
    {shortcut !== null && (
      <span className={styles.key} aria-hidden="true">
        {ownKey(shortcut)}
      </span>
    )}
    {refused !== null && <span className={styles.why}>{refused}</span>}
  </Radix.Item>
);

/** What is written over the entries, for the eye: the label says it as well. */
export const MenuTitle = ({ children }: { children: ReactNode }) => (
  <strong className={styles.title} aria-hidden="true">
    {children}
  </strong>
);
