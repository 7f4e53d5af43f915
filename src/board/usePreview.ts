import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Game } from '../engine/index.ts';
import { useUiStore } from '../store/ui.ts';
import { type Plan, usePlanStore } from './plan/planning.ts';
import { type Preview, previewOf } from './preview.ts';

/** What is being pointed at, and what would come of it. Follows every move of the pointer: for small components. */
export function usePreview(game: Game): Preview | null {
  const pointing = useUiStore(
    useShallow(({ tool, pointer, hovered, selected }) =>
      tool.kind === 'move' ? { tool, pointer: null, hovered: null, selected } : { tool, pointer, hovered, selected },
    ),
  );
  const plan = usePlan(game);
  return useMemo(
    () => (plan ? { kind: 'move', ...plan.move } : previewOf(game, pointing)),
    [game, plan, pointing],
  );
}

/** The plan of the move that is in the hand: of where the pointer is, or was a moment ago. */
export function usePlan(game: Game): Plan | null {
  const tool = useUiStore((ui) => ui.tool);
  const plan = usePlanStore((s) => s.plan);
  const fits = plan && tool.kind === 'move' && plan.game === game && plan.tool.who === tool.who;
  return fits ? plan : null;
}
