import { allowanceOf, EXACT, type MoveRules, owedWith } from '../engine/movement/index.ts';
import { type Extension, nextAction, type Progress } from './resources.ts';

/** What leads on from a gate: up or down a passage, into one of its landings, or out of that. */
export type Passing =
  | {
      readonly kind: 'climb';
      /** In plan, in u (R126). */
      readonly length: number;
      readonly tokens: number;
      /** u that it takes of the Move besides (R126=b). */
      readonly rise: number;
      /** Stairs and ladders: difficult ground (MOVE-11). */
      readonly steep: boolean;
    }
  | { readonly kind: 'enter' }
  | { readonly kind: 'leave' };

/**
 * What comes of it. No action ends on a climb: where there is not enough of the present one left, it ends at the gate,
 * if the base `stands` there. To step into a landing ends it; who steps out has begun in difficult ground (R154).
 */
export function passed(
  from: Progress,
  passing: Passing,
  move: number,
  rules: MoveRules,
  stands: () => boolean,
): Extension | null {
  if (passing.kind === 'enter') return { progress: nextAction(from), breaks: [0], endsTooHigh: false };
  if (passing.kind === 'leave') return { progress: { ...from, slowed: true }, breaks: [], endsTooHigh: false };
  const now = climbed(from, passing, move, rules);
  if (now) return { progress: now, breaks: [], endsTooHigh: false };
  if (from.used === 0 || !stands()) return null;
  const next = climbed(nextAction(from), passing, move, rules);
  return next && { progress: next, breaks: [0], endsTooHigh: false };
}

function climbed(
  from: Progress,
  { length, tokens, rise, steep }: Extract<Passing, { kind: 'climb' }>,
  move: number,
  rules: MoveRules,
): Progress | null {
  const slowed = from.slowed || steep;
  const used = from.used + length + rise;
  if (used > allowanceOf(rules, move, slowed) + EXACT) return null;
  const owed = tokens > 0 ? owedWith(rules, from.paid, { at: 0, tokens, rise }) : from.paid;
  return {
    tokens: from.tokens + owed - from.paid,
    used,
    paid: rules.extraPaid === 'once' ? owed : 0,
    slowed,
  };
}
