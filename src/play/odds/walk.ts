import { apply, type Command, type Game, type Violation } from '../../engine/index.ts';
import { endingOf, harmedIn, mixed, sameOdds, sizeOf } from './mixing.ts';
import type { Branch, DiceOutcome, Harmed, Odds } from './odds.ts';
import { keyOf, type Position, positionOf, type Scope, scopeOf } from './position.ts';
import { rollsOf } from './rolls.ts';

/** Why a walk cannot be finished. It is thrown from its depths to its own door, oddsOf.ts, and no further. */
export class Stop {
  readonly why: { readonly violation: Violation } | { readonly tooMany: number };

  constructor(why: Stop['why']) {
    this.why = why;
  }
}

type Steps<T> = Generator<undefined, T>;

/** Where dice lead, each position with its chance. */
type Spread = Map<Position, number>;

/**
 * Plays one command to its end with all dice there are and all answers, stopping after each step of the engine. What is
 * reached by two ways is walked once, and what comes round again (an exchange of close combat without a hit, a tie) is
 * recognised.
 */
export class Walk {
  readonly #start: Game;
  readonly #command: Command | null;
  readonly #most: number;
  readonly #scope: Scope;
  #steps = 0;
  readonly #positions = new Map<string, Position>();
  readonly #odds = new Map<Position, Odds>();
  readonly #spreads = new Map<Position, Spread>();
  /** Rolls that are being looked into: to come back to one of them is to go round. */
  readonly #open = new Set<Position>();

  constructor(game: Game, command: Command | null, most: number) {
    this.#start = game;
    this.#command = command;
    this.#most = most;
    this.#scope = scopeOf(game, command);
  }

  *odds(): Steps<Odds> {
    const begun = this.#command ? yield* this.#after(this.#start, this.#command) : positionOf(this.#start, this.#scope);
    return yield* this.#oddsFrom(begun);
  }

  *#oddsFrom(position: Position): Steps<Odds> {
    const known = this.#odds.get(position);
    if (known) return known;
    const odds = yield* this.#look(position);
    if (sizeOf(odds) > this.#most) throw new Stop({ tooMany: this.#most });
    this.#odds.set(position, odds);
    return odds;
  }

  *#look(position: Position): Steps<Odds> {
    const { game, pending } = position;
    switch (pending?.kind) {
      case undefined:
        return endingOf(this.#start, game);
      case 'roll':
        return yield* this.#oddsOfDice(position);
      case 'drift': {
        const { by, who, from, most } = pending;
        const branches = yield* this.#branches(game, [{ type: 'drift', to: from }]);
        return { kind: 'choice', by, about: { what: 'drift', who, from, most }, harmed: this.#harmed(game), branches };
      }
      case 'choose': {
        const { by, about, options } = pending;
        const branches = yield* this.#branches(
          game,
          options.map(({ command }) => command),
        );
        const [first, ...others] = branches;
        // answers that come to the same are no fork
        if (first && others.every(({ odds }) => sameOdds(odds, first.odds))) return first.odds;
        return { kind: 'choice', by, about, harmed: this.#harmed(game), branches };
      }
    }
  }

  *#branches(game: Game, answers: readonly Command[]): Steps<Branch[]> {
    const branches: Branch[] = [];
    for (const answer of answers)
      branches.push({ answer, odds: yield* this.#oddsFrom(yield* this.#after(game, answer)) });
    return branches;
  }

  *#oddsOfDice(position: Position): Steps<Odds> {
    const outcomes: DiceOutcome[] = [];
    for (const [to, chance] of yield* this.#spread(position)) {
      outcomes.push({ chance, odds: yield* this.#oddsFrom(to) });
    }
    return mixed(outcomes);
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
    if (pending?.kind !== 'roll' || this.#open.has(position)) return spread.set(position, 1);
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

  *#after(game: Game, command: Command): Steps<Position> {
    if (this.#steps === this.#most) throw new Stop({ tooMany: this.#most });
    this.#steps += 1;
    const result = apply(game, command);
    if (!result.ok) throw new Stop({ violation: result.violation });
    yield;
    const key = keyOf(result.game.state);
    const position = this.#positions.get(key) ?? positionOf(result.game, this.#scope);
    this.#positions.set(key, position);
    return position;
  }

  #harmed(game: Game): Harmed {
    return harmedIn(this.#start, game);
  }
}
