import { expect, test } from 'vitest';
import type { Outline } from '../../src/engine/geometry/outline.ts';
import type { Point } from '../../src/engine/geometry/vector.ts';
import type { Blocker, Segment, Sight } from '../../src/engine/sight/index.ts';
import { box, look, total } from '../support/builders/sightRules.ts';
import { type Drawing, disk, draw, type Look, label, line, type Mark, polygon, spot } from '../support/drawings.ts';

const A: Point = [0, 0];
const RADIUS = 0.5;

/** Holds the drawing of that name in docs/drawings to what the code says now. */
const holds = (name: string, drawing: Drawing) =>
  expect(draw(drawing)).toMatchFileSnapshot(`../../docs/drawings/${name}.svg`);

const outlined = (outline: Outline, as: Look): Mark =>
  outline.kind === 'disk' ? disk(outline.at, outline.radius, as) : polygon(outline.points, as);

const blocker = ({ outline, cover }: Blocker): Mark =>
  outlined(outline, cover === 'total' ? 'ink light' : 'green light');

const bases = (t: Point): Mark[] => [
  disk(A, RADIUS, 'blue light'),
  label(A, 'A'),
  disk(t, RADIUS, 'red light'),
  label(t, 'T'),
];

const lineFound = ({ witness }: Sight): Mark[] => {
  const free = witness?.free as Segment;
  return [line(free, 'blue thick'), ...free.map((end) => spot(end, 'blue full'))];
};

test('a line of sight is found from base to base past a wall', () => {
  const t: Point = [8, 0];
  const blockers = [total(box(2.4, -1.4, 2.7, 0.1)), total(box(5.2, -0.1, 5.5, 1.4))];
  const sight = look('Q', blockers, { from: A, to: t }, {}, { witness: true });
  expect(sight).toMatchObject({ los: true, seen: 'some' });
  return holds('sight-line', {
    title: 'A line of sight past two walls',
    description: 'Two walls cross the line between the centres of two bases; a line from edge to edge passes both.',
    from: [-1, -1.6],
    to: [9, 1.6],
    scale: 64,
    marks: [line([A, t], 'grey dashed'), ...blockers.map(blocker), ...bases(t), ...lineFound(sight)],
    key: [
      ['ink light', 'total cover'],
      ['grey dashed', 'the line between the centres, which decides nothing'],
      ['blue thick', 'the line that was found'],
    ],
  });
});
