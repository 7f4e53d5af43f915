import { newClock } from '../play/clock.ts';
import type { Start } from '../play/start.ts';
import { gameTried } from './trial.ts';

export type Rematch = 'again' | 'swapped';

/** The same table and forces once more; swapped, each player takes the other's force. */
export function rematchOf(start: Start, how: Rematch): Start {
  const { a, b } = start.setup.sides;
  const sides = how === 'again' ? { a, b } : { a: { ...a, name: b.name }, b: { ...b, name: a.name } };
  const clock = start.clock ? { clock: newClock(start.clock) } : {};
  const { players } = start;
  const swapped = players && how === 'swapped' ? { players: { ...players, a: players.b, b: players.a } } : {};
  return { ...gameTried(start), ...clock, ...swapped, extras: {}, setup: { ...start.setup, sides } };
}
