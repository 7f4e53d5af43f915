import { apply, awaiting, type Command, type Game, type RollAbout, SIDES, type Side } from '../../engine/index.ts';
import { rollsOf } from '../odds/rolls.ts';
import { expectationOf, lossesOf, type Terms, thinkSteps, totalOf } from '../opponent/index.ts';

/** A game that has been played, looked back on: what the dice gave and what the players decided, each in points of a card. */

/** What became of one command; values are side a's. */
export interface Step {
  /** Which command of the line, from 0. */
  readonly at: number;
  /** What the position was expected to come to after it, in points, and by that the chance that a wins. */
  readonly value: number;
  readonly chance: number;
}

export interface RollStep {
  readonly at: number;
  readonly about: RollAbout['what'];
  readonly dice: readonly number[];
  /** By how many points side a is better off than it could expect; its sum over many games is 0. */
  readonly luck: number;
  /** The same of its chance of winning. */
  readonly chances: number;
}

export interface DecisionStep {
  readonly at: number;
  readonly by: Side;
  readonly command: Command;
  /** What it would rather have done. */
  readonly rather: Command;
  /** Points, and chances of winning, that this cost. */
  readonly cost: number;
  readonly chances: number;
}

export interface Review {
  readonly steps: readonly Step[];
  /** Points that the dice have given each side, and that its decisions have cost it. */
  readonly luck: Readonly<Record<Side, number>>;
  readonly decisions: Readonly<Record<Side, number>>;
  /**
   * What a has gained or lost beyond luck and decisions: with the turn in which it ended, as a victory is worth more than the
   * judgement before it saw, and in all turns before.
   */
  readonly ending: number;
  readonly unexplained: number;
  /** Points that each side has lost, and that it had to expect to lose by its dice and the other's. */
  readonly losses: Readonly<Record<Side, { readonly real: number; readonly expected: number }>>;
  /**
   * Decisions that cost more than is noise of the judgement, and rolls that changed most, either way. Both lists go by the chance of
   * winning: what falls in a game that has long been decided changes little, many points as it may be.
   */
  readonly dearest: readonly DecisionStep[];
  readonly luckiest: readonly RollStep[];
}

/** V points are worth this chance: so V of 12 wins nine games of ten. Found by what became of positions in many games. */
const SLOPE = 11.5;
const chanceOf = (value: number): number => 1 / (1 + Math.exp(-value / SLOPE));

/** Of how much each list holds. */
const MOST_LISTED = 5;
/** Smaller costs are noise of the judgement: points, and chances of winning. */
const LEAST = { points: 2, chances: 0.05 };
/** Steps of the engine for what else might have been done. */
const BUDGET = 200;
/** More outcomes than are looked into: rolls for the first turn decide too little. */
const MOST_OUTCOMES = 24;

/**
 * Looks at each command of a line from `start`, one after the other, and says how many have been looked at; gives the review when
 * all are done. A command that is refused ends the line before it.
 */
export function* reviewSteps(start: Game, commands: readonly Command[]): Generator<number | undefined, Review> {
  const steps: Step[] = [];
  const rolls: RollStep[] = [];
  const decisions: DecisionStep[] = [];
  const losses = { a: { real: 0, expected: 0 }, b: { real: 0, expected: 0 } };
  const leftOver: { turn: number; by: number }[] = [];
  let game = start;
  let before: number | null = null;
  for (const [at, command] of commands.entries()) {
    const result = apply(game, command);
    if (!result.ok) break;
    if (game.state.turn.number > 0) {
      before ??= valueFor(game);
      let told = 0;
      const value = valueFor(result.game);
      const question = awaiting(game);
      if (question.kind === 'roll' && command.type === 'roll') {
        const about = question.about.what;
        const expected = expectedOf(game, question);
        if (expected) {
          told = value - expected.value;
          rolls.push({ at, about, dice: command.dice, luck: told, chances: chanceOf(value) - expected.chances });
          const [had, has] = [lossesOf(game), lossesOf(result.game)];
          for (const side of SIDES) {
            losses[side].real += has[side] - had[side];
            losses[side].expected += expected.losses[side] - had[side];
          }
        }
      } else if ('by' in question && question.by !== 'both') {
        const decision = yield* decisionOf(game, question.by, command, at);
        if (decision) {
          told = question.by === 'a' ? -decision.cost : decision.cost;
          decisions.push(decision);
        }
      }
      leftOver.push({ turn: game.state.turn.number, by: value - before - told });
      before = value;
      steps.push({ at, value, chance: chanceOf(value) });
    }
    game = result.game;
    yield at + 1;
  }
  const luck = rolls.reduce((sum, roll) => sum + roll.luck, 0);
  const costs = (side: Side) => decisions.reduce((sum, each) => (each.by === side ? sum + each.cost : sum), 0);
  const last = game.state.outcome ? leftOver.at(-1)?.turn : undefined;
  const left = (isLast: boolean) =>
    leftOver.reduce((sum, { turn, by }) => ((turn === last) === isLast ? sum + by : sum), 0);
  return {
    steps,
    luck: { a: luck, b: -luck },
    decisions: { a: costs('a'), b: costs('b') },
    ending: left(true),
    unexplained: left(false),
    losses,
    dearest: decisions
      .filter(({ cost, chances }) => cost > LEAST.points && chances > LEAST.chances)
      .toSorted((p, q) => q.chances - p.chances)
      .slice(0, MOST_LISTED),
    luckiest: rolls.toSorted((p, q) => Math.abs(q.chances) - Math.abs(p.chances)).slice(0, MOST_LISTED),
  };
}

