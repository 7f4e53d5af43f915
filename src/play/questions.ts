import type { EditionId } from '../editions/index.ts';
import type { Command, Side } from '../engine/index.ts';
import type { Question } from '../thinking/question.ts';
import { type Comparison, compareSteps } from './compare/compare.ts';
import { type OddsAnswer, oddsSteps } from './odds/oddsOf.ts';
import { type How, type Thoughts, thinkSteps } from './opponent/index.ts';
import { type Review, reviewSteps } from './review/review.ts';

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

/** What the opponent would do for a side; told on the way as far as it has come, so that one may stop it there. */
export const opponentQuestion: Question<{ readonly side: Side; readonly how: How }, Thoughts | null, Thoughts> = {
  name: 'opponent',
  thread: 'long',
  steps: (game, { side, how }) => thinkSteps(game, side, how),
};

/** Luck and decisions of a line of commands from the game it began with; told on the way how many have been looked at. */
export const reviewQuestion: Question<{ readonly commands: readonly Command[] }, Review, number> = {
  name: 'review',
  thread: 'long',
  steps: (start, { commands }) => reviewSteps(start, commands),
};

export const playQuestions = [oddsQuestion, comparisonQuestion, opponentQuestion, reviewQuestion];
