import { expect, test } from 'vitest';
import type { Point } from '../../src/engine/geometry/vector.ts';
import { beamsOf } from '../../src/engine/sight/beams.ts';
import { criticalSlopes } from '../../src/engine/sight/criticalSlopes.ts';
import { highestAt, interceptAt, lowestAt, measureIntervals } from '../../src/engine/sight/dual.ts';
import { gather } from '../../src/engine/sight/gather.ts';
import type { Blocker, Segment, Sight, Witness } from '../../src/engine/sight/index.ts';
import { hasLine } from '../../src/engine/sight/judge.ts';
import { newWorkspace, ROLE, type Workspace } from '../../src/engine/sight/workspace.ts';
import { base, box, disk as circle, look, partial, rulesFor, total } from '../support/builders/sightRules.ts';
import { type Drawing, disk, draw, label, line, type Mark, moved, polygon, spot } from '../support/drawings.ts';

const A: Point = [0, 0];
const RADIUS = 0.5;
/** What a question must ask for to be drawn. */
const ALL = { witness: true };

/** Holds the drawing of that name in docs/drawings to what the code says now. */
const holds = (name: string, drawing: Drawing) =>
  expect(draw(drawing)).toMatchFileSnapshot(`../../docs/drawings/${name}.svg`);

const element = ({ outline, cover }: Blocker): Mark => {
  const as = cover === 'total' ? 'ink light' : 'green light';
  return outline.kind === 'disk' ? disk(outline.at, outline.radius, as) : polygon(outline.points, as);
};

const bases = (t: Point): Mark[] => [
  disk(A, RADIUS, 'blue light'),
  label([-RADIUS, 0], 'A', 'end', [-8, 0]),
  disk(t, RADIUS, 'red light'),
  label([t[0] + RADIUS, t[1]], 'T', 'start', [8, 0]),
];

const witnessOf = ({ witness }: Sight): Witness => witness as Witness;

const lineFound = (sight: Sight): Mark[] => {
  const free = witnessOf(sight).free as Segment;
  return [line(free, 'blue thick'), ...free.map((end) => spot(end, 'blue full'))];
};

/** Why a blocker counts or does not, as the answer says it, under the blocker. */
const verdict =
  ({ counted, setAside }: Sight, y: number) =>
  ({ id, outline }: Blocker): Mark => {
    const rule = counted.find((each) => each.id === id)?.rule;
    const why = setAside.find((each) => each.id === id)?.why;
    return label([outline.bounds.at[0], y], rule ? `counts: ${rule}` : `set aside: ${why}`);
  };

const twoWalls = (): { t: Point; blockers: Blocker[] } => ({
  t: [8, 0],
  blockers: [total(box(2.4, -1.4, 2.7, 0.1)), total(box(5.2, -0.1, 5.5, 1.4))],
});

test('a line of sight is found from base to base past two walls', () => {
  const { t, blockers } = twoWalls();
  const sight = look('Q', blockers, { to: t }, {}, ALL);
  expect(sight).toMatchObject({ los: true, cover: 'partial' });
  return holds('sight-line', {
    title: 'A line of sight past two walls',
    description: 'Two walls cross the line between the centres of two bases; a line from edge to edge passes both.',
    from: [-1, -1.6],
    to: [9, 1.6],
    scale: 64,
    marks: [line([A, t], 'grey dashed'), ...blockers.map(element), ...bases(t), ...lineFound(sight)],
    key: [
      ['ink light', 'total cover'],
      ['grey dashed', 'the line between the centres, which decides nothing'],
      ['blue thick', 'the line of sight that was found'],
    ],
  });
});

test('total cover that hides a part of the target makes partial cover', () => {
  const t: Point = [8, 0];
  const blockers = [total(box(5.6, -0.15, 5.9, 1.4))];
  const sight = look('Q', blockers, { to: t }, {}, ALL);
  expect(sight).toMatchObject({ los: true, seen: 'some', cover: 'partial' });
  const { hidden, hiddenPart } = witnessOf(sight);
  return holds('sight-hidden-part', {
    title: 'A part of the target is hidden',
    description: 'A wall leaves a part of the target that no point of the attacker sees; another part is in sight.',
    from: [-1, -1.4],
    to: [9, 1.6],
    scale: 64,
    marks: [
      ...blockers.map(element),
      ...bases(t),
      ...(hiddenPart ?? []).map((part) => polygon(part, 'amber full')),
      ...lineFound(sight),
      spot(hidden as Point, 'ink full'),
    ],
    key: [
      ['ink light', 'total cover'],
      ['blue thick', 'a line of sight'],
      ['amber full', 'the part of T that is hidden from all of A, and a point of it'],
    ],
  });
});

