import { create } from 'zustand';
import type { Side } from '../engine/index.ts';

/**
 * What is pressed, and whether it was meant for the question it falls on. A question takes no press that was begun before it could
 * be seen (the second half of a double click, a key that is held), and for a moment none at all when it belongs to the other
 * side than the one before. The one place where that is judged: what answers questions carries `data-question`, the board asks
 * `isStray`.
 */
interface Presses {
  /** What is being pressed, until it is let go (a key) or has clicked; when that began, in ms of the page. */
  readonly press: { readonly began: number; readonly isKey: boolean } | null;
  /** Whose the question is that can be seen, since when, and from when on it may be answered. */
  readonly shown: { readonly by: Side | 'both'; readonly at: number; readonly settled: number } | null;
  /** The last press was one of a finger, or none has been and a finger is what this device is used with. */
  readonly byTouch: boolean;
}

/** How long a question of the other side is only to be read, in ms. */
const READ_FIRST = 300;

export const usePresses = create<Presses>()(() => ({
  press: null,
  shown: null,
  byTouch: typeof matchMedia === 'function' && matchMedia('(hover: none)').matches,
}));

/** A question can be seen from now on. Says how long it is only to be read, in ms. */
export function questionShown(by: Side | 'both'): number {
  const { shown } = usePresses.getState();
  const isForeign = shown !== null && by !== 'both' && shown.by !== by;
  const at = performance.now();
  const rest = isForeign ? READ_FIRST : 0;
  usePresses.setState({ shown: { by, at, settled: at + rest } });
  return rest;
}

/** Was what is pressed now begun before the question could be seen, or while it was only to be read? */
export function isStray(): boolean {
  const { press, shown } = usePresses.getState();
  const began = press?.began ?? performance.now();
  return shown !== null && (began <= shown.at || began < shown.settled);
}

/** Follows what is pressed on the page, and lets no stray press answer a question. Gives a way to stop. */
export function followPresses(): () => void {
  const set = usePresses.setState;
  const onDown = ({ pointerType }: PointerEvent): void =>
    set({ press: { began: performance.now(), isKey: false }, byTouch: pointerType === 'touch' });
  const onKey = ({ repeat }: KeyboardEvent): void => {
    const { press } = usePresses.getState();
    if (!repeat) set({ press: { began: performance.now(), isKey: true }, byTouch: false });
    // held since before anybody looked
    else if (press === null) set({ press: { began: Number.NEGATIVE_INFINITY, isKey: true } });
  };
  const letGo = (): void => set({ press: null });
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element && event.target.closest('[data-question]') && isStray())) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const onClicked = (): void => {
    if (usePresses.getState().press?.isKey === false) letGo();
  };
  const handlers = [
    ['pointerdown', onDown, true],
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
    set({ press: null, shown: null });
  };
}
