import { expect, test } from 'vitest';
import { awaiting, type Point } from '../../src/engine/index.ts';
import { type Decided, decidedIn } from '../../src/play/odds/decided.ts';
import { fatesOf } from '../../src/play/odds/fates.ts';
import { rollsOf } from '../../src/play/odds/rolls.ts';
import { duel, oddsIn, shoot } from '../play/odds/odds.ts';
import { given, move, play } from '../support/builders/given.ts';
import { type Drawing, draw, label, line, type Mark, polygon } from '../support/drawings.ts';

const holds = (name: string, drawing: Drawing) =>
  expect(draw(drawing)).toMatchFileSnapshot(`../../docs/drawings/${name}.svg`);

const percent = (chance: number): string => `${Math.round(chance * 1000) / 10} %`;

const bar = ([x, y]: Point, width: number, look: Parameters<typeof polygon>[1]): Mark =>
  polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + 0.5],
      [x, y + 0.5],
    ],
    look,
  );

/** A row: the answers that lead to it, and what then becomes of the target. */
function row({ decisions, odds }: Decided, y: number): Mark[] {
  const { least } = fatesOf(odds, 't');
  const answers = decisions.map(
    ({ by, about, answer }) => `${by}: ${answer.type === 'pass' ? 'no' : 'yes'}, ${about.what}`,
  );
  const [wide, bars] = [8, 9.5];
  return [
    label([0, y + 0.25], answers.join('  ›  ').replaceAll('takeCover', 'Take Cover').replaceAll('aim', 'Aim'), 'start'),
    bar([bars, y], least.none * wide, 'grey light'),
    bar([bars + least.none * wide, y], least.wound * wide, 'amber full'),
    bar([bars + (least.none + least.wound) * wide, y], least.eliminated * wide, 'red full'),
    label(
      [bars + wide + 0.3, y + 0.25],
      [least.none, least.wound, least.eliminated].map(percent).join('  ·  '),
      'start',
    ),
  ];
}

test('a shot: decisions are forks, dice are averaged', () => {
  const cases = decidedIn(oddsIn(duel(3), shoot));
  expect(cases).toHaveLength(5);
  return holds('odds-of-a-shot', {
    title: 'The odds of a shot of three dice',
    description: 'Five ways to answer Take Cover and Aim, each with a bar: unhurt, wounded, eliminated.',
    from: [0, -0.3],
    to: [22.5, 5],
    scale: 34,
    marks: cases.flatMap((each, n) => row(each, n)),
    key: [
      ['grey light', 'nothing'],
      ['amber full', 'a wound'],
      ['red full', 'eliminated'],
    ],
  });
});

test('rolls that come to the same stand for each other', () => {
  const game = play(duel(3, { tokens: { b: 0 }, weapon: { aim: 0 } }), shoot).game;
  const question = awaiting(game);
  if (question.kind !== 'roll') throw new Error(question.kind);
  const rolls = [...rollsOf(question, game.setup.ruleset)];
  expect(rolls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(rolls.length).toBeLessThan(10);
  return holds('rolls', {
    title: 'What three dice can come to',
    description: `Instead of 216 rolls ${rolls.length} are tried; each has the chance of all that come to the same.`,
    from: [0, -0.3],
    to: [16, rolls.length],
    scale: 30,
    marks: rolls.flatMap(({ dice, chance }, n) => [
      label([0, n + 0.25], dice.join('  '), 'start'),
      bar([3, n], chance * 16, 'blue full'),
      label([3.3 + chance * 16, n + 0.25], percent(chance), 'start'),
    ]),
  });
});

const meet = move('s', [5, 12], [8, 12]);

test('an exchange of close combat without a hit comes round again', () => {
  const state = { wounded: true };
  const fight = given({
    a: [
      { id: 's', at: [5, 12], card: { h2h: 1 }, state },
      { id: 'r', points: 99 },
    ],
    b: [
      { id: 't', at: [8, 12], card: { h2h: 1 }, state },
      { id: 'x', points: 99 },
    ],
  });
  const odds = oddsIn(fight, meet);
  if (odds.kind !== 'endings') throw new Error(odds.kind);
  const named = odds.endings.map(({ chance, harmed }) => [Object.keys(harmed).sort().join(' and '), chance] as const);
  expect(named.map(([, chance]) => chance).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  const places: readonly Point[] = [
    [9.5, 0],
    [9.5, 2],
    [9.5, 4],
  ];
  return holds('close-combat', {
    title: 'A close combat of one die each, 5 or more to hit',
    description: 'Nobody hits with chance 4 in 9 and it begins again; so each other end counts nine fifths as much.',
    from: [-0.5, -1],
    to: [16, 5.2],
    scale: 36,
    marks: [
      label([1.5, 2], 'exchange'),
      line(
        [
          [0.4, 2.4],
          [0.4, 3.4],
          [2.6, 3.4],
          [2.6, 2.5],
        ],
        'grey',
        'arrow',
      ),
      label([1.5, 3.8], `nobody hits: q = ${percent(4 / 9)}`),
      ...named.flatMap(([who, chance], n) => {
        const [x, y] = places[n] as Point;
        const once = chance * (1 - 4 / 9);
        return [
          line(
            [
              [2.8, 2],
              [x - 0.4, y],
            ],
            'blue',
            'arrow',
          ),
          label([x, y], `${who} struck down: ${percent(once)} at once`, 'start', [0, -9]),
          label([x, y], `${percent(chance)} in the end = p / (1 − q)`, 'start', [0, 9]),
        ];
      }),
    ],
  });
});
