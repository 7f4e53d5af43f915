import { create } from 'zustand';
import type { Id, Point } from '../engine/index.ts';

/** What is pointed at. */
export interface Pointed {
  /** Where the mouse or the keyboard's cursor points, in u. */
  readonly pointer: Point | null;
  /** The character who stands there, or whose card or button is pointed at. */
  readonly hovered: Id | null;
}

const NOTHING: Pointed = { pointer: null, hovered: null };

/** Apart from the rest of the page's state (ui.ts), as it changes with every move of the pointer: subscribe with care. */
export const usePointerStore = create<Pointed>()(() => NOTHING);

export const point = (pointer: Point | null, hovered: Id | null): void =>
  usePointerStore.setState({ pointer, hovered });

export const pointAway = (): void => usePointerStore.setState(NOTHING);
