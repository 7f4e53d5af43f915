import type { Game } from '../engine/index.ts';
import type { FromThread, ToThread } from './messages.ts';
import type { Asker } from './question.ts';

interface Asked {
  readonly game: Game;
  readonly about: string;
  readonly ask: unknown;
  readonly asker: Asker<unknown, unknown>;
}

/**
 * The page's side of a thread. Its questions are answered in the order of asking, but for those that go in steps, which take turns.
 * If it dies it is begun again, and what was open is put to it once more; what is open when it dies again has failed.
 */
export class Thread {
  readonly #begin: () => Worker;
  #worker: Worker;
  /** The table as the thread knows it. */
  #known: Game | null = null;
  readonly #open = new Map<number, { readonly asked: Asked; readonly again: boolean }>();
  #asked = 0;

  /** `begin` may throw: there are no threads. */
  constructor(begin: () => Worker) {
    this.#begin = begin;
    this.#worker = this.#begun();
  }

  /** Gives a way to give the question up: nothing is told of it any more. */
  ask(asked: Asked): () => void {
    this.#asked += 1;
    const id = this.#asked;
    this.#put(id, asked, false);
    return () => {
      if (this.#open.delete(id)) this.#post({ giveUp: id });
    };
  }

  /** Ends it and begins it anew, for one that does not answer and does not say why; what is open is put to it once more. */
  restart(): void {
    this.#die('it did not answer');
  }

  #put(id: number, asked: Asked, again: boolean): void {
    const { game, about, ask } = asked;
    this.#open.set(id, { asked, again });
    if (this.#known?.state !== game.state || this.#known.setup !== game.setup) {
      const setup = this.#known?.setup === game.setup ? {} : { setup: game.setup };
      this.#post({ ...setup, state: game.state });
      this.#known = game;
    }
    this.#post({ id, about, ask });
  }

  #post(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #begun(): Worker {
    const worker = this.#begin();
    worker.onmessage = ({ data }: MessageEvent<FromThread>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#die(message || 'the thread could not be begun');
    worker.onmessageerror = () => this.#die('what it said could not be read');
    return worker;
  }

  #hear(message: FromThread): void {
    const { id } = message;
    const asked = this.#open.get(id)?.asked;
    if (!asked) return;
    const { asker, about } = asked;
    if ('part' in message) return asker.part?.(message.part);
    this.#open.delete(id);
    if ('threw' in message) asker.failed({ question: about, why: 'threw', message: message.threw });
    else asker.answer(message.answer);
  }

  #die(message: string): void {
    this.#worker.terminate();
    this.#worker = this.#begun();
    this.#known = null;
    const open = [...this.#open];
    this.#open.clear();
    for (const [id, { asked, again }] of open) if (!again) this.#put(id, asked, true);
    for (const [, { asked, again }] of open)
      if (again) asked.asker.failed({ question: asked.about, why: 'died', message });
  }
}
