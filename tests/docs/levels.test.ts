import { expect, test } from 'vitest';
import { rulesetOf } from '../../src/editions/index.ts';
import {
  type Place,
  type Point,
  type PreparedElement,
  prepareScenery,
  type SceneryElement,
  type Sight,
  sceneWith,
  sightIn,
} from '../../src/engine/index.ts';
import { type Drawing, disk, draw, type Look, label, line, type Mark, polygon } from '../support/drawings.ts';

/** Holds the drawing of that name in docs/drawings to what the code says now. */
const holds = (name: string, drawing: Drawing) =>
  expect(draw(drawing)).toMatchFileSnapshot(`../../docs/drawings/${name}.svg`);

const rules = rulesetOf('tactic-2.0-beta');
const RADIUS = rules.baseRadius;
const place = (id: string, at: Point, level: number): Place => ({ id, at, level, radius: RADIUS });
const box = (x: number, y: number, width: number, depth: number): SceneryElement['shape'] => ({
  kind: 'polygon',
  points: [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ],
});
const wall = (x: number, from: number, to: number, thickness = 0.3): SceneryElement['shape'] => ({
  kind: 'wall',
  from: [x, from],
  to: [x, to],
  thickness,
});
const element = (
  id: string,
  terrain: SceneryElement['terrain'],
  shape: SceneryElement['shape'],
  more: Partial<SceneryElement> = {},
): SceneryElement => ({ id, look: id, terrain, shape, ...more });

/** A floor of level 1 and the house wall under its edge, with a window in the wall above. */
const HOUSE: readonly SceneryElement[] = [
  element('floor', [], box(9, -2, 4.5, 4), { floor: true }),
  element('house wall', ['sheltering'], wall(9.15, -2, 2)),
  element('window', ['protecting'], wall(9.15, -0.8, 0.8), { level: 1, height: 1, opening: 'window' }),
];

function ask(scenery: readonly SceneryElement[], from: Place, to: Place) {
  const elements = prepareScenery(scenery, rules.levels);
  const scene = sceneWith({ ruleset: rules, table: null, elements, characters: [from, to], bodies: [], smoke: [] });
  return { elements, sight: sightIn(scene, from, to, { reasons: true, witness: true }) };
}

/** What the answer says of an element. */
function verdict({ counted, setAside }: Sight, id: string): string {
  const rule = counted.find((each) => each.id === id)?.rule;
  const why = setAside.find((each) => each.id === id)?.why;
  return rule ? `counts: ${rule}` : why ? `set aside: ${why}` : '';
}

const lookOf = ({ top, cover }: PreparedElement): Look =>
  top !== null ? 'amber light' : cover === 'total' ? 'ink light' : 'green light';

function drawn(elements: readonly PreparedElement[], sight: Sight, from: Place, to: Place): Mark[] {
  const free = sight.witness?.free;
  return [
    ...elements.flatMap((e): Mark[] => (e.outline.kind === 'polygon' ? [polygon(e.outline.points, lookOf(e))] : [])),
    disk(from.at, RADIUS, 'blue light'),
    label([from.at[0], from.at[1] - RADIUS], `A, level ${from.level}`, 'middle', [0, -10]),
    disk(to.at, RADIUS, 'red light'),
    label([to.at[0], to.at[1] - RADIUS], `T, level ${to.level}`, 'middle', [0, -10]),
    ...(free ? [line(free, 'blue thick')] : []),
    ...elements.flatMap(({ id, outline: { bounds } }, i): Mark[] => {
      const words = verdict(sight, id);
      return words === '' ? [] : [label([bounds.at[0], 2.3 + (i % 3) * 0.42], `${id}: ${words}`)];
    }),
  ];
}

const KEY: NonNullable<Drawing['key']> = [
  ['amber light', 'a floor of level 1'],
  ['ink light', 'total cover'],
  ['green light', 'partial cover'],
];
const FRAME = { from: [-1, -2.4] as Point, to: [14, 3.6] as Point, scale: 46 };

test('from his own window one looks over the wall under him', () => {
  const [a, t] = [place('A', [9.9, 0], 1), place('T', [2, 0.4], 0)];
  const hedge = element('hedge', ['protecting'], wall(4.5, -1.5, 1.9, 0.5));
  const { elements, sight } = ask([...HOUSE, hedge], a, t);
  expect(sight).toMatchObject({ los: true, covers: 1 });
  expect(verdict(sight, 'house wall')).toBe('set aside: under-floor');
  return holds('levels-down', {
    title: 'Down from a window',
    description:
      'The house wall lies under the floor and is looked over; the window is near; the hedge by the target counts.',
    ...FRAME,
    marks: drawn(elements, sight, a, t),
    key: KEY,
  });
});

test('from the street the window counts, and nothing else', () => {
  const [a, t] = [place('A', [2, 0.4], 0), place('T', [9.9, 0], 1)];
  const hedge = element('hedge', ['protecting'], wall(4.9, -1.5, 1.9, 0.5));
  const { elements, sight } = ask([...HOUSE, hedge], a, t);
  expect(sight).toMatchObject({ los: true, covers: 1 });
  expect(verdict(sight, 'window')).toMatch(/^counts/);
  return holds('levels-up', {
    title: 'Up to a window',
    description: 'Of the hedge and the window only the one nearest to the target counts: the window.',
    ...FRAME,
    marks: drawn(elements, sight, a, t),
    key: KEY,
  });
});

test('a floor hides who is wholly under it from who is over it', () => {
  const [a, t] = [place('A', [11.8, -0.6], 1), place('T', [10.4, 0.8], 0)];
  const { elements, sight } = ask(HOUSE, a, t);
  expect(sight.los).toBe(false);
  expect(sight.counted).toEqual([{ id: 'floor', rule: 'R146' }]);
  return holds('levels-floor', {
    title: 'Through a floor',
    description: 'A stands over the floor, T wholly under it: neither sees the other.',
    ...FRAME,
    from: [7, -2.4],
    to: [14, 2.8],
    marks: drawn(elements, sight, a, t),
    key: KEY,
  });
});

test('a wall between two houses counts only on a level of the pair', () => {
  const high = element('high wall', ['sheltering'], wall(5.5, -1.4, 1.6, 0.4), { height: 6 });
  const low = element('low wall', ['sheltering'], wall(3.6, -1.4, 1.6, 0.4));
  const [a, t] = [place('A', [0.4, 0], 1), place('T', [11, 0], 1)];
  const { elements, sight } = ask([high, low], a, t);
  expect(verdict(sight, 'low wall')).toBe('set aside: other-level');
  expect(sight.los).toBe(false);
  return holds('levels-span', {
    title: 'From level 1 to level 1 past two walls',
    description: 'The wall of one storey is not on level 1; the wall of two storeys is, and blocks.',
    ...FRAME,
    marks: drawn(elements, sight, a, t),
    key: KEY,
  });
});
