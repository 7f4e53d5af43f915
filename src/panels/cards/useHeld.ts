import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Id } from '../../engine/index.ts';
import { useCardInHand } from '../../store/cardInHand.ts';

/** How long a finger presses, and a mouse rests, before the card is held up; in ms. */
const PRESSED = 500;
const RESTED = 900;

/**
 * A long press takes the card up, and is no click then; a mouse that rests on it only glances at it. For the card's own
 * element.
 */
export function useHeld(who: Id) {
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const taken = useRef(false);
  const { take, glance, lookAway } = useCardInHand.getState();

  const stop = (): void => {
    if (waiting.current !== null) clearTimeout(waiting.current);
    waiting.current = null;
  };
  const after = (ms: number, then: () => void): void => {
    stop();
    waiting.current = setTimeout(then, ms);
  };
  useEffect(
    () => () => {
      if (waiting.current !== null) clearTimeout(waiting.current);
    },
    [],
  );

  return {
    onPointerOver: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') after(RESTED, () => glance(who));
    },
    onPointerOut: () => {
      stop();
      lookAway();
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      taken.current = false;
      stop();
      if (pointerType === 'mouse') return;
      after(PRESSED, () => {
        taken.current = true;
        take(who);
      });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!taken.current) return;
      taken.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
