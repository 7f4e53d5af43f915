import type { Game } from '../engine/index.ts';

/**
 * Something that takes too long to be worked out on the page's thread. A room declares its questions in a file `questions.ts`;
 * `src/thinker.worker.ts` lists them. What is asked and answered goes from thread to thread and must be plain.
 */
export type Question<Ask, Answer, Part = never> = Named<Answer> & (AtOnce<Ask, Answer> | InSteps<Ask, Answer, Part>);

interface Named<Answer> {
  /** Of this question alone. */
  readonly name: string;
  /**
   * `pointer`: what the pointer waits for; `long`: what may take its time, and must not keep the pointer waiting; `many`, `more`: what takes
   * minutes and is shared out over two.
   */
  readonly thread: 'pointer' | 'long' | 'many' | 'more';
  /** What of an answer is handed over instead of copied. */
  transfer?(answer: Answer): Transferable[];
}

interface AtOnce<Ask, Answer> {
  answer(game: Game, ask: Ask): Answer;
}

/** For what takes seconds: a little each time, so that it can be given up and lets others through. */
interface InSteps<Ask, Answer, Part> {
  /** Yields what is found on the way, or nothing. */
  steps(game: Game, ask: Ask): Generator<Part | undefined, Answer>;
}

export type AnyQuestion = Question<never, unknown, unknown>;

/** A question of either kind, a step at a time. */
export function* stepsOf<Ask, Answer, Part>(
  question: Question<Ask, Answer, Part>,
  game: Game,
  ask: Ask,
): Generator<Part | undefined, Answer> {
  return 'steps' in question ? yield* question.steps(game, ask) : question.answer(game, ask);
}

/** Why there is no answer. */
export interface Fault {
  /** The name of the question. */
  readonly question: string;
  /** `threw`: the question itself fails, and would again; `died`: its thread has died twice, or cannot be begun. */
  readonly why: 'threw' | 'died';
  /** For those who look for the fault. */
  readonly message: string;
}

/** Whom the answer is told; exactly one of `answer` and `failed` is called, and never before `ask` has returned. */
export interface Asker<Answer, Part = never> {
  answer(answer: Answer): void;
  part?(part: Part): void;
  failed(fault: Fault): void;
}
