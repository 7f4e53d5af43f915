import { useMemo } from 'react';
import type { Game, Id, Point } from '../engine/index.ts';
import { useUiStore } from '../store/ui.ts';
import { type Plan, usePlanStore } from './plan/planning.ts';
import { type Preview, previewOf } from './preview.ts';

interface Pointed {
  readonly pointer: Point | null;
  readonly hovered: Id | null;
}

/**
 * What the pointer is at. Nothing while a move is in the hand, unless asked for `always`: what says enough with its plan
 * need not follow the pointer itself. Not with `useShallow`, which costs more than all it compares at each move.
 */
export function usePointed(always = false): Pointed {
  const pointer = useUiStore((ui) => (always || ui.tool.kind !== 'move' ? ui.pointer : null));
  const hovered = useUiStore((ui) => (always || ui.tool.kind !== 'move' ? ui.hovered : null));
  return { pointer, hovered };
}

/** What is being pointed at, and what would come of it. Follows every move of the pointer: for small components. */
export function usePreview(game: Game): Preview | null {
  const plan = usePlan(game);
  const tool = useUiStore((ui) => ui.tool);
  const selected = useUiStore((ui) => ui.selected);
  const { pointer, hovered } = usePointed();
  return useMemo(() => {
    if (tool.kind === 'move') return plan && { kind: 'move', ...plan.move };
    return previewOf(game, { tool, selected, pointer, hovered });
  }, [game, plan, tool, selected, pointer, hovered]);
}

/** The plan of the move that is in the hand: of where the pointer is, or was a moment ago. */
export function usePlan(game: Game): Plan | null {
  const tool = useUiStore((ui) => ui.tool);
  const plan = usePlanStore((s) => s.plan);
  const fits = plan && tool.kind === 'move' && plan.game === game && plan.tool.who === tool.who;
  return fits ? plan : null;
}
