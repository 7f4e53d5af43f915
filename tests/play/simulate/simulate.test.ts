import { expect, test } from 'vitest';
import type { Command, Game } from '../../../src/engine/index.ts';
import { gameAt } from '../../../src/play/history.ts';
import type { MatchStep } from '../../../src/play/match.ts';
import { simulationQuestion } from '../../../src/play/questions.ts';
import { reportOf } from '../../../src/play/simulate/report.ts';
import { playedOut, type Simulation, simulated } from '../../../src/play/simulate/simulate.ts';
import { merged, NO_GAMES } from '../../../src/play/simulate/stats.ts';
import { stepsOf } from '../../../src/thinking/question.ts';
import { newHistory } from '../playing.ts';

const rules = { edition: 'tactic-2.2', rulings: {}, rules: {} } as const;
const simulation: Simulation = {
  games: [gameAt(newHistory())],
  rules: [rules],
  programs: ['bot', 'bot-shooting'],
  seed: 7,
};
const whole = simulated(simulation, 0, 8);
const [stats = NO_GAMES] = whole;

const playedTo = (steps: Generator<MatchStep, Command | null>): readonly MatchStep[] => [...steps];

test('games shared out over eight come to the same as by one, whoever plays which and in whatever order they are added up', () => {
  const parts = [5, 2, 7, 0, 3, 6, 1, 4].map((game) => simulated(simulation, game, game + 1));
  const together = parts.reduce((sum, each) => sum.map((of, i) => merged(of, each[i] ?? NO_GAMES)));
  expect(together).toEqual(whole);
  expect(JSON.stringify(reportOf(simulation, together))).toBe(JSON.stringify(reportOf(simulation, whole)));
});

test('every game is counted once, as won, drawn or cut off', () => {
  const { games, cutOff, refused, won, endings } = stats;
  const ended = [won.asNamed, won.exchanged].map(({ a, b, nobody }) => a + b + nobody);
  expect([games, refused]).toEqual([8, 0]);
  expect(ended.reduce((sum, each) => sum + each) + cutOff).toBe(8);
  expect(Object.values(endings).reduce((sum, { count }) => sum + count, 0)).toBe(8 - cutOff);
  expect(Math.max(...ended)).toBeLessThanOrEqual(4);
});

test('the example of a kind is the first game of it', () => {
  const { winner } = outcomeOf(0) ?? {};
  expect(stats.examples[`won by ${winner ?? 'nobody'}`]).toBe(0);
  for (const [kind, game] of Object.entries(stats.examples)) {
    const outcome = outcomeOf(game);
    expect([`won by ${outcome?.winner ?? 'nobody'}`, outcome?.how]).toContain(kind);
  }
});

test('where programs think each turn is told on the way, where they do not nothing is but the figures', () => {
  const [game] = simulation.games;
  const told = (...programs: Simulation['programs']) => {
    const steps = stepsOf(simulationQuestion, game as Game, { programs, seed: 7, rules: [rules], from: 4, to: 5 });
    return [steps.next().value, steps.next().value];
  };
  expect(told('easy', 'easy')).toEqual([{ game: 4, turn: 0 }, undefined]);
  expect(told('bot', 'bot')).toEqual([undefined, undefined]);
});

const gameOf = (number: number) => playedTo(playedOut(simulation, simulation.games[0] as never, number));
const outcomeOf = (number: number) => gameOf(number).at(-1)?.game.state.outcome ?? null;

test('the two games of a pair have the same dice, other pairs have others', () => {
  const dice = (number: number) =>
    gameOf(number).flatMap(({ command }) => (command.type === 'roll' ? command.dice : []));
  expect(dice(1).slice(0, 12)).toEqual(dice(0).slice(0, 12));
  expect(dice(2).slice(0, 12)).not.toEqual(dice(0).slice(0, 12));
});

test('no figure comes without how surely it is known, and a difference that is none is not shown', () => {
  const report = reportOf({ ...simulation, rules: [rules, rules] }, [stats, stats]);
  const [one] = report.rules;
  const [ended] = Object.values(one?.endings ?? {});
  expect(ended?.games).toBeGreaterThan(0);
  for (const figure of [ended, ended?.turn, one?.won.a, one?.turns, one?.firstTurn, one?.lost.b, one?.fire.a]) {
    expect(figure?.from).toBeLessThanOrEqual(figure?.is ?? Number.NaN);
    expect(figure?.to).toBeGreaterThanOrEqual(figure?.is ?? Number.NaN);
  }
  expect(report.differences.length).toBeGreaterThan(0);
  for (const { is, shown, turnsRound } of report.differences)
    expect([is, shown, turnsRound]).toEqual([0, false, false]);
});

test('of all games together as many rolls hurt as were to be expected, within the bounds', () => {
  const [report] = reportOf(simulation, whole).rules;
  for (const { rolls, expected, from, to } of Object.values(report?.fire ?? {})) {
    expect(rolls).toBeGreaterThan(10);
    expect(expected / rolls).toBeGreaterThan(from ?? 1);
    expect(expected / rolls).toBeLessThan(to ?? 0);
  }
});

test('a difference that points the other way when the programs change sides is marked', () => {
  const won = (a: number, b: number) => ({ a, b, nobody: 0 });
  const one = { ...stats, games: 200, won: { asNamed: won(50, 50), exchanged: won(50, 50) } };
  const other = { ...one, won: { asNamed: won(90, 10), exchanged: won(40, 60) } };
  const { differences } = reportOf({ ...simulation, rules: [rules, rules] }, [one, other]);
  expect(differences.find(({ of }) => of === 'won.a')).toMatchObject({ is: 0.15, shown: true, turnsRound: true });
});
