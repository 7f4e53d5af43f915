import { answering } from '../../../src/thinking/answering.ts';
import type { FromThread, ToThread } from '../../../src/thinking/messages.ts';
import type { AnyQuestion } from '../../../src/thinking/question.ts';

/** A thread that does something when it is told to. All that is said goes through a copy, as between real threads. */
class FakeThread {
  onmessage: ((event: { data: FromThread }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  isOver = false;
  readonly #heard: ToThread[] = [];
  readonly #slices: (() => void)[] = [];
  readonly #hear: (message: ToThread) => void;

  constructor(questions: readonly AnyQuestion[]) {
    this.#hear = answering(
      questions,
      (message) => this.onmessage?.({ data: structuredClone(message) }),
      (slice) => this.#slices.push(slice),
    );
  }

  postMessage(message: ToThread): void {
    this.#heard.push(structuredClone(message));
  }

  terminate(): void {
    this.isOver = true;
  }

  /** The questions it has not yet come to. */
  get waiting(): string[] {
    return this.#heard.flatMap((message) => ('about' in message ? [message.about] : []));
  }

  /** Hears what has been said up to the next question; gives what that is about. */
  hear(): string {
    for (;;) {
      const message = this.#heard.shift();
      if (!message) throw new Error('nothing has been asked');
      this.#hear(message);
      if ('about' in message) return message.about;
    }
  }

  /** Hears all that has been said, then goes on with what it has begun; is there more of it? */
  slice(): boolean {
    for (const message of this.#heard.splice(0)) this.#hear(message);
    this.#slices.shift()?.();
    return this.#slices.length > 0;
  }

  die(message = 'out of memory'): void {
    this.onerror?.({ message });
  }
}

/** Begins threads that can answer these questions, and remembers them. */
export function fakeThreads(questions: readonly AnyQuestion[]) {
  const begun: FakeThread[] = [];
  return {
    begun,
    begin: (): Worker => {
      const thread = new FakeThread(questions);
      begun.push(thread);
      return thread as unknown as Worker;
    },
    /** The one that was begun last. */
    get last(): FakeThread {
      const thread = begun.at(-1);
      if (!thread) throw new Error('no thread has been begun');
      return thread;
    },
  };
}
