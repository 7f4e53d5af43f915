/**
 * What a Move action costs and how far it goes, said once. The judge adds up a path that is drawn, the planner
 * (`src/routing`) one that grows leg by leg: both ask here.
 */
import type { Stretch } from '../geometry/sweptDisk.ts';
import { EXACT } from './ground.ts';
import type { Charge, MoveRules } from './types.ts';

/** AT of a Move action that meets nothing (MOVE-1). */
export const ACTION_COST = 1;

/** Where a base lies on an element: it comes there or has stood there, and goes again or stays. */
export interface Visit extends Stretch {
  readonly comes: boolean;
  readonly goes: boolean;
}

/**
 * The charges of a visit, in the order in which they fall due: for entering and crossing cover, not for moving about inside
 * and leaving it (MOVE-4, R134); for every climb (MOVE-3).
 */
export function chargesOf(
  rules: MoveRules,
  ground: 'cover' | 'platform',
  height: number,
  { from, to, comes, goes }: Visit,
): Charge[] {
  if (ground === 'cover') return comes ? [{ at: from, tokens: rules.crossingCost, rise: 0 }] : [];
  const climb = { tokens: rules.climbCost ?? 0, rise: rules.heightCounts ? height : 0 };
  return [...(comes ? [{ at: from, ...climb }] : []), ...(goes ? [{ at: to, ...climb }] : [])];
}

/** AT on top of its own that an action owes once a charge is added: all of them, or the dearest once (R101, R140). */
export const owedWith = (rules: MoveRules, owed: number, { tokens }: Charge): number =>
  rules.extraPaid === 'each' ? owed + tokens : Math.max(owed, tokens);

/** u that an action may go with a Move of `move` u; `slowed` if it starts in, enters or crosses difficult ground (MOVE-9, R131). */
export const allowanceOf = (rules: MoveRules, move: number, slowed: boolean): number =>
  slowed ? Math.max(0, move - rules.difficultLoss) : move;

/** Cover higher than this, in u, is not crossed within one action (MOVE-4, R11). */
export const mostHeight = (rules: MoveRules): number => rules.crossingHeight ?? Number.POSITIVE_INFINITY;

/** Is cover of this height, in u, higher than that? */
export const isTooHigh = (rules: MoveRules, height: number): boolean => height > mostHeight(rules) + EXACT;
