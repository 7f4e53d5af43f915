import type { Game } from '../../engine/index.ts';
import { type About, type Answer, type Ask, answer, type ToThinker } from './questions.ts';
import ThinkerThread from './thinker.worker.ts?worker';

interface Pending {
  readonly game: Game;
  readonly about: About;
  readonly ask: Ask<About>;
  readonly tell: (answer: never) => void;
}

/**
 * Thinks beside the page, one question at a time. Of those asked meanwhile only the newest is kept: a pointer has moved on
 * from the others. Where there are no threads it answers at once.
 */
export class Thinker {
  #thread: Worker | null = null;
  #threads = typeof Worker !== 'undefined';
  /** The table as the thread knows it. */
  #known: Game | null = null;
  #asked: Pending | null = null;
  #next: Pending | null = null;

  ask<A extends About>(game: Game, about: A, ask: Ask<A>, tell: (answer: Answer<A>) => void): void {
    const pending = { game, about, ask, tell };
    if (this.#asked) this.#next = pending;
    else this.#put(pending);
  }

  /** What has been asked is of no interest any more. */
  forget(): void {
    this.#next = null;
    if (this.#asked) this.#asked = { ...this.#asked, tell: () => undefined };
  }

  #put(pending: Pending): void {
    const { game, about, ask } = pending;
    if (!this.#threads) {
      pending.tell(answer(game, about, ask) as never);
      return;
    }
    this.#asked = pending;
    if (this.#known?.state !== game.state) {
      const setup = this.#known?.setup === game.setup ? {} : { setup: game.setup };
      this.#post({ ...setup, state: game.state });
      this.#known = game;
    }
    this.#post({ about, ask });
  }

  #post(message: ToThinker): void {
    this.#thread ??= this.#begin();
    this.#thread.postMessage(message);
  }

  #begin(): Worker {
    const thread = new ThinkerThread();
    thread.onmessage = ({ data }: MessageEvent<unknown>) => {
      const asked = this.#done();
      asked?.tell(data as never);
    };
    thread.onerror = () => {
      this.#threads = false;
      const asked = this.#done();
      if (asked) this.#put(asked);
    };
    return thread;
  }

  /** The question that is answered; the next one is put. */
  #done(): Pending | null {
    const [asked, next] = [this.#asked, this.#next];
    this.#asked = this.#next = null;
    if (next) this.#put(next);
    return asked;
  }
}
