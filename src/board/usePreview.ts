import { useEffect, useMemo, useState } from 'react';
import type { Game, Id } from '../engine/index.ts';
import type { Pointed, Tool } from '../pointing/hand.ts';
import type { Pointing, Preview } from '../pointing/preview.ts';
import { shotSpot } from '../pointing/previews/moveAndFire.ts';
import type { ShotPreview } from '../pointing/previews/shot.ts';
import { previewOf } from '../pointing/tools/index.ts';
import { usePointerStore } from '../store/pointer.ts';
import { useUiStore } from '../store/ui.ts';
import { type Plan, usePlanStore } from './plan/planning.ts';
import { POINTER_RESTS_MS } from './restingPointer.ts';

const isWay = ({ kind }: Tool): boolean => kind === 'move' || kind === 'moveAndFire';

/** What is pointed at with the tool in the hand, and what would come of it. */
export interface PointedOut extends Pointed {
  readonly tool: Tool;
  /** Of the way that is pointed out: to where the pointer is, or was a moment ago. */
  readonly plan: Plan | null;
  readonly preview: Preview | null;
}

/**
 * Follows every move of the pointer: for small components. While a way is pointed out it follows the plan alone, which says
 * where the pointer is, unless that itself is asked for `always`. One store at a time and not with `useShallow`, which costs
 * more than all it compares at each move.
 */
export function usePointedOut(game: Game, always = false): PointedOut {
  const tool = useUiStore((ui) => ui.tool);
  const selected = useUiStore((ui) => ui.selected);
  const follows = always || !isWay(tool);
  const pointer = usePointerStore((at) => (follows ? at.pointer : null));
  const hovered = usePointerStore((at) => (follows ? at.hovered : null));
  const thought = usePlanStore((s) => s.plan);
  const plan = isOf(thought, game, tool) ? thought : null;
  const preview = useMemo(() => {
    if (plan) return previewOfPlan(plan);
    return isWay(tool) ? null : previewed(game, { tool, selected, pointer, hovered });
  }, [game, plan, tool, selected, pointer, hovered]);
  return { tool, pointer, hovered, plan, preview };
}

export const usePreview = (game: Game): Preview | null => usePointedOut(game).preview;

const isOf = (plan: Plan | null, game: Game, tool: Tool): plan is Plan =>
  plan?.game === game && isWay(tool) && plan.tool.kind === tool.kind && 'who' in tool && plan.tool.who === tool.who;

export const previewOfPlan = ({ tool, move, shots }: Plan): Preview =>
  tool.kind === 'move'
    ? { kind: 'move', ...move }
    : { kind: 'moveAndFire', move, first: tool.target, shots, spot: shotSpot(tool, move) };

/** The plan of the way that is pointed out once the pointer rests, for what may be said later than beside it; no plan at once. */
export function useRestedPlan(game: Game): Plan | null {
  const tool = useUiStore((ui) => ui.tool);
  const [rested, setRested] = useState(() => usePlanStore.getState().plan);
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout>;
    const stop = usePlanStore.subscribe(({ plan }) => {
      clearTimeout(wait);
      if (plan) wait = setTimeout(setRested, POINTER_RESTS_MS, plan);
      else setRested(null);
    });
    return () => {
      stop();
      clearTimeout(wait);
    };
  }, []);
  return isOf(rested, game, tool) ? rested : null;
}

/** Who is pointed at and meant: a move that is pointed out goes past people without meaning them. */
export function useMeant(): Id | null {
  const passes = usePassing();
  return usePointerStore(({ hovered }) => (passes ? null : hovered));
}

export function useIsMeant(who: Id): boolean {
  const passes = usePassing();
  return usePointerStore(({ hovered }) => hovered === who && !passes);
}

const usePassing = (): boolean => useUiStore(({ tool }) => tool.kind === 'move');

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
