import { createContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Box } from './layers/labels/layOut.ts';

/** Where names and numbers stand on the canvas now, in pixels of the view; for what is laid over it. */
export type LaidLabels = StoreApi<readonly Box[]>;

export const createLaidLabels = (): LaidLabels => createStore<readonly Box[]>()(() => []);

/** Those of the board that something lies on. */
export const LabelsOfBoard = createContext<LaidLabels | null>(null);

/** Notes them after a drawing; whoever follows them hears of it where one has come, gone or moved. */
export function note(labels: LaidLabels, boxes: readonly Box[]): void {
  const before = labels.getState();
  if (boxes.length !== before.length || boxes.some((box, i) => !isSame(box, before[i]))) labels.setState(boxes, true);
}

const isSame = (one: Box, other: Box | undefined): boolean =>
  one.at[0] === other?.at[0] && one.at[1] === other.at[1] && one.width === other.width && one.height === other.height;
