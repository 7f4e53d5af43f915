import { briefingOf, withBriefing } from '../briefing.ts';
import { begin, gameAt, type History, lineTo } from '../history.ts';
import { copyOfLine } from '../lines.ts';
import { TEST_SETTINGS } from '../settings.ts';
import { gameOf, type Start } from '../start.ts';

/** What of a game is handed on: how it stands, what led there, or all that was ever played. */
export const PARTS = ['moment', 'upTo', 'whole'] as const;
export type Part = (typeof PARTS)[number];

/** A game of which that part is all there is; `at`: the moment that is meant. Nobody's clock and no computer go along with a moment. */
export function partOf(
  start: Start,
  history: History,
  at: number,
  part: Part,
): { readonly start: Start; readonly history: History } {
  if (part === 'whole') return { start, history };
  if (part === 'upTo') return { start, history: copyOfLine(history, at, history.takeBack) };
  const { title, edition, rulings, rules, ruleSet, setup } = start;
  const from = { game: title, step: lineTo(history, at).length };
  const now: Start = {
    ...{ title, edition, rulings, rules, ruleSet, setup },
    position: gameAt(history, at).state,
    settings: TEST_SETTINGS,
    extras: { ...withBriefing(briefingOf(start)), 'x-from': from },
  };
  return { start: now, history: begin(gameOf(now), now.settings.takeBack) };
}
