import { create } from 'zustand';
import type { Id, Point } from '../engine/index.ts';
import type { Pointed } from '../pointing/hand.ts';

const NOTHING: Pointed = { pointer: null, hovered: null };

/** Apart from the rest of the page's state (ui.ts), as it changes with every move of the pointer: subscribe with care. */
export const usePointerStore = create<Pointed>()(() => NOTHING);

export const point = (pointer: Point | null, hovered: Id | null): void =>
  usePointerStore.setState({ pointer, hovered });

export const pointAway = (): void => usePointerStore.setState(NOTHING);
