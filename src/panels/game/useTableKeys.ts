import { useEffect } from 'react';
import { isPointed } from '../../pointing/index.ts';
import { announce } from '../../store/announced.ts';
import { backOut } from '../../store/backOut.ts';
import { useGameStore } from '../../store/game.ts';
import { toMyTurn } from '../../store/opponent.ts';
import { useOpponent } from '../../store/opponentState.ts';
import { followPresses } from '../../store/presses.ts';
import { useUiStore } from '../../store/ui.ts';
import { readDecision } from './readDecision.ts';
import { focusOn } from './regions.ts';
import { type Keys, useKeys } from './useKeys.ts';

const AT_THE_TABLE: Keys = {
  /** Puts a drawer back, comes back to now, lets the computer play on to the next question, or backs out of whatever is in the hand. */
  backOut() {
    const { looking, lookAway } = useGameStore.getState();
    const { drawer, closeDrawer } = useUiStore.getState();
    if (drawer) closeDrawer();
    else if (looking) {
      lookAway();
      announce('present');
    } else if (useOpponent.getState().phase !== 'idle') toMyTurn();
    else backOut();
  },
  /** What it puts into the hand is pointed with: the board gets the focus. */
  press(button) {
    const before = useUiStore.getState().tool;
    button.click();
    const { tool } = useUiStore.getState();
    if (tool !== before && isPointed(tool)) focusOn('board');
  },
  read: readDecision,
  others: { t: () => useUiStore.getState().listCharacters(true) },
};

/** The keys of the page while a game is on: one for each action. No press meant for one question answers the next. */
export function useTableKeys(): void {
  useEffect(followPresses, []);
  useKeys(AT_THE_TABLE);
}
