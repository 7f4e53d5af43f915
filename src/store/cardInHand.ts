import { create } from 'zustand';
import type { Id } from '../engine/index.ts';

/** The card somebody has picked up to read: part of no game, and nothing of it is saved. */
interface CardInHand {
  readonly who: Id | null;
  /** Only glanced at: it goes when the pointer goes. */
  readonly glanced: boolean;
  /** Held so that the side which does not count now is seen. */
  readonly turned: boolean;
}

interface CardActions {
  take(who: Id): void;
  /** A look at a card without taking it; one that has been taken stays in the hand. */
  glance(who: Id): void;
  lookAway(): void;
  turnOver(): void;
  putBack(): void;
}

const NONE: CardInHand = { who: null, glanced: false, turned: false };

export const useCardInHand = create<CardInHand & CardActions>()((set) => ({
  ...NONE,
  take: (who) => set({ who, glanced: false, turned: false }),
  glance: (who) => set((now) => (now.who === null || now.glanced ? { who, glanced: true, turned: false } : {})),
  lookAway: () => set((now) => (now.glanced ? NONE : {})),
  turnOver: () => set(({ turned }) => ({ turned: !turned })),
  putBack: () => set(NONE),
}));