/** What a position is expected to come to, for side a. The way to the enemy is each side's own affair, and left out. */
const valueFor = (game: Game): number => withoutWay(expectationOf(game, null, 'a'));

const withoutWay = (terms: Terms | null): number => (terms ? totalOf({ ...terms, approach: 0 }) : 0);

/** The mean of all that could have been rolled: of what it comes to, of a's chance of winning, and of what each side has lost by it. */
function expectedOf(game: Game, question: Parameters<typeof rollsOf>[0]) {
  const outcomes = [...rollsOf(question, game.setup.ruleset)];
  if (outcomes.length > MOST_OUTCOMES) return null;
  const expected = { value: 0, chances: 0, losses: { a: 0, b: 0 } };
  for (const { dice, chance } of outcomes) {
    const result = apply(game, { type: 'roll', dice, source: 'fixed' });
    if (!result.ok) return null;
    const value = valueFor(result.game);
    expected.value += chance * value;
    expected.chances += chance * chanceOf(value);
    for (const side of SIDES) expected.losses[side] += chance * lossesOf(result.game)[side];
  }
  return expected;
}

/** The luck of side a in a line of commands alone, in points: of what is rolled in its turns. */
export function luckOf(start: Game, commands: readonly Command[]): number {
  let game = start;
  let luck = 0;
  for (const command of commands) {
    const result = apply(game, command);
    if (!result.ok) break;
    const question = awaiting(game);
    if (game.state.turn.number > 0 && question.kind === 'roll' && command.type === 'roll') {
      const expected = expectedOf(game, question);
      if (expected) luck += valueFor(result.game) - expected.value;
    }
    game = result.game;
  }
  return luck;
}

/** What settles a game, or sets it straight, is no move in it. */
const BESIDE_THE_GAME: readonly Command['type'][] = ['concede', 'agree', 'umpire', 'freeRoll'];

function* decisionOf(game: Game, by: Side, command: Command, at: number): Generator<undefined, DecisionStep | null> {
  if (BESIDE_THE_GAME.includes(command.type)) return null;
  const thinking = thinkSteps(game, by, { strength: 'hard', seed: 0, budget: BUDGET });
  let step = thinking.next();
  for (; !step.done; step = thinking.next()) yield;
  const thoughts = step.value;
  if (!thoughts || thoughts.others.length === 0) return null;
  const text = JSON.stringify(command);
  const known = [thoughts.best, ...thoughts.others].find((each) => JSON.stringify(each.command) === text);
  const terms = known?.terms ?? expectationOf(game, command, by);
  if (!terms) return null;
  const value = totalOf(terms);
  const cost = Math.max(0, thoughts.best.value - value);
  const chances = Math.max(0, chanceOf(thoughts.best.value) - chanceOf(value));
  return { at, by, command, rather: thoughts.best.command, cost, chances };
}

/** The same at once. */
export function reviewOf(start: Game, commands: readonly Command[]): Review {
  const steps = reviewSteps(start, commands);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
