import { create } from 'zustand';
import type { Asker, Fault, Question } from '../thinking/question.ts';

/** What the page could not find out of that which it shows by itself (ways, reach …), until it can again. */
export const useUnanswered = create<{ readonly faults: readonly Fault[] }>()(() => ({ faults: [] }));

/** An asker whose question is noted if it has failed, to be said in words; `failed`: what else is to be done then. */
export function reporting<Answer>(
  { name }: Question<never, Answer>,
  answer: (answer: Answer) => void,
  failed?: (fault: Fault) => void,
): Asker<Answer> {
  return {
    answer(found) {
      note(name, null);
      answer(found);
    },
    failed(fault) {
      note(name, fault);
      failed?.(fault);
    },
  };
}

function note(question: string, fault: Fault | null): void {
  const { faults } = useUnanswered.getState();
  const others = faults.filter((known) => known.question !== question);
  if (fault) useUnanswered.setState({ faults: [...others, fault] });
  else if (others.length < faults.length) useUnanswered.setState({ faults: others });
}
