import { create } from 'zustand';
import type { Side } from '../engine/index.ts';

/**
 * What is pressed, and whether it was meant for the question it falls on. A question takes no press that was begun before it could
 * be seen (the second half of a double click, a key that is held), and for a moment none at all when it belongs to the other
 * side than the one before. The one place where that is judged: what answers questions carries `data-question`, the board asks
 * `isStray`.
 */
interface Presses {
  /** What is being pressed, until it is let go (a key) or has clicked; when that began, in ms of the page, and where (no key is anywhere). */
  readonly press: { readonly began: number; readonly place: Place | null } | null;
  /** Where a pointer was pressed last, until it has moved away from there. */
  readonly rests: Place | null;
  readonly shown: Shown | null;
  /** The last press was one of a finger, or none has been and a finger is what this device is used with. */
  readonly byTouch: boolean;
}

/** In pixels of the window. */
type Place = readonly [x: number, y: number];

/** A question that can be seen. */
interface Shown {
  readonly by: Side | 'both';
  /** Since when, in ms of the page. */
  readonly at: number;
  /** From when on it may be answered. */
  readonly settled: number;
  /** … and where the last press was: a slow double click, or two taps. */
  readonly settledThere: number;
  /** Where that was; null: the pointer has moved away from there since, or there was none. */
  readonly there: Place | null;
}

/** How long a question of the other side is only to be read, in ms; and where the pointer still rests since the last press. */
const READ_FIRST = 300;
const READ_THERE = 700;
/** A pointer rests that has not moved farther than this, in pixels. */
const SHAKE = 12;

const isNear = ([x, y]: Place, [toX, toY]: Place): boolean => Math.hypot(toX - x, toY - y) <= SHAKE;

export const usePresses = create<Presses>()(() => ({
  press: null,
  rests: null,
  shown: null,
  byTouch: typeof matchMedia === 'function' && matchMedia('(hover: none)').matches,
}));

/**
 * A question can be seen from now on. Where nothing is to be decided (`isRoll`: the dice are due) a hand that rolls for both sides in turn
 * waits no longer where it rests than elsewhere.
 */
export function questionShown(by: Side | 'both', isRoll = false): void {
  const { shown, rests: there } = usePresses.getState();
  const isForeign = shown !== null && by !== 'both' && shown.by !== by;
  const at = performance.now();
  const settled = isForeign ? at + READ_FIRST : at;
  const settledThere = isForeign && !isRoll ? at + READ_THERE : settled;
  usePresses.setState({ shown: { by, at, settled, settledThere, there } });
}

/** How long the question that can be seen is only to be read, in ms: anywhere, and where the pointer rests since the last press. */
export function leftToRead(): { readonly anywhere: number; readonly there: number } {
  const { shown } = usePresses.getState();
  const left = (until: number): number => Math.max(0, until - performance.now());
  if (!shown) return { anywhere: 0, there: 0 };
  return { anywhere: left(shown.settled), there: left(shown.there ? shown.settledThere : shown.settled) };
}

/** Was what is pressed now begun before the question could be seen, or while it was only to be read? */
export function isStray(): boolean {
  const { press, shown } = usePresses.getState();
  if (!shown) return false;
  const began = press?.began ?? performance.now();
  const isThere = press?.place && shown.there && isNear(press.place, shown.there);
  return began <= shown.at || began < (isThere ? shown.settledThere : shown.settled);
}

/** Follows what is pressed on the page, and lets no stray press answer a question. Gives a way to stop. */
export function followPresses(): () => void {
  const set = usePresses.setState;
  const onDown = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    const place: Place = [clientX, clientY];
    set({ press: { began: performance.now(), place }, rests: place, byTouch: pointerType === 'touch' });
  };
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    const { rests, shown } = usePresses.getState();
    if (rests && !isNear(rests, [clientX, clientY])) set({ rests: null, shown: shown && { ...shown, there: null } });
  };
  const onKey = ({ repeat }: KeyboardEvent): void => {
    const { press } = usePresses.getState();
    if (!repeat) set({ press: { began: performance.now(), place: null }, byTouch: false });
    // held since before anybody looked
    else if (press === null) set({ press: { began: Number.NEGATIVE_INFINITY, place: null } });
  };
  const letGo = (): void => set({ press: null });
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element && event.target.closest('[data-question]') && isStray())) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const onClicked = (): void => {
    if (usePresses.getState().press?.place) letGo();
  };
  const handlers = [
    ['pointerdown', onDown, true],
    ['pointermove', onMove, true],
    ['keydown', onKey, true],
    ['keyup', letGo, true],
    ['blur', letGo, false],
    ['click', onClick, true],
    ['click', onClicked, false],
  ] as const;
  for (const [type, handler, capture] of handlers) window.addEventListener(type, handler as EventListener, capture);
  return () => {
    for (const [type, handler, capture] of handlers)
      window.removeEventListener(type, handler as EventListener, capture);
    set({ press: null, rests: null, shown: null });
  };
}
