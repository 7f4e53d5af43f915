import { useEffect } from 'react';
import { useUiStore } from '../../store/ui.ts';

/** The button a key stands for is the one that says so; so a key does what its button does, and nothing without one. */
function press(key: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${CSS.escape(key)}"]`);
  button?.click();
  return button !== null;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;

/** One key for each action, on the whole page; Escape backs out of whatever is in the hand. */
export function useKeys(): void {
  const backOut = useUiStore((ui) => ui.escape);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const withOthers = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || withOthers || isTyping(event.target) || document.querySelector('dialog[open]'))
        return;
      if (event.key === 'Escape') backOut();
      else if (event.key.length === 1 && press(event.key.toLowerCase())) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [backOut]);
}
