import { create } from 'zustand';
import type { Draft } from '../play/draft/draft.ts';
import type { Shared } from './sharing.ts';

type Printed =
  | Exclude<Shared, { of: 'position' }>
  /** What lies on the workbench, right or wrong. */
  | { readonly of: 'position'; readonly name: string; readonly draft: Draft };

interface Printing {
  /** What is to go on paper; null: nothing, else the page for it is open. */
  readonly printed: Printed | null;
  print(printed: Printed): void;
  done(): void;
}

export const usePrinting = create<Printing>()((set) => ({
  printed: null,
  print: (printed) => set({ printed }),
  done: () => set({ printed: null }),
}));
