import type { MouseEvent } from 'react';
import type { Character } from '../../engine/index.ts';
import { useUiStore } from '../../store/ui.ts';

/**
 * The right button, or its key, on a card: the menu that the figure has on the table. For the card's own element. A finger
 * that is held takes the card up instead (useHeld).
 */
export function useCardMenu({ id, at }: Character): (event: MouseEvent) => void {
  const setMenu = useUiStore((ui) => ui.setMenu);
  return (event) => {
    event.preventDefault();
    const board = document.querySelector('[role="application"]')?.getBoundingClientRect();
    const isFinger = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    if (!board || !at || isFinger) return;
    setMenu({ spot: { at, who: id }, place: [event.clientX - board.left, event.clientY - board.top] });
  };
}
