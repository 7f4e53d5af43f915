import {
  type Awaiting,
  awaiting,
  type Command,
  check,
  type Game,
  legalActions,
  type Side,
} from '../../engine/index.ts';
import { candidatesOf } from './candidates.ts';
import { deployments, placedByRule } from './deploying.ts';
import { foresee } from './foresee.ts';
import { errorFor } from './noise.ts';
import { bidOf, choiceAnswers, driftAnswers, equipAnswer, objectiveAnswers, smokeAnswers } from './prompts.ts';
import { sketchOf } from './sketch.ts';
import { SKILLS, type Skill, type Strength } from './strengths.ts';
import { appraised, type Terms, totalOf } from './value.ts';
import { WEIGHTS } from './weights.ts';

/** A player that thinks: given a game, what one side would do in it, and why. It sees what lies on the table, and no die to come. */

/** How it is asked to think. The same game, side and `How` give the same thoughts, on every machine. */
export interface How {
  readonly strength: Strength;
  /** For the errors of the weaker strengths alone; dice have nothing to do with it. */
  readonly seed: number;
  /** Steps of the engine after which no further candidate is looked into. */
  readonly budget: number;
}

/** Something that may be done, and what is expected of it. */
export interface Thought {
  readonly command: Command;
  /** Points of a card: the sum of `terms`. */
  readonly value: number;
  readonly terms: Terms;
  /** By how much this strength is off in it; 0 for one that judges exactly. */
  readonly error: number;
}

export interface Thoughts {
  readonly best: Thought;
  /** All else that was looked into, the best first. */
  readonly others: readonly Thought[];
  /** What the position is worth as it stands. */
  readonly before: Terms;
  /** Was everything looked into that was worth it, or was the budget spent before? */
  readonly complete: boolean;
}

/** Enough for 95 of 100 decisions; a second's worth on a slow machine. */
export const BUDGET = 1200;

/** Answers so near to each other are as good: then nothing is spent. */
const AS_GOOD = 0.03;

/**
 * What `side` would do now; null where it is not asked: dice are not its own to choose. Of a bid (TURN-2) the other side's half
 * is 0, which whoever asks replaces by what that side says.
 */
