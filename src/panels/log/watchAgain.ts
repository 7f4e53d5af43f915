import { type History, lineTo, nodeAt } from '../../play/history.ts';
import { gameBefore } from '../../play/lines.ts';
import { useGameStore } from '../../store/game.ts';
import { scriptOf } from '../../telling/index.ts';
import { watch } from '../over/watch.ts';

/** How many steps back one still remembers what there was to see. */
const REMEMBERED = 12;

/** The last step of the line that is told beat by beat, as a shot or a burst; null where there has been none for a while. */
export function lastToBeSeen(history: History): number | null {
  const steps = lineTo(history).slice(-REMEMBERED);
  const seen = steps.findLast((at) => {
    const node = nodeAt(history, at);
    const script = node && scriptOf({ before: gameBefore(history, at), after: node.game, events: node.events });
    return script?.acts.length;
  });
  return seen ?? null;
}

/** Tells a step once more, and then turns back to where the game stands. */
export function watchAgain(node: number): void {
  watch(node);
  const stop = useGameStore.subscribe(({ telling, looking, lookAway }) => {
    if (telling) return;
    stop();
    if (looking?.at === node) lookAway();
  });
}
