import { expect, test } from 'vitest';
import { FORCES, type Force } from '../../../src/content/index.ts';
import { awaiting, type Command, check, type Game, type Point, type Side } from '../../../src/engine/index.ts';
import { chanceDice, chanceFrom } from '../../../src/play/chance.ts';
import { gameAt, type History, lineTo, nodeAt } from '../../../src/play/history.ts';
import { playMatch } from '../../../src/play/match.ts';
import { BUDGET, type How, STRENGTHS, think, thinkSteps } from '../../../src/play/opponent/index.ts';
import { bid, given, play } from '../../support/builders/given.ts';
import { moments } from '../../support/builders/moments.ts';
import { opponent } from '../../support/opponent/matches.ts';
import { readyStart } from '../playing.ts';

const HOW: How = { strength: 'hard', seed: 1, budget: BUDGET };

/** A quick player: the tests of a whole game are not about how well it is played. */
const QUICK = 100;

const [ONE, TWO] = FORCES as readonly [Force, Force];
const few = { a: { cards: ONE.cards.slice(0, 2) }, b: { cards: TWO.cards.slice(0, 2) } };

const match = (seed: number, change: Parameters<typeof readyStart>[0] = {}) =>
  playMatch(
    readyStart({ forces: few, ...change }),
    { a: opponent('normal', seed, undefined, QUICK), b: opponent('easy', seed, undefined, QUICK) },
    chanceDice(chanceFrom(seed)),
  );

const commandsOf = (history: History): readonly (Command | undefined)[] =>
  lineTo(history).map((index) => nodeAt(history, index)?.command);

test('the same game and seed give the same commands, whatever has been thought of before', () => {
  const once = commandsOf(match(5).history);
  think(moments.turn as Game, 'a', HOW);
  expect(commandsOf(match(5).history)).toEqual(once);
}, 60_000);

// the long list plays them all
test.each(['tactic-2.0-beta', 'combat-1.1'] as const)(
  'in %s it answers all that is asked up to the end, and nothing it says is refused',
  (edition) => {
    const { history, refused } = match(7, { edition });
    expect(refused).toBeNull();
    expect(gameAt(history).state.outcome).not.toBeNull();
  },
  60_000,
);

test('it has something to say wherever one is asked, and nothing where dice are due or all is over', () => {
  for (const [moment, game] of Object.entries(moments)) {
    const question = awaiting(game);
    const by: Side = 'by' in question && question.by === 'b' ? 'b' : 'a';
    const thoughts = think(game, by, HOW);
    if (question.kind === 'roll' || question.kind === 'over') expect(thoughts, moment).toBeNull();
    else expect(thoughts && check(game, thoughts.best.command), moment).toBeNull();
  }
});

test('it says nothing for a side that is not asked', () => {
  expect(think(moments.turn as Game, 'b', HOW)).toBeNull();
});

test('of a bid it gives its own half alone', () => {
  const game = given({ edition: 'combat-1.1', frames: [{ kind: 'initiative', bids: null }], tokens: { a: 12, b: 12 } });
  const [a, b] = (['a', 'b'] as const).map((side) => think(game, side, HOW)?.best.command);
  expect(a).toMatchObject({ type: 'bid', b: 0 });
  expect(b).toMatchObject({ type: 'bid', a: 0 });
  expect(check(game, bid((a as { a: number }).a, (b as { b: number }).b))).toBeNull();
});

test('it stops soon after its budget is spent, with the best so far', () => {
  const game = moments.turn as Game;
  const whole = think(game, 'a', { ...HOW, budget: 100_000 });
  const short = think(game, 'a', { ...HOW, budget: 40 });
  expect(whole?.complete).toBe(true);
  expect(short?.complete).toBe(false);
  expect(short?.others.length).toBeLessThan(whole?.others.length ?? 0);
  expect(short && check(game, short.best.command)).toBeNull();
});

test('step by step it tells nothing but what is better than all before', () => {
  const values: number[] = [];
  const steps = thinkSteps(moments.turn as Game, 'a', HOW);
  for (let step = steps.next(); !step.done; step = steps.next()) if (step.value) values.push(step.value.best.value);
  expect(values.length).toBeGreaterThan(0);
  expect(values).toEqual(values.toSorted((p, q) => p - q));
});

test('the terms of a thought make its value', () => {
  const thoughts = think(moments.turn as Game, 'a', HOW);
  for (const { value, terms } of thoughts ? [thoughts.best, ...thoughts.others] : []) {
    expect(Object.values(terms).reduce((sum, term) => sum + term, 0)).toBeCloseTo(value, 5);
  }
});

test('turned by half a turn and with sides exchanged it does the same', () => {
  const turned = ([x, y]: Point): Point => [24 - x, 24 - y];
  const men = { near: [12, 16] as Point, far: [11, 7] as Point, aside: [20, 9] as Point };
  const game = given({
    a: [{ id: 'x', at: men.near }],
    b: [
      { id: 'y', at: men.far },
      { id: 'z', at: men.aside, state: { wounded: true } },
    ],
  });
  const mirrored = given({
    b: [{ id: 'x', at: turned(men.near) }],
    a: [
      { id: 'y', at: turned(men.far) },
      { id: 'z', at: turned(men.aside), state: { wounded: true } },
    ],
    turn: { side: 'b' },
  });
  const [one, other] = [think(game, 'a', HOW), think(mirrored, 'b', HOW)];
  expect(other?.best.command.type).toBe(one?.best.command.type);
  expect(other?.best.value).toBeCloseTo(one?.best.value ?? 0, 1);
});

test.each(STRENGTHS)('%s rolls no dice of its own and leaves the game as it was', (strength) => {
  const game = moments.turn as Game;
  const before = JSON.stringify(game.state);
  const thoughts = think(game, 'a', { ...HOW, strength });
  expect(JSON.stringify(game.state)).toBe(before);
  expect(thoughts && play(game, thoughts.best.command).game).toBeTruthy();
});
