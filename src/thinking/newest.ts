import type { Game } from '../engine/index.ts';
import type { Asker, Question } from './question.ts';
import { type Thinking, thinking } from './thinking.ts';

/**
 * Asks one question at a time. Of those asked meanwhile only the newest is kept: a pointer has moved on from the others. What
 * is being thought about is thought to its end and told, so that a pointer that never rests is followed all the same.
 */
export class Newest {
  readonly #thinking: Thinking;
  #isBusy = false;
  #next: (() => void) | null = null;
  /** Counts how often all has been forgotten. */
  #forgotten = 0;

  constructor(by: Thinking = thinking) {
    this.#thinking = by;
  }

  ask<Ask, Answer>(question: Question<Ask, Answer>, game: Game, ask: Ask, asker: Asker<Answer>): void {
    const put = (): void => {
      this.#isBusy = true;
      const then = this.#forgotten;
      const done = (tell: () => void): void => {
        this.#goOn();
        if (this.#forgotten === then) tell();
      };
      this.#thinking.ask(question, game, ask, {
        answer: (answer) => done(() => asker.answer(answer)),
        failed: (fault) => done(() => asker.failed(fault)),
      });
    };
    if (this.#isBusy) this.#next = put;
    else put();
  }

  /** What has been asked is of no interest any more. */
  forget(): void {
    this.#next = null;
    this.#forgotten += 1;
  }

  #goOn(): void {
    const next = this.#next;
    this.#isBusy = false;
    this.#next = null;
    next?.();
  }
}
