import { create } from 'zustand';
import { layReady, type NextDice, NO_NEXT_DICE, usedBy } from '../play/nextDice.ts';

interface NextDiceStore {
  readonly dice: NextDice;
  lay(list: readonly number[]): void;
  use(node: number, count: number): void;
  /** Another game is on the table. */
  clear(): void;
}

/** The dice laid ready at this table. Nothing of it is saved: a file holds the dice that were used. */
export const useNextDice = create<NextDiceStore>()((set) => ({
  dice: NO_NEXT_DICE,
  lay: (list) => set({ dice: layReady(list) }),
  use: (node, count) => set(({ dice }) => ({ dice: usedBy(dice, node, count) })),
  clear: () => set({ dice: NO_NEXT_DICE }),
}));
