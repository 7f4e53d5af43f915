import { usePreferences } from './preferences.ts';

/** Keys without a sign of their own, and the space bar, are no letters: they do the same in every page. */
const isSign = ({ key }: KeyboardEvent): boolean => [...key].length === 1 && key !== ' ';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;

/**
 * Lets letters, figures and signs be keys only where the players want them to be (preference `letters`): a voice that is taken
 * down, or a hand that trembles, presses them unmeant. What does not count comes to nobody who listens on the page; typing
 * stays typing. Gives a way to stop.
 */
export function sortLetters(): () => void {
  const meant = new WeakSet<Event>();
  const onKey = (event: KeyboardEvent): void => {
    const { letters } = usePreferences.getState();
    const { target, key, code, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (letters === 'everywhere' || meant.has(event) || !isSign(event) || isTyped(target) || ctrlKey || metaKey) return;
    if (letters === 'board' && target instanceof Element && target.getAttribute('role') === 'application') return;
    event.stopImmediatePropagation();
    if (letters !== 'alt' || !altKey) return;
    event.preventDefault(); // or it would go to the browser's menu
    const plain = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
    meant.add(plain);
    target?.dispatchEvent(plain);
  };
  window.addEventListener('keydown', onKey, true);
  return () => window.removeEventListener('keydown', onKey, true);
}
