import { useEffect } from 'react';
import { type Awaiting, deploymentZone, type Game, type Side } from '../../engine/index.ts';
import { usePreferences } from '../../store/preferences.ts';
import { useUiStore } from '../../store/ui.ts';

/** Where players wish it, the board turns to the side that decides: its own edge comes to lie at the bottom. */
export function useTurning(game: Game, awaiting: Awaiting): void {
  const turns = usePreferences((p) => p.turnToDecider === 'on');
  const by = 'by' in awaiting ? awaiting.by : null;
  const turned = by === null || by === 'both' ? null : isTurnedFor(game, by);
  useEffect(() => {
    if (turns && turned !== null) useUiStore.getState().setTurned(turned);
  }, [turns, turned]);
}

/** Without an edge at the top or the bottom the first side sits below, the second one opposite. */
export function isTurnedFor(game: Game, side: Side): boolean {
  const edge = deploymentZone(game, side)?.edge;
  if (edge === 'north' || edge === 'south') return edge === 'north';
  return side === 'b';
}
