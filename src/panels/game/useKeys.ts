import { useEffect } from 'react';
import { isPointed } from '../../pointing/tools/index.ts';
import { backOut } from '../../store/backOut.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import { focusOn, focusOnNext } from './regions.ts';

/**
 * The button a key stands for is the one that says so, of several the last, which lies over the others; so a key does what
 * its button does, and nothing without one. What it puts into the hand is pointed with: the board gets the focus.
 */
function press(key: string): boolean {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`button[aria-keyshortcuts="${CSS.escape(key)}"]`);
  const before = useUiStore.getState().tool;
  [...buttons].at(-1)?.click();
  const { tool } = useUiStore.getState();
  if (tool !== before && isPointed(tool)) focusOn('board');
  return buttons.length > 0;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;

/** One key for each action, on the whole page; Escape comes back to now, or backs out of whatever is in the hand. */
export function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const withOthers = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || withOthers || isTyping(event.target) || document.querySelector('dialog[open]'))
        return;
      const { looking, lookAway } = useGameStore.getState();
      if (event.key === 'Escape') (looking ? lookAway : backOut)();
      else if (event.key === 'F6') {
        focusOnNext(event.shiftKey);
        event.preventDefault();
      } else if (event.key.length === 1 && press(event.key.toLowerCase())) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