test('partial cover counts where no line of sight passes it', () => {
  const t: Point = [9, 0];
  const blockers = [
    partial(box(3.1, 0.15, 3.4, 1.2)),
    partial(box(5, -1.1, 5.3, 0.9)),
    partial(circle([7.7, -1.1], 0.4)),
  ];
  const sight = look('Q', blockers, { to: t }, {}, ALL);
  expect(sight).toMatchObject({ cover: 'partial', counted: [{ rule: 'LOS-5' }] });
  return holds('sight-partial-cover', {
    title: 'Which partial cover counts',
    description: 'Of three elements of partial cover only the one that every line of sight crosses counts.',
    from: [-1, -1.8],
    to: [10, 1.9],
    scale: 60,
    marks: [
      ...outerTangents(t),
      ...blockers.map(element),
      ...bases(t),
      ...lineFound(sight),
      ...blockers.map(verdict(sight, 1.6)),
    ],
    key: [
      ['green light', 'partial cover'],
      ['grey dashed', 'the corridor: nothing outside it stands between the bases'],
      ['blue thick', 'a line past all total cover; every such line crosses what counts'],
    ],
  });
});

/** The long sides of the corridor of two bases of one size. */
const outerTangents = (t: Point): Mark[] =>
  [-RADIUS, RADIUS].map((y) =>
    line(
      [
        [A[0], y],
        [t[0], y],
      ],
      'grey dashed',
    ),
  );

test('an element within 2u of the attacker does not count', () => {
  const t: Point = [8, 0];
  const rows = [
    { edition: 'Q', text: 'Quick start, a hedge 1.5u from A', hedge: box(2, -1, 2.3, 1) },
    { edition: 'Q', text: 'Quick start, a hedge 2.5u from A', hedge: box(3, -1, 3.3, 1) },
    { edition: 'B', text: '2.0 beta, of a near wood the far part counts', hedge: box(1.5, -1, 5.2, 1) },
  ] as const;
  const answers = rows.map(({ edition, hedge }) => {
    const blocker = partial(hedge);
    return { blocker, sight: look(edition, [blocker], { to: t }, {}, ALL) };
  });
  expect(answers.map(({ sight }) => sight.cover)).toEqual(['open', 'partial', 'partial']);
  const rowMarks = answers.map(({ blocker, sight }, i) =>
    moved(
      [0, i * 2.9],
      element(blocker),
      line(nearRim(), 'grey dashed'),
      ...bases(t),
      label([2.7, -1.4], `${rows[i]?.text}: ${sight.cover === 'open' ? 'in the open' : 'partial cover'}`, 'start'),
    ),
  );
  return holds('sight-near', {
    title: 'The 2u rule',
    description: 'The same hedge counts as cover only where it lies more than 2u from the edge of the attacker.',
    from: [-1, -1.7],
    to: [9, 7.1],
    scale: 60,
    marks: rowMarks,
    key: [
      ['green light', 'partial cover'],
      ['grey dashed', '2u from the edge of A'],
    ],
  });
});

/** The part of the circle 2u from A's edge that is of interest. */
const nearRim = (): Point[] =>
  Array.from({ length: 25 }, (_, i): Point => {
    const y = (i - 12) / 10;
    return [Math.sqrt((RADIUS + 2) ** 2 - y * y), y];
  });

test('covers are counted along the line that crosses the fewest', () => {
  const t: Point = [12, 0];
  const blockers = [partial(box(3.4, -1, 3.8, 1)), partial(box(4.8, -1, 5.1, 1)), partial(box(6.6, -1, 11, 1))];
  const sight = look('B', blockers, { to: t }, {}, ALL);
  const covers = witnessOf(sight).covers ?? [];
  expect(sight.covers).toBe(3);
  expect(covers).toHaveLength(3);
  return holds('sight-counted', {
    title: 'Covers that add up',
    description: 'Of two hedges close to each other one counts; a deep wood counts at its edge and once more after 4u.',
    from: [-1, -1.5],
    to: [13, 1.6],
    scale: 50,
    marks: [
      ...blockers.map(element),
      ...bases(t),
      ...lineFound(sight),
      ...covers.flatMap(({ at }, i) => [spot(at, 'red full'), label(at, `${i + 1}`, 'start', [6, -14])]),
      label([4.95, 1.3], 'too near to 1'),
      label([8.8, 1.3], 'its first 2u count, the next 2u do not'),
    ],
    key: [
      ['green light', 'partial cover'],
      ['blue thick', 'the line that crosses the fewest covers'],
      ['red full', 'where each cover that counts begins'],
    ],
  });
});

