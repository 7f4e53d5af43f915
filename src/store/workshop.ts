import { create } from 'zustand';
import type { History } from '../play/history.ts';
import type { Start } from '../play/start.ts';

/** The moment of a game that is to be changed. */
export interface Moment {
  readonly start: Start;
  readonly history: History;
}

interface Workshop {
  /** The workshop stands in the place of the page; a game on the table waits and stays as it is. */
  readonly open: boolean;
  /** What the editor is to begin with; null: with what it had, or with a bare table. */
  readonly from: Moment | null;
  enter(from?: Moment): void;
  leave(): void;
}

export const useWorkshop = create<Workshop>()((set) => ({
  open: false,
  from: null,
  enter: (from) => set({ open: true, from: from ?? null }),
  leave: () => set({ open: false, from: null }),
}));
