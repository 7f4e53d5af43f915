import { create } from 'zustand';
import { useGameStore } from './game.ts';
import type { Opening } from './opening.ts';
import { rememberedGame } from './tab.ts';

interface Resuming {
  /** The game of this tab is being opened. */
  readonly on: boolean;
  /** Why it could not be. */
  readonly failed: Extract<Opening, { ok: false }> | null;
}

export const useResuming = create<Resuming>()(() => ({ on: false, failed: null }));

/** Goes on in the game that was on the table when this tab was loaded anew; nothing where there was none. */
export async function resume(): Promise<void> {
  const id = rememberedGame();
  if (id === null) return;
  useResuming.setState({ on: true, failed: null });
  const opening = await useGameStore.getState().continueGame(id);
  useResuming.setState({ on: false, failed: opening.ok ? null : opening });
}
