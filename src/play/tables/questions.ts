import type { Question } from '../../thinking/question.ts';
import { type RandomTable, randomTableSteps, type Wish } from './randomTable.ts';

/** A random table as fair as chance has it, by the rules of the game that it is asked of, whatever stands on its table. */
export const randomTableQuestion: Question<{ readonly wish: Wish; readonly name: string }, RandomTable> = {
  name: 'random table',
  thread: 'long',
  steps: ({ setup }, { wish, name }) => randomTableSteps(wish, setup.ruleset, name),
};

export const tableQuestions = [randomTableQuestion];
