import { create } from 'zustand';

interface ChoosingGame {
  /** The page on which a new game is chosen is open. */
  readonly open: boolean;
  /** A table or a force of the library, by its id, that is to be chosen there at first; null: none, or it has been. */
  readonly first: string | null;
}

/** Whether a new game is being chosen, over whatever else is on the page. */
export const useNewGame = create<ChoosingGame>()(() => ({ open: false, first: null }));

export const openNewGame = (first: string | null = null): void => useNewGame.setState({ open: true, first });

export const closeNewGame = (): void => useNewGame.setState({ open: false, first: null });
