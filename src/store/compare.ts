import { create } from 'zustand';
import type { Command, Game } from '../engine/index.ts';

/** A command that all editions are asked about, and the game it is or was given in. */
export interface Subject {
  readonly game: Game;
  readonly command: Command;
  /** How it came up; null: it is the one thing that was asked about. */
  readonly as: 'pointed' | 'refused' | 'played' | null;
}

/** The question lies beside the game, like the rule book: it belongs to no game, and nothing of it is saved. */
interface Compare {
  /** What there is to ask about, the likeliest first; none: nothing is asked. */
  readonly subjects: readonly Subject[];
  readonly chosen: number;
}

interface CompareActions {
  askAbout(...subjects: readonly Subject[]): void;
  choose(chosen: number): void;
  close(): void;
}

const CLOSED: Compare = { subjects: [], chosen: 0 };

export const useCompare = create<Compare & CompareActions>()((set) => ({
  ...CLOSED,
  askAbout: (...subjects) => set({ subjects, chosen: 0 }),
  choose: (chosen) => set({ chosen }),
  close: () => set(CLOSED),
}));
