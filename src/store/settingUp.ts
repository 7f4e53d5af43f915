import { create } from 'zustand';
import { liveDice } from '../play/dice.ts';
import type { GameChoice } from '../play/newGame.ts';
import { isSetUp, setUpCommand, tasteOf } from '../play/setUp.ts';
import { useGameStore } from './game.ts';
import type { Rematch } from './rematch.ts';
import { useUiStore } from './ui.ts';

/**
 * A set-up that is left to the program: ordinary commands with true dice, one after the other before the eyes of the players, who
 * may skip looking.
 */

interface SettingUp {
  /** It goes on, or what came of it is still shown. */
  readonly on: boolean;
  /** Does the rest at once. */
  skip(): void;
}

/** How long it may take to look at, and what came of it is shown, in ms. */
const STEPS = 1700;
const SHOWN = 1200;

/** What a set-up takes besides those who are deployed: some rolls and an edge. */
const OTHER_STEPS = 5;

let hurry: () => void = () => undefined;

export const useSettingUp = create<SettingUp>()(() => ({ on: false, skip: () => hurry() }));

export function quickGame(choice: GameChoice, atOnce: boolean): Promise<void> {
  useGameStore.getState().newGame(choice);
  return setUp(atOnce);
}

export function quickRematch(how: Rematch, atOnce: boolean): Promise<void> {
  useGameStore.getState().rematch(how);
  return setUp(atOnce);
}

/** A game for those who look on, played by nobody at the screen and kept nowhere. */
export function quickShow(choice: GameChoice): Promise<void> {
  useGameStore.getState().showGame(choice);
  return setUp(false);
}

const dice = liveDice();

/** Sets up the game on the table. `atOnce`: without a pause; the page stays alive all the same. */
async function setUp(atOnce: boolean): Promise<void> {
  const { start } = useGameStore.getState();
  const isOnTable = (): boolean => useGameStore.getState().start === start;
  let isHurried = atOnce;
  let wake: () => void = () => undefined;
  hurry = () => {
    isHurried = true;
    wake();
  };
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, isHurried ? 0 : ms);
    });
  useSettingUp.setState({ on: true });
  const { game } = useGameStore.getState();
  const step = STEPS / (OTHER_STEPS + (game?.setup.roster.length ?? 0));
  while (isOnTable() && goOn()) await pause(step);
  if (isOnTable()) useUiStore.getState().select(null);
  if (!isHurried) await pause(SHOWN);
  useSettingUp.setState({ on: false });
}

/** The next step of it; false when there is none. */
function goOn(): boolean {
  useGameStore.getState().endTelling(); // the next step asks what came of the last one
  const { game, history, send } = useGameStore.getState();
  if (!game || !history || !isSetUp(game)) return false;
  const command = setUpCommand(game, dice, tasteOf(history));
  return command !== null && send(command, 'program') === null;
}
