import { TAKE_BACKS } from '../play/settings.ts';
import type { Start } from '../play/start.ts';

/** A copy of a game in which something is tried out: it counts for nothing, and keeps what the game itself is called and agreed. */
const TRIAL = 'x-trial';

export function trialOf({ clock: _, ...start }: Start, title: string): Start {
  const { title: own, settings } = gameTried(start);
  return {
    ...start,
    title,
    settings: { ...settings, takeBack: 'freely' },
    extras: { ...start.extras, [TRIAL]: { title: own, takeBack: settings.takeBack } },
  };
}

/** No match but something tried out: a copy of a game, or one that began at a position. */
export const countsForNothing = (start: Pick<Start, 'extras' | 'position'> | null): boolean =>
  start !== null && (start.position !== null || Object.hasOwn(start.extras, TRIAL));

/** The game of which this may be a trial. What a file says of that is text of unknown origin. */
export function gameTried(start: Start): Start {
  const { title, takeBack } = (start.extras[TRIAL] ?? {}) as { title?: unknown; takeBack?: unknown };
  const own = TAKE_BACKS.find((each) => each === takeBack);
  return {
    ...start,
    title: typeof title === 'string' ? title : start.title,
    settings: own ? { ...start.settings, takeBack: own } : start.settings,
  };
}
