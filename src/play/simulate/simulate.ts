import { type Rules, rulesetOf } from '../../editions/index.ts';
import type { Game } from '../../engine/index.ts';
import { chanceDice, chanceFrom } from '../chance.ts';
import { misfit } from '../compare/misfit.ts';
import { underRules } from '../compare/underRules.ts';
import { matchSteps } from '../match.ts';
import { hashOf } from '../opponent/noise.ts';
import { type ProgramName, program } from '../programs.ts';
import { counted, merged, NO_GAMES, type Stats } from './stats.ts';

/** Many games from one position, each by its number: whoever plays it, wherever and after whichever other, it is the same game. */
export interface Simulation {
  /** Where each game begins, once for each set of rules. */
  readonly games: readonly Game[];
  readonly rules: readonly Rules[];
  /** In games of even numbers the first plays side a, in those of odd ones side b. */
  readonly programs: readonly [ProgramName, ProgramName];
  readonly seed: number;
}

/** Where the games begin: a position as it stands, under each set of rules, without what these have no place for. */
export const startsUnder = (game: Game, rules: readonly Rules[]): readonly Game[] =>
  rules.map((each) => underRules(game, rulesetIn(each)));

/** Can the position be one of a game by these rules? */
export function isAtHome(game: Game, rules: Rules): boolean {
  const steps = misfit(game, rulesetIn(rules));
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value === null;
}

const rulesetIn = ({ edition, rulings, rules }: Rules) => rulesetOf(edition, rulings, rules);

/** Games from the number `from` up to `to`, that one not included: the figures for each set of rules. */
export function simulated(simulation: Simulation, from: number, to: number): readonly Stats[] {
  const steps = simulatedSteps(simulation, from, to);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A game that is being played, and how far it has come. */
export interface UnderWay {
  readonly game: number;
  readonly turn: number;
}

/** The same a command at a time: a thinking program takes seconds over a game. Tells each turn that it comes to. */
export function* simulatedSteps(
  simulation: Simulation,
  from: number,
  to: number,
): Generator<UnderWay | undefined, readonly Stats[]> {
  let stats: readonly Stats[] = simulation.games.map(() => NO_GAMES);
  for (let game = from; game < to; game++) {
    for (const [i, start] of simulation.games.entries()) {
      const steps = counted(start, playedOut(simulation, start, game), game, isExchanged(game));
      let told = -1;
      let step = steps.next();
      for (; !step.done; step = steps.next()) {
        const turn = step.value;
        yield turn === told ? undefined : { game, turn };
        told = turn;
      }
      stats = stats.with(i, merged(stats[i] ?? NO_GAMES, step.value));
    }
  }
  return stats;
}

const isExchanged = (game: number): boolean => game % 2 === 1;

/**
 * One game, a step at a time. Dice and the whims of each program come from streams of their own, so that one decision more does
 * not change the dice; a pair of games in which the programs have changed sides, and all sets of rules, have the same streams.
 */
export function playedOut({ programs, seed }: Omit<Simulation, 'games' | 'rules'>, start: Game, game: number) {
  const stream = (name: string): number => hashOf(`${seed} ${Math.floor(game / 2)} ${name}`);
  const first = program(programs[0], stream('first program'));
  const second = program(programs[1], stream('second program'));
  const players = isExchanged(game) ? { a: second, b: first } : { a: first, b: second };
  return matchSteps(start, { players, dice: chanceDice(chanceFrom(stream('dice'))) });
}
