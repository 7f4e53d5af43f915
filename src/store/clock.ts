import { create } from 'zustand';
import type { Clock } from '../play/clock.ts';

/** The clock beside the game on the table, if there is one; ticking.ts makes it go. */
interface ClockState {
  readonly clock: Clock | null;
  set(clock: Clock | null): void;
  pause(paused: boolean): void;
}

export const useClock = create<ClockState>()((set) => ({
  clock: null,
  set: (clock) => set({ clock }),
  pause: (paused) => set(({ clock }) => ({ clock: clock && { ...clock, paused } })),
}));
