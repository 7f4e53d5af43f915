import type { EditionId } from '../editions/index.ts';
import type { Command } from '../engine/index.ts';
import type { Question } from '../thinking/question.ts';
import { type Comparison, compareSteps } from './compare/compare.ts';
import { type OddsAnswer, oddsSteps } from './odds/oddsOf.ts';

/** The odds of a command, or without one of what is due. */
export const oddsQuestion: Question<{ readonly command: Command | null }, OddsAnswer> = {
  name: 'odds',
  thread: 'long',
  steps: (game, { command }) => oddsSteps(game, command),
};

type ComparisonAsk = { readonly command: Command; readonly edition: EditionId };

/** What all editions say of a command; told on the way as far as it is known. */
export const comparisonQuestion: Question<ComparisonAsk, Comparison, Comparison> = {
  name: 'comparison',
  thread: 'long',
  steps: (game, { command, edition }) => compareSteps(game, { edition }, command),
};

export const playQuestions = [oddsQuestion, comparisonQuestion];
