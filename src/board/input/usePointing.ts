import { type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Point, PreparedSetup } from '../../engine/index.ts';
import type { Look, Shows, Tells } from '../props.ts';
import { type Pane, zoomAbout } from '../view/camera.ts';
import { highestLevel } from '../view/storeys.ts';
import { viewNow } from '../view/useView.ts';
import { FREE, type Hand, type PointerInput, recognise } from './gestures.ts';
import { PointingHand, type RefusedDrop } from './hand.ts';

/** Milliseconds for which a finger or a pen is pressed to open a menu. */
const HELD = 550;

/**
 * Handlers for all that a pointer can do, for whichever pointer it is, and where one is being held: it asks for a menu if that
 * goes on. `pressed` is called when one comes down.
 */
export function usePointing(
  { game, look }: Shows,
  tells: Tells | undefined,
  pane: Pane | null,
  pressed: () => void,
  onRefusedDrop: RefusedDrop,
) {
  const hand = useRef<Hand>(FREE);
  const [pointing] = useState(() => new PointingHand());
  const [holding, setHolding] = useState<Point | null>(null);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(wait.current), []);

  const hear = (input: PointerInput): void => {
    if (!pane) return;
    const { hand: next, gestures } = recognise(hand.current, input);
    hand.current = next;
    if (next.kind !== 'pressed') {
      clearTimeout(wait.current);
      setHolding(null);
    }
    for (const gesture of gestures) {
      const view = viewNow(game.setup.table, look, pane);
      pointing.perform(gesture, { game, view, look, tells, onRefusedDrop, now: performance.now() });
    }
  };

  const heard = (type: PointerInput['type']) => (event: PointerEvent<HTMLElement>) => {
    if (tells && type === 'down' && event.button > 2) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const input: PointerInput = {
      type: tells && type === 'down' && asksForMenu(event) ? 'menu' : type,
      pointer: event.pointerId,
      at: [event.clientX - left, event.clientY - top],
      touch: event.pointerType === 'touch',
      middle: event.button === 1,
      shift: event.shiftKey,
    };
    tells?.cursorLeft();
    if (input.type === 'down') {
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed();
    }
    hear(input);
    if (tells && input.type === 'down' && event.pointerType !== 'mouse' && hand.current.kind === 'pressed') {
      setHolding(input.at);
      wait.current = setTimeout(() => hear({ ...input, type: 'menu' }), HELD);
    }
  };
  const handlers = {
    onPointerDown: heard('down'),
    onPointerMove: heard('move'),
    onPointerUp: heard('up'),
    onPointerCancel: heard('cancel'),
    onPointerLeave: heard('leave'),
    // the browser's own; its key is heard by useKeyboard
    onContextMenu: (event: SyntheticEvent): void => {
      if (tells) event.preventDefault();
    },
  };
  return { handlers, holding };
}

/** The right button, or what stands for it on a Mac. */
const asksForMenu = ({ button, ctrlKey }: PointerEvent<HTMLElement>): boolean =>
  button === 2 || (button === 0 && ctrlKey);

/** Nearer by a factor of e for so many pixels of the wheel; a pinch on a touch pad comes as a wheel with Ctrl. */
const WHEEL = { plain: 700, pinch: 120 };

/** A touch pad turns a wheel by many small steps: so long they are one, in ms. */
const NOTCH_MS = 120;

/** The wheel zooms about the pointer; with Alt it views the level above or below, one for each notch. Not a React handler: those cannot keep the page from scrolling. */
export function useWheel(
  box: RefObject<HTMLElement | null>,
  { table, elements }: PreparedSetup,
  look: Look,
  pane: Pane | null,
): void {
  const highest = highestLevel({ elements });
  useEffect(() => {
    const element = box.current;
    if (!element || !pane) return undefined;
    let last = Number.NEGATIVE_INFINITY;
    const turned = ({ deltaX, deltaY, timeStamp }: WheelEvent): void => {
      const by = deltaY || deltaX; // a Mac turns it aside
      if (by === 0 || timeStamp - last < NOTCH_MS) return;
      last = timeStamp;
      const level = look.from.getState().level - Math.sign(by);
      if (level >= 0 && level <= highest) look.toLevel(level);
    };
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (event.altKey) return turned(event);
      const { left, top } = element.getBoundingClientRect();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
      const factor = Math.exp((-event.deltaY * lines) / WHEEL[event.ctrlKey ? 'pinch' : 'plain']);
      const at = [event.clientX - left, event.clientY - top] as const;
      look.to(zoomAbout(viewNow(table, look, pane), table, at, factor));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [box, table, highest, look, pane]);
}
