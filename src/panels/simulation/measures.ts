import { ENDINGS, type Outcome, type Side } from '../../engine/index.ts';
import { wilson } from '../../play/simulate/intervals.ts';
import type { Difference, Figure, Report } from '../../play/simulate/report.ts';

type RulesReport = Report['rules'][number];

/** One thing that is counted, under each set of rules, and what of it differs. */
export interface Measure {
  /** As the report names it: `won.a`, `turns`, … */
  readonly of: string;
  readonly what: 'wins' | 'nobody' | 'firstTurn' | 'turns' | 'lost' | 'fire' | `ends.${Outcome['how']}`;
  readonly side: Side | null;
  readonly isShare: boolean;
  readonly figures: readonly Figure[];
  /** Of a way to end, in which turn. */
  readonly turns?: readonly (Figure | null)[];
  /** As far as the axis goes. */
  readonly most: number;
  readonly difference: Difference | null;
  /** The number of a game that shows it. */
  readonly example: number | null;
}

/** Of so many games none ended so. */
const noneOf = (games: number): Figure => {
  const [from, to] = wilson(0, games);
  return { is: 0, from, to };
};

/** All that is counted, in the order in which it is looked at. */
export function measuresOf({ rules, differences }: Report): readonly Measure[] {
  const measure = (
    of: string,
    what: Measure['what'],
    side: Side | null,
    figureOf: (rules: RulesReport) => Figure,
    example?: string,
  ): Measure => {
    const figures = rules.map(figureOf);
    const isShare = what !== 'turns' && what !== 'lost';
    return {
      of,
      what,
      side,
      isShare,
      figures,
      most: isShare ? 1 : Math.max(1, ...figures.map(({ is, to }) => to ?? is)) * 1.1,
      difference: differences.find((each) => each.of === of) ?? null,
      example: example === undefined ? null : (rules[0]?.examples[example] ?? null),
    };
  };
  return [
    measure('won.a', 'wins', 'a', ({ won }) => won.a, 'won by a'),
    measure('won.b', 'wins', 'b', ({ won }) => won.b, 'won by b'),
    measure('won.nobody', 'nobody', null, ({ won }) => won.nobody, 'won by nobody'),
    measure('firstTurn', 'firstTurn', null, ({ firstTurn }) => firstTurn),
    measure('turns', 'turns', null, ({ turns }) => turns),
    ...ENDINGS.filter((how) => rules.some(({ endings }) => endings[how])).map((how) => ({
      ...measure(`endings.${how}`, `ends.${how}`, null, ({ endings, games }) => endings[how] ?? noneOf(games), how),
      turns: rules.map(({ endings }) => endings[how]?.turn ?? null),
    })),
    measure('lost.a', 'lost', 'a', ({ lost }) => lost.a),
    measure('lost.b', 'lost', 'b', ({ lost }) => lost.b),
    measure('fire.a', 'fire', 'a', ({ fire }) => fire.a),
    measure('fire.b', 'fire', 'b', ({ fire }) => fire.b),
  ];
}
