import type { Rules } from '../editions/index.ts';
import type { Command, Game } from '../engine/index.ts';
import { isThinking } from '../play/programs.ts';
import {
  moreSimulationQuestion,
  type SimulationBy,
  simulatedGameQuestion,
  simulationQuestion,
} from '../play/questions.ts';
import type { UnderWay } from '../play/simulate/simulate.ts';
import { merged, type Stats } from '../play/simulate/stats.ts';
import { thinking } from '../thinking/thinking.ts';

export interface SimulationAsked extends SimulationBy {
  /** The first is what the others are compared with. */
  readonly rules: readonly Rules[];
  readonly games: number;
}

interface Told {
  /** The figures of the games that have been played, for each set of rules; none is missing when all are. */
  played(stats: readonly Stats[]): void;
  /** Of programs that think: one of the games has come to another turn. */
  underWay?(game: UnderWay): void;
  failed(): void;
}

/** Games that a thread is given at once: few, so that first figures come soon; of programs that think one. */
const BATCH = 4;

/** Plays games from where one stands, shared out over two threads; the sum is the same however they share. Gives a way to stop. */
export function simulate(game: Game, { games, ...asked }: SimulationAsked, told: Told): () => void {
  let stats: readonly Stats[] | null = null;
  let from = 0;
  const open = new Set<() => void>();
  const batch = asked.programs.some(isThinking) ? 1 : BATCH;
  const stop = (): void => {
    from = games;
    for (const giveUp of open) giveUp();
    open.clear();
  };
  const give = (question: typeof simulationQuestion): void => {
    if (from >= games) return;
    const ask = { ...asked, from, to: Math.min(games, from + batch) };
    from = ask.to;
    const giveUp = thinking.ask(question, game, ask, {
      answer: (answer) => {
        open.delete(giveUp);
        stats = stats ? stats.map((sum, i) => merged(sum, answer[i] ?? sum)) : answer;
        told.played(stats);
        give(question);
      },
      part: (part) => told.underWay?.(part),
      failed: () => {
        stop();
        told.failed();
      },
    });
    open.add(giveUp);
  };
  give(simulationQuestion);
  give(moreSimulationQuestion);
  return stop;
}

/** The commands of one of the games, by its number. */
export const simulatedGame = (game: Game, by: SimulationBy, number: number): Promise<readonly Command[]> =>
  new Promise((answer, failed) => {
    thinking.ask(
      simulatedGameQuestion,
      game,
      { ...by, number },
      { answer, failed: ({ message }) => failed(new Error(message)) },
    );
  });
