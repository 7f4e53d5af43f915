import { expect, test } from 'vitest';
import { EDITIONS } from '../../../src/editions/index.ts';
import { apply, awaiting, character, type Game } from '../../../src/engine/index.ts';
import { chanceDice, chanceFrom } from '../../../src/play/chance.ts';
import { rollCommand } from '../../../src/play/dice.ts';
import { gameAt } from '../../../src/play/history.ts';
import { fatesOf } from '../../../src/play/odds/fates.ts';
import { oddsOf } from '../../../src/play/odds/oddsOf.ts';
import { wilson } from '../../../src/play/simulate/intervals.ts';
import { newHistory, playedUntil, readyStart } from '../playing.ts';

const ROLLS = 300;

/** A game in which the dice of a shot are due. */
const shotIn = (seed: number): Game =>
  gameAt(
    playedUntil(newHistory(readyStart({ edition: EDITIONS[seed % EDITIONS.length] ?? EDITIONS[0] })), seed, (game) => {
      return awaiting(game).kind === 'roll' && game.state.frames.at(-1)?.kind === 'shot';
    }),
  );

const games = Array.from({ length: 20 }, (_, i) => shotIn(i + 1));

test('in 20 positions shots come to what the exact odds say, within their intervals', () => {
  const outside: string[] = [];
  for (const [i, game] of games.entries()) {
    const frame = game.state.frames.at(-1);
    const question = awaiting(game);
    if (frame?.kind !== 'shot' || question.kind !== 'roll') throw new Error('no shot');
    const odds = oddsOf(game, null);
    if (!odds.ok) throw new Error('no odds');
    const { none, eliminated } = fatesOf(odds.odds, frame.at).least;
    const dice = chanceDice(chanceFrom(i));
    const came = { none: 0, eliminated: 0 };
    for (let n = 0; n < ROLLS; n++) {
      const rolled = rollCommand(dice, question.dice);
      const result = rolled && apply(game, rolled);
      if (!result?.ok) throw new Error('refused');
      const { out, wounded } = character(result.game, frame.at);
      if (out) came.eliminated++;
      else if (wounded === character(game, frame.at).wounded) came.none++;
    }
    for (const [what, exact] of Object.entries({ none, eliminated })) {
      const [from, to] = wilson(came[what as keyof typeof came], ROLLS);
      if (exact < from || exact > to) outside.push(`${i} ${what}: ${exact} not in ${from} to ${to}`);
    }
  }
  // of 40 intervals that hold in 95 of 100 runs two are to be expected
  expect(outside.length, outside.join('\n')).toBeLessThanOrEqual(4);
});
