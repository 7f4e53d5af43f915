import type { Start } from './start.ts';

/** Where a game keeps what its scenario tells the players. */
export const BRIEFING = 'x-briefing';

/** What the scenario of a game tells the players; '': nothing. */
export function briefingOf({ extras }: Pick<Start, 'extras'>): string {
  const briefing = extras[BRIEFING];
  return typeof briefing === 'string' ? briefing.trim() : '';
}

/** The same for the extras of a game. */
export const withBriefing = (briefing: string): Start['extras'] => (briefing === '' ? {} : { [BRIEFING]: briefing });
