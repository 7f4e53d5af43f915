import { expect, test } from 'vitest';
import type { Point } from '../../src/engine/geometry/vector.ts';
import {
  footing,
  inPlan,
  type MoveScene,
  type MoveTrace,
  measurePath,
  pointAt,
} from '../../src/engine/movement/index.ts';
import { configurationSpace, isFreeLeg } from '../../src/routing/configurationSpace.ts';
import { route } from '../../src/routing/index.ts';
import { offsetCurves } from '../../src/routing/offsetCurves.ts';
import { cornersOf, VisibilityGraph } from '../../src/routing/visibilityGraph.ts';
import { base, box, fence, flat, flatReach, Q, scene, traceMove, wall, way } from '../support/builders/moveScenes.ts';
import { type Drawing, disk, draw, type Look, label, line, type Mark, polygon, spot } from '../support/drawings.ts';

const RADIUS = 0.5;

/** Holds the drawing of that name in docs/drawings to what the code says now. */
const holds = (name: string, drawing: Drawing) =>
  expect(draw(drawing)).toMatchFileSnapshot(`../../docs/drawings/${name}.svg`);

const elements = ({ elements: all }: MoveScene): Mark[] =>
  all.map((element) => {
    const { outline } = element;
    const look: Look = footing(element, Q) === 'blocked' ? 'ink light' : 'green light';
    return outline.kind === 'disk' ? disk(outline.at, outline.radius, look) : polygon(outline.points, look);
  });

/** The boundary of an outline's Minkowski sum with a base: the straight offset curves outside, and the circles between them. */
const grown = ({ elements: all }: MoveScene): Mark[] =>
  all.flatMap(({ outline }) =>
    offsetCurves(outline, RADIUS).flatMap((curve, i) => {
      if ('at' in curve) return [disk(curve.at, curve.radius, 'grey dashed')];
      return i % 3 === 1 ? [line([curve.from, curve.to], 'grey dashed')] : [];
    }),
  );

const at = (at: Point, look: Look): Mark => disk(at, RADIUS, look);

test('the base that follows a path is stopped where it would overlap a wall', () => {
  const s = scene([wall([4, 1.5], [4, 4.5], 0.4)]);
  const round = traceMove(s, Q, way(1, 3, 3.2, 5.2, 4.8, 5.2, 7, 3), 9);
  const straight = traceMove(s, Q, way(1, 3, 7, 3), 9);
  expect(round.fault).toBeNull();
  expect(straight.fault?.violation.rule).toBe('MOVE-7');
  const along = measurePath(round.path) ?? expect.unreachable();
  return holds('movement-sweep', {
    title: 'A base on two paths past a wall',
    description:
      'A wall with a dashed line round it, as far off as the base is wide from its middle. A path that keeps outside the line is free; a straight one is stopped where it meets the line.',
    from: [0, 1],
    to: [8, 6.2],
    scale: 70,
    marks: [
      ...Array.from({ length: 25 }, (_, i) => at(pointAt(along, (along.length * i) / 24), 'blue')),
      ...elements(s),
      ...grown(s),
      line(round.path, 'blue thick', 'arrow'),
      line(way(1, 3, 7, 3), 'red dashed'),
      at(straight.end, 'red light'),
      spot(straight.end, 'red full'),
      label(straight.end, straight.fault?.violation.rule ?? '', 'end', [-12, -14]),
    ],
    key: [
      ['blue thick', 'a free path, and the base on it'],
      ['red dashed', 'a path that is stopped'],
      ['grey dashed', 'the wall grown by the base: the middle of the base stays outside'],
    ],
  });
});

test('the shortest route follows edges of the visibility graph', () => {
  const s = scene([
    wall([4, 1], [4, 5], 0.4),
    box(['impassable'], [6.2, 3.2], [2, 1.4], { id: 'pond' }),
    wall([8.8, 0], [8.8, 1.8], 0.4, 'gate'),
  ]);
  const [from, to]: [Point, Point] = [
    [1.5, 2.5],
    [11, 2],
  ];
  const space = configurationSpace(s, Q, from);
  const graph = new VisibilityGraph(space, cornersOf(space), []);
  const nodes = Array.from({ length: graph.size }, (_, i) => i).filter((i) => graph.isFree(i));
  const edges = nodes.flatMap((i) =>
    nodes.filter((j) => j < i && graph.isVisible(i, j) && leads(graph, i, j)).map((j) => [graph.at(i), graph.at(j)]),
  );
  const home = nodes.filter((i) => isFreeLeg(space, graph.at(i), to) && leadsTo(graph, i, to)).map((i) => graph.at(i));
  const found = route(flat(s), Q, from, to, 30);
  if ('refused' in found) return expect.unreachable();
  const [move] = found.route.moves.map(inPlan) as [MoveTrace];
  // All it bends at are nodes of the graph.
  for (const p of move.path.slice(1, -1)) expect(nodes.map((i) => graph.at(i))).toContainEqual(p);
  return holds('movement-visibility-graph', {
    title: 'A visibility graph and the shortest route on it',
    description:
      'Two walls and a pond. Round each of them are the corners that a shortest path may bend at; thin lines join those that see each other. The shortest route from the start to the goal is drawn thick.',
    from: [0.6, -0.4],
    to: [12, 6.2],
    scale: 56,
    marks: [
      ...edges.map((edge) => line(edge as Point[], 'grey')),
      ...home.map((p) => line([p, to], 'grey')),
      ...elements(s),
      ...nodes.slice(1).map((i) => disk(graph.at(i), 0.05, 'ink full')),
      line(move.path, 'blue thick', 'arrow'),
      at(from, 'blue light'),
      at(to, 'blue dashed'),
      label(from, 'start', 'middle', [0, 40]),
      label(to, 'goal', 'middle', [0, 40]),
    ],
    key: [
      ['blue thick', `the shortest route: ${round(move.length)}u`],
      ['grey', 'an edge of the graph: both ends see each other, and a shortest path may bend at them'],
    ],
  });
});

