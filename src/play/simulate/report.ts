import type { Rules } from '../../editions/index.ts';
import { ENDINGS, type Outcome, type Side } from '../../engine/index.ts';
import type { ProgramName } from '../programs.ts';
import {
  type Interval,
  likelihoodOfMeans,
  likelihoodOfShares,
  type Moments,
  meanInterval,
  meanOf,
  meansInterval,
  newcombe,
  type Share,
  shown,
  wilson,
} from './intervals.ts';
import type { BySide, Stats, Won } from './stats.ts';

/** What many games say, no figure without how surely it is known. */
export interface Report {
  readonly games: number;
  readonly seed: number;
  readonly programs: readonly [ProgramName, ProgramName];
  /** In the order in which they were given. */
  readonly rules: readonly RulesReport[];
  /** Of each set of rules after the first against the first. */
  readonly differences: readonly Difference[];
}

/** A share of games or rolls, or a mean, and the interval in which it lies with 95 of 100. */
export interface Figure {
  readonly is: number;
  readonly from: number | null;
  readonly to: number | null;
}

interface RulesReport extends Rules {
  readonly games: number;
  readonly cutOff: number;
  readonly refused: number;
  /** Of all games. */
  readonly won: BySide<Figure> & { readonly nobody: Figure };
  /** The same by who played whom. */
  readonly byPrograms: readonly { readonly a: ProgramName; readonly b: ProgramName; readonly won: Won }[];
  /** Of the games that somebody won those won by who had the first turn. */
  readonly firstTurn: Figure;
  readonly turns: Figure;
  /** How games ended: so many, their share of all games, and in which turn. */
  readonly endings: Readonly<Partial<Record<Outcome['how'], Ending>>>;
  readonly lost: BySide<Figure>;
  /** Rolls that hurt, of all rolls to hit; how many were to be expected. */
  readonly fire: BySide<Figure & { readonly rolls: number; readonly hurt: number; readonly expected: number }>;
  /** Each action's share of those a side has taken. */
  readonly actions: BySide<Readonly<Record<string, number>>>;
  readonly examples: Stats['examples'];
}

interface Ending extends Figure {
  readonly games: number;
  readonly turn: Figure;
}

export interface Difference extends Figure {
  /** Which of the figures: `won.a`, `turns`, … */
  readonly of: string;
  /** Against the first set of rules: the index of this one. */
  readonly rules: number;
  /** Is it more than chance? Of all that are shown 5 in 100 are not (Benjamini and Hochberg). */
  readonly shown: boolean;
  /** Does it point the other way when the programs change sides? Then it says more of who plays than of the rules. */
  readonly turnsRound: boolean;
}

export interface Asked {
  readonly rules: readonly Rules[];
  readonly programs: readonly [ProgramName, ProgramName];
  readonly seed: number;
}

/** The report of the figures for each set of rules. */
export function reportOf({ rules, programs, seed }: Asked, stats: readonly Stats[]): Report {
  const [first] = stats;
  return {
    games: first?.games ?? 0,
    seed,
    programs,
    rules: rules.flatMap((each, i) => (stats[i] ? [{ ...each, ...rulesReport(stats[i], programs) }] : [])),
    differences: first ? differencesOf(first, stats.slice(1)) : [],
  };
}

function rulesReport(stats: Stats, [one, two]: Asked['programs']): Omit<RulesReport, keyof Rules> {
  const { games, cutOff, refused, won, endings, turns, lost, fire, actions, examples } = stats;
  const together = wonIn(stats);
  return {
    games,
    cutOff,
    refused,
    won: {
      a: share({ hits: together.a, tries: games }),
      b: share({ hits: together.b, tries: games }),
      nobody: share({ hits: together.nobody, tries: games }),
    },
    byPrograms: [
      { a: one, b: two, won: won.asNamed },
      { a: two, b: one, won: won.exchanged },
    ],
    firstTurn: share(firstTurnOf(stats)),
    turns: mean(turns),
    endings: inOrder(endingsOf(endings, games)),
    lost: { a: mean(lost.a), b: mean(lost.b) },
    fire: { a: fireFigure(fire.a), b: fireFigure(fire.b) },
    actions: { a: sharesOf(actions.a), b: sharesOf(actions.b) },
    examples: inOrder(examples),
  };
}

