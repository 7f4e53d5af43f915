import type { Game } from '../../../src/engine/index.ts';
import { type Question, stepsOf } from '../../../src/thinking/question.ts';

/** The answer to a question, thought through at once. */
export function answered<Ask, Answer>(question: Question<Ask, Answer, unknown>, game: Game, ask: Ask): Answer {
  const steps = stepsOf(question, game, ask);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value as Answer;
  }
}
