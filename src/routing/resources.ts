import type { Stretch } from '../engine/geometry/sweptDisk.ts';
import { ACTION_COST, allowanceOf, EXACT, type MoveRules, owedWith, TOUCH } from '../engine/movement/index.ts';
import type { Leg } from './legs.ts';

/** How far into which Move action a base is on its way. */
export interface Progress {
  /** AT of all actions so far, the present one's included. */
  readonly tokens: number;
  /** u walked in the present action. */
  readonly used: number;
  /** Extra AT already paid in the present action, where they are paid once (R101). */
  readonly paid: number;
  /** Has the present action met difficult ground (R131)? */
  readonly slowed: boolean;
}

/** The start of the first action. */
export const FRESH: Progress = { tokens: ACTION_COST, used: 0, paid: 0, slowed: false };

/** The next action after this one. */
export const nextAction = ({ tokens }: Progress): Progress => ({
  tokens: tokens + ACTION_COST,
  used: 0,
  paid: 0,
  slowed: false,
});

/** What comes of walking a leg. */
export interface Extension {
  readonly progress: Progress;
  /** Where on the leg one action ends and the next begins, in u; 0 is the leg's beginning. */
  readonly breaks: readonly number[];
  /** It ends inside cover that cannot be crossed in one move: the action has to end there (MOVE-4). */
  readonly endsTooHigh: boolean;
}

/**
 * Walks a leg in as few AT as it can be: each action goes as far as it may and ends where a base may stand. Along a
 * given line that is the best there is, since who is further in fewer AT can always wait for the other.
 * `move` in u; null if the leg cannot be walked.
 */
export function extend(from: Progress, leg: Leg, move: number, rules: MoveRules): Extension | null {
  if (leg.charges.length + leg.noEnd.length + leg.difficult.length === 0)
    return extendFreely(from, leg.length, move, rules);
  const breaks: number[] = [];
  let progress = from;
  let at = 0;
  for (;;) {
    const limit = limitOf(progress, leg, at, move, rules);
    const barred = leg.tooHigh.find((s) => s.from > at + EXACT && s.to < leg.length - EXACT && s.to <= limit + EXACT);
    if (limit >= leg.length - EXACT && !barred) {
      const endsTooHigh = leg.tooHigh.some((s) => s.from > at + EXACT && s.to >= leg.length - EXACT);
      return { progress: pay(progress, leg, at, leg.length, rules), breaks, endsTooHigh };
    }
    const end = lastEnd(leg.noEnd, Math.min(barred ? barred.to - TOUCH : limit, leg.length));
    if (end <= at + TOUCH && !(at === 0 && end >= 0 && progress.used > 0 && breaks.length === 0)) return null;
    progress = nextAction(pay(progress, leg, at, end, rules));
    breaks.push(end);
    at = end;
  }
}

/** How far along a leg a base can come in at most `most` AT, whether or not it may stand there, in u. */
export function farthest(from: Progress, leg: Leg, move: number, rules: MoveRules, most: number): number {
  let progress = from;
  let at = 0;
  let best = 0;
  for (;;) {
    let limit = Math.min(limitOf(progress, leg, at, move, rules), leg.length);
    for (const { from: begins, to } of leg.tooHigh) if (begins > at + EXACT && to <= limit) limit = to - TOUCH;
    for (const { at: due } of leg.charges) {
      if (due > at && due < limit && pay(progress, leg, at, due, rules).tokens > most) limit = due;
    }
    if (limit >= leg.length - EXACT) return leg.length;
    best = Math.max(best, limit);
    const end = lastEnd(leg.noEnd, limit);
    if (end < at || (end <= at + TOUCH && (at > 0 || progress.used === 0))) return best;
    progress = nextAction(pay(progress, leg, at, end, rules));
    if (progress.tokens > most) return best;
    at = end;
  }
}

/** A leg on which an action may end anywhere. */
function extendFreely(from: Progress, length: number, move: number, rules: MoveRules): Extension {
  const breaks: number[] = [];
  let progress = from;
  let at = 0;
  for (;;) {
    const left = allowanceOf(rules, move, progress.slowed) - progress.used;
    if (length - at <= left + EXACT) break;
    at += Math.max(0, left);
    breaks.push(at);
    progress = nextAction(progress);
  }
  return { progress: { ...progress, used: progress.used + length - at }, breaks, endsTooHigh: false };
}

/** How far along the leg the present action can come, if it could end anywhere. */
function limitOf(progress: Progress, leg: Leg, at: number, move: number, rules: MoveRules): number {
  let plain = at + move - progress.used;
  for (const charge of leg.charges) {
    if (charge.rise === 0 || charge.at <= at || charge.at >= plain) continue;
    plain = Math.max(plain - charge.rise, charge.at - TOUCH); // R126: as far as its foot, if there is not enough left for it
  }
  const slow = plain - move + allowanceOf(rules, move, true);
  if (progress.slowed) return slow;
  const meets = leg.difficult.find((s) => s.to > at);
  if (!meets || meets.from >= plain) return plain;
  return Math.max(slow, Math.min(plain, Math.max(at, meets.from - EXACT)));
}

function pay(progress: Progress, leg: Leg, from: number, to: number, rules: MoveRules): Progress {
  let owed = progress.paid;
  let risen = 0;
  for (const charge of leg.charges) {
    if (charge.at <= from || charge.at > to) continue;
    owed = owedWith(rules, owed, charge);
    risen += charge.rise;
  }
  return {
    tokens: progress.tokens + owed - progress.paid,
    used: progress.used + to - from + risen,
    paid: rules.extraPaid === 'once' ? owed : 0,
    slowed: progress.slowed || leg.difficult.some((s) => s.to > from && s.from < to),
  };
}

/** The farthest place up to `limit` where an action may end, just short of what it may not end on; negative if there is none. */
function lastEnd(noEnd: readonly Stretch[], limit: number): number {
  for (let i = noEnd.length - 1; i >= 0; i--) {
    const { from, to } = noEnd[i] as Stretch;
    if (limit >= to - EXACT) break;
    if (from <= EXACT) return -1;
    if (from < limit + EXACT) return from - EXACT;
  }
  return limit;
}
