import { create } from 'zustand';
import type { Made } from '../play/library.ts';

/** What is to be handed on: the game on the table, or something that was made. */
export type Shared =
  | { readonly of: 'game' }
  | { readonly of: 'made'; readonly name: string; readonly made: Made }
  /** What lies on the workbench, right or wrong. */
  | { readonly of: 'position'; readonly name: string; readonly file: Made['file'] };

interface Sharing {
  /** null: nothing; else the page for it is open. */
  readonly shared: Shared | null;
  share(shared: Shared): void;
  done(): void;
}

export const useSharing = create<Sharing>()((set) => ({
  shared: null,
  share: (shared) => set({ shared }),
  done: () => set({ shared: null }),
}));
