import { useEffect, useEffectEvent } from 'react';
import type { Game } from '../../engine/index.ts';
import { characterAt, groundLevelAt } from '../../pointing/index.ts';
import { point, usePointerStore } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';

/** What the pointer rests on is another thing once another level is viewed: all that is drawn and said of it follows at once. */
export function usePointedAnew(game: Game): void {
  const viewed = useUiStore((ui) => ui.level);
  const pointAnew = useEffectEvent((level: number): void => {
    const { pointer } = usePointerStore.getState();
    if (pointer) point(pointer, characterAt(game, pointer, 0, level), groundLevelAt(game, pointer, level));
  });
  useEffect(() => pointAnew(viewed), [viewed]);
}
