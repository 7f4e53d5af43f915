import { CATALOGUE, type Look, type ReadyTable, TABLES } from '../../content/index.ts';
import { type Point, prepareElement, type SceneryElement, type Shape, TERRAINS } from '../../engine/index.ts';
import type { Chance } from '../../play/chance.ts';

/** One of the ready tables, or more often one that nobody laid out: small, so that the sides soon meet. */
export const randomTable = (chance: Chance): ReadyTable =>
  chance.happens(0.25) ? chance.pick(TABLES as [ReadyTable, ...ReadyTable[]]) : oddTable(chance);

function oddTable(chance: Chance): ReadyTable {
  const [width, height] = [chance.int(12, 22), chance.int(12, 22)];
  const scenery = Array.from({ length: chance.int(0, 8) }, (_, i) => oddElement(`e${i + 1}`, width, height, chance));
  return { id: 'odd', table: { width, height, name: 'odd', ground: 'grass' }, scenery };
}

/** With as many more elements as it takes for so many of them to give cover; a building counts once (R166). */
export function withCover(table: ReadyTable, elements: number, chance: Chance): ReadyTable {
  const scenery = [...table.scenery];
  const { width, height } = table.table;
  for (let n = 1; coverIn(scenery) < elements; n++) {
    scenery.push(oddElement(`more-${n}`, width, height, chance));
  }
  return { ...table, scenery };
}

const coverIn = (scenery: readonly SceneryElement[]): number =>
  new Set(scenery.filter((each) => prepareElement(each).cover !== 'none').map(({ id, part = id }) => part)).size;

const LOOKS = Object.entries(CATALOGUE) as readonly (readonly [string, Look])[];

/** Anything of the catalogue, anywhere; at times of other terrain, too high to cross, or to be climbed. */
function oddElement(id: string, width: number, height: number, chance: Chance): SceneryElement {
  const [look, { terrain, height: usual, shape, holes = [] }] = chance.pick(LOOKS) as (typeof LOOKS)[number];
  const at: Point = [chance.int(0, width * 10) / 10, chance.int(0, height * 10) / 10];
  const isLow = !terrain.includes('sheltering') && holes.length === 0;
  return {
    id,
    look,
    terrain: chance.happens(0.1) ? [chance.pick(TERRAINS)] : terrain,
    height: chance.happens(0.15) ? 3 : usual,
    shape: movedBy(shape, at),
    ...(shape.kind === 'circle' ? {} : { rotation: chance.int(0, 11) * 15 }),
    ...(holes.length > 0 ? { holes: holes.map((hole) => sum(hole, at)) } : {}),
    ...(isLow && chance.happens(0.2) ? { platform: true } : {}),
  };
}

const sum = (p: Point, q: Point): Point => [p[0] + q[0], p[1] + q[1]];

function movedBy(shape: Shape, by: Point): Shape {
  switch (shape.kind) {
    case 'polygon':
      return { ...shape, points: shape.points.map((point) => sum(point, by)) };
    case 'circle':
      return { ...shape, at: sum(shape.at, by) };
    case 'wall':
      return { ...shape, from: sum(shape.from, by), to: sum(shape.to, by) };
  }
}
