import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useGameStore } from '../store/game.ts';
import { useUiStore } from '../store/ui.ts';
import { type Size, zoomAbout } from './camera.ts';
import { FREE, type Hand, type PointerInput, recognise } from './gestures.ts';
import { PointingHand } from './hand.ts';
import { viewNow } from './useView.ts';

interface Heard {
  readonly pressed: () => void;
  readonly moved: () => void;
}

/** Handlers for all that a pointer can do, for whichever pointer it is. */
export function usePointing(size: Size | null, { pressed, moved }: Heard) {
  const hand = useRef<Hand>(FREE);
  const [pointing] = useState(() => new PointingHand());
  const heard = (type: PointerInput['type']) => (event: PointerEvent<HTMLElement>) => {
    const { game } = useGameStore.getState();
    if (!game || !size || (type === 'down' && event.button > 1)) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    if (type === 'down') {
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed();
    }
    if (event.pointerType !== 'touch') moved();
    const { hand: next, gestures } = recognise(hand.current, {
      type,
      pointer: event.pointerId,
      at: [event.clientX - left, event.clientY - top],
      touch: event.pointerType === 'touch',
      middle: event.button === 1,
      shift: event.shiftKey,
    });
    hand.current = next;
    for (const gesture of gestures) pointing.perform(gesture, game, viewNow(game.setup.table, size));
  };
  return {
    onPointerDown: heard('down'),
    onPointerMove: heard('move'),
    onPointerUp: heard('up'),
    onPointerCancel: heard('cancel'),
    onPointerLeave: heard('leave'),
  };
}

/** Nearer by a factor of e for so many pixels of the wheel; a pinch on a touch pad comes as a wheel with Ctrl. */
const WHEEL = { plain: 700, pinch: 120 };

/** The wheel zooms about the pointer. Not a React handler: those cannot keep the page from scrolling. */
export function useWheel(box: RefObject<HTMLElement | null>, size: Size | null): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !size) return undefined;
    const onWheel = (event: WheelEvent): void => {
      const { game } = useGameStore.getState();
      if (!game) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
      const factor = Math.exp((-event.deltaY * lines) / WHEEL[event.ctrlKey ? 'pinch' : 'plain']);
      const { table } = game.setup;
      const at = [event.clientX - left, event.clientY - top] as const;
      useUiStore.getState().setCamera(zoomAbout(viewNow(table, size), table, at, factor));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [box, size]);
}
