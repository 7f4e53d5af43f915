import type { StoreApi } from 'zustand';
import type { Awaiting, Game, Id, Point } from '../engine/index.ts';
import type { Fallen } from '../play/fallen.ts';
import type { Pointed, Spot, Tool } from '../pointing/hand.ts';
import type { Preview } from '../pointing/index.ts';
import type { GameState } from '../store/gameState.ts';
import type { Moment } from '../store/shown.ts';
import type { Camera } from '../store/ui.ts';
import type { Step } from '../telling/index.ts';
import type { Plan } from './plan/planning.ts';

/** A store that is read only: whoever follows a part of it is woken when that part changes, and nobody else. */
export type Source<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** What is in the hand over a board. */
export interface Holding {
  readonly tool: Tool;
  readonly selected: Id | null;
  /** The pointer is moved by keys. */
  readonly cursor: boolean;
}

/** From where a table is looked at; no camera: so that it can be seen whole. */
export interface Looking {
  readonly camera: Camera | null;
  readonly turned: boolean;
  /** The level that is viewed: what is above it has been taken off, and pointing means it. */
  readonly level: number;
  /** Whom the view has gone to that level after; null: it was chosen. */
  readonly followed: { readonly who: Id; readonly level: number } | null;
}

/**
 * What a board shows. What changes with each move of a hand or a pointer comes as a source and never as a value: a move of
 * the pointer renders nothing but what follows the pointer.
 */
export interface Shows {
  readonly game: Game;
  readonly awaiting: Awaiting;
  /** What is pointed out of a command that has been played. */
  readonly moment: Moment | null;
  /** Those whom the edition takes off the table lie there for the eye; nobody is asked about them, and they are in nobody's way. */
  readonly fallen: readonly Fallen[];
  /** What the computer is about to do or thinks of, drawn as what somebody points out. */
  readonly intended: Preview | null;
  /** Tells each step of the game as it comes, to be seen as motion; `told`: it has been told beat by beat; null: another table. Gives a way to stop. */
  readonly steps: (heard: (step: Step | null, told: boolean) => void) => () => void;
  /** The step that is being told: what it is about is drawn over the rest, and nothing is pointed out meanwhile. */
  readonly telling: Source<Pick<GameState, 'telling'>>;
  readonly hand: Source<Holding>;
  readonly pointed: Source<Pointed>;
  /** The way that is pointed out, thought through. */
  readonly plans: Source<{ readonly plan: Plan | null }>;
  readonly look: Look;
  /** What lies on the ground under all scenery, as large as the table: a photograph that is traced. */
  readonly under?: Under | null;
}

export interface Under {
  readonly picture: HTMLCanvasElement;
  /** Up to 1. */
  readonly opacity: number;
}

/** From where it is looked at, and what changes that. */
export interface Look {
  readonly from: Source<Looking>;
  to(camera: Camera | null): void;
  turnRound(): void;
  toLevel(level: number): void;
}

/** How a spot was clicked; `place` in pixels of the board. */
export interface Click {
  readonly by: 'mouse' | 'touch' | 'keys';
  readonly shift: boolean;
  readonly place: Point;
}

/** Whom a board tells what is done to it. Places of a `Spot` are in u, and what is under them has been picked already. */
export interface Tells {
  /** The pointer is there, with or without something that is carried. */
  pointed(spot: Spot): void;
  pointedAway(): void;
  clicked(spot: Spot, how: Click): void;
  /** A drag begins: does it carry something from there? If not it drags the table. `reach`: so near is near enough, in u; `shift`: with that key. */
  lifted(spot: Spot, reach: number, shift: boolean): boolean;
  /** What was carried is put down. `goesBack` is to be told who may not be put there, at once or once that is found out. */
  dropped(spot: Spot, touch: boolean, goesBack: (who: Id) => void): void;
  /** The drag was taken away. */
  dragLost(): void;
  /** A menu is asked for, `place` in pixels of the board. */
  menuAsked(spot: Spot, place: Point): void;
  /** Keys point there. */
  cursorMoved(at: Point, who: Id | null, level: number): void;
  /** Keys would point beyond the table. */
  edgeMet(): void;
  /** Keys have gone nearer to the table, or farther from it; `share`: how much larger than whole it is seen now. */
  zoomed(share: number): void;
  /** A mouse, a pen or a finger points again. */
  cursorLeft(): void;
}
