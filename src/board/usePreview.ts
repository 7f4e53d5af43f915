import { useMemo } from 'react';
import type { Game, Id, Point } from '../engine/index.ts';
import { type Tool, useUiStore } from '../store/ui.ts';
import { type Plan, usePlanStore } from './plan/planning.ts';
import { type Pointing, type Preview, previewOf } from './preview.ts';
import { shotSpot } from './previews/moveAndFire.ts';
import type { ShotPreview } from './previews/shot.ts';

interface Pointed {
  readonly pointer: Point | null;
  readonly hovered: Id | null;
}

const isWay = ({ kind }: Tool): boolean => kind === 'move' || kind === 'moveAndFire';

/**
 * What the pointer is at. Nothing while a way is pointed out, unless asked for `always`: what says enough with its plan
 * need not follow the pointer itself. Not with `useShallow`, which costs more than all it compares at each move.
 */
export function usePointed(always = false): Pointed {
  const pointer = useUiStore((ui) => (always || !isWay(ui.tool) ? ui.pointer : null));
  const hovered = useUiStore((ui) => (always || !isWay(ui.tool) ? ui.hovered : null));
  return { pointer, hovered };
}

/** What is being pointed at, and what would come of it. Follows every move of the pointer: for small components. */
export function usePreview(game: Game): Preview | null {
  const plan = usePlan(game);
  const tool = useUiStore((ui) => ui.tool);
  const selected = useUiStore((ui) => ui.selected);
  const { pointer, hovered } = usePointed();
  return useMemo(() => {
    if (plan) return previewOfPlan(plan);
    return isWay(tool) ? null : previewed(game, { tool, selected, pointer, hovered });
  }, [game, plan, tool, selected, pointer, hovered]);
}

const previewOfPlan = ({ tool, move, shots }: Plan): Preview =>
  tool.kind === 'move'
    ? { kind: 'move', ...move }
    : { kind: 'moveAndFire', move, first: tool.target, shots, spot: shotSpot(tool, move) };

let last: { readonly game: Game; readonly pointing: Pointing; readonly preview: Preview | null } | null = null;

/** Asked by several components at each move of the pointer, thought of once. */
function previewed(game: Game, pointing: Pointing): Preview | null {
  const isSame =
    last?.game === game &&
    last.pointing.tool === pointing.tool &&
    last.pointing.selected === pointing.selected &&
    last.pointing.pointer === pointing.pointer &&
    last.pointing.hovered === pointing.hovered;
  if (!last || !isSame) last = { game, pointing, preview: previewOf(game, pointing) };
  return last.preview;
}

const NO_SHOTS: readonly ShotPreview[] = [];

/** The shots at the end of the way that is pointed out. Unlike the plan they stay the same while a move has none. */
export function useShots(game: Game): readonly ShotPreview[] {
  const isFiring = useUiStore((ui) => ui.tool.kind === 'moveAndFire');
  const shots = usePlanStore(({ plan }) => (plan?.game === game && plan.shots.length > 0 ? plan.shots : NO_SHOTS));
  return isFiring ? shots : NO_SHOTS;
}

/** The plan of the way that is pointed out: of where the pointer is, or was a moment ago. */
export function usePlan(game: Game): Plan | null {
  const tool = useUiStore((ui) => ui.tool);
  const plan = usePlanStore((s) => s.plan);
  const fits = plan && isWay(tool) && plan.game === game && plan.tool.kind === tool.kind && 'who' in tool;
  return fits && plan.tool.who === tool.who ? plan : null;
}
