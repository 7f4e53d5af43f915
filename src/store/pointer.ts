import { create } from 'zustand';
import type { Id, Point } from '../engine/index.ts';
import type { Pointed } from '../pointing/hand.ts';

const NOTHING: Pointed = { pointer: null, hovered: null, level: 0 };

/** Apart from the rest of the page's state (ui.ts), as it changes with every move of the pointer: subscribe with care. */
export const usePointerStore = create<Pointed>()(() => NOTHING);

/** `level`: that of the ground which is pointed at. */
export const point = (pointer: Point | null, hovered: Id | null, level = 0): void =>
  usePointerStore.setState({ pointer, hovered, level });

export const pointAway = (): void => usePointerStore.setState(NOTHING);
