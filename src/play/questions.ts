import type { EditionId, Rules } from '../editions/index.ts';
import type { Command, Id, Side } from '../engine/index.ts';
import type { Question } from '../thinking/question.ts';
import { type Comparison, compareSteps } from './compare/compare.ts';
import { type OddsAnswer, oddsSteps } from './odds/oddsOf.ts';
import { type How, type Thoughts, thinkSteps } from './opponent/index.ts';
import { type Place, type PlacesAction, placesFor } from './places.ts';
import { isThinking, type ProgramName } from './programs.ts';
import { type Review, reviewSteps } from './review/review.ts';
import { playedOut, simulatedSteps, startsUnder, type UnderWay } from './simulate/simulate.ts';
import type { Stats } from './simulate/stats.ts';

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

/** Where somebody might best go, throw or lay a marker; where a side might answer. */
export const placesQuestion: Question<{ readonly who: Id | null; readonly action: PlacesAction }, readonly Place[]> = {
  name: 'places',
  thread: 'long',
  answer: (game, { who, action }) => placesFor(game, who, action),
};

/** Who plays, and with which streams of dice and whims. */
export interface SimulationBy {
  readonly programs: readonly [ProgramName, ProgramName];
  readonly seed: number;
}

type SimulationAsk = SimulationBy & { readonly rules: readonly Rules[]; readonly from: number; readonly to: number };

/** Told on the way, where programs think: which game is being played, and in which turn it is. */
const simulationOn = (thread: 'many' | 'more'): Question<SimulationAsk, readonly Stats[], UnderWay> => ({
  name: `simulation, ${thread}`,
  thread,
  *steps(game, { from, to, ...ask }) {
    const games = startsUnder(game, ask.rules);
    const steps = simulatedSteps({ ...ask, games }, from, to);
    const isSlow = ask.programs.some(isThinking);
    let step = steps.next();
    for (; !step.done; step = steps.next()) yield isSlow ? step.value : undefined;
    return step.value;
  },
});

/** Games of a simulation by their numbers, from one up to another: the figures for each set of rules. The same on either thread. */
export const simulationQuestion = simulationOn('many');
export const moreSimulationQuestion = simulationOn('more');

/** One game of a simulation by its number, as it is played by the game's own rules: its commands. */
export const simulatedGameQuestion: Question<SimulationBy & { readonly number: number }, readonly Command[]> = {
  name: 'game of a simulation',
  thread: 'many',
  *steps(game, { number, ...by }) {
    const commands: Command[] = [];
    for (const { command } of playedOut(by, game, number)) {
      commands.push(command);
      yield;
    }
    return commands;
  },
};

export const playQuestions = [
  oddsQuestion,
  comparisonQuestion,
  opponentQuestion,
  placesQuestion,
  reviewQuestion,
  simulationQuestion,
  moreSimulationQuestion,
  simulatedGameQuestion,
];
