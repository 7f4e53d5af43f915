import { EDITIONS, type EditionId, idsOfLeaf, rulesetOf, rulingsOf } from '../../editions/index.ts';
import { type Command, type Game, RULING_IDS, type RuleId, type Ruleset } from '../../engine/index.ts';
import type { Start } from '../start.ts';
import type { Question, Told } from './answers.ts';
import { ask, QUESTIONS } from './ask.ts';
import { decidingLeaves } from './because.ts';
import { misfit } from './misfit.ts';
import { type LeftOut, leftOut, underRules } from './underRules.ts';

/** What the rules of the game and every edition say of one command where the game stands, and why they do not say the same. */
export interface Comparison {
  readonly command: Command;
  /** Those of the game first. */
  readonly columns: readonly Column[];
}

export interface Column {
  /** The rules of this game, with what its players have settled and switched; or an edition with every ruling at its default. */
  readonly of: 'own' | EditionId;
  /** Why the edition cannot have the position; then it answers nothing. */
  readonly cannot: { readonly what: 'forces' | 'bases' | 'pending'; readonly because: readonly Reason[] } | null;
  /** What in the position means nothing by these rules, and has been left out. */
  readonly without: readonly (Pick<LeftOut, 'what' | 'who'> & { readonly because: Reason })[];
  readonly answers: Told;
  /** The questions it answers otherwise than the rules of the game, each with what decides that; null: not found out yet. */
  readonly differences: Readonly<Partial<Record<Question, readonly Reason[] | null>>>;
}

/** A value of the ruleset (`part.name`) that decides, and the rules and rulings behind it. Several only decide together. */
export interface Reason {
  readonly leaf: string;
  readonly rules: readonly RuleId[];
}

type Settled = Pick<Start, 'edition'>;

/** Changes nothing and rolls nothing. A question that an edition does not raise, where another does, is no difference. */
export function compare(game: Game, start: Settled, command: Command): Comparison {
  const steps = compareSteps(game, start, command);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same a step of the engine at a time: first what all answer, then that again with each reason that is found. */
export function* compareSteps(
  game: Game,
  start: Settled,
  command: Command,
): Generator<Comparison | undefined, Comparison> {
  const own: Column = { of: 'own', cannot: null, without: [], answers: yield* told(game, command), differences: {} };
  let columns: readonly Column[] = [own];
  for (const edition of EDITIONS) {
    columns = [...columns, yield* columnOf(game, start, command, edition, own)];
  }
  yield { command, columns };
  for (const [i, column] of columns.entries()) {
    for (const question of Object.keys(column.differences) as Question[]) {
      const because = yield* reasons(game, start, command, column, question);
      const differences = { ...columns[i]?.differences, [question]: because };
      columns = columns.with(i, { ...column, differences });
      yield { command, columns };
    }
  }
  return { command, columns };
}

function* told(game: Game, command: Command): Generator<undefined, Told> {
  const answers: Partial<Record<Question, unknown>> = {};
  for (const question of QUESTIONS) {
    const answer = yield* ask(game, command, question);
    if (answer !== undefined) answers[question] = answer;
  }
  return answers as Told;
}

function* columnOf(
  game: Game,
  start: Settled,
  command: Command,
  edition: EditionId,
  own: Column,
): Generator<undefined, Column> {
  const ruleset = rulesetOf(edition);
  const editions = [start.edition, edition];
  const fault = yield* misfit(game, ruleset);
  if (fault) {
    const because = fault.leaves.map((leaf) => reason(leaf, editions));
    return { of: edition, cannot: { what: fault.what, because }, without: [], answers: {}, differences: {} };
  }
  const without = leftOut(game, ruleset).map(({ what, who, leaf }) => ({ what, who, because: reason(leaf, editions) }));
  const answers = yield* told(underRules(game, ruleset), command);
  const otherwise = QUESTIONS.filter((question) => isOtherwise(own.answers[question], answers[question]));
  const differences = Object.fromEntries(otherwise.map((question) => [question, null]));
  return { of: edition, cannot: null, without, answers, differences };
}

const isOtherwise = (one: unknown, other: unknown): boolean =>
  one !== undefined && other !== undefined && textOf(one) !== textOf(other);

/** Answers are plain, and made in the same order each time. */
const textOf = (answer: unknown): string => JSON.stringify(answer);

/** The values of the edition that bring its answer to the game. */
function* reasons(
  game: Game,
  start: Settled,
  command: Command,
  { of, answers }: Column,
  question: Question,
): Generator<undefined, readonly Reason[]> {
  const editions = of === 'own' ? [start.edition] : [start.edition, of];
  const ruleset: Ruleset = of === 'own' ? game.setup.ruleset : rulesetOf(of);
  const answer = textOf(answers[question]);
  const leaves = yield* decidingLeaves(game.setup.ruleset, ruleset, function* (rules) {
    return textOf(yield* ask(underRules(game, rules), command, question)) === answer;
  });
  return leaves.map((leaf) => reason(leaf, editions));
}

/** The rules behind a value that decides; of the rulings those that one of the editions needs. */
export function reason(leaf: string, editions: readonly EditionId[]): Reason {
  const rulings: readonly string[] = RULING_IDS;
  const needed: readonly string[] = editions.flatMap(rulingsOf);
  const rules = idsOfLeaf(leaf).filter((id) => !rulings.includes(id) || needed.includes(id));
  return { leaf, rules: rules as readonly RuleId[] };
}
