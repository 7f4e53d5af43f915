import { describe, expect, test } from 'vitest';
import { CATALOGUE, FORCES, type Look, type ReadyTable, TABLES } from '../../src/content/index.ts';
import { rulesetOf } from '../../src/editions/index.ts';
import {
  box,
  distance,
  EDGES,
  type Edge,
  type MoveScene,
  type Point,
  prepareElement,
  prepareScenery,
  type SceneryElement,
  shapeFault,
  standFault,
  type Terrain,
  toOutline,
} from '../../src/engine/index.ts';

const rules = rulesetOf('tactic-2.2');
const RADIUS = rules.baseRadius;

/** What may lie flat: ground that only hinders. */
const FLAT: readonly Terrain[] = ['impassable', 'difficult'];

const looks: Readonly<Record<string, Look>> = CATALOGUE;

const sceneOf = ({ table, scenery }: ReadyTable): MoveScene => ({
  table,
  elements: prepareScenery(scenery, rules.levels),
  friends: [],
  enemies: [],
  bodies: [],
  radius: RADIUS,
});

/** Every point of a grid over a table, or a part of one. */
function grid({ width, height }: { width: number; height: number }, step: number): Point[] {
  const points: Point[] = [];
  for (let y = 0; y <= height; y += step) for (let x = 0; x <= width; x += step) points.push([x, y]);
  return points;
}

