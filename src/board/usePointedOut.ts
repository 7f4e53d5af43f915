import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Game, Id } from '../engine/index.ts';
import type { Pointed, Tool } from '../pointing/hand.ts';
import { type Pointing, type Preview, previewOf, type ShotPreview, shotSpot } from '../pointing/index.ts';
import type { Plan } from './plan/planning.ts';
import type { Shows } from './props.ts';

const isWay = ({ kind }: Tool): boolean => kind === 'move' || kind === 'moveAndFire';

/** What is pointed at with the tool in the hand, and what would come of it. */
export interface PointedOut extends Pointed {
  readonly level: number;
  readonly tool: Tool;
  /** Of the way that is pointed out: to where the pointer is, or was a moment ago. */
  readonly plan: Plan | null;
  readonly preview: Preview | null;
}

/**
 * Follows every move of the pointer: for small components. While a way is pointed out it follows the plan alone, which says
 * where the pointer is, unless that itself is asked for `always`. One source at a time and not with `useShallow`, which costs
 * more than all it compares at each move.
 */
export function usePointedOut(
  { game, hand, pointed, plans }: Pick<Shows, 'game' | 'hand' | 'pointed' | 'plans'>,
  always = false,
): PointedOut {
  const tool = useStore(hand, (held) => held.tool);
  const selected = useStore(hand, (held) => held.selected);
  const follows = always || !isWay(tool);
  const pointer = useStore(pointed, (at) => (follows ? at.pointer : null));
  const hovered = useStore(pointed, (at) => (follows ? at.hovered : null));
  const level = useStore(pointed, (at) => (follows ? (at.level ?? 0) : 0));
  const thought = useStore(plans, (s) => s.plan);
  const plan = isPlanOf(thought, game, tool) ? thought : null;
  const preview = useMemo(() => {
    if (plan) return previewOfPlan(plan);
    return isWay(tool) ? null : previewed(game, { tool, selected, pointer, hovered, level });
  }, [game, plan, tool, selected, pointer, hovered, level]);
  return { tool, pointer, hovered, level, plan, preview };
}

/** Is it of the way that this tool points out? */
export const isPlanOf = (plan: Plan | null, game: Game, tool: Tool): plan is Plan =>
  plan?.game === game && isWay(tool) && plan.tool.kind === tool.kind && 'who' in tool && plan.tool.who === tool.who;

export const previewOfPlan = ({ tool, move, shots }: Plan): Preview =>
  tool.kind === 'move'
    ? { kind: 'move', ...move }
    : { kind: 'moveAndFire', move, first: tool.target, shots, spot: shotSpot(tool, move) };

/** A move that is pointed out goes past people without meaning them. */
export const passesBy = ({ kind }: Tool): boolean => kind === 'move';

/** Who is pointed at and meant. */
export function useMeant({ hand, pointed }: Pick<Shows, 'hand' | 'pointed'>): Id | null {
  const passes = useStore(hand, ({ tool }) => passesBy(tool));
  return useStore(pointed, ({ hovered }) => (passes ? null : hovered));
}

let last: { readonly game: Game; readonly pointing: Pointing; readonly preview: Preview | null } | null = null;

/** Asked by several components at each move of the pointer, thought of once. */
function previewed(game: Game, pointing: Pointing): Preview | null {
  const isSame =
    last?.game === game &&
    last.pointing.tool === pointing.tool &&
    last.pointing.selected === pointing.selected &&
    last.pointing.pointer === pointing.pointer &&
    last.pointing.hovered === pointing.hovered &&
    last.pointing.level === pointing.level;
  if (!last || !isSame) last = { game, pointing, preview: previewOf(game, pointing) };
  return last.preview;
}

const NO_SHOTS: readonly ShotPreview[] = [];

/** The shots at the end of the way that is pointed out. Unlike the plan they stay the same while a move has none. */
export function useShots({ game, hand, plans }: Pick<Shows, 'game' | 'hand' | 'plans'>): readonly ShotPreview[] {
  const isFiring = useStore(hand, ({ tool }) => tool.kind === 'moveAndFire');
  const shots = useStore(plans, ({ plan }) => (plan?.game === game && plan.shots.length > 0 ? plan.shots : NO_SHOTS));
  return isFiring ? shots : NO_SHOTS;
}
