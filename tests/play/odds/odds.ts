import { expect } from 'vitest';
import type { Command, Game } from '../../../src/engine/index.ts';
import { fatesOf } from '../../../src/play/odds/fates.ts';
import type { Odds } from '../../../src/play/odds/odds.ts';
import { oddsOf } from '../../../src/play/odds/oddsOf.ts';
import { box, fire, type Given, given, rifle } from '../../support/builders/given.ts';

/** The odds of a command that has some; without one of what is due. */
export function oddsIn(game: Game, command: Command | null): Odds {
  const answer = oddsOf(game, command);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.odds;
}

/** Goes down one branch after the other: by the kind of the answer given, or the option chosen. */
export function down(odds: Odds, ...answers: readonly string[]): Odds {
  const [answer, ...rest] = answers;
  if (answer === undefined) return odds;
  if (odds.kind !== 'choice') throw new Error(`nobody decides here: ${odds.kind}`);
  const branch = odds.branches.find(
    ({ answer: a }) => a.type === answer || (a.type === 'choose' && a.option === answer),
  );
  if (!branch) throw new Error(`no branch ${answer}`);
  return down(branch.odds, ...rest);
}

/** "takeCover: aim: dice", "endings": the shape of it, one line a way down. */
export function shape(odds: Odds): string[] {
  switch (odds.kind) {
    case 'endings':
      return ['endings'];
    case 'dice':
      return odds.outcomes.flatMap(({ odds: then }) => shape(then).map((line) => `dice > ${line}`));
    case 'choice':
      return odds.branches.flatMap(({ answer, odds: then }) =>
        shape(then).map(
          (line) => `${odds.about.what} ${answer.type === 'choose' ? answer.option : answer.type} > ${line}`,
        ),
      );
  }
}

/** All sums of chances that have to make 1. */
export function sums(odds: Odds): number[] {
  const sum = (parts: readonly { readonly chance: number }[]) => parts.reduce((total, { chance }) => total + chance, 0);
  switch (odds.kind) {
    case 'endings':
      return [sum(odds.endings)];
    case 'dice':
      return [sum(odds.outcomes), ...odds.outcomes.flatMap(({ odds: then }) => sums(then))];
    case 'choice':
      return odds.branches.flatMap(({ odds: then }) => sums(then));
  }
}

/** FIRE-3 to FIRE-5 once more, as one works it out by hand. */
export const byHand = (dice: number, need: number, wounded = false) => {
  const none = ((need - 1) / 6) ** dice;
  const eliminated = wounded ? 1 - none : 1 - (5 / 6) ** dice - dice * (1 / 6) * (5 / 6) ** (dice - 1);
  return { none, wound: 1 - none - eliminated, eliminated };
};
export const fateOf = (odds: Odds, who = 't') => {
  const { least, most } = fatesOf(odds, who);
  expect(least).toEqual(most);
  return least;
};
export function same(fate: { none: number; wound: number; eliminated: number }, expected: typeof fate): void {
  for (const part of ['none', 'wound', 'eliminated'] as const) expect(fate[part]).toBeCloseTo(expected[part], 12);
}

/** A shooter with so many dice, and one more if he aims, at a target with tokens to take cover. */
export const duel = (dice: number, change: Given & { target?: object; weapon?: object } = {}): Game =>
  given({
    a: [{ id: 's', at: [4, 12], card: { weapons: [rifle({ short: dice, aim: 1, ...change.weapon })] } }],
    b: [
      { id: 't', at: [12, 12], ...change.target },
      { id: 'x', points: 99 },
    ],
    ...change,
  });
export const shoot = fire('s', 't');
export const wall = box('wall', [8, 11], [0.5, 2]);
