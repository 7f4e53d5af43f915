import type { Game } from '../engine/index.ts';
import { type AnyQuestion, type Asker, type Question, stepsOf } from './question.ts';
import { Thread } from './thread.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Thinks beside the page: one thread for what the pointer waits for, one for what takes long. Where a browser has no threads
 * it is done on the page, in slices while that is idle.
 */
export class Thinking {
  #begin: (() => Worker) | null = null;
  readonly #threads = new Map<AnyQuestion['thread'], Thread>();

  /** Are there threads, as far as is known? */
  get hasThreads(): boolean {
    return this.#begin !== null;
  }

  /** How a thread is begun that can answer all questions. null: there are none. */
  beginBy(begin: (() => Worker) | null): void {
    this.#begin = begin;
    this.#threads.clear();
  }

  /** Puts a question about a game. Gives a way to give it up: nothing is told of it any more. */
  ask<Ask, Answer, Part>(
    question: Question<Ask, Answer, Part>,
    game: Game,
    ask: Ask,
    asker: Asker<Answer, Part>,
  ): () => void {
    const about = question.name;
    const thread = this.#threadFor(question.thread);
    if (thread) return thread.ask({ game, about, ask, asker: asker as Asker<unknown, unknown> });
    return whenIdle(stepsOf(question, game, ask), {
      answer: (answer) => asker.answer(answer),
      part: (part) => asker.part?.(part),
      threw: (error) => asker.failed({ question: about, why: 'threw', message: `${error}` }),
    });
  }

  /** The thread of such questions has not answered for too long: it is begun anew. */
  restart({ thread }: Pick<AnyQuestion, 'thread'>): void {
    this.#threads.get(thread)?.restart();
  }

  #threadFor(which: AnyQuestion['thread']): Thread | null {
    const begun = this.#threads.get(which);
    if (begun || !this.#begin) return begun ?? null;
    try {
      const thread = new Thread(this.#begin);
      this.#threads.set(which, thread);
      return thread;
    } catch {
      this.beginBy(null); // this browser forbids them to such a page
      return null;
    }
  }
}

/** That of the page. */
export const thinking = new Thinking();