export function think(game: Game, side: Side, how: How): Thoughts | null {
  const steps = thinkSteps(game, side, how);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same a candidate at a time, for those who may not be kept waiting; yields whatever is better than all before. */
export function* thinkSteps(game: Game, side: Side, how: How): Thinking {
  const question = awaiting(game);
  if (question.kind === 'over' || question.kind === 'roll') return null;
  if (question.by !== side && question.by !== 'both') return null;
  const skill = SKILLS[how.strength];
  const pondering = new Pondering(game, side, how, skill);
  switch (question.kind) {
    case 'act':
      return yield* pondering.of(candidatesOf(game, side, skill));
    case 'choose':
      return yield* pondering.of(choiceAnswers(game, question));
    case 'drift':
      return yield* pondering.of(driftAnswers(game, question));
    case 'deploy':
      return yield* pondering.ofPlaces(question);
    case 'bids':
      return pondering.sure(bid(game, side, question, skill));
    case 'objective':
      return pondering.sure(objectiveAnswers(game, question)[0] ?? null);
    case 'equip':
      return pondering.sure(equipAnswer(game, question));
    case 'smoke':
      return pondering.sure(smokeAnswers(game, question)[0] ?? null);
  }
}

function bid(game: Game, side: Side, question: Extract<Awaiting, { kind: 'bids' }>, skill: Skill): Command {
  const first: Game = { ...game, state: { ...game.state, turn: { ...game.state.turn, side } } };
  const tokens = bidOf(question, side, appraised(first, side, skill).rest);
  return { type: 'bid', a: 0, b: 0, [side]: tokens };
}

type Thinking = Generator<Thoughts | undefined, Thoughts | null>;

class Pondering {
  #before: Terms | undefined;
  readonly #game: Game;
  readonly #side: Side;
  readonly #how: How;
  readonly #skill: Skill;

  constructor(game: Game, side: Side, how: How, skill: Skill) {
    this.#game = game;
    this.#side = side;
    this.#how = how;
    this.#skill = skill;
  }

  get before(): Terms {
    this.#before ??= appraised(this.#game, this.#side, this.#skill);
    return this.#before;
  }

  /** Each command played out; the best of them. */
  *of(commands: readonly Command[]): Thinking {
    const thoughts: Thought[] = [];
    let steps = 0;
    let best: Thought | undefined;
    for (const command of commands) {
      if (steps >= this.#how.budget && thoughts.length > 0) break;
      const foreseen = foresee(this.#game, command, this.#side, this.#skill);
      if (foreseen) {
        steps += foreseen.steps;
        thoughts.push(this.#thought(command, foreseen.terms));
      }
      const sofar = this.#chosen(thoughts, false);
      yield sofar && sofar.best !== best ? { ...sofar, others: [] } : undefined;
      best = sofar?.best;
    }
    return this.#chosen(thoughts, thoughts.length >= commands.length) ?? this.sure(null);
  }

  *ofPlaces(question: Extract<Awaiting, { kind: 'deploy' }>): Thinking {
    const places = this.#skill.deploys === 'by-value' ? deployments(this.#game, question, this.#skill) : [];
    yield;
    const thoughts = places.map(({ command, terms }) => this.#thought(command, terms));
    return this.#chosen(thoughts, true) ?? this.sure(placedByRule(this.#game, question));
  }

  /** An answer that is not weighed against others; where it is not legal, whatever is. */
  sure(answer: Command | null): Thoughts | null {
    const command = answer && check(this.#game, answer) === null ? answer : anything(this.#game);
    if (!command) return null;
    const { before } = this;
    return { best: { command, value: totalOf(before), terms: before, error: 0 }, others: [], before, complete: true };
  }

  #thought(command: Command, foreseen: Terms): Thought {
    const terms = { ...foreseen, tokens: foreseen.tokens - fussOf(command) };
    const { turn } = this.#game.state;
    const { noise } = this.#skill;
    const error = noise === 0 ? 0 : noise * errorFor(`${this.#how.seed} ${turn.number} ${JSON.stringify(command)}`);
    return { command, value: totalOf(terms), terms, error };
  }

  #chosen(thoughts: readonly Thought[], complete: boolean): Thoughts | null {
    const sorted = thoughts.toSorted((p, q) => q.value - p.value); // stable: of equal ones the first
    const [top] = sorted;
    if (!top) return null;
    const isWon = top.terms.material >= WEIGHTS.game - AS_GOOD;
    const open = isWon ? [top] : sorted.filter(({ value }) => value >= top.value - this.#skill.worst);
    const judged = (thought: Thought) => thought.value + thought.error;
    const most = open.reduce((best, each) => (judged(each) > judged(best) ? each : best));
    const thrifty = open.find(
      ({ command, ...each }) => command.type === 'pass' && judged({ command, ...each }) >= judged(most) - AS_GOOD,
    );
    const best = thrifty ?? most;
    return { best, others: sorted.filter((thought) => thought !== best), before: this.before, complete };
  }
}

/** What a command is expected to come to for a side, judged as exactly as can be; without one, where the game stands. null: refused. */
export const expectationOf = (game: Game, command: Command | null, side: Side): Terms | null =>
  foresee(game, command, side, SKILLS.hard)?.terms ?? null;

/** Points that each side has lost so far, wounds with their share. */
export const lossesOf = (game: Game): Readonly<Record<Side, number>> => sketchOf(game).lost;

/** Of two things as good the one with less to do. */
const fussOf = ({ type }: Command): number =>
  type === 'move' || type === 'moveAndFire' ? WEIGHTS.fuss : type === 'handOver' ? 2 * WEIGHTS.fuss : 0;

/** Where nothing it thinks of is legal. */
const anything = (game: Game): Command | null => legalActions(game).flatMap(({ samples }) => samples)[0] ?? null;

export { STRENGTHS, type Strength } from './strengths.ts';
export { type Terms, totalOf } from './value.ts';
