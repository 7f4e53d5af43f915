import { type ReactNode, useMemo } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { Board, type BoardHolding, type BoardLooking, type BoardShows, type BoardTells } from '../../board/index.ts';
import { awaiting, type Game } from '../../engine/index.ts';
import { IDLE, type Pointed } from '../../pointing/hand.ts';
import type { Preview } from '../../pointing/index.ts';

interface MomentBoardProps {
  game: Game;
  view: StoreApi<BoardLooking>;
  /** Drawn as what somebody points out. */
  pointedOut?: Preview | null;
  /** Who is told what is done to it, and what is in the hand over it; left out: it is only looked at. */
  touched?: Partial<Pick<BoardShows, 'hand' | 'pointed'> & { readonly tells: BoardTells }>;
  children?: ReactNode;
}

/** A moment on a board of its own. */
export function MomentBoard({ game, view, pointedOut = null, touched, children }: MomentBoardProps) {
  const { hand = STILL.hand, pointed = STILL.pointed, tells } = touched ?? {};
  const shows = useMemo(
    (): BoardShows => ({
      ...STILL,
      ...{ game, awaiting: awaiting(game), look: lookOf(view), intended: pointedOut, hand, pointed },
    }),
    [game, view, pointedOut, hand, pointed],
  );
  return (
    <Board shows={shows} {...(tells && { tells })}>
      {children}
    </Board>
  );
}

/** From where such a board is looked at. */
export const lookingOn = (level = 0): StoreApi<BoardLooking> =>
  createStore<BoardLooking>(() => ({ camera: null, turned: false, level, followed: null }));

/** Nothing is in the hand, pointed at, planned or told. */
const STILL: Omit<BoardShows, 'game' | 'awaiting' | 'look' | 'intended'> = {
  moment: null,
  fallen: [],
  steps: () => () => {},
  telling: createStore(() => ({ telling: null })),
  hand: createStore<BoardHolding>(() => ({ tool: IDLE, selected: null, cursor: false })),
  pointed: createStore<Pointed>(() => ({ pointer: null, hovered: null })),
  plans: createStore(() => ({ plan: null })),
};

const lookOf = (view: StoreApi<BoardLooking>): BoardShows['look'] => ({
  from: view,
  to: (camera) => view.setState({ camera }),
  turnRound: () => view.setState(({ turned }) => ({ turned: !turned })),
  toLevel: (level) => view.setState({ level, followed: null }),
});
