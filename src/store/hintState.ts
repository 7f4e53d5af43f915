import { create } from 'zustand';
import type { Command, Game, Side } from '../engine/index.ts';
import type { Thoughts } from '../play/opponent/index.ts';
import type { Fault } from '../thinking/question.ts';

/** What the computer would do in the place of somebody at the screen, who has asked. It answers for the game it was asked about. */
export interface Hint {
  /** null: nobody has asked. */
  readonly about: Game | null;
  /** Is it to be read? One that has been taken or closed is still one that was asked for. */
  readonly open: boolean;
  /** Who has asked; it is noted with the command that comes next. */
  readonly side: Side | null;
  readonly thoughts: Thoughts | null;
  readonly fault: Fault | null;
}

export const NO_HINT: Hint = { about: null, open: false, side: null, thoughts: null, fault: null };

export const useHint = create<Hint>()(() => NO_HINT);

/** What is drawn on the board as if it were pointed out there, while its line in a list is. */
export const useDrawn = create<{ readonly command: Command | null }>()(() => ({ command: null }));

export const draw = (command: Command | null): void => useDrawn.setState({ command });
