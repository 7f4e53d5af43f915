import { useEffect } from 'react';
import { keyOf } from '../../store/keyOf.ts';
import { ownKey } from '../../store/ownKeys.ts';
import { noteKey } from './pressedKey.ts';
import { focusOnNext } from './regions.ts';
import { useKeysShown } from './useKeysShown.ts';

/** What keys do that are not a button's own, and how a button is pressed by its key. */
export interface Keys {
  backOut(): void;
  press(button: HTMLButtonElement): void;
  /** Alt and Enter. */
  read?: () => void;
  /** Keys whose button is in the menu, and so not on the page. */
  others?: Readonly<Record<string, () => void>>;
}

const PAGE: Keys = { backOut: () => undefined, press: (button) => button.click() };

/**
 * The button a key stands for is the one that says so, of several the last, which lies over the others; so a key does what
 * its button does, and nothing without one.
 */
function buttonFor(made: string): HTMLButtonElement | undefined {
  const [held, key] = made.startsWith('Shift+') ? ['Shift+', made.slice('Shift+'.length)] : ['', made];
  const now = held + ownKey(key);
  const named = [now, `Alt+${now}`].map((each) => `button[aria-keyshortcuts="${CSS.escape(each)}"]`);
  return [...document.querySelectorAll<HTMLButtonElement>(named.join())].at(-1);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;

/** One key for each button that shows it, on the whole page. */
export function useKeys({ backOut, press, read, others }: Keys = PAGE): void {
  useKeysShown();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (read && event.key === 'Enter' && event.altKey && !document.querySelector('dialog[open]')) {
        event.preventDefault();
        return read();
      }
      const withOthers = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || withOthers || isTyping(event.target) || document.querySelector('dialog[open]'))
        return;
      const key = keyOf(event);
      const shifted = event.shiftKey ? buttonFor(`Shift+${key}`) : undefined;
      const button = key.length === 1 ? (shifted ?? buttonFor(key)) : undefined;
      if (event.key === 'Escape') backOut();
      else if (event.key === 'F6') focusOnNext(event.shiftKey);
      else if (button) {
        noteKey(button);
        press(button);
      } else if (others?.[key]) others[key]();
      else return;
      if (event.key !== 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [backOut, press, read, others]);
}
