import { useMemo } from 'react';
import { type Game, type Id, type LegalAction, legalActions, type Violation } from '../../engine/index.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';

/** The actions of the bar, in the order they stand there, and their keys. */
const KEYS = { move: 'm', fire: 'f', takeCover: 'c', endTurn: 'e' } as const;
type Offered = keyof typeof KEYS;

export interface OfferedAction {
  readonly action: Offered;
  readonly cost: number;
  readonly violation: Violation | null;
  readonly shortcut: string;
  /** Takes the tool into the hand, or does it where nothing is to be pointed at. */
  readonly start: () => void;
}

const isOffered = (action: LegalAction['action']): action is Offered => action in KEYS;

/** What the deciding side may do now with `who`, and the end of its turn. */
export function useActions(game: Game, who: Id | null): readonly OfferedAction[] {
  const send = useGameStore((s) => s.send);
  const setTool = useUiStore((ui) => ui.setTool);
  const start = (action: Offered): void => {
    if (action === 'endTurn') send({ type: 'endTurn' });
    else if (who === null) return;
    else if (action === 'takeCover') send({ type: 'takeCover', who });
    else if (action === 'move') setTool({ kind: 'move', who, waypoints: [] });
    else setTool({ kind: 'fire', who, target: null });
  };
  const all = useMemo(() => legalActions(game), [game]);
  return all.flatMap(({ action, who: actor, cost, violation }) =>
    isOffered(action) && (actor === who || actor === null)
      ? [{ action, cost, violation, shortcut: KEYS[action], start: () => start(action) }]
      : [],
  );
}
