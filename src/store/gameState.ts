import type { LessonId } from '../content/index.ts';
import type { Awaiting, Command, Game, GameEvent, Side, Violation } from '../engine/index.ts';
import type { FileFault } from '../play/files/fault.ts';
import type { Broken } from '../play/files/replay.ts';
import type { History } from '../play/history.ts';
import type { GameChoice } from '../play/newGame.ts';
import { GAME_SETTINGS, type Settings } from '../play/settings.ts';
import type { Start } from '../play/start.ts';
import type { Script } from '../telling/index.ts';
import type { Storing } from './autosave.ts';
import type { Opening } from './opening.ts';
import type { Rematch } from './rematch.ts';

/**
 * The game on the table. Everything in it is gone, and stored, when the players leave it. `game`, `awaiting` and `history` are
 * what has been told: a roll whose dice still tumble is in none of them, so that nobody who shows them can give it away. How
 * things stand in truth is for `standing` to say.
 */
export interface GameState {
  readonly game: Game | null;
  readonly awaiting: Awaiting | null;
  /** What the table shows instead of the present; shown.ts reads it. Looking changes nothing in the game. */
  readonly looking: Looking | null;
  /** The last step taken or looked at, for what moves and for what is read out; steps back have no events. */
  readonly lastStep: { readonly before: Game; readonly after: Game; readonly events: readonly GameEvent[] } | null;
  /** The step that is being told; null: all that has been played has been told. */
  readonly telling: Telling | null;
  readonly start: Start | null;
  readonly history: History | null;
  readonly settings: Settings;
  readonly stored: Storing;
  /** Set after opening a game with which the rules no longer agree, until the players have been told. */
  readonly broken: Broken | null;
  /** How many steps at the end of a stored game were lost, until the players have been told. */
  readonly lost: number;
  /** What of a file was left out on opening it, until the players have been told. */
  readonly leftOut: FileFault | null;
}

/** What of the game on the table a step changes. */
export type Told = Pick<GameState, 'game' | 'awaiting' | 'history' | 'looking' | 'lastStep'>;

/** A step that is told beat by beat. It is played and stored already; what the table shows is still as it was before it. */
export interface Telling {
  readonly script: Script;
  /** 2: twice as fast as the script says. */
  readonly speed: number;
  readonly phase: Phase;
  /** How many of its dice lie, from the left: only these may be seen. */
  readonly landed: number;
  /** How the table stands once it has been told. */
  readonly then: Told;
}

/** The dice tumble and nothing is known; they lie, and the shot is on its way; what came of it is told. */
export type Phase = 'rolling' | 'landed' | 'shown';

/** A moment of the game that is looked at. */
export interface Looking {
  /** The game as it stood after this command, or at START. */
  readonly at: number;
  /** Which of the command's events is meant, by its place among them; null: all of it. */
  readonly event: number | null;
  /** The end of the line along which they look. */
  readonly tip: number;
}

/** Who gives a command: somebody at the screen, who answers for no computer, or the program. */
export type By = 'person' | 'program';

export interface GameActions {
  /**
   * The one way to change the game: null, or why it is refused and nothing has changed. While the players look back, nothing
   * is done but to play on from there or to return.
   */
  send(command: Command, by?: By): Violation | null;
  /** Throws the dice that are due: those that were laid ready (nextDice.ts) if there are enough of them. */
  roll(by?: By): Violation | null;
  /** A branch for each of these rolls, where the game stands: it goes on standing there. */
  branch(rolls: readonly (readonly number[])[]): Violation | null;
  undo(): Violation | null;
  redo(): void;
  jump(index: number): Violation | null;
  /** Changes what is written beside commands (`remarked`), and nothing else. */
  write(written: (history: History) => History): void;
  /** Shows a moment of any line that has been played, the present too, with one of its events or all of them. */
  look(at: number, event?: number | null): void;
  /** Back to where the game stands. */
  lookAway(): void;
  newGame(choice: GameChoice): void;
  /** Puts a game on the table for those who look on: it is kept nowhere and counts for nothing. */
  showGame(choice: GameChoice): void;
  /** Puts a lesson on the table as it begins. */
  beginLesson(id: LessonId, names: Readonly<Record<Side, string>>, title: string): void;
  /** A file's text; a game that is running goes on if it cannot be opened. */
  open(text: string): Promise<Opening>;
  continueGame(id: string): Promise<Opening>;
  rematch(how: Rematch): void;
  /** Goes on from a moment of this game as a game of its own, in which all may be taken back and which counts for nothing. */
  tryOut(from: number, title: string): void;
  /** A game that begins in a position made for it. */
  playFrom(start: Start): void;
  /** Puts the table as it stands after a step, which is told beat by beat where that is wished for. */
  tell(then: Told): void;
  /** The step that is being told has come so far; anything but the one under way is left alone. */
  tellOn(script: Script, come: Pick<Telling, 'phase' | 'landed'>): void;
  /** The step that is being told is told at once. */
  endTelling(): void;
  /** Hands the game to the browser as a file: its name. */
  saveToFile(): string | null;
  /** Stores the time that is left. */
  keepClock(): void;
  leave(): void;
  /** A game that no longer replays goes on from the last step that does, as a game of its own. */
  goOnWhereAgreed(): void;
  /** The players have read why their game could not be replayed, or what of it is lost. */
  dismissBroken(): void;
}

export const NO_GAME = {
  game: null,
  awaiting: null,
  looking: null,
  lastStep: null,
  telling: null,
  start: null,
  history: null,
  settings: GAME_SETTINGS,
  stored: 'saved',
  broken: null,
  lost: 0,
  leftOut: null,
} as const;

/** How the game stands in truth, with what is still being told. */
export const standing = (state: Told & Pick<GameState, 'telling'>): Told => state.telling?.then ?? state;

/** Does the table show another moment than the one at which the game stands? */
export const looksBack = ({ looking, history }: Pick<GameState, 'looking' | 'history'>): boolean =>
  looking !== null && looking.at !== history?.at;
