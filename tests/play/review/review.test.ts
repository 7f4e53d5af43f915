import { expect, test } from 'vitest';
import { apply, type Command, type Game } from '../../../src/engine/index.ts';
import { type Review, reviewOf, reviewSteps } from '../../../src/play/review/review.ts';
import { endTurn, fire, given, move, pass, roll } from '../../support/builders/given.ts';

/** Two against two in the open; Bo has one wound already, and is the dearest of them. */
const meeting = (): Game =>
  given({
    a: [
      { id: 'abel', at: [12, 14], points: 8 },
      { id: 'adam', at: [8, 18], points: 8 },
    ],
    b: [
      { id: 'bo', at: [12, 10], points: 20, state: { wounded: true } },
      { id: 'ben', at: [20, 3], points: 8 },
    ],
    tokens: { a: 5, b: 5 },
  });

/** Abel lets Bo be and walks away, and Bo hits with two sixes. */
const PLANTED: readonly Command[] = [
  move('abel', [12, 14], [12, 15]),
  endTurn,
  fire('bo', 'abel'),
  pass,
  roll(6, 6, 1),
];

const played = (start: Game, commands: readonly Command[]): Game =>
  commands.reduce((game, command) => {
    const result = apply(game, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${result.violation.rule}`);
    return result.game;
  }, start);

const review = (): Review => {
  played(meeting(), PLANTED);
  return reviewOf(meeting(), PLANTED);
};

test('a blunder is found first, with what would have been better, and a lucky roll too', () => {
  const { dearest, luckiest } = review();
  expect(dearest[0]).toMatchObject({ by: 'a', rather: { type: 'fire', who: 'abel', at: 'bo' } });
  expect([0, 1]).toContain(dearest[0]?.at);
  expect(luckiest[0]).toMatchObject({ at: 4, about: 'shot', dice: [6, 6, 1] });
  expect(luckiest[0]?.luck).toBeLessThan(-4);
});

test('what one side has of the dice the other lacks, and all adds up with what is left over', () => {
  const { luck, decisions, unexplained, steps, losses } = review();
  expect(luck.a).toBeCloseTo(-luck.b);
  expect(decisions.a).toBeGreaterThan(0);
  expect(losses.a.real).toBe(8);
  expect(losses.a.expected).toBeGreaterThan(0);
  expect(losses.a.expected).toBeLessThan(8);
  expect(Number.isFinite(unexplained)).toBe(true);
  expect(steps).toHaveLength(PLANTED.length);
  for (const { chance } of steps) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
});

test('the best that could be done costs nothing', () => {
  const start = meeting();
  const { dearest, decisions } = reviewOf(start, [fire('abel', 'bo')]);
  expect(dearest).toEqual([]);
  expect(decisions.a).toBeLessThan(2);
});

test('it tells how far it has come, and ends before a command that is refused', () => {
  const steps = reviewSteps(meeting(), [...PLANTED.slice(0, 2), fire('abel', 'bo'), endTurn]);
  const told: number[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) if (step.value !== undefined) told.push(step.value);
  expect(told).toEqual([1, 2]);
  expect(step.value.steps.map(({ at }) => at)).toEqual([0, 1]);
});

test('to give up is not held against a side as a decision', () => {
  const { decisions, dearest } = reviewOf(meeting(), [{ type: 'concede', side: 'a' }]);
  expect([decisions, dearest]).toEqual([{ a: 0, b: 0 }, []]);
});
