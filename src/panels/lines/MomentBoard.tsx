import { type ReactNode, useMemo } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { Board, type BoardHolding, type BoardLooking, type BoardShows } from '../../board/index.ts';
import { awaiting, type Game } from '../../engine/index.ts';
import { IDLE, type Pointed } from '../../pointing/hand.ts';
import type { Preview } from '../../pointing/index.ts';

interface MomentBoardProps {
  game: Game;
  view: StoreApi<BoardLooking>;
  /** Drawn as what somebody points out. */
  pointedOut?: Preview | null;
  children?: ReactNode;
}

/** A moment on a board of its own, only to be looked at. */
export function MomentBoard({ game, view, pointedOut = null, children }: MomentBoardProps) {
  const shows = useMemo(
    (): BoardShows => ({ ...STILL, game, awaiting: awaiting(game), look: lookOf(view), intended: pointedOut }),
    [game, view, pointedOut],
  );
  return <Board shows={shows}>{children}</Board>;
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
