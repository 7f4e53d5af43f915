import { describe, expect, test } from 'vitest';
import { apply, awaiting, type Command, type Game, legalActions } from '../../../src/engine/index.ts';
import { botCommand } from '../../../src/play/bot.ts';
import { chanceFrom } from '../../../src/play/chance.ts';
import { gameAt } from '../../../src/play/history.ts';
import { decidedIn } from '../../../src/play/odds/decided.ts';
import { endangered, fatesOf } from '../../../src/play/odds/fates.ts';
import type { Odds } from '../../../src/play/odds/odds.ts';
import { oddsOf, oddsSteps } from '../../../src/play/odds/oddsOf.ts';
import { fire, frag, given, grenade, pass } from '../../support/builders/given.ts';
import { newHistory, playedUntil } from '../playing.ts';
import { duel, oddsIn, shoot, sums } from './odds.ts';

test('what is refused is refused here too, and nothing is changed', () => {
  const game = duel(2);
  const before = JSON.stringify(game.state);
  expect(oddsOf(game, fire('s', 's'))).toEqual({ ok: false, violation: { rule: 'FLOW-FRIEND', data: { who: 's' } } });
  expect(oddsOf(game, pass)).toEqual({ ok: false, violation: { rule: 'FLOW-STALE' } });
  oddsIn(game, shoot);
  expect(JSON.stringify(game.state)).toBe(before);
});

test('a limit, and an answer where it is reached', () => {
  expect(oddsOf(duel(4), shoot, 10)).toEqual({ ok: false, tooMany: 10 });
  expect([...oddsSteps(duel(4), shoot, 10)]).toHaveLength(10);
});

test('more endings than the limit are too many as well, however few steps lead to them', () => {
  const at = [
    [9, 11],
    [10.1, 11],
    [11.2, 11],
    [9, 12.2],
    [10.1, 12.2],
  ] as const; // equals: who of them is hit first, and next?
  const card = { weapons: [frag({ short: 4, radius: 4 })] };
  const crowd = given({ a: [{ id: 's', at: [2, 12], card }], b: at.map((place, i) => ({ id: `b${i}`, at: place })) });
  const throws = grenade('s', [8, 12]);
  expect([...oddsSteps(crowd, throws)].length).toBeLessThan(200);
  expect(oddsOf(crowd, throws, 200)).toEqual({ ok: false, tooMany: 200 });
});

describe('in positions that bots have come to', () => {
  const positions = [3, 5, 8, 13, 21, 34].map((seed) =>
    gameAt(playedUntil(newHistory(), seed, (game, n) => n > 30 && awaiting(game).kind === 'act')),
  );
  const chance = chanceFrom(7);

  test.each(positions.map((game, i) => [i, game] as const))(
    'chances make 1, and what happens was among them: %i',
    (_, game) => {
      for (const { action, samples } of legalActions(game)) {
        const command = chance.pick(samples);
        if (!command || action === 'endTurn') continue;
        const odds = oddsIn(game, command);
        for (const sum of sums(odds)) expect(sum).toBeCloseTo(1, 12);
        for (const who of endangered(odds)) {
          for (const { odds: each } of decidedIn(odds)) {
            const { least, most } = fatesOf(each, who);
            expect(least.none + most.wound + most.eliminated).toBeGreaterThan(1 - 1e-12);
          }
        }
        expect(foresaw(odds, game, playedOut(game, command))).toBe(true);
      }
    },
  );

  /** Plays the command to its end with dice and answers of chance. */
  function playedOut(game: Game, command: Command): Game {
    const number = game.state.turn.number;
    let now = game;
    let next: Command | null = command;
    while (next) {
      const result = apply(now, next);
      if (!result.ok) throw new Error(JSON.stringify(result.violation));
      now = result.game;
      const isDone = awaiting(now).kind === 'act' || now.state.outcome !== null || now.state.turn.number > number;
      next = isDone ? null : (drifting(now) ?? botCommand(now, chance));
    }
    return now;
  }

  function drifting(game: Game): Command | null {
    const question = awaiting(game);
    return question.kind === 'drift' ? { type: 'drift', to: question.from } : null;
  }

  function foresaw(odds: Odds, before: Game, now: Game): boolean {
    if (odds.kind !== 'endings') {
      return (odds.kind === 'dice' ? odds.outcomes : odds.branches).some(({ odds: then }) =>
        foresaw(then, before, now),
      );
    }
    const found = Object.fromEntries(
      now.state.characters.flatMap(({ id, out, wounded }) => {
        const was = before.state.characters.find((c) => c.id === id);
        if (out && !was?.out) return [[id, 'eliminated']];
        return wounded && !was?.wounded ? [[id, 'wounded']] : [];
      }),
    );
    return odds.endings.some(({ harmed }) => JSON.stringify(harmed) === JSON.stringify(found));
  }
});
