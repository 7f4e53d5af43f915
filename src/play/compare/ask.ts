import {
  ACTION_TYPES,
  type ActionType,
  awaiting,
  type Command,
  characterAction,
  check,
  type Game,
  type Id,
  sideOf,
} from '../../engine/index.ts';
import { endangered, type Fate, type Fates, fatesOf } from '../odds/fates.ts';
import { oddsSteps } from '../odds/oddsOf.ts';
import { rounded } from '../rounded.ts';
import type { Answers, Chances, MayDo, Question } from './answers.ts';
import { burstIn, pinnedIn, scatterIn, wayIn } from './effects.ts';
import { attackIn } from './shot.ts';

type Ask = {
  readonly [Q in Exclude<Question, 'odds' | ActionType>]: (game: Game, command: Command) => Answers[Q] | undefined;
};

const ASK: Ask = {
  verdict: check,
  sight: (game, command) => attackIn(game, command)?.sight,
  range: (game, command) => attackIn(game, command)?.range,
  need: (game, command) => attackIn(game, command)?.need,
  count: (game, command) => attackIn(game, command)?.count,
  way: wayIn,
  burst: burstIn,
  scatter: scatterIn,
  pinned: pinnedIn,
};

/** In the order in which they are told. */
export const QUESTIONS: readonly Question[] = [...(Object.keys(ASK) as (keyof Ask)[]), 'odds', ...ACTION_TYPES];

/** What the rules of `game` answer to one question about a command, a step of the engine at a time; undefined if it does not arise. */
export function* ask<Q extends Question>(
  game: Game,
  command: Command,
  question: Q,
): Generator<undefined, Answers[Q] | undefined> {
  yield;
  return (yield* answered(game, command, question)) as Answers[Q] | undefined;
}

function* answered(
  game: Game,
  command: Command,
  question: Question,
): Generator<undefined, Answers[Question] | undefined> {
  if (question === 'odds') return yield* chances(game, command);
  return isKindOfAction(question) ? mayDo(game, command, question) : ASK[question](game, command);
}

const isKindOfAction = (question: Question): question is ActionType => ACTION_TYPES.includes(question as ActionType);

/** Of the one who is to act, where his side may act freely. */
function mayDo(game: Game, command: Command, type: ActionType): MayDo | undefined {
  const due = awaiting(game);
  if (due.kind !== 'act' || !('who' in command) || !isKnown(game, command.who)) return undefined;
  if (sideOf(game, command.who) !== due.by) return undefined;
  const { cost, violation } = characterAction(game, type, command.who);
  return { cost, violation };
}

const isKnown = (game: Game, who: Id): boolean => game.setup.roster.some(({ id }) => id === who);

/** Nothing comes of what is refused. */
function* chances(game: Game, command: Command): Generator<undefined, Chances | undefined> {
  const answer = yield* oddsSteps(game, command);
  if ('tooMany' in answer) return { tooMany: answer.tooMany };
  if (!answer.ok) return undefined;
  const { odds } = answer;
  const concerned = new Set(endangered(odds));
  const target = attackIn(game, command)?.at;
  if (target !== undefined) concerned.add(target);
  return game.setup.roster
    .filter(({ id }) => concerned.has(id))
    .map(({ id }) => ({ who: id, ...roundedFates(fatesOf(odds, id)) }));
}

const roundedFates = ({ least, most }: Fates): Fates => ({ least: roundedFate(least), most: roundedFate(most) });

const roundedFate = ({ none, wound, eliminated }: Fate): Fate => ({
  none: rounded(none),
  wound: rounded(wound),
  eliminated: rounded(eliminated),
});