const endingsOf = (endings: Stats['endings'], games: number): RulesReport['endings'] =>
  Object.fromEntries(
    Object.entries(endings).map(([how, turns]) => [
      how,
      { games: turns.count, ...share({ hits: turns.count, tries: games }), turn: mean(turns) },
    ]),
  );

const wonIn = ({ won: { asNamed, exchanged } }: Stats): Won => ({
  a: asNamed.a + exchanged.a,
  b: asNamed.b + exchanged.b,
  nobody: asNamed.nobody + exchanged.nobody,
});

const firstTurnOf = ({ firstTurn: { won, lost } }: Stats): Share => ({ hits: won, tries: won + lost });

const share = (of: Share): Figure => figure(of.tries === 0 ? 0 : of.hits / of.tries, wilson(of.hits, of.tries));
const mean = (of: Moments): Figure => figure(meanOf(of), meanInterval(of));

const figure = (is: number, interval: Interval | null): Figure => ({
  is: rounded(is),
  from: interval && rounded(interval[0]),
  to: interval && rounded(interval[1]),
});

/** To six places, more than any number of games can tell. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

const fireFigure = ({ rolls, hurt, expected }: Stats['fire'][Side]) => ({
  rolls,
  hurt,
  expected: rounded(expected / 1e6),
  ...share({ hits: hurt, tries: rolls }),
});

function sharesOf(actions: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const all = Object.values(actions).reduce((sum, count) => sum + count, 0);
  return inOrder(Object.fromEntries(Object.entries(actions).map(([type, count]) => [type, rounded(count / all)])));
}

/** However the games were shared out, names come in the same order. */
const inOrder = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).sort(([p], [q]) => (p < q ? -1 : 1))) as T;

/** What is compared, of a set of rules as a whole and of its games with the programs on one pair of sides. */
function differencesOf(first: Stats, others: readonly Stats[]): readonly Difference[] {
  const found = others.flatMap((other, i) => [
    ...(['a', 'b', 'nobody'] as const).map((who) => ({
      ...compareShares(`won.${who}`, won(first, who), won(other, who)),
      rules: i + 1,
      turnsRound: turnsRound(first, other, who),
    })),
    { ...compareShares('firstTurn', firstTurnOf(first), firstTurnOf(other)), rules: i + 1, turnsRound: false },
    { ...compareMeans('turns', first.turns, other.turns), rules: i + 1, turnsRound: false },
    ...ENDINGS.filter((how) => first.endings[how] || other.endings[how]).map((how) => ({
      ...compareShares(`endings.${how}`, endedBy(first, how), endedBy(other, how)),
      ...{ rules: i + 1, turnsRound: false },
    })),
    ...(['a', 'b'] as const).flatMap((side) => [
      { ...compareMeans(`lost.${side}`, first.lost[side], other.lost[side]), rules: i + 1, turnsRound: false },
      { ...compareShares(`fire.${side}`, hurt(first, side), hurt(other, side)), rules: i + 1, turnsRound: false },
    ]),
  ]);
  const areShown = shown(found.map(({ likelihood }) => likelihood));
  return found.map(({ likelihood: _, ...difference }, i) => ({ ...difference, shown: areShown[i] === true }));
}

const won = (stats: Stats, who: keyof Won): Share => ({ hits: wonIn(stats)[who], tries: stats.games });
const endedBy = ({ endings, games }: Stats, how: Outcome['how']): Share => ({
  hits: endings[how]?.count ?? 0,
  tries: games,
});
const hurt = ({ fire }: Stats, side: Side): Share => ({ hits: fire[side].hurt, tries: fire[side].rolls });

const compareShares = (of: string, one: Share, other: Share) => ({
  of,
  ...figure(other.hits / Math.max(1, other.tries) - one.hits / Math.max(1, one.tries), newcombe(one, other)),
  likelihood: one.tries === 0 || other.tries === 0 ? 1 : likelihoodOfShares(one, other),
});

const compareMeans = (of: string, one: Moments, other: Moments) => ({
  of,
  ...figure(meanOf(other) - meanOf(one), meansInterval(one, other)),
  likelihood: likelihoodOfMeans(one, other),
});

function turnsRound(first: Stats, other: Stats, who: keyof Won): boolean {
  const [asNamed, exchanged] = (['asNamed', 'exchanged'] as const).map(
    (seats) => other.won[seats][who] - first.won[seats][who],
  );
  return (asNamed ?? 0) * (exchanged ?? 0) < 0;
}