const pillarAndWall = (): { t: Point; blockers: Blocker[] } => ({
  t: [8, 0],
  blockers: [total(box(3, -0.1, 3.4, 0.25)), total(box(5.4, -1.2, 5.7, -0.3))],
});

test('a scene and what it is in the dual plane', async () => {
  const { t, blockers } = pillarAndWall();
  await holds('sight-dual-scene', {
    title: 'A pillar and a wall',
    description:
      'Lines of sight pass on one side of a pillar, and between it and a wall that comes in from the other side.',
    from: [-1, -1.3],
    to: [9, 1],
    scale: 64,
    marks: [
      ...blockers.map(element),
      label([3.2, 0.075], '1'),
      label([5.55, -0.6], '2'),
      ...bases(t),
      ...lineFound(look('Q', blockers, { to: t }, {}, ALL)),
    ],
  });
  const work = newWorkspace();
  gather(work, { from: base('s', A), to: base('t', t), blockers, rules: rulesFor('Q') });
  expect(hasLine(work, ROLE.BLOCKS)).toBe(true);
  expect(beamsOf(work)).toHaveLength(2);
  const { steepest } = work.frame;
  const slopes = Array.from({ length: 161 }, (_, i) => steepest * (i / 80 - 1));
  const [from, to]: [Point, Point] = [
    [-steepest * 1.06, -0.6],
    [steepest * 1.06, 0.6],
  ];
  const upright = (m: number): Point[] => [
    [m, bounds(work, m)[0]],
    [m, bounds(work, m)[1]],
  ];
  await holds('sight-dual-plane', {
    title: 'The pillar and the wall in the dual plane',
    description: 'Each wall blocks an area of lines; what is left between the areas are the lines of sight.',
    from,
    to,
    scale: [2400, 240],
    marks: [
      polygon(
        strip(slopes, (m) => bounds(work, m)),
        'blue light',
      ),
      ...blockers.map((_, k) =>
        polygon(
          strip(slopes, (m) => blocked(work, k, m)),
          'ink light',
        ),
      ),
      ...[...criticalSlopes(work)].map((m) => line(upright(m), 'amber dashed')),
      line(
        [
          [from[0], 0],
          [to[0], 0],
        ],
        'grey',
        'arrow',
      ),
      line(
        [
          [0, from[1]],
          [0, to[1]],
        ],
        'grey',
        'arrow',
      ),
      label([to[0], 0], 'm', 'end', [-4, -14]),
      label([0, to[1]], 'b', 'start', [10, -6]),
      ...blockers.map((_, k) => label([steepest * 0.1, middle(blocked(work, k, steepest * 0.1))], `${k + 1}`)),
      spot([work.free.m, work.free.b], 'red full'),
    ],
    key: [
      ['blue light', 'all lines y = m x + b that meet both bases'],
      ['ink light', 'lines that a wall blocks: at each slope m one interval of b'],
      ['amber dashed', 'critical slopes'],
      ['red full', 'the line of sight that was found'],
    ],
  });
});

/** The area between two curves over the slopes, as a polygon. */
const strip = (slopes: readonly number[], at: (m: number) => readonly [low: number, high: number]): Point[] => [
  ...slopes.map((m): Point => [m, at(m)[0]]),
  ...slopes.toReversed().map((m): Point => [m, at(m)[1]]),
];

/** From the lowest to the highest line of a slope that meets both bases. */
function bounds({ curves }: Workspace, m: number): [number, number] {
  const s = Math.sqrt(1 + m * m);
  return [interceptAt(curves, lowestAt(curves, m, s), m, s), interceptAt(curves, highestAt(curves, m, s), m, s)];
}

const middle = ([low, high]: readonly [number, number]): number => (low + high) / 2;

/** What one piece blocks of them. */
function blocked(work: Workspace, k: number, m: number): [number, number] {
  measureIntervals(work, m, Math.sqrt(1 + m * m));
  const [low, high] = bounds(work, m);
  const within = (b: number) => Math.min(high, Math.max(low, b));
  return [within(work.intervals.low[k] as number), within(work.intervals.high[k] as number)];
}
