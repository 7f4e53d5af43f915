import type { LessonId } from '../content/index.ts';
import type { Side } from '../engine/index.ts';
import { type Due, dueIn, lessonOf } from '../play/lesson.ts';
import { useGameStore } from './game.ts';
import { type GameState, looksBack } from './gameState.ts';
import { realTimer, type Timer } from './telling.ts';

/** How long what the other side does in a lesson can be looked forward to, in ms. */
const TO_READ = 900;

/** Puts a lesson on the table, from its beginning. */
export const beginLesson = (id: LessonId, names: Readonly<Record<Side, string>>, title: string): void =>
  useGameStore.getState().beginLesson(id, names, title);

const dueNow = ({ start, history }: Pick<GameState, 'start' | 'history'>): Due | null => {
  const lesson = lessonOf(start);
  return lesson && history ? dueIn(lesson, history) : null;
};

/** What comes next in the lesson on the table; null: there is none, or it is done. */
export function useLessonDue(): Due | null {
  const start = useGameStore((s) => s.start);
  const history = useGameStore((s) => s.history);
  return dueNow({ start, history });
}

/** Does for the visitor what the lesson asks for. */
export function doIt(): void {
  const due = dueNow(useGameStore.getState());
  if (due) useGameStore.getState().send(due.step.command, 'program');
}

/** In this window, what the other side does in a lesson is done, until it is stopped. */
export function runLesson(timer: Timer = realTimer): () => void {
  let stopWaiting: () => void = () => undefined;
  const follow = (): void => {
    stopWaiting();
    stopWaiting = () => undefined;
    const state = useGameStore.getState();
    const due = dueNow(state);
    if (!due || due.step.say !== undefined || state.telling || looksBack(state)) return;
    stopWaiting = timer.after(TO_READ, doIt);
  };
  const stop = useGameStore.subscribe(follow);
  follow();
  return () => {
    stop();
    stopWaiting();
  };
}
