import { draftOf, frozen } from './draft.ts';
import { evolve } from './evolve.ts';
import type { Frame, Game, GameEvent, Id } from './model.ts';

/**
 * The only writer. `record` changes the table through `evolve` and is what the log tells; `push`, `pop` and `step` move
 * the flow. Each makes a new frozen game, so that every question in between is asked of a game that stands still.
 */
export class Recorder {
  game: Game;
  readonly events: GameEvent[] = [];

  constructor(game: Game) {
    this.game = game;
  }

  record(event: GameEvent): void {
    this.events.push(event);
    const { setup, state } = this.game;
    const draft = draftOf(state);
    evolve(draft, event);
    this.game = { setup, state: frozen(draft) };
  }

  /** An id for a marker, from the counter in the state; never one that is taken. */
  newId(): Id {
    const { setup, state } = this.game;
    const taken = new Set([...setup.elements, ...setup.roster, ...state.markers].map((thing) => thing.id));
    let n = state.nextId;
    while (taken.has(`m${n}`)) n++;
    return `m${n}`;
  }

  push(frame: Frame): void {
    this.frames((frames) => [...frames, frame]);
  }

  pop(): void {
    this.frames((frames) => frames.slice(0, -1));
  }

  /** Replaces the innermost frame by its next step. */
  step(frame: Frame): void {
    this.frames((frames) => [...frames.slice(0, -1), frame]);
  }

  /** Lets go of all frames for which `keep` is false; a frame never outlives one that it stands on. */
  unwind(keep: (frame: Frame) => boolean): void {
    this.frames((frames) => {
      const end = frames.findIndex((frame) => !keep(frame));
      return end < 0 ? frames : frames.slice(0, end);
    });
  }

  private frames(change: (frames: readonly Frame[]) => readonly Frame[]): void {
    const { setup, state } = this.game;
    this.game = { setup, state: { ...state, frames: change(state.frames) } };
  }
}
