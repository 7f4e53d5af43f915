import type { Game, GameEvent } from '../../engine/index.ts';
import { isAside } from '../../i18n/narrate.ts';
import { type History, lineTo, nodeAt } from '../../play/history.ts';
import { gameBefore } from '../../play/lines.ts';

interface Told {
  readonly event: GameEvent;
  /** How things stood before it. */
  readonly before: Game;
}

/** The last things that have happened and are told, at most so many, the newest last. */
export function lastTold(history: History, most: number): readonly Told[] {
  const found: Told[] = [];
  for (const node of [...lineTo(history)].reverse()) {
    if (found.length >= most) break;
    const before = gameBefore(history, node);
    const events = nodeAt(history, node)?.events.filter((event) => !isAside(event)) ?? [];
    found.unshift(...events.map((event) => ({ event, before })));
  }
  return found.slice(-most);
}
