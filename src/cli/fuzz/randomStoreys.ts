import { building, door, ladder, stairs, window } from '../../content/building.ts';
import { element, wall } from '../../content/element.ts';
import type { ReadyTable } from '../../content/index.ts';
import {
  EDGES,
  type Edge,
  type Opening,
  PASSAGES,
  type Passage,
  type Point,
  type SceneryElement,
} from '../../engine/index.ts';
import type { Chance } from '../../play/chance.ts';

/** Storeys for a random table: houses one goes up in, and decks of whatever height one goes up to. Lengths in u. */

/** The table with one or two of them; what stands there already may stand in them. */
export function withStoreys(table: ReadyTable, chance: Chance): ReadyTable {
  const { width, height } = table.table;
  const edge = chance.pick(EDGES) ?? 'north';
  const added = Array.from({ length: chance.int(1, 2) }, (_, i) => {
    const size: Point = [chance.int(50, 70) / 10, chance.int(40, 55) / 10];
    const corner = cornerFor(size, [width, height], i === 0 ? edge : OPPOSITE[edge], chance);
    return chance.happens(0.6)
      ? house(`house-${i + 1}`, corner, size, chance)
      : deck(`deck-${i + 1}`, corner, size, chance);
  });
  const between = chance.happens(BETWEEN)
    ? deck('deck-between', betweenThem([width, height], chance), SMALL, chance)
    : [];
  return { ...table, scenery: [...table.scenery, ...added.flat(), ...between] };
}

/** Of all tables, those with a small deck where the sides meet, so that one goes up under the other's eyes. */
const BETWEEN = 0.7;
const SMALL: Point = [3.2, 3.2];

/** Its corner, so that it stands near the middle of the table. */
const betweenThem = ([width, height]: Point, chance: Chance): Point => [
  width / 2 - chance.int(0, 32) / 10,
  height / 2 - chance.int(0, 32) / 10,
];

/** At an edge, where one is deployed, or anywhere on the table. */
function cornerFor([w, d]: Point, [width, height]: Point, edge: Edge, chance: Chance): Point {
  const along = (room: number) => chance.int(0, Math.max(0, Math.floor(room * 10))) / 10;
  const [x, y] = [along(width - w), along(height - d)];
  if (!chance.happens(AT_EDGE)) return [x, y];
  const at: Readonly<Record<Edge, Point>> = {
    north: [x, -BEYOND],
    south: [x, height - d + BEYOND],
    west: [-BEYOND, y],
    east: [width - w + BEYOND, y],
  };
  return at[edge];
}

/** Of all buildings; of two each at an edge of its own, so that either side may begin in one. */
const AT_EDGE = 0.75;
/** So far it then reaches beyond the edge, in u: on a small table bases touch that (R52), and its wall would stand there. */
const BEYOND = 0.6;
const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', west: 'east', east: 'west' };

/** One to three storeys with gaps in their walls; stairs, at times with a landing, or a ladder to each but the lowest. */
function house(part: string, corner: Point, [w, d]: Point, chance: Chance): readonly SceneryElement[] {
  const storeys = chance.int(1, 3);
  return building(
    part,
    corner,
    [w, d],
    Array.from({ length: storeys }, (_, level) => {
      const isTop = level === storeys - 1;
      const roof = isTop && chance.happens(0.4) ? ('tiles' as const) : ('flat' as const);
      const y = level % 2 === 0 ? d - 1.2 : 1.2;
      const openings = {
        north: gaps(w, level, chance),
        east: gaps(d - 0.6, level, chance),
        south: level === 0 ? [door(0.6, 1.4)] : gaps(w, level, chance),
        west: gaps(d - 0.6, level, chance),
      };
      if (roof === 'tiles') return { openings, roof };
      return { openings, roof, up: wayUp([1.4, y], w, chance) };
    }),
  );
}

const gaps = (length: number, level: number, chance: Chance) => {
  if (chance.happens(0.3)) return [];
  const opening: Opening = level === 0 && chance.happens(0.4) ? 'door' : 'window';
  const gap = { door, window }[opening];
  return [gap(chance.int(4, Math.floor((length - 1.6) * 10)) / 10, chance.int(10, 14) / 10)];
};

function wayUp([x, y]: Point, width: number, chance: Chance) {
  if (chance.happens(0.45)) return ladder([x, y], [x + 0.8, y]);
  const long = Math.min(chance.int(20, 32) / 10, width - 2.9);
  return chance.happens(0.5) ? stairs([x, y], [x + long, y]) : stairs([x, y], [x + long, y], [x + long / 2, y]);
}

/** A floor on nothing, with or without a roof under it, to which stairs, a ladder or a slope lead from without; a parapet at times. */
function deck(part: string, [x, y]: Point, [w, d]: Point, chance: Chance): readonly SceneryElement[] {
  const floor: SceneryElement = {
    ...element(`${part}-floor`, 'flat-roof', {
      kind: 'polygon',
      points: [
        [x, y],
        [x + w, y],
        [x + w, y + d],
        [x, y + d],
      ],
    }),
    floor: true,
    roof: chance.happens(0.5),
    ...(chance.happens(0.2) ? { height: 6 } : {}),
  };
  const top = floor.height === 6 ? 2 : 1;
  const passage: Passage = chance.pick(PASSAGES);
  const long = chance.int(10, 30) / 10;
  const middle = y + d / 2;
  const [from, to]: readonly [Point, Point] =
    x > long + 1
      ? [
          [x - long, middle],
          [x, middle],
        ]
      : [
          [x + w + long, middle],
          [x + w, middle],
        ];
  const way: SceneryElement = {
    ...element(`${part}-way`, passage, wall(from, to, passage === 'slope' ? 1.6 : 1)),
    connects: [0, top],
    passage,
    ...(passage !== 'slope' && chance.happens(0.4) ? { holes: [[(from[0] + to[0]) / 2, middle]] } : {}),
  };
  const parapet: SceneryElement = {
    ...element(`${part}-parapet`, 'parapet', wall([x, y + 0.15], [x + w, y + 0.15], 0.3)),
    level: top,
  };
  return [floor, way, ...(chance.happens(0.5) ? [parapet] : [])].map((each) => ({ ...each, part }));
}
