import { findCharacter, flattened, type Game, type GameEvent, type Id, type Point } from '../engine/index.ts';
import { gameAt, type History, lineTo, nodeAt } from './history.ts';
import { gameBefore } from './lines.ts';

/** One who has fallen, and where. */
export interface Fallen {
  readonly who: Id;
  readonly at: Point;
}

/**
 * Who has fallen up to where the history stands, where the rules take the bodies off the table (WOUND-5): read off what has
 * happened, for the eye alone. No game knows of them, and nobody who stands or comes back is among them.
 */
export function fallenIn(history: History): readonly Fallen[] {
  const now = gameAt(history);
  if (now.setup.ruleset.wounds.bodies === 'stay') return [];
  const fallen = new Map<Id, Point>();
  for (const node of lineTo(history)) {
    const events = nodeAt(history, node)?.events ?? [];
    for (const [i, event] of events.entries()) {
      if (event.event !== 'eliminated' && event.event !== 'firstFell') continue;
      const at = placeOf(event.who, gameBefore(history, node), events.slice(0, i));
      if (at) fallen.set(event.who, at);
    }
  }
  return [...fallen]
    .filter(([who]) => findCharacter(now, who)?.at == null || findCharacter(now, who)?.out)
    .map(([who, at]) => ({ who, at }));
}

/** Where he stood as these events had happened. */
function placeOf(who: Id, before: Game, events: readonly GameEvent[]): Point | null {
  const moved = events.findLast((event) => event.event === 'moved' && event.who === who);
  const end = moved?.event === 'moved' ? moved.along.at(-1) : undefined;
  return end ? flattened(end) : (findCharacter(before, who)?.at ?? null);
}
