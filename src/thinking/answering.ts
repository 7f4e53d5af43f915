import type { Game } from '../engine/index.ts';
import type { FromThread, ToThread } from './messages.ts';
import { type AnyQuestion, stepsOf } from './question.ts';

/** How long the thread goes on before it looks who else has asked, in ms. */
const SLICE = 12;

interface Open {
  readonly question: AnyQuestion;
  readonly steps: Generator<unknown, unknown>;
}

/**
 * A thread's side: what is to be done with each message. Keeps a copy of the table. Questions that are answered at once are,
 * even while others are gone through in steps; those take turns, so that none waits until a longer one is done.
 */
export function answering(
  questions: readonly AnyQuestion[],
  tell: (message: FromThread, transfer: Transferable[]) => void,
  later: (slice: () => void) => void = afterMessages(),
): (message: ToThread) => void {
  const named = new Map(questions.map((question) => [question.name, question]));
  const open = new Map<number, Open>();
  let table: Game | null = null;
  let isGoing = false;

  const guarded = (id: number, work: () => void): void => {
    try {
      work();
    } catch (error) {
      open.delete(id);
      tell({ id, threw: `${error}` }, []);
    }
  };

  /** One step; is there another? */
  const step = (id: number, { question, steps }: Open): boolean => {
    guarded(id, () => {
      const { done, value } = steps.next();
      if (!done && value !== undefined) tell({ id, part: value }, []);
      if (!done) return;
      open.delete(id);
      tell({ id, answer: value }, question.transfer?.(value) ?? []);
    });
    return open.has(id);
  };

  const slice = (): void => {
    const end = performance.now() + SLICE;
    for (const [id, asked] of open) {
      while (step(id, asked) && performance.now() < end);
      if (!open.has(id)) continue;
      open.delete(id);
      open.set(id, asked); // the others first
      break;
    }
    isGoing = open.size > 0;
    if (isGoing) later(slice);
  };

  return (message) => {
    if ('state' in message) {
      const setup = message.setup ?? table?.setup;
      table = setup ? { setup, state: message.state } : null;
    } else if ('giveUp' in message) open.delete(message.giveUp);
    else {
      const { id, about, ask } = message;
      guarded(id, () => {
        const question = named.get(about);
        if (!question || !table) throw new Error(question ? 'there is no table' : `${about} is not in the list`);
        const asked = { question, steps: stepsOf(question, table, ask as never) };
        open.set(id, asked);
        if (!('steps' in question)) step(id, asked);
        else if (!isGoing) later(slice);
        isGoing = open.size > 0;
      });
    }
  };
}

/** A slice comes after the messages that have come by then; a timer would lie idle in between. */
function afterMessages(): (slice: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  let next: (() => void) | null = null;
  port1.onmessage = () => next?.();
  return (slice) => {
    next = slice;
    port2.postMessage(null);
  };
}
