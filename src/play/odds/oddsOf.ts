import type { Command, Game, Violation } from '../../engine/index.ts';
import { endingOf, harmedIn, mixed, sameOdds, sizeOf } from './mixing.ts';
import type { Odds } from './odds.ts';
import { type Reckoning, Stop, Walk } from './walk.ts';

export type OddsAnswer =
  | { readonly ok: true; readonly odds: Odds }
  | { readonly ok: false; readonly violation: Violation }
  /** More than this many steps of the engine would have to be tried, or there are more endings. */
  | { readonly ok: false; readonly tooMany: number };

/** Steps of the engine, and endings, beyond which the answer is that there are too many: some seconds' worth. */
const MOST = 5000;

/**
 * The chances of what comes of `command`, found by playing it in the engine itself with all dice there are: so they cannot
 * disagree with the rules as they are played, and no die of the game is touched. They reach to the end of what the command
 * begins or answers: of the action, of the shot, of the offer of opportunity fire; an `endTurn` to the first decision of
 * the next turn. Dice of a later turn are no part of it. Without a command they are those of the dice or the decision due.
 */
export function oddsOf(game: Game, command: Command | null, most = MOST): OddsAnswer {
  const steps = oddsSteps(game, command, most);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same a step of the engine at a time, for those who may not be kept waiting. */
export function* oddsSteps(game: Game, command: Command | null, most = MOST): Generator<undefined, OddsAnswer> {
  try {
    return { ok: true, odds: yield* new Walk(game, command, most, oddsFrom(game, most)).all() };
  } catch (stop) {
    if (stop instanceof Stop) return { ok: false, ...stop.why };
    throw stop;
  }
}

/** Chances of what has become of everyone since `start`, with every decision a fork, up to so many endings. */
const oddsFrom = (start: Game, most: number): Reckoning<Odds> => ({
  ending: (game) => endingOf(start, game),
  dice: (outcomes) => mixed(outcomes.map(({ chance, of }) => ({ chance, odds: of }))),
  answers: (question) =>
    question.kind === 'drift'
      ? [{ type: 'drift', to: question.from }]
      : question.options.map((option) => option.command),
  decision(question, game, given) {
    const branches = given.map(({ answer, of }) => ({ answer, odds: of }));
    const harmed = harmedIn(start, game);
    if (question.kind === 'drift') {
      const { by, who, from, most: farthest } = question;
      return { kind: 'choice', by, about: { what: 'drift', who, from, most: farthest }, harmed, branches };
    }
    const [first, ...others] = branches;
    // answers that come to the same are no fork
    if (first && others.every(({ odds }) => sameOdds(odds, first.odds))) return first.odds;
    return { kind: 'choice', by: question.by, about: question.about, harmed, branches };
  },
  beyond: 'stop',
  isTooMuch: (odds) => sizeOf(odds) > most,
});
