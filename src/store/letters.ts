import { announce } from './announced.ts';
import { keyOf } from './keyOf.ts';
import { madeFor } from './ownKeys.ts';
import { usePreferences } from './preferences.ts';

/** Keys without a sign of their own, and the space bar, are no letters: they do the same in every page. */
const isSign = ({ key }: KeyboardEvent): boolean => [...key].length === 1 && key !== ' ';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;

/**
 * Lets letters, figures and signs be keys only where the players want them to be (preference `letters`): a voice that is taken
 * down, or a hand that trembles, presses them unmeant. Keys that have been exchanged (ownKeys.ts) come as those they were made as. What does not count comes to nobody who listens on the page; typing
 * stays typing. Gives a way to stop.
 */
export function sortLetters(): () => void {
  const meant = new WeakSet<Event>();
  const onKey = (event: KeyboardEvent): void => {
    const { letters } = usePreferences.getState();
    const { target, code, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (meant.has(event) || !isSign(event) || isTyped(target) || ctrlKey || metaKey) return;
    const onBoard = target instanceof Element && target.getAttribute('role') === 'application';
    const isPlain = letters === 'everywhere' || (letters === 'board' && onBoard);
    const pressed = keyOf(event);
    const made = madeFor(pressed);
    if (isPlain && (made === pressed || altKey)) return;
    event.stopImmediatePropagation();
    if (!isPlain && (letters !== 'alt' || !altKey)) return;
    event.preventDefault(); // or it would go to the browser's menu
    if (made === null) return announce('notNow', { key: pressed.toUpperCase() });
    const key = made === pressed ? event.key : made;
    const plain = new KeyboardEvent('keydown', {
      key,
      // the place of a key means nothing where another sign is meant
      ...(made === pressed && { code }),
      shiftKey,
      bubbles: true,
      cancelable: true,
    });
    meant.add(plain);
    target?.dispatchEvent(plain);
  };
  window.addEventListener('keydown', onKey, true);
  return () => window.removeEventListener('keydown', onKey, true);
}
