import { useEffect } from 'react';
import type { Game } from '../../engine/index.ts';
import type { Tool } from '../../pointing/hand.ts';
import { announce } from '../../store/announced.ts';
import { useUiStore } from '../../store/ui.ts';
import { useWords } from '../useWords.ts';

/** Says what Enter has set down on the table by the keyboard's cursor: a waypoint, a target, a partner. */
export function useSaidHand(game: Game): void {
  const words = useWords(game);
  useEffect(
    () =>
      useUiStore.subscribe((now, before) => {
        if (now.cursor && now.tool !== before.tool) sayTool(now.tool, before.tool, words.name);
      }),
    [words],
  );
}

function sayTool(now: Tool, before: Tool, name: (id: string) => string): void {
  if (now.kind !== before.kind) return;
  if ('waypoints' in now && 'waypoints' in before && now.waypoints.length > before.waypoints.length)
    announce('waypoint', { count: now.waypoints.length });
  else if ('target' in now && now.target && 'target' in before && now.target !== before.target)
    announce('target', { who: name(now.target) });
  else if ('with' in now && 'with' in before && now.with !== before.with)
    if (now.with.length > 0) announce('partners', { who: now.with.map(name).join(', ') });
    else if (before.with.length > 0) announce('noPartners');
    else if ('from' in now && now.from && 'from' in before && !before.from) announce('from');
}
