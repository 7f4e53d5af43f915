import { add, type Command, check, type Game, onGrid, type Point, rotate, type Side } from '../../engine/index.ts';
import { type Decision, type Reckoning, Stop, Walk } from '../odds/walk.ts';
import { appraised, type Judgement, NOTHING, TERMS, type Terms, totalOf } from './value.ts';

/** What a command is expected to come to, and the steps of the engine that it took to say so. */
export interface Foreseen {
  readonly terms: Terms;
  readonly steps: number;
}

/** Steps of the engine that one command may take; what is not played out by then is judged as it stands. */
const MOST_STEPS = 260;

/**
 * Plays a command in the engine with all dice there are. Where `side` is asked it gives the answer that is best for it, the
 * other side the one that is worst; what is then on the table is judged. No die of the game is touched. null: refused.
 */
export function foresee(game: Game, command: Command | null, side: Side, judgement: Judgement): Foreseen | null {
  const walk = new Walk(game, command, MOST_STEPS, expectation(side, judgement));
  const steps = walk.all();
  try {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return { terms: value, steps: walk.steps };
    }
  } catch (stop) {
    if (stop instanceof Stop) return null;
    throw stop;
  }
}

const expectation = (side: Side, judgement: Judgement): Reckoning<Terms> => ({
  ending: (game) => appraised(game, side, judgement),
  dice: mean,
  answers: answersTo,
  decision({ by }, game, branches) {
    const [first, ...others] = branches;
    if (!first) return appraised(game, side, judgement);
    const sign = by === side ? 1 : -1;
    return others.reduce((best, { of }) => (sign * (totalOf(of) - totalOf(best)) > 0 ? of : best), first.of);
  },
  beyond: 'ending',
});

/** The mean of what outcomes come to, each with its chance. */
export function mean(outcomes: readonly { readonly chance: number; readonly of: Terms }[]): Terms {
  const sum: Record<keyof Terms, number> = { ...NOTHING };
  for (const { chance, of } of outcomes) for (const term of TERMS) sum[term] += chance * of[term];
  return sum;
}

/** Ways a marker may drift that are looked into while foreseeing. */
const WAYS = 6;

function answersTo(question: Decision, game: Game): readonly Command[] {
  if (question.kind === 'choose') return question.options.map(({ command }) => command);
  return driftsFrom(game, question, WAYS, [1]);
}

/** GREN-6: where a marker may be moved: left alone, and so many ways, so much of the distance each. */
export function driftsFrom(
  game: Game,
  { from, most }: Pick<Extract<Decision, { kind: 'drift' }>, 'from' | 'most'>,
  ways: number,
  shares: readonly number[],
): readonly Command[] {
  const places = Array.from({ length: ways }, (_, i) =>
    shares.map((share): Point => onGrid(rotate(add(from, [share * (most - 0.01), 0]), from, (360 / ways) * i))),
  ).flat();
  const commands = [from, ...places].map((to): Command => ({ type: 'drift', to }));
  return commands.filter((command) => check(game, command) === null);
}
