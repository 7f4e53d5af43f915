import { useEffect } from 'react';
import { useGameStore } from '../../store/game.ts';
import { looksBack, standing } from '../../store/gameState.ts';
import { keyOf } from '../../store/keyOf.ts';
import { ownKey } from '../../store/ownKeys.ts';

/**
 * While a step is told nothing can be decided: any key, click or tap goes to its end, and does nothing else. Undo does both at
 * once, as do the keys of a player who steps through what has been played, where nothing can go wrong. To view another level is only to look.
 */
export function useSkipping(): void {
  const isTelling = useGameStore((s) => s.telling !== null);
  useEffect(() => {
    if (!isTelling) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (AIDS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || isStepping()) return;
      if (keyOf(event) === 'u' || isToLook(`button[aria-keyshortcuts="${CSS.escape(ownKey(keyOf(event)))}"]`)) return;
      swallow(event);
      if (!event.repeat) useGameStore.getState().endTelling();
    };
    const onPointer = (event: Event): void => {
      if (isUndo(event.target) || isOnLooker(event.target) || isStepping()) return;
      swallow(event);
      useGameStore.getState().endTelling();
      // what the same touch brings with it: it is spent
      for (const kind of FOLLOWING) window.addEventListener(kind, swallowed, { capture: true });
      setTimeout(() => {
        for (const kind of FOLLOWING) window.removeEventListener(kind, swallowed, { capture: true });
      }, SAME_TOUCH);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    // a click without a pointer: by a key or a screen reader; of a touch it is the end of what came before
    const onClick = (event: MouseEvent): void => {
      if (event.detail === 0) onPointer(event);
    };
    window.addEventListener('pointerdown', onPointer, { capture: true });
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onPointer, { capture: true });
      window.removeEventListener('click', onClick, { capture: true });
    };
  }, [isTelling]);
}

/** Keys that only go along with others. */
const AIDS = ['Shift', 'Control', 'Alt', 'Meta'];

/** So long after a touch that skipped what comes of the same touch is swallowed as well, at most; ms. */
const SAME_TOUCH = 350;
const FOLLOWING = ['pointerup', 'mousedown', 'mouseup', 'click'] as const;

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

function swallowed(event: Event): void {
  swallow(event);
  if (event.type !== 'click') return;
  for (const kind of FOLLOWING) window.removeEventListener(kind, swallowed, { capture: true });
}

const isUndo = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button[aria-keyshortcuts$="u"]') !== null;

/** What changes nothing but how the table is looked at (LevelRail.tsx). */
const LOOKERS = '[data-only-looks]';
const isToLook = (button: string): boolean => document.querySelector(`${LOOKERS} ${button}`) !== null;
const isOnLooker = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(LOOKERS) !== null;

/** Does a player step through what has been played, so that the keys are his? */
export function isStepping(): boolean {
  const state = useGameStore.getState();
  return state.looking !== null || looksBack(standing(state));
}
