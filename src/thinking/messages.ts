import type { GameState, PreparedSetup } from '../engine/index.ts';

/** To a thread: the table as it is from now on (the set-up only when it is another one), a question, or that one is given up. */
export type ToThread =
  | { readonly setup?: PreparedSetup; readonly state: GameState }
  | { readonly id: number; readonly about: string; readonly ask: unknown }
  | { readonly giveUp: number };

/** From a thread, about the question with this number. */
export type FromThread =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly part: unknown }
  | { readonly id: number; readonly threw: string };
