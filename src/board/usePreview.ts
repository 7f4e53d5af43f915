import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Game } from '../engine/index.ts';
import { type UiState, useUiStore } from '../store/ui.ts';
import { type Plan, usePlanStore } from './plan/planning.ts';
import { type Preview, previewOf } from './preview.ts';

/** What the pointer is at. */
export const pointedAt = ({ pointer, hovered }: UiState) => ({ pointer, hovered });

/** The same for what does not follow the pointer itself while a move is in the hand: the plan of it says enough. */
export const pointedByMouse = (ui: UiState): ReturnType<typeof pointedAt> =>
  ui.tool.kind === 'move' ? { pointer: null, hovered: null } : pointedAt(ui);

/** What is being pointed at, and what would come of it. Follows every move of the pointer: for small components. */
export function usePreview(game: Game): Preview | null {
  const plan = usePlan(game);
  const pointing = useUiStore(useShallow((ui) => ({ tool: ui.tool, selected: ui.selected, ...pointedByMouse(ui) })));
  return useMemo(() => {
    if (pointing.tool.kind === 'move') return plan && { kind: 'move', ...plan.move };
    return previewOf(game, pointing);
  }, [game, plan, pointing]);
}

/** The plan of the move that is in the hand: of where the pointer is, or was a moment ago. */
export function usePlan(game: Game): Plan | null {
  const tool = useUiStore((ui) => ui.tool);
  const plan = usePlanStore((s) => s.plan);
  const fits = plan && tool.kind === 'move' && plan.game === game && plan.tool.who === tool.who;
  return fits ? plan : null;
}
