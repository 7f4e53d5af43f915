import { create } from 'zustand';
import type { Command, Side } from '../engine/index.ts';
import type { Thoughts } from '../play/opponent/index.ts';
import type { Fault } from '../thinking/question.ts';

/**
 * What the computer is about where it plays a side. `thinking`: it has been asked; `about`: it will do that, once it could be
 * read; `failed`: it could not think, and somebody at the screen may play the turn by hand.
 */
export interface Opponent {
  readonly phase: 'idle' | 'thinking' | 'about' | 'failed';
  readonly by: Side | null;
  /** What it will do; null: it rolls. */
  readonly command: Command | null;
  readonly thoughts: Thoughts | null;
  /** It ends its turn only because that would never end otherwise. */
  readonly knowsNoBetter: boolean;
  /** How long what it will do is to be read, in ms; null: until it is told to go on. */
  readonly wait: number | null;
  /** It stands still until it is told to go on. */
  readonly held: boolean;
  /** Without a pause, until somebody at the screen is asked. */
  readonly hurried: boolean;
  /** Its reasons are open to be read. */
  readonly explains: boolean;
  readonly fault: Fault | null;
  /** Of this turn a person answers for that side. */
  readonly byHand: { readonly side: Side; readonly turn: number } | null;
}

export const AT_REST: Opponent = {
  phase: 'idle',
  by: null,
  command: null,
  thoughts: null,
  knowsNoBetter: false,
  wait: null,
  held: false,
  hurried: false,
  explains: false,
  fault: null,
  byHand: null,
};

export const useOpponent = create<Opponent>()(() => AT_REST);

export const isByHand = (side: Side, turn: number): boolean => {
  const { byHand } = useOpponent.getState();
  return byHand?.side === side && byHand.turn === turn;
};
