import type { GameEvent } from '../engine/index.ts';
import { type Act, arrivalOf, type Script } from '../telling/index.ts';
import type { Sound } from './recipes.ts';

/** A sound and when it is to be heard, in ms from the beginning of the step. */
export interface Cue {
  readonly at: number;
  readonly sound: Sound;
}

/** What a step that is told sounds like: its dice, what is seen of it, and what came of it. */
export function cuesOf({ roll, landings, acts, strike, stamps }: Script): readonly Cue[] {
  const rattle: Cue[] = roll && landings.length > 0 ? [{ at: 40, sound: 'rattle' }] : [];
  const taps = landings.map((at): Cue => ({ at, sound: 'tap' }));
  const words = new Set(stamps.map(({ word }) => word));
  const news: Cue[] = [];
  if (words.has('eliminated')) news.push({ at: strike + 60, sound: 'death' });
  if (words.has('wounded') || words.has('eliminated')) news.push({ at: strike, sound: 'hit' });
  if (words.has('missed') || words.has('inCover')) news.push({ at: strike, sound: 'miss' });
  if (['panics', 'holds', 'recovers', 'suppressed'].some((word) => words.has(word as 'panics')))
    news.push({ at: strike, sound: 'nerve' });
  return [...rattle, ...taps, ...acts.flatMap(cuesOfAct), ...news].sort((p, q) => p.at - q.at);
}

/** A burst of these is as many reports for each round. */
const REPORTS = { rifle: 1, sniper: 1, pistol: 1, smg: 2, lmg: 3 } as const;
const APART = 34;

function cuesOfAct(act: Act): readonly Cue[] {
  switch (act.act) {
    case 'shot':
    case 'sweep':
      return act.rounds.flatMap(({ from }) =>
        Array.from({ length: REPORTS[act.report] }, (_, i): Cue => ({ at: from + i * APART, sound: act.report })),
      );
    case 'flight':
      return [{ at: act.from, sound: 'throw' }];
    case 'drift':
      return [{ at: act.from, sound: 'tap' }];
    case 'burst':
    case 'blows':
    case 'smoke':
      return [{ at: act.from, sound: act.act }];
  }
}

/** What is heard of a step when it has been told, or if there was nothing to tell: whose turn it is, that it is over. */
export function afterwards(events: readonly GameEvent[]): readonly Sound[] {
  if (events.some(({ event }) => event === 'over')) return ['victory'];
  return events.some(({ event }) => event === 'turnBegan') ? ['turn'] : [];
}

/** When the first of what is seen arrives: from there on a step sounds that is told at once. */
export const firstSeen = ({ acts, strike }: Script): number =>
  Math.min(strike, ...acts.map((act) => ('rounds' in act && act.rounds[0] ? arrivalOf(act.rounds[0]) : act.from)));