const direction = ([px, py]: Point, [qx, qy]: Point): Point => {
  const l = Math.sqrt((qx - px) ** 2 + (qy - py) ** 2);
  return [(qx - px) / l, (qy - py) / l];
};

const leadsTo = (graph: VisibilityGraph, i: number, to: Point): boolean =>
  graph.comes(i, ...(direction(graph.at(i), to) as [number, number]));
const leads = (graph: VisibilityGraph, i: number, j: number): boolean =>
  leadsTo(graph, i, graph.at(j)) && leadsTo(graph, j, graph.at(i));

const round = (u: number): number => Math.round(u * 100) / 100;

/** Simple polygons that overlap, as one area. */
const area =
  (pieces: readonly (readonly Point[])[]): Mark =>
  ({ x, y }) => {
    const px = (v: number) => Math.round(v * 10) / 10;
    const path = pieces.map((piece) => `M${piece.map((p) => `${px(x(p[0]))} ${px(y(p[1]))}`).join('L')}Z`).join('');
    return `<path class="blue full" style="fill-opacity:.24" d="${path}"/>`;
  };

test('areas within 1, 2 and 3 AT', () => {
  const s = scene([wall([7.5, 3], [7.5, 6.4], 0.3), fence([3.4, 8.6], [8.6, 8.6])], {
    table: { width: 12, height: 12 },
    friends: [base('friend', [4.2, 4.4])],
  });
  const start: Point = [6, 6];
  const areas = flatReach(s, Q, start, 2);
  expect(areas.map(({ tokens }) => tokens)).toEqual([1, 2, 3]);
  return holds('movement-reach', {
    title: 'What can be reached in 1, 2 and 3 AT',
    description:
      'Three nested areas round a character with a Move of 2u. They end at a wall and go on round its end, cost a token more beyond a fence, and pass a friend.',
    from: [0, 0],
    to: [12, 12],
    scale: 44,
    marks: [
      ...[...areas].reverse().map(({ pieces }) => area(pieces)),
      ...elements(s),
      at(start, 'blue light'),
      at([4.2, 4.4], 'green light'),
      label([4.2, 4.4], 'friend'),
      label([7.5, 2.7], 'wall'),
      label([6, 8.6], 'fence'),
      label([6, 4.7], '1 AT'),
      label([6, 2.9], '2 AT'),
      label([6, 0.9], '3 AT'),
    ],
  });
});

test('a crossing and an entry, and what they cost', () => {
  const s = scene([fence([4, 1], [4, 5], 0.3), box(['concealing'], [7, 1.2], [3.4, 3.6], { id: 'wood', height: 4 })]);
  const trace = traceMove(s, Q, way(2, 3, 8.4, 3), 7);
  expect(trace).toMatchObject({ fault: null, tokens: 3 });
  expect(trace.crossings.map(({ kind }) => kind)).toEqual(['crosses', 'enters']);
  const along = measurePath(trace.path) ?? expect.unreachable();
  return holds('movement-crossing', {
    title: 'One move across a fence and into a wood',
    description:
      'A path across a fence and into a wood. Where the base begins to overlap each of them another token falls due: three in all.',
    from: [1, 0.6],
    to: [11, 5.4],
    scale: 60,
    marks: [
      ...elements(s),
      line(trace.path, 'blue thick', 'arrow'),
      at([2, 3], 'blue light'),
      at(trace.end, 'blue light'),
      ...trace.crossings.flatMap(({ kind, charges }) =>
        charges.flatMap(({ at: due, tokens }) => [
          at(pointAt(along, due), 'amber dashed'),
          spot(pointAt(along, due), 'amber full'),
          label(pointAt(along, due), `${kind}: +${tokens} AT`, 'middle', [0, -46]),
        ]),
      ),
      label(trace.end, `${trace.tokens} AT in all`, 'middle', [0, 46]),
    ],
    key: [['amber dashed', 'where the base begins to overlap it: here the token falls due']],
  });
});

test('the first contact ends a move', () => {
  const s = scene([], { friends: [base('friend', [4.4, 3.2])], enemies: [base('e1', [7, 2.3]), base('e2', [9, 4])] });
  const path = way(2, 3, 10.5, 3);
  const [fights, passes] = [traceMove(s, Q, path, 9), traceMove(s, { ...Q, touching: 'passes' }, path, 9)];
  expect(fights.contacts).toEqual(['e1']);
  expect(passes.contacts).toEqual(['e1']);
  return holds('movement-contact', {
    title: 'First contact',
    description: 'A path passes a friend and ends where the base first touches that of an enemy.',
    from: [1, 1],
    to: [11.2, 5],
    scale: 58,
    marks: [
      line(path, 'grey dashed'),
      at([4.4, 3.2], 'green light'),
      label([4.4, 3.2], 'friend'),
      ...s.enemies.flatMap((enemy) => [at(enemy.at, 'red light'), label(enemy.at, enemy.id)]),
      at([2, 3], 'blue light'),
      line(fights.path, 'blue thick', 'arrow'),
      at(fights.end, 'blue light'),
      label(fights.end, `${round(fights.length)}u: contact with ${fights.contacts}`, 'middle', [0, 44]),
    ],
    key: [
      ['blue thick', 'what is moved'],
      ['grey dashed', 'what was drawn'],
    ],
  });
});
