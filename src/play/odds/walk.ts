import { apply, type Command, type Game, type Violation } from '../../engine/index.ts';
import { keyOf, type Pending, type Position, positionOf, type Scope, scopeOf } from './position.ts';
import { rollsOf } from './rolls.ts';

/** Why a walk cannot be finished. It is thrown from its depths to its own door and no further. */
export class Stop {
  readonly why: { readonly violation: Violation } | { readonly tooMany: number };

  constructor(why: Stop['why']) {
    this.why = why;
  }
}

/** A question that is an answer of somebody, not of dice. */
export type Decision = Exclude<Pending, { kind: 'roll' }>;

/** What is made of all that may come: chances (oddsOf.ts), or what a player thinks of them (../opponent). */
export interface Reckoning<T> {
  /** Nothing of what the command began is left to happen. */
  ending(game: Game): T;
  /** The chances of all outcomes of a roll make 1. */
  dice(outcomes: readonly { readonly chance: number; readonly of: T }[]): T;
  /** The answers to a question that are to be looked into. */
  answers(question: Decision, game: Game): readonly Command[];
  decision(question: Decision, game: Game, branches: readonly { readonly answer: Command; readonly of: T }[]): T;
  /** With too many steps: is what is left then taken for an ending as it stands, or is there no answer? */
  readonly beyond: 'ending' | 'stop';
  /** Is it too much to go on with? Never if left out. */
  isTooMuch?(of: T): boolean;
}

type Steps<T> = Generator<undefined, T>;

/** Where dice lead, each position with its chance. */
type Spread = Map<Position, number>;

/**
 * Plays one command to its end with all dice there are and all answers, stopping after each step of the engine. What is
 * reached by two ways is walked once, and what comes round again (an exchange of close combat without a hit, a tie) is
 * recognised.
 */
export class Walk<T> {
  readonly #start: Game;
  readonly #command: Command | null;
  readonly #most: number;
  readonly #reckoning: Reckoning<T>;
  readonly #scope: Scope;
  #steps = 0;
  readonly #positions = new Map<string, Position>();
  readonly #known = new Map<Position, T>();
  readonly #spreads = new Map<Position, Spread>();
  /** Rolls that are being looked into: to come back to one of them is to go round. */
  readonly #open = new Set<Position>();

  constructor(game: Game, command: Command | null, most: number, reckoning: Reckoning<T>) {
    this.#start = game;
    this.#command = command;
    this.#most = most;
    this.#reckoning = reckoning;
    this.#scope = scopeOf(game, command);
  }

  /** Steps of the engine so far. */
  get steps(): number {
    return this.#steps;
  }

  *all(): Steps<T> {
    const begun = this.#command ? yield* this.#after(this.#start, this.#command) : positionOf(this.#start, this.#scope);
    return yield* this.#from(begun);
  }

  *#from(position: Position): Steps<T> {
    const known = this.#known.get(position);
    if (known !== undefined) return known;
    const found = yield* this.#look(position);
    if (this.#reckoning.isTooMuch?.(found)) throw new Stop({ tooMany: this.#most });
    this.#known.set(position, found);
    return found;
  }

  *#look(position: Position): Steps<T> {
    const { game, pending } = position;
    if (!pending || this.#isSpent()) return this.#reckoning.ending(game);
    if (pending.kind === 'roll') return yield* this.#ofDice(position);
    const branches: { answer: Command; of: T }[] = [];
    for (const answer of this.#reckoning.answers(pending, game)) {
      branches.push({ answer, of: yield* this.#from(yield* this.#after(game, answer)) });
    }
    return this.#reckoning.decision(pending, game, branches);
  }

  *#ofDice(position: Position): Steps<T> {
    const outcomes: { chance: number; of: T }[] = [];
    for (const [to, chance] of yield* this.#spread(position)) outcomes.push({ chance, of: yield* this.#from(to) });
    return this.#reckoning.dice(outcomes);
  }

  /**
   * Where the dice due in a position lead in the end, over as many rolls as follow one another without a decision. What
   * comes round to the same position with chance q goes round until something else happens: all else counts 1 / (1 - q).
   */
  *#spread(position: Position): Steps<Spread> {
    const known = this.#spreads.get(position);
    if (known) return known;
    const { game, pending } = position;
    const spread: Spread = new Map();
    if (pending?.kind !== 'roll' || this.#open.has(position) || this.#isSpent()) return spread.set(position, 1);
    this.#open.add(position);
    for (const { dice, chance } of rollsOf(pending, game.setup.ruleset)) {
      const next = yield* this.#after(game, { type: 'roll', dice, source: 'fixed' });
      for (const [to, share] of yield* this.#spread(next)) spread.set(to, (spread.get(to) ?? 0) + chance * share);
    }
    this.#open.delete(position);
    const again = spread.get(position) ?? 0;
    spread.delete(position);
    if (again > 0) for (const [to, chance] of spread) spread.set(to, chance / (1 - again));
    // what leads back to a roll that is still looked into holds only as seen from there
    if (![...spread.keys()].some((to) => this.#open.has(to))) this.#spreads.set(position, spread);
    return spread;
  }

  #isSpent(): boolean {
    return this.#reckoning.beyond === 'ending' && this.#steps >= this.#most;
  }

  *#after(game: Game, command: Command): Steps<Position> {
    if (this.#steps >= this.#most && this.#reckoning.beyond === 'stop') throw new Stop({ tooMany: this.#most });
    this.#steps += 1;
    const result = apply(game, command);
    if (!result.ok) throw new Stop({ violation: result.violation });
    yield;
    const key = keyOf(result.game.state);
    const position = this.#positions.get(key) ?? positionOf(result.game, this.#scope);
    this.#positions.set(key, position);
    return position;
  }
}
