import type { Awaiting, Command, Game, GameEvent, Violation } from '../engine/index.ts';
import type { Broken } from '../play/files/replay.ts';
import type { History } from '../play/history.ts';
import type { GameChoice } from '../play/newGame.ts';
import { GAME_SETTINGS, type Settings } from '../play/settings.ts';
import type { Start } from '../play/start.ts';
import type { Storing } from './autosave.ts';
import type { Opening } from './opening.ts';
import type { Rematch } from './rematch.ts';

/** The game on the table. Everything in it is gone, and stored, when the players leave it. */
export interface GameState {
  readonly game: Game | null;
  readonly awaiting: Awaiting | null;
  /** What the table shows instead of the present; shown.ts reads it. Looking changes nothing in the game. */
  readonly looking: Looking | null;
  /** The last step taken or looked at, for what moves and for what is read out; steps back have no events. */
  readonly lastStep: { readonly before: Game; readonly after: Game; readonly events: readonly GameEvent[] } | null;
  readonly start: Start | null;
  readonly history: History | null;
  readonly settings: Settings;
  readonly stored: Storing;
  /** Set after opening a game with which the rules no longer agree, until the players have been told. */
  readonly broken: Broken | null;
}

/** A moment of the game that is looked at. */
export interface Looking {
  /** The game as it stood after this command, or at START. */
  readonly at: number;
  /** Which of the command's events is meant, by its place among them; null: all of it. */
  readonly event: number | null;
  /** The end of the line along which they look. */
  readonly tip: number;
}

export interface GameActions {
  /**
   * The one way to change the game: null, or why it is refused and nothing has changed. While the players look back, nothing
   * is done but to play on from there or to return.
   */
  send(command: Command): Violation | null;
  /** Throws the dice that are due. */
  roll(): Violation | null;
  undo(): Violation | null;
  redo(): void;
  jump(index: number): Violation | null;
  /** Shows a moment of any line that has been played, the present too, with one of its events or all of them. */
  look(at: number, event?: number | null): void;
  /** Back to where the game stands. */
  lookAway(): void;
  newGame(choice: GameChoice): void;
  /** A file's text; a game that is running goes on if it cannot be opened. */
  open(text: string): Promise<Opening>;
  continueGame(id: string): Promise<Opening>;
  rematch(how: Rematch): void;
  saveToFile(): void;
  /** Stores the time that is left. */
  keepClock(): void;
  leave(): void;
  /** The players have read why their game could not be replayed. */
  dismissBroken(): void;
}

export const NO_GAME = {
  game: null,
  awaiting: null,
  looking: null,
  lastStep: null,
  start: null,
  history: null,
  settings: GAME_SETTINGS,
  stored: 'saved',
  broken: null,
} as const;

/** Does the table show another moment than the one at which the game stands? */
export const looksBack = ({ looking, history }: Pick<GameState, 'looking' | 'history'>): boolean =>
  looking !== null && looking.at !== history?.at;