test('every look of the catalogue has a sound usual shape, its holes inside it, and colours', () => {
  for (const [name, look] of Object.entries(looks)) {
    expect(name).toMatch(/^[a-z0-9-]{1,40}$/);
    expect(shapeFault(look.shape), name).toBeNull();
    for (const colour of [look.paint.fill, look.paint.edge, look.paint.light]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    const standsUp = look.paint.layer !== 'ground' || look.terrain.some((each) => !FLAT.includes(each));
    expect(look.height > 0, name).toBe(standsUp);
    for (const hole of look.holes ?? []) expect(toOutline(hole, prepareElement(usual(look)).outline), name).toBe(0);
  }
});

const usual = ({ terrain, shape, holes = [] }: Look): SceneryElement => ({ id: 'x', look: 'x', terrain, shape, holes });

describe.each(TABLES)('table $id', (ready) => {
  const { table, scenery } = ready;
  const scene = sceneOf(ready);

  test('is as large as the rules ask for [SETUP-11 Q] [SETUP-11 I] [SETUP-11 F] [SETUP-11 C] [SETUP-11 B]', () => {
    expect([24, 36]).toContain(table.width);
    expect(table.height).toBe(table.width);
    expect(ready.id).toMatch(/^[a-z0-9-]{1,40}$/);
    expect(table.name).toBe(ready.id);
  });

  test('has at least 14 elements that matter, with ids of their own', () => {
    expect(scenery.filter((element) => element.terrain.length > 0).length).toBeGreaterThanOrEqual(14);
    for (const { id } of scenery) expect(id).toMatch(/^[a-z0-9-]{1,40}$/);
    expect(new Set(scenery.map(({ id }) => id)).size).toBe(scenery.length);
  });

  test('gives each character of any two ready forces an element of cover [SETUP-4 I]', () => {
    const covers = scene.elements.filter(({ cover }) => cover !== 'none').length;
    const largest = Math.max(...FORCES.map(({ cards }) => cards.length));
    expect(covers).toBeGreaterThanOrEqual(2 * largest);
  });

  test('every element is of a known look and a sound shape, and lies on the table', () => {
    for (const element of scenery) {
      expect(Object.keys(looks)).toContain(element.look);
      expect(shapeFault(element.shape), element.id).toBeNull();
      const { outline, holes } = prepareElement(element);
      const { min, max } = outline.kind === 'disk' ? boxOf(outline.at, outline.radius) : box(outline.points);
      for (const [x, y] of [min, max, ...holes]) {
        expect(Math.min(x, y), element.id).toBeGreaterThanOrEqual(0);
        expect(x, element.id).toBeLessThanOrEqual(table.width);
        expect(y, element.id).toBeLessThanOrEqual(table.height);
      }
    }
  });

  test('no two pieces that stand up overlap, but where they are of one building', () => {
    const standing = scene.elements.filter(({ element }) => element.terrain.length > 0);
    const overlapping = standing.flatMap((p, i) =>
      standing.slice(i + 1).flatMap((q) => (!isOneBuilding(p, q) && overlap(p, q) ? [`${p.id} and ${q.id}`] : [])),
    );
    expect(overlapping).toEqual([]);
  });

  test.each(EDGES)('five characters find room at the %s edge, side by side [SETUP-7 Q]', (edge) => {
    const placed: Point[] = [];
    for (const at of grid(table, 0.5)) {
      if (depth(ready, edge, at) - RADIUS > rules.setup.zone) continue;
      const friends = placed.map((p, i) => ({ id: `${i}`, at: p, radius: RADIUS }));
      if (standFault({ ...scene, friends }, rules.movement, at) === null) placed.push(at);
    }
    // Far more room than five need: whoever deploys has a choice of where.
    expect(placed.length).toBeGreaterThanOrEqual(40);
  });

  test('every spot where a base may stand can be walked to', () => {
    const step = 0.25;
    const key = ([x, y]: Point) => `${x} ${y}`;
    const impassable = scene.elements.filter((element) => element.impassable);
    const free = new Map(
      grid(table, step)
        .filter((at) => standFault({ ...scene, elements: impassable }, rules.movement, at) === null)
        .map((at) => [key(at), at]),
    );
    const reached = new Set<string>();
    const queue = [...free.values()].slice(0, 1);
    for (let at = queue.pop(); at; at = queue.pop()) {
      if (reached.has(key(at))) continue;
      reached.add(key(at));
      const [x, y] = at;
      const neighbours: Point[] = [
        [x + step, y],
        [x - step, y],
        [x, y + step],
        [x, y - step],
      ];
      queue.push(...neighbours.filter((p) => free.has(key(p))));
    }
    expect([...free.keys()].filter((k) => !reached.has(k))).toEqual([]);
  });

  test.each([
    ['north', 'south'],
    ['west', 'east'],
  ] as const)('few see straight across from the %s to the %s', (from, to) => {
    // Lines between the front edges of two deployment zones, from base centre to base centre.
    const spots = Array.from({ length: table.width - 3 }, (_, i) => 2 + i);
    const at = (edge: Edge, along: number): Point => {
      const fronts: Record<Edge, Point> = {
        north: [along, 5],
        south: [along, table.height - 5],
        west: [5, along],
        east: [table.width - 5, along],
      };
      return fronts[edge];
    };
    const blocking = scene.elements.filter((element) => element.cover === 'total');
    const lines = spots.flatMap((a) => spots.map((b) => [at(from, a), at(to, b)] as const));
    const open = lines.filter(([p, q]) => !blocking.some((element) => meets(p, q, element)));
    expect(open.length / lines.length).toBeLessThan(0.6);
    expect(open.length).toBeGreaterThan(0);
  });
});

test.each(['mill', 'street', 'outpost', 'bridge', 'inn', 'vineyard', 'trenches', 'quarry', 'market'])(
  '%s has its cover 5u or more from the edges [SETUP-4 B]',
  (id) => {
    const ready = TABLES.find((each) => each.id === id) as ReadyTable;
    const near = sceneOf(ready).elements.filter(({ cover, outline }) => {
      const { min, max } = outline.kind === 'disk' ? boxOf(outline.at, outline.radius) : box(outline.points);
      return cover !== 'none' && EDGES.some((edge) => [min, max].some((at) => depth(ready, edge, at) < 5));
    });
    expect(near.map((element) => element.id)).toEqual([]);
  },
);

const boxOf = ([x, y]: Point, r: number): { min: Point; max: Point } => ({ min: [x - r, y - r], max: [x + r, y + r] });

const depth = ({ table }: ReadyTable, edge: Edge, [x, y]: Point): number =>
  ({ north: y, south: table.height - y, west: x, east: table.width - x })[edge];

type Prepared = ReturnType<typeof prepareElement>;

const isOneBuilding = ({ element: p }: Prepared, { element: q }: Prepared): boolean =>
  p.part !== undefined && p.part === q.part;

/** Have the two outlines a point of a fine grid in common? */
function overlap(p: Prepared, q: Prepared): boolean {
  const { at, radius } = p.outline.bounds;
  if (distance(at, q.outline.bounds.at) > radius + q.outline.bounds.radius) return false;
  const points = grid({ width: 2 * radius, height: 2 * radius }, 0.1);
  return points
    .map(([x, y]): Point => [at[0] - radius + x, at[1] - radius + y])
    .some((point) => toOutline(point, p.outline) === 0 && toOutline(point, q.outline) === 0);
}

function meets([x, y]: Point, [u, v]: Point, { outline }: Prepared): boolean {
  for (let i = 0; i <= 100; i++) {
    const at: Point = [x + ((u - x) * i) / 100, y + ((v - y) * i) / 100];
    if (toOutline(at, outline) === 0) return true;
  }
  return false;
}
