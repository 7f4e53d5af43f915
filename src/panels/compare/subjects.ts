import type { Command, Game } from '../../engine/index.ts';
import { gameAt, type History, nodeAt } from '../../play/history.ts';
import type { Subject } from '../../store/compare.ts';

/** What both sides may do at any time has nothing to do with editions. */
const ASIDE: readonly Command['type'][] = ['concede', 'agree', 'freeRoll', 'umpire'];

/** A command of a history, as it was given; null where there is nothing to ask about it. */
export function playedSubject(history: History, node: number, as: Subject['as'] = null): Subject | null {
  const played = nodeAt(history, node);
  return played && !ASIDE.includes(played.command.type)
    ? { game: gameAt(history, played.parent), command: played.command, as }
    : null;
}

/** What there is to ask about where the game stands: what is pointed out, what has just been refused, what was played last. */
export function subjectsOf(
  game: Game,
  history: History,
  pointed: Command | null,
  refused: Command | null,
): readonly Subject[] {
  const played = playedSubject(history, history.at, 'played');
  return [
    ...(pointed ? [{ game, command: pointed, as: 'pointed' } as const] : []),
    ...(refused && !isSame(refused, pointed) ? [{ game, command: refused, as: 'refused' } as const] : []),
    ...(played ? [played] : []),
  ];
}

const isSame = (one: Command, other: Command | null): boolean => JSON.stringify(one) === JSON.stringify(other);
